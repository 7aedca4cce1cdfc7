"""Names of files that any system takes."""

import re
from pathlib import Path

import pytest

from companion.store.cards import GameCard
from companion.ui.shell.file_names import file_name, game_name, place

FORBIDDEN = re.compile(r'[<>:"/\\|?*\x00-\x1f]')
"""By Windows, in any name."""


@pytest.mark.parametrize(
    ("title", "name"),
    [
        ("Saturday: Ana/Rui?", "Saturday Ana Rui"),
        ("..\\..\\etc", "etc"),
        ("  Łódź – день 2.  ", "Łódź день 2"),
        ("con", "con -"),
        ("LPT1", "LPT1 -"),
        ("Com³", "Com³ -"),
        ("Constance", "Constance"),
        ("???", ""),
        (f"{'x' * 39} yz", "x" * 39),
    ],
)
def test_of_a_title_stays_what_can_be_a_name(title, name) -> None:
    assert file_name(title) == name


def test_nothing_that_windows_forbids_is_left() -> None:
    title = "".join(map(chr, range(0x250)))
    for at in range(0, len(title), 40):
        name = file_name(title[at : at + 40])
        assert not FORBIDDEN.search(name)
        assert name == name.strip(" .")


def test_a_game_from_elsewhere_may_have_any_id() -> None:
    card = GameCard("../a:b?c*d", "vasco", "Saturday", ())
    others = [game_name(card), game_name(card._replace(id="///", title="con"))]
    assert [name[:9] for name in others] == ["Saturday ", "con - " + others[1][6:9]]
    assert all(re.fullmatch(r"[\w -]+", name) for name in others)


def test_where_a_file_lies_is_said_in_a_few_words() -> None:
    home = Path.home()
    assert place(home / "Games") == str(Path("~", "Games"))
    assert place(home.joinpath(*"abcdef")) == str(Path("…", "d", "e", "f"))
    assert place(Path("/media/card")) == str(Path("/media/card"))
