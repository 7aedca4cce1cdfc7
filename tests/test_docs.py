"""What the documents name is there."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
DOCUMENTS = sorted(
    [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("companion/**/*.md")],
)
TOP = ("companion", "kv", "assets", "tests", "docs", "requirements", ".ci")
"""What a path of the project begins with; others are somebody's own."""


def paths(text: str) -> Iterator[str]:
    """What stands in code or behind a link and looks like a path of the project; one with a
    placeholder is nobody's."""
    for quoted in re.findall(r"`([^`\n]+)`|\]\(([^)\s]+)\)", text):
        for word in "".join(quoted).split():
            path = word.strip(",;:()").partition("#")[0]
            if path.partition("/")[0] in TOP and "/" in path and not re.search(r"[<>{}…*]", path):
                yield path


def missing(text: str) -> list[str]:
    return [path for path in paths(text) if not (ROOT / path).exists()]


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda each: str(each.relative_to(ROOT)))
def test_every_path_a_document_names_is_there(document: Path) -> None:
    assert not missing(document.read_text("utf-8"))


def test_the_documents_name_paths() -> None:
    assert sum(1 for each in DOCUMENTS for _ in paths(each.read_text("utf-8"))) > 30


@pytest.mark.parametrize(
    "text",
    [
        "see `companion/nowhere.py`",
        "run `python -m tests.touch tests/records/none.json --size 411x891`",
        "![home](assets/pictures/none.png)",
        "[how](docs/none.md#first)",
    ],
)
def test_no_lost_path_is_overlooked(text: str) -> None:
    assert missing(text)


def test_a_placeholder_is_none() -> None:
    text = "`companion/<game>/rules/`, `assets/words/<language>/…`, `../shared/bench` and `a/b`"
    assert not [*paths(text)]
