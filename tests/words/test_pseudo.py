"""The pseudo-language is English made longer, and nothing else."""

from pathlib import Path

from companion import resources
from companion.words import Words
from tests.words.pseudo import PSEUDO, pseudo, with_pseudo

TEXT = """# A comment stays.
-ship = ship
key = Launch the { -ship } for { $price ->
    [one] one coin
   *[other] { $price } coins
}
"""


def test_texts_grow_by_two_fifths_and_placeables_stay() -> None:
    longer = pseudo(TEXT)
    for kept in ("# A comment stays.", "-ship =", "{ -ship }", "{ $price ->", "[one]", "*[other]"):
        assert kept in longer
    assert "Launch" not in longer
    plain = "".join(text for text in ("Launch the", "for", "one coin"))
    grown = pseudo(f"key = {plain}").removeprefix("key =").strip()
    letters = sum(letter.isalpha() for letter in plain)
    assert len(grown) - len(plain) == round(0.4 * letters)
    assert any("а" <= letter <= "я" for letter in grown)
    assert any(letter in "ąćęłńöśż" for letter in grown)


def test_it_says_every_english_message(tmp_path: Path) -> None:
    words = Words(PSEUDO, folder=with_pseudo(tmp_path), strict=True)
    english = Words("en", strict=True)
    assert words.keys() == english.keys()
    assert words.say("list-none") != english.say("list-none")
    assert PSEUDO in words.languages()
    assert PSEUDO not in english.languages()
    assert not (resources.path("assets", "words") / PSEUDO).exists()
