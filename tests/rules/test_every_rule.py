"""Every rule of a game has a test that bears its number, and nothing else is called a rule."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from companion import resources

TESTS = Path(__file__).parents[1]


def anywhere(rules: str) -> set[str]:
    """Every number that is stated or referred to."""
    return set(re.findall(r"(?<![\d.])\d+\.\d+(?![\d.]*\d)", rules))


def stated(rules: str) -> set[str]:
    """Every rule that is stated; what follows the worked examples is about the texts."""
    found = re.findall(r"(?:^- |(?<=\. ))(\d+)\.(\d+) ", rules, re.MULTILINE)
    return {f"{chapter}.{rule}" for chapter, rule in found if int(chapter) in (*range(14), 15)}


class Ruled(NamedTuple):
    id: str
    found: Callable[[str], set[str]]
    some: set[str]

    @property
    def numbers(self) -> set[str]:
        return self.found((self.folder / "rules.md").read_text("utf-8"))

    @property
    def folder(self) -> Path:
        return resources.path("companion", self.id, "rules")

    @property
    def tested(self) -> set[str]:
        """The numbers tests are named after."""
        files = (TESTS / self.id / "rules").glob("test_*.py")
        tests = "\n".join(file.read_text("utf-8") for file in files)
        names = re.findall(r"^def test_(\d+)_(\d+)_", tests, re.MULTILINE)
        return {f"{chapter}.{rule}" for chapter, rule in names}


GAMES = (
    Ruled("vasco", anywhere, {"0.1", "3.6", "8.8", "10.2"}),
    Ruled("goa", stated, {"0.1", "3.7", "8.6", "9.9", "9.24", "12.10", "13.9", "15.7"}),
)
any_game = pytest.mark.parametrize("ruled", GAMES, ids=[each.id for each in GAMES])


@any_game
def test_every_rule_number_has_a_test_named_after_it(ruled: Ruled) -> None:
    assert ruled.some <= ruled.numbers
    assert ruled.numbers - ruled.tested == set()


@any_game
def test_no_test_is_named_after_a_rule_that_there_is_not(ruled: Ruled) -> None:
    assert ruled.tested - ruled.numbers == set()


@any_game
def test_every_rule_that_a_refusal_or_a_ledger_line_names_is_one(ruled: Ruled) -> None:
    sources = [file.read_text("utf-8") for file in ruled.folder.rglob("*.py")]
    named = set(re.findall(r'"(\d+\.\d+)"', "\n".join(sources)))
    assert len(named) > 20
    assert named - ruled.numbers == set()
