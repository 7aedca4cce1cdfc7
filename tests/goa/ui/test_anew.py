"""That was wrong: a payment, a card and a tile of an earlier turn are entered anew by touches, and
the history says of which moves that can be done."""

import pytest

from companion.goa.play.layouts import field_spot
from companion.goa.rules.state import State
from tests.goa.asked import record
from tests.ui.history import open_wrong

GIVEN = record("sensible-4")
SIZES = ("phone", pytest.param("tablet", marks=pytest.mark.long))


@pytest.fixture
def hand(device):
    from tests.goa.ui.touching import LISTED
    from tests.touch.table_entry import Hand
    from tests.ui.device import Look

    def open_at(size: str, moves: int, name: str = "sensible-4") -> Hand:
        given = record(name)
        app = device.start(Look(size), frames=0, games=[LISTED])
        app.start_game("goa", given.players, given.components, frozenset())
        app.session.enter(given.moves[:moves])
        app.open_game()
        device.frames(6)
        return Hand(device)

    return open_at


def made(device) -> list:
    return [entry.raw for entry in device.app.session.line]


def number_of(**wanted: object) -> int:
    """Of the first move of the record like this."""
    return next(n for n, raw in enumerate(GIVEN.moves, 1) if {**raw, **wanted} == raw)


def elsewhere(state: State, raw: dict) -> str:
    """A field from which the step was not paid, though what it costs lies there too."""
    player = state.players[state.board.colours.index(raw["player"])]
    paid = {spice for spices in raw["spices"].values() for spice in spices}
    names = {field_spot(place, 0).split("-")[1]: place for place in range(len(player.sites))}
    from_there = {names[site] for site in raw["spices"]}
    return next(
        field_spot(place, number)
        for place, site in enumerate(player.sites)
        if site and place not in from_there
        for number, spice in enumerate(site.spices)
        if spice in paid
    )


@pytest.mark.parametrize("size", SIZES)
def test_a_step_is_paid_from_another_site(device, hand, size) -> None:
    number = number_of(do="progress", player="green", column="expedition", spices=PAID)
    finger = hand(size, number + 8)
    before = made(device)
    other = elsewhere(device.app.session.at(number - 1), before[number - 1])
    open_wrong(finger, number)
    for name in ("wrong-anew", other, "step-expedition"):
        finger.tap(name)
    device.shot(f"goa-paid-anew-{size}")
    after = made(device)
    assert after[number - 1]["column"] == "expedition"
    assert other.split("-")[1] in after[number - 1]["spices"]
    assert [*after[: number - 1], *after[number:]] == [*before[: number - 1], *before[number:]]
    assert device.app.session.broken is None
    finger.tap("undo")
    assert made(device) == before


PAID = {"2": ["nutmeg"], "quilon": ["clove"]}


@pytest.mark.parametrize("size", SIZES)
def test_it_was_another_card(device, hand, size) -> None:
    number = number_of(do="card", card="ships2")
    finger = hand(size, number + 5)
    before = made(device)
    open_wrong(finger, number)
    for name in ("wrong-anew", "card-colonists2"):
        finger.tap(name)
    after = made(device)
    assert after[number - 1] == {**before[number - 1], "card": "colonists2"}
    assert after[:number] + before[number:] == after


def test_a_tile_was_not_used(device, hand) -> None:
    number = number_of(do="use", tile="red_ducats/3")
    finger = hand("phone", number + 6)
    before = made(device)
    open_wrong(finger, number)
    finger.tap("wrong-leave-out")
    assert made(device) == [*before[: number - 1], *before[number:]]


@pytest.mark.parametrize("size", SIZES)
def test_what_came_after_an_action_is_asked_of_who_did_it(device, hand, size) -> None:
    """By then the next one is asked; the hand in sight is still his."""
    given = record("goa-generous-2")
    number, raw = next(
        (n, raw)
        for n, raw in enumerate(given.moves, 1)
        if raw["do"] == "card" and given.moves[n - 2]["do"] in ("taxes", "ships")
    )
    finger = hand(size, number + 3, "goa-generous-2")
    open_wrong(finger, number)
    finger.tap("wrong-anew")
    question = device.app.root.stage.children[0].asking.question
    assert question.player == raw["player"]
    assert device.shows("card-ships2")


def test_the_history_says_what_can_be_entered_anew(device, hand) -> None:
    from companion.ui.table.history_sheet import HistoryRow
    from tests.ui.device import walk

    finger = hand("tablet", number_of(do="taxes") + 4)
    finger.tap("history")
    rows = [each for each in walk(device.app.root) if isinstance(each, HistoryRow)]
    marked = {each.row.entry.raw["do"]: each.anew for each in rows if not each.heading}
    assert marked["taxes"]
    assert not marked["end"], "nobody said it"
    device.shot("goa-history-anew")
    end = next(each for each in rows if not each.heading and each.row.entry.raw["do"] == "end")
    finger.tap(end.name)
    assert not device.shows("wrong-anew")
