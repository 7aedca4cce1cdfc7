"""The fonts texts are set in: Garamond for headings, Inter, whose figures are lining, for the rest.

What neither has, as in a name of another script, is set in the font that comes with Kivy, or in
one of the system. Kivy sets no text from the right to the left.
Icons are glyphs of the font that comes with KivyMD, which registers it by itself.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from functools import cache, lru_cache
from pathlib import Path
from unicodedata import bidirectional

from kivy import kivy_data_dir
from kivy.core.text import LabelBase
from kivy.utils import platform

from companion import resources
from companion.ui.drawn.glyphs import glyphs

HEADING = "EB Garamond"
BODY = "Inter"
ICONS = "Icons"

_FILES = {HEADING: "EBGaramond-Regular", BODY: "Inter-Regular"}
_OURS = re.compile("[\n -~\xa0-\xac\xae-\u0148\u014a-\u017f\u0400-\u045f–—‘’“”„…←↑→↓−]*")
_FOLDERS = {
    "android": ("/system/fonts",),
    "macosx": ("/System/Library/Fonts", "/Library/Fonts", "~/Library/Fonts"),
    "win": (r"%WINDIR%\Fonts",),
    "linux": ("/usr/share/fonts", "/usr/local/share/fonts", "~/.local/share/fonts", "~/.fonts"),
}
_SOUGHT_FIRST = ("notosans", "dejavusans", "droidsans", "arial", "segoeui", "seguisym", "pingfang")
_SOUGHT_LAST = re.compile(
    "bold|italic|oblique|mono|serif|condensed|thin|light|black", re.IGNORECASE
)
_MOST = 400
_SPARE = Path(kivy_data_dir, "fonts", "DejaVuSans.ttf")
_LEFTWARDS = ("R", "AL")
_LATIN = "".join(map(chr, range(0x20, 0x7F)))


def register() -> None:
    LabelBase.register(HEADING, _file(_FILES[HEADING]))
    LabelBase.register(BODY, _file(_FILES[BODY]), fn_bold=_file("Inter-SemiBold"))


def plain(text: str) -> bool:
    """Whether every font of ours has all of a text, which most texts are."""
    return bool(_OURS.fullmatch(text))


def fitting(font: str, text: str) -> str:
    """The font a text can be set in: this one, unless it lacks a letter that another has."""
    return font if font not in _FILES or plain(text) else _fitting(font, text)


def drawable(text: str) -> str:
    """A name without what no font here can draw, all of it in one font."""
    if plain(text):
        return text
    there = "".join(filter(_drawn, text))
    if not _has(_fitting(BODY, there), there):
        there = max((_kept(font, there) for font in _fonts(BODY)), key=len)
    return " ".join(there.split())


@lru_cache(1024)
def _drawn(character: str) -> bool:
    """By any font."""
    if bidirectional(character) in _LEFTWARDS:
        return False
    return any(_has(font, character) for font in _fonts(BODY))


@lru_cache(256)
def _fitting(font: str, text: str) -> str:
    return next((each for each in _fonts(font) if _has(each, text)), font)


def _kept(font: str, text: str) -> str:
    return "".join(each for each in text if _has(font, each))


def _has(font: str, text: str) -> bool:
    held = glyphs(Path(_file(_FILES[font]) if font in _FILES else font))
    return all(held.have(each) or each == "\n" for each in text)


def _fonts(first: str) -> Iterator[str]:
    yield first
    if first != BODY:
        yield BODY
    for each in (str(_SPARE), *_of_the_system()):
        if _has(each, _LATIN):
            yield each


@cache
def _of_the_system() -> tuple[str, ...]:
    """The files of fonts, the likeliest first."""
    folders = (Path(os.path.expandvars(each)).expanduser() for each in _FOLDERS.get(platform, ()))
    found = [
        file
        for folder in folders
        for file in folder.rglob("*")
        if file.suffix.lower() in (".ttf", ".otf", ".ttc")
    ]
    return tuple(map(str, sorted(found, key=_rank)[:_MOST]))


def _rank(file: Path) -> tuple[bool, int, str]:
    name = file.stem.lower().replace("-", "")
    begins = (place for place, each in enumerate(_SOUGHT_FIRST) if name.startswith(each))
    return bool(_SOUGHT_LAST.search(name)), next(begins, len(_SOUGHT_FIRST)), name


def _file(name: str) -> str:
    return str(resources.path("assets", "fonts", f"{name}.otf"))
