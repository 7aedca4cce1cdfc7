"""What should lie on the table is compared with it: only what lies there, and ticked off."""

import pytest

from tests.touch.table_entry import Hand
from tests.vasco.ui.in_the_middle import enter, record
from tests.words.pseudo import PSEUDO

LONG = pytest.mark.long
SIZES = [
    "tablet",
    "small",
    *(pytest.param(size, marks=LONG) for size in ("phone", "tablet-upright", "phone-across")),
]


@pytest.fixture
def comparing(device):
    from companion.ui.table.asking import asking_on_screen
    from companion.ui.table.corrections.compare import Compare
    from companion.ui.table.given import Given
    from companion.vasco.play.asking.decisions import QUESTIONS
    from tests.ui.device import Look

    def show(size="tablet", upto=100, name="4-7", options=None, **look):
        app = enter(device, Look(size, **look), record(name), upto, **(options or {}))
        given = Given(app, "vasco")
        asking = asking_on_screen(given.table, QUESTIONS)
        asking.begin()
        page = Compare(given, asking.shown)
        app.root.open(page)
        device.frames(3)
        return page

    return show


@pytest.mark.parametrize("size", SIZES)
def test_it_is_whole_and_legible(device, comparing, size) -> None:
    from tests.ui.walker import complaints

    dark, language = size in ("phone", "tablet-upright"), PSEUDO if size == "small" else "en"
    comparing(size, dark=dark, language=language, options={"replaced": frozenset()})
    device.shot(f"compare-{size}")
    assert complaints(device) == []


def titles(page) -> list:
    return list(page.cards)


def test_only_what_lies_on_this_table_is_compared(device, comparing) -> None:
    page = comparing(options={"replaced": frozenset(("coins", "track", "vdg", "sailors"))})
    assert "track" not in titles(page)
    assert "vdg" not in drawn(page, "numbers")
    assert "reals" not in drawn(page, "supply-yellow")
    device.stop()
    page = comparing(options={"replaced": frozenset()})
    assert "track" in titles(page)
    assert "vdg" in drawn(page, "numbers")
    assert "reals" in drawn(page, "supply-yellow")


def drawn(page, part: str) -> set:
    """What of a part is drawn: the scenes say it by their values."""
    scene = page.cards[part].scene
    if part == "numbers":
        return {"vdg"} if scene.vdg else set()
    return {"reals"} if scene.stand_for.reals else set()


def test_what_is_right_is_ticked_off_and_a_wrong_part_leads_to_its_correction(
    device, comparing
) -> None:
    page, told = comparing("phone"), []
    page.bind(on_wrong=lambda _, area: told.append(area))
    hand = Hand(device)
    for part in ("numbers", "characters"):
        hand.tap(f"tick-{part}")
    assert page.ticked == 2
    assert page.cards["numbers"].height < 80
    hand.tap("tick-numbers")
    assert page.ticked == 1
    for part in ("numbers", "navigation", "recruiting", "supply-red"):
        hand.tap(f"wrong-{part}")
    assert told == ["history", "docks", "sailors", "figures"]


def test_what_is_set_right_meanwhile_lies_so(device) -> None:
    from tests.ui.device import Look

    app = enter(device, Look("phone", density=0.5), record("4-7"), 100, replaced=frozenset())
    app.open_game()
    device.frames(4)
    hand = Hand(device)
    for name in ("menu", "compare", "wrong-supply-red", "red-reals-more", "set-right"):
        hand.tap(name)
    page = next(each for each in app.root.layer.children)
    assert page.cards["supply-red"].scene.stand_for.reals == app.session.state.players[1].reals
    assert app.session.line[-1].raw == {
        "do": "adjust",
        "player": "red",
        "reals": 1,
        "why": "Miscounted",
    }


def test_the_columns_are_about_as_high(device) -> None:
    from tests.ui.device import Look

    app = enter(device, Look("tablet"), record("4-7"), 100, replaced=frozenset())
    app.open_game()
    device.frames(4)
    for name in ("menu", "compare"):
        device.tap(name)
    device.frames(4)
    (page,) = app.root.layer.children
    lowest, *_, highest = sorted(column.height for column in page.ids.columns.children)
    assert lowest > highest * 0.55
