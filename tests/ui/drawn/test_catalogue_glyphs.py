"""Every character the app may say is in every font it sets texts in, and so is never swapped."""

from collections.abc import Iterable
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import StringLiteral, TextElement
from fluent.syntax.visitor import Visitor

from companion import resources

WORDS = resources.path("assets", "words")
CATALOGUES = sorted(folder for folder in WORDS.iterdir() if folder.is_dir())
FONTS = sorted(resources.path("assets", "fonts").glob("*.otf"))


class _Said(Visitor):
    def __init__(self) -> None:
        self.characters: set[str] = set()

    def visit_TextElement(self, element: TextElement) -> None:  # noqa: N802
        self.characters |= set(element.value) - {"\n"}

    def visit_StringLiteral(self, literal: StringLiteral) -> None:  # noqa: N802
        self.characters |= set(literal.parse()["value"])


def characters(catalogue: Iterable[str]) -> set[str]:
    said = _Said()
    for text in catalogue:
        said.visit(FluentParser().parse(text))
    return said.characters


@cache
def of_folder(folder: Path) -> set[str]:
    return characters(file.read_text(encoding="utf-8") for file in folder.rglob("*.ftl"))


def lacking(font: Path, wanted: set[str]) -> str:
    from companion.ui.drawn.glyphs import glyphs

    held = glyphs(font)
    return "".join(sorted(each for each in wanted if not held.have(each)))


@pytest.mark.parametrize("font", FONTS, ids=lambda font: font.stem)
@pytest.mark.parametrize("folder", CATALOGUES, ids=lambda folder: folder.name)
def test_a_font_has_every_character_of_a_catalogue(font: Path, folder: Path) -> None:
    assert len(of_folder(folder)) > 40
    assert lacking(font, of_folder(folder)) == ""


@pytest.mark.parametrize("folder", CATALOGUES, ids=lambda folder: folder.name)
def test_no_text_of_a_catalogue_needs_another_font(folder: Path) -> None:
    from companion.ui.drawn.fonts import plain

    assert "".join(sorted(each for each in of_folder(folder) if not plain(each))) == ""


def test_a_character_no_font_of_ours_has_is_noticed() -> None:
    wanted = characters(['key = a漢{ "\\u4e01" }\n', "other = { $n ->\n   *[other] ⚓\n}\n"])
    assert {lacking(font, wanted) for font in FONTS} == {"".join(sorted("⚓丁漢"))}
