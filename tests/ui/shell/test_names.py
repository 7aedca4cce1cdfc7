"""Names as people write them: in any script, with signs no font has, twice in different ways."""

from pathlib import Path

import pytest
from PIL import ImageFont

from companion import resources
from companion.ui.drawn.glyphs import glyphs

FONTS = sorted(resources.path("assets", "fonts").glob("*.otf"))


@pytest.mark.parametrize("font", FONTS, ids=lambda font: font.stem)
def test_what_is_said_of_a_font_is_what_it_draws(font: Path) -> None:
    drawn = ImageFont.truetype(str(font), 20)
    tofu = bytes(drawn.getmask("\U0010fffe"))
    held = glyphs(font)
    for character in map(chr, (*range(0x21, 0x7F), *range(0xA1, 0x250), *range(0x370, 0x530))):
        if bytes(drawn.getmask(character)) != tofu:
            assert held.have(character), character
    assert not held.have("\u6f22")


@pytest.mark.parametrize("data", [b"", b"\0\1\0\0", b"OTTO\0\5" + bytes(200), b"ttcf" + bytes(9)])
def test_a_file_that_is_no_font_has_no_letters(tmp_path, data) -> None:
    file = tmp_path / "broken.ttf"
    file.write_bytes(data)
    assert not glyphs(file).have("a")


@pytest.fixture
def fonts(device):
    from companion.ui.drawn import fonts

    return fonts


@pytest.mark.parametrize("name", ["Łukasz Żółć", "Юрий Ёлкин", "São Tomé", "Ωmega", "გია"])
def test_names_in_many_scripts_are_whole(fonts, name) -> None:
    assert fonts.drawable(name) == name


def test_our_own_font_is_used_as_far_as_it_goes(fonts) -> None:
    assert fonts.fitting(fonts.BODY, "Łukasz") == fonts.BODY
    assert fonts.fitting(fonts.HEADING, "Ωmega") == fonts.HEADING
    assert fonts.fitting(fonts.BODY, "გია").endswith(".ttf")
    assert fonts.fitting(fonts.ICONS, "\U000f0141") == fonts.ICONS


@pytest.mark.parametrize(
    ("name", "shown"),
    [("Ana \U0010fffe", "Ana"), ("\U0010fffe\ufffe", ""), ("Sara שרה", "Sara")],
)
def test_what_cannot_be_drawn_is_left_out(fonts, name, shown) -> None:
    assert fonts.drawable(name) == shown


def test_all_that_needs_no_looking_up_is_in_every_font(fonts) -> None:
    for font in FONTS:
        held = glyphs(font)
        ours = (chr(code) for code in range(0x20, 0x3000) if fonts.plain(chr(code)))
        assert [each for each in ours if not held.have(each)] == []


@pytest.mark.parametrize(
    "other",
    ["ana", " Ana", "A\u200bna", "\ufeffANA", "A\u00adna", "Ａｎａ"],
)
def test_another_way_of_writing_is_the_same_person(other) -> None:
    from companion.ui.shell.people import known_as

    assert known_as(other, ["Rui", "Ana"]) == "Ana"


def test_a_composed_and_a_decomposed_name_are_the_same() -> None:
    from companion.table.game.plain import as_name
    from companion.ui.shell.people import known_as

    assert known_as("Ine\u0302s", ["In\u00eas"]) == "In\u00eas"
    assert as_name("  Ine\u0302s \u200b da  Costa") == "In\u00eas da Costa"
    assert known_as("Anna", ["Ana"]) == "Anna"


def test_the_field_says_what_cannot_be_drawn(device) -> None:
    from tests.ui.device import Look
    from tests.ui.walker import complaints

    device.start(Look("phone"))
    device.tap("new-game")
    device.tap("new-person")
    field = device.find("name")
    field.insert_text("Ana \U0010fffe")
    device.frames(2)
    sheet = field.parent.parent
    assert sheet.note == "Some of this cannot be displayed here: it appears as Ana."
    device.shot("name-undrawn-phone")
    assert complaints(device) == []
    field.text = "\U0010fffe"
    device.frames(2)
    assert sheet.note.startswith("This cannot be displayed here.")
    device.tap("name-enter")
    assert not device.app.root.stage.children[0].seating.taken


def test_no_word_of_a_button_breaks_in_the_largest_text(device) -> None:
    from companion.ui.shell.comfort import TEXT_SIZES
    from tests.ui.device import Look
    from tests.ui.walker import complaints

    app = device.start(Look("phone", language="de"))
    app.theme.text_scale = TEXT_SIZES[-1]
    device.frames(4)
    device.tap("new-game")
    device.tap("new-person")
    device.frames(4)
    device.shot("name-large-phone")
    assert complaints(device) == []
