"""Every rule of chapters 0 to 13 has a test that bears its number, and so have the examples."""

import re
from pathlib import Path

from companion import resources

HERE = Path(__file__).parent
RULES = resources.path("companion", "goa", "rules", "rules.md")
EXAMPLES = 15


def numbers_in_rules() -> set[str]:
    """Every rule that is stated; what follows the worked examples is about the texts."""
    stated = re.findall(r"(?:^- |(?<=\. ))(\d+)\.(\d+) ", RULES.read_text("utf-8"), re.MULTILINE)
    return {
        f"{chapter}.{rule}"
        for chapter, rule in stated
        if int(chapter) <= EXAMPLES and int(chapter) != 14
    }


def named_after() -> set[str]:
    tests = (file.read_text("utf-8") for file in HERE.glob("test_*.py"))
    names = re.findall(r"^def test_(\d+)_(\d+)_", "\n".join(tests), re.MULTILINE)
    return {f"{chapter}.{rule}" for chapter, rule in names}


def test_every_rule_number_has_a_test_named_after_it() -> None:
    numbers = numbers_in_rules()
    assert {"0.1", "3.7", "8.6", "9.9", "9.24", "12.10", "13.9", "15.7"} <= numbers
    assert numbers - named_after() == set()


def test_no_test_is_named_after_a_rule_that_there_is_not() -> None:
    assert named_after() - numbers_in_rules() == set()


def test_every_rule_that_a_refusal_or_a_ledger_line_names_is_one() -> None:
    sources = [file.read_text("utf-8") for file in RULES.parent.rglob("*.py")]
    named = set(re.findall(r'"(\d+\.\d+)"', "\n".join(sources)))
    assert len(named) > 50
    assert named - numbers_in_rules() == set()
