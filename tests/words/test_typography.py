"""Spaces are held by rule when a catalogue is read; in the files all are plain."""

from pathlib import Path

import pytest

from companion import resources
from companion.words import Words
from companion.words.typography import spaced

UNITS = {
    "en": "R VP Real Reals",
    "de": "R SP Real Reales %",
    "pl": "R PZ Real*",
    "ru": "Р ПО реал*",
}


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "costs 3~Reals, 12~VP and 10~R to act"),
        ("en", "deck II of Manuel~I, the marker~– and so on"),
        ("de", "bei 3~Reales, z.~B. 12~SP, 50~%"),
        ("de", "Manuel~I. kommt~– zum Glück"),
        ("pl", "W~porcie i~w~doku: 2~Reale, a~nie 4~PZ z~puli"),
        ("ru", "И~в~гавани, и~на воде~— 2~реала, не~4~ПО; взял~бы"),
    ],
)
def test_spaces_are_held_in_the_language_s_manner(language: str, text: str) -> None:
    expected = text.replace("deck II", "deck~II").replace("на воде", "на~воде")
    assert spaced([text.replace("~", " ")], language, UNITS[language]) == [
        expected.replace("~", "\u00a0")
    ]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "2 Realms, 4 VPs, no R alone: R and VP, in a row, 3–4 times, well-known"),
        ("en", "I’ll go"),
        ("de", "in der Runde, 3 Spieler, SP von Ana"),
        ("pl", "na stole do portu, iw wi, koło 3 statków"),
        ("ru", "при столе, под водой, Ли Бо, 3 хода"),
    ],
)
def test_all_others_may_break(language: str, text: str) -> None:
    assert spaced([text], language, UNITS[language]) == [text]


def test_a_figure_counts_as_a_number_before_its_unit_and_as_a_word_after_a_short_one() -> None:
    assert spaced([7, " VP"], "en", "VP") == [7, "\u00a0VP"]
    assert spaced(["VP"], "en", "VP") == ["VP"]
    assert spaced(["w ", 7], "pl") == ["w\u00a0", 7]


def test_what_is_said_is_held(tmp_path: Path) -> None:
    (tmp_path / "pl").mkdir()
    text = (
        "units = R Real\n"
        "key = W { $where } i { $price ->\n    [one] { $price } Real\n   *[other] { $price } R\n}"
    )
    (tmp_path / "pl" / "game.ftl").write_text(text, encoding="utf-8")
    words = Words("pl", folder=tmp_path, strict=True)
    assert words.say("key", where="porcie", price=1) == "W\u00a0porcie i\u00a01\u00a0Real"
    assert words.say("key", where="porcie", price=5) == "W\u00a0porcie i\u00a05\u00a0R"


def test_nobody_holds_a_space_by_hand() -> None:
    files = sorted(resources.path("assets", "words").rglob("*.ftl"))
    assert [file for file in files if "\u00a0" in file.read_text("utf-8")] == []
