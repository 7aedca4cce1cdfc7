"""What the app brings along: fonts with the glyphs of our languages, their licences, the icons."""

from importlib.util import find_spec
from pathlib import Path

import pytest
from PIL import Image, ImageFont

from companion import resources

FONTS = sorted(resources.path("assets", "fonts").glob("*.otf"))
NEEDED = (
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.,;:!?()+-×–—…·„”“’«»"
    "ÄÖÜßäöüĄĆĘŁŃÓŚŹŻąćęłńóśźżãâçéêíó"
    "АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдеёжзийклмнопрстуфхцчшщъыьэюя"
)


def missing(file: Path, glyphs: str) -> str:
    font = ImageFont.truetype(str(file), 20)
    tofu = bytes(font.getmask("\U0010fffe"))
    return "".join(glyph for glyph in glyphs if bytes(font.getmask(glyph)) == tofu)


@pytest.mark.parametrize("font", FONTS, ids=lambda font: font.stem)
def test_a_font_has_the_letters_of_our_languages(font: Path) -> None:
    assert missing(font, NEEDED) == ""
    assert missing(font, "漢") == "漢"
    assert font.stat().st_size < 600_000
    licence = font.with_name(font.stem.split("-")[0] + "-OFL.txt").read_text(encoding="utf-8")
    assert "SIL OPEN FONT LICENSE Version 1.1" in licence


def test_the_font_of_icons_has_ours() -> None:
    from companion.ui.shell.icons import GLYPHS

    # Importing KivyMD here would open the window too early.
    package = Path(find_spec("kivymd").origin).parent
    font = package / "fonts" / "materialdesignicons-webfont.ttf"
    assert missing(font, "".join(GLYPHS.values())) == ""


def test_the_pictures_are_of_use() -> None:
    with Image.open(resources.path("assets", "icons", "app.png")) as icon:
        assert icon.size == (512, 512)
    for picture in resources.path("assets", "pictures").iterdir():
        assert picture.stat().st_size < 300_000
