"""Things are called what each language's rulebook calls them, as the sheet in docs has it, and
what the sheet bans is said nowhere."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    BaseNode,
    Message,
    MessageReference,
    Term,
    TermReference,
    TextElement,
)
from fluent.syntax.visitor import Visitor

from companion import resources

SHEET = Path(__file__).parents[2].joinpath("docs", "words.md").read_text("utf-8")
SOUGHT = "also-"
"""Messages with words that people look for, whatever we call the thing."""
NAMES = {"en": "English", "de": "Deutsch", "pl": "Polski", "ru": "Русский"}
LANGUAGES = sorted(
    folder.name for folder in resources.path("assets", "words").iterdir() if folder.is_dir()
)


def rows(heading: str) -> list[list[str]]:
    """Of all tables below a heading of the sheet, up to the next of its rank, without their own."""
    rank = heading.partition(" ")[0]
    _, _, below = SHEET.partition(f"\n{heading}\n")
    text = re.split(rf"(?m)^#{{1,{len(rank)}}} ", below)[0]
    lines = re.findall(r"(?m)^\| (.*) \|$", text)
    cells = [[cell.strip() for cell in line.split(" | ")] for line in lines]
    return [row for row in cells if row[0] not in ("Message", "Not", "---")]


def terms(language: str) -> dict[str, str]:
    at = [*NAMES].index(language) + 1
    found = {row[0]: row[at] for row in rows("## Terms")}
    assert all(found.values())
    assert len(found) == len(rows("## Terms"))
    return found


def banned(language: str) -> re.Pattern[str]:
    """What is not to be used, in any of its forms."""
    words = [
        word for not_this, _ in rows(f"### {NAMES[language]}") for word in not_this.split(", ")
    ]
    forms = "|".join(re.escape(word).replace(r"\*", r"\w*") for word in words)
    return re.compile(rf"\b(?:{forms})\b", re.IGNORECASE)


class _Texts(Visitor):
    """All that an entry may say, whatever its figures, and the entries it refers to."""

    def __init__(self) -> None:
        self.texts: list[str] = []
        self.referred: list[str] = []

    def visit_TextElement(self, element: TextElement) -> None:  # noqa: N802
        self.texts.append(element.value)

    def visit_MessageReference(self, reference: MessageReference) -> None:  # noqa: N802
        self.referred.append(reference.id.name)

    def visit_TermReference(self, reference: TermReference) -> None:  # noqa: N802
        self.referred.append(f"-{reference.id.name}")


@cache
def parsed(language: str) -> list[tuple[Path, str, BaseNode]]:
    """Every entry of the language's files, with its file and key."""
    return [
        (file, "-" * isinstance(entry, Term) + entry.id.name, entry)
        for file in sorted(resources.path("assets", "words", language).rglob("*.ftl"))
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body
        if isinstance(entry, Message | Term)
    ]


def texts(language: str) -> Iterator[tuple[Path, str, str]]:
    """Every piece of text of every entry, with its file and key."""
    for file, key, entry in parsed(language):
        seen = _Texts()
        seen.visit(entry)
        yield from ((file, key, " ".join(each.split())) for each in seen.texts)


@cache
def entries(language: str) -> dict[str, BaseNode]:
    return {key: entry for _, key, entry in parsed(language)}


def told(key: str, language: str) -> Iterator[str]:
    seen = _Texts()
    seen.visit(entries(language)[key])
    yield from seen.texts
    for other in seen.referred:
        yield from told(other, language)


def lacking(glossary: dict[str, str], language: str) -> dict[str, str]:
    """The terms that no text of their message holds."""
    return {
        key: term
        for key, term in glossary.items()
        if not any(
            term.casefold() in " ".join(text.split()).casefold() for text in told(key, language)
        )
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_catalogue_has_the_terms_of_the_rulebook(language: str) -> None:
    glossary = terms(language)
    assert len(glossary) >= 100
    assert lacking(glossary, language) == {}


def test_a_wrong_term_is_noticed() -> None:
    wrong = {"area-recruiting": "Hiring", "deed-pass": "Abandon"}
    assert lacking(wrong, "en") == wrong


def test_every_language_has_its_sheet() -> None:
    assert sorted(NAMES) == LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_said_that_the_sheet_bans(language: str) -> None:
    words = banned(language)
    said = {
        f"{file.relative_to(resources.path('assets', 'words'))}: {key}": found[0]
        for file, key, text in texts(language)
        if not key.startswith(SOUGHT) and (found := words.search(text))
    }
    assert said == {}


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "all docks are taken"),
        ("en", "Bring in a record"),
        ("de", "2 Matrosen in Türkis"),
        ("de", "Wo sind deine Schiffe?"),
        ("pl", "port jest kompletny"),
        ("pl", "Dotknij numeru"),
        ("ru", "Аня имеет 3 реала"),
        ("ru", "ШЛЁТ корабль"),
    ],
)
def test_a_banned_word_is_noticed_in_its_forms(language: str, text: str) -> None:
    assert banned(language).search(text)


@pytest.mark.parametrize(
    ("language", "text"),
    [("en", "the rules belong"), ("de", "Dublin, Duett"), ("pl", "Dotknijcie"), ("ru", "именем")],
)
def test_a_word_that_only_holds_a_banned_one_is_not(language: str, text: str) -> None:
    assert not banned(language).search(text)
