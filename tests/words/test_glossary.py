"""Things are called what each language's rulebook calls them."""

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

GLOSSARIES = Path(__file__).with_name("glossary")
LANGUAGES = sorted(
    folder.name for folder in resources.path("assets", "words").iterdir() if folder.is_dir()
)


def terms(language: str) -> dict[str, str]:
    lines = (GLOSSARIES / f"{language}.txt").read_text(encoding="utf-8").splitlines()
    pairs = [line.partition(" = ") for line in lines if line and not line.startswith("#")]
    assert all(term for _, _, term in pairs)
    assert len({key for key, _, _ in pairs}) == len(pairs)
    return {key: term for key, _, term in pairs}


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
def entries(language: str) -> dict[str, BaseNode]:
    found: dict[str, BaseNode] = {}
    for file in sorted(resources.path("assets", "words", language).rglob("*.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, Message | Term):
                found["-" * isinstance(entry, Term) + entry.id.name] = entry
    return found


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
    assert len(glossary) >= 40
    assert glossary.keys() == terms("en").keys()
    assert lacking(glossary, language) == {}


def test_a_wrong_term_is_noticed() -> None:
    wrong = {"area-recruiting": "Hiring", "deed-pass": "Give up"}
    assert lacking(wrong, "en") == {"area-recruiting": "Hiring"}
