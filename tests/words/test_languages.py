"""Every language says the same: each message, with the same figures, counted in its own manner."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    EntryType,
    Identifier,
    Message,
    SelectExpression,
    Term,
    VariableReference,
)
from fluent.syntax.visitor import Visitor

from companion import resources
from companion.table.game import Figure
from companion.words import Words
from companion.words.message import CASE

FOLDER = resources.path("assets", "words")
LANGUAGES = sorted(folder.name for folder in FOLDER.iterdir())
# In which a whole number may be counted: in Polish and Russian it is never "other".
PLURALS = {"pl": ("one", "few", "many"), "ru": ("one", "few", "many")}


def entries(file: Path) -> list[EntryType]:
    return FluentParser().parse(file.read_text(encoding="utf-8")).body


def figures_by_message(language: str) -> dict[str, dict[str, set[str]]]:
    """What each message of each file may be filled with; a case is the sentence's, not a figure."""
    return {
        str(file.relative_to(FOLDER / language)): {
            entry.id.name: _Figures().of(entry) - {CASE}
            for entry in entries(file)
            if isinstance(entry, Message)
        }
        for file in sorted((FOLDER / language).rglob("*.ftl"))
    }


class _Figures(Visitor):
    def of(self, entry: Message) -> set[str]:
        self.names: set[str] = set()
        self.visit(entry)
        return self.names

    def visit_VariableReference(self, variable: VariableReference) -> None:  # noqa: N802
        self.names.add(variable.id.name)


class _Selects(Visitor):
    def of(self, entry: Message | Term) -> list[SelectExpression]:
        self.found: list[SelectExpression] = []
        self.visit(entry)
        return self.found

    def visit_SelectExpression(self, select: SelectExpression) -> None:  # noqa: N802
        self.found.append(select)
        self.generic_visit(select)


def lacking(language: str, entry: EntryType) -> set[str]:
    """The plurals of the language that a count lacks, where it tells some; the default is any."""
    return {
        plural
        for select in (_Selects().of(entry) if isinstance(entry, Message | Term) else ())
        for plural in PLURALS.get(language, ("one", "other"))[:-1]
        if (told := _names(select)) & {"one", "few"} and plural not in told
    }


def _names(select: SelectExpression) -> set[str]:
    return {each.key.name for each in select.variants if isinstance(each.key, Identifier)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_messages_and_figures_of_english(language: str) -> None:
    ours, english = figures_by_message(language), figures_by_message("en")
    assert ours.keys() == english.keys()
    for file, messages in english.items():
        assert ours[file] == messages, file


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_counted_thing_has_every_plural_of_its_language(language: str) -> None:
    uncounted = {
        entry.id.name: plurals
        for file in sorted((FOLDER / language).rglob("*.ftl"))
        for entry in entries(file)
        if (plurals := lacking(language, entry))
    }
    assert not uncounted


@pytest.mark.parametrize(
    ("language", "keys", "lacks"),
    [
        ("pl", "[one] a *[other] b", {"few"}),
        ("ru", "[few] a *[many] b", {"one"}),
        ("pl", "[one] a [few] b *[other] c", set()),
        ("ru", "[0] a *[other] b", set()),
        ("de", "[one] a *[other] b", set()),
    ],
)
def test_a_lacking_plural_is_noticed(language: str, keys: str, lacks: set[str]) -> None:
    variants = re.sub(r"\*?\[", r"\n  \g<0>", keys)
    [entry] = FluentParser().parse("key = { $n ->" + variants + "\n}\n").body
    assert lacking(language, entry) == lacks


@pytest.mark.parametrize(
    ("language", "listed", "either", "number", "day"),
    [
        ("en", "4, 5 and 6", "4 or 5", "12,345.5", "3 May 2026"),
        ("de", "4, 5 und 6", "4 oder 5", "12.345,5", "3. Mai 2026"),
        ("pl", "4, 5 i 6", "4 lub 5", "12\u00a0345,5", "3 maja 2026"),
        ("ru", "4, 5 и 6", "4 или 5", "12\u00a0345,5", "3 мая 2026"),
    ],
)
def test_lists_numbers_and_days_are_in_the_language_s_manner(
    language: str, listed: str, either: str, number: str, day: str
) -> None:
    words = Words(language, strict=True)
    four, five, six = (Figure("number", each) for each in (4, 5, 6))

    def spoken(figure: object) -> str:
        said = words.of("vasco").say("told-bag", sailor=figure)
        return "".join(said.partition(": ")[2]).replace("\u00a0", " ")

    assert spoken(Figure("list", (four, five, six))) == listed
    assert spoken(Figure("either", (four, five))) == either
    assert spoken(12345.5) == number.replace("\u00a0", " ")
    said = words.say("day", day=3, month=words.say("month-5"), year="2026")
    assert said.replace("\u00a0", " ") == day


def test_whatever_a_ledger_counts_has_a_name_for_a_table() -> None:
    messages = {
        language: [
            entry
            for file in (FOLDER / language).rglob("*.ftl")
            for entry in entries(file)
            if isinstance(entry, Message)
        ]
        for language in LANGUAGES
    }
    counted = {
        variant.key.name.replace("_", "-")
        for each in messages.values()
        for entry in each
        if entry.id.name == "account-amount"
        for variant in entry.value.elements[0].expression.variants
    } - {"other"}
    assert len(counted) > 15
    for language, each in messages.items():
        named = {entry.id.name for entry in each}
        assert {f"what-{kind}" for kind in counted} <= named, language
