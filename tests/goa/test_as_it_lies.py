"""A table of Goa that goes on without the app, told by picks alone (13.9)."""

from statistics import median

import pytest

from companion.goa.play.table_entry.areas import EDITOR
from companion.goa.rules.board import CELLS
from companion.goa.rules.state import State
from companion.goa.rules.tiles import UNNAMED
from companion.play.table_entry import TakenUpTable
from companion.words import Words
from tests.goa.rules.test_13_taken_up import allowed
from tests.goa.table_entry import GOA, SEATS, STARTER, position, sensible, touches
from tests.play.telling import Teller

NAMES = {seat.colour: seat.name for seat in SEATS}
SAY = Words("en", strict=True).of("goa").say
WHY = "as it lies"


def told(seats: int = 4) -> tuple[TakenUpTable, Teller]:
    taken = TakenUpTable(GOA, EDITOR, SEATS[:seats], STARTER, WHY)
    taken.say_by(SAY, NAMES)

    def on() -> None:
        if taken.area is not taken.areas[-1]:
            taken.turn(taken.areas[taken.place + 1].name)

    return taken, Teller(taken, next=on)


def unnamed(state: State) -> State:
    """A tile is named when its token lands."""
    return state._replace(grid=tuple(one and UNNAMED for one in state.grid))


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(("phase", "round_"), [(0, 2), (0, 4), (1, 1), (1, 2), (1, 4)])
def test_every_table_before_a_flag_can_be_told(players, phase, round_) -> None:
    state = position(players, players, phase, round_)
    taken, teller = told(players)
    for name in touches(state):
        teller.tap(name)
    assert allowed(taken.lies()) == allowed(unnamed(state))
    assert [row["by"] for row in taken.rows()].count("person") <= players + 1


def test_a_game_of_four_in_b2_takes_at_most_110_touches() -> None:
    state = sensible(1, 2)
    taken, teller = told()
    for name in touches(state):
        teller.tap(name)
    assert allowed(taken.lies()) == allowed(unnamed(state))
    assert teller.taps <= 110
    chance = [len([*touches(position(seed, 4, 1, 2))]) for seed in range(5)]
    assert median(chance) <= 90
    assert max(chance) <= 110


def test_every_tap_is_taken_back_one_by_one_and_said_again_after_a_restart() -> None:
    taken, teller = told()
    for name in touches(sensible(1, 2)):
        teller.tap(name)
    again, _ = told()
    again.edits.take_up(taken.edits.raw(), EDITOR.read)
    assert again.edits.wanted == taken.edits.wanted
    assert again.rows() == taken.rows()
    while again.edits.changed:
        again.edits.undo()
    assert again.edits.wanted == told()[0].edits.wanted


def test_12_4_a_purse_that_was_told_is_not_seen_again() -> None:
    taken, teller = told()
    teller.tap("area-purses")
    before = teller.telling.cards
    teller.tap("purse-blue")
    teller.tap("ducats-23")
    after = teller.telling.cards
    assert after != before
    teller.tap("purse-blue")
    assert not any(
        cell.chosen for line in teller.telling.question.layout.lines for cell in line.cells
    )
    other, second = told()
    for name in ("area-purses", "purse-blue", "ducats-7"):
        second.tap(name)
    seen = [[card.layout for card in cards] for cards in (after, second.telling.cards)]
    assert seen[0] == seen[1], "whatever is in it"
    assert [player.ducats for player in taken.lies().players] == [5, 23, 10, 10]
    assert other.lies() != taken.lies()


def test_a_site_or_tile_that_was_told_by_mistake_is_taken_away_at_the_piece() -> None:
    taken, teller = told()
    teller.tap("area-sites")
    for name in ("holder-green", "tile-clove/2", "tile-foreman/3", "tile-red_ship/1"):
        teller.tap(name)
    green = taken.lies().players[2]
    assert (green.sites[0].spices, len(green.tiles)) == (("clove", "clove"), 2)
    for name in ("green-site-0", "green-tile-0", "green-tile-0"):
        teller.tap(name)
    green = taken.lies().players[2]
    assert (green.sites[0], green.tiles) == (None, ())
    assert [one.text for one in green.face_down] == ["red_ship/1"]
    teller.tap("green-down-0")
    assert taken.lies().players[2].face_down == ()
    teller.tap("area-market")
    for name in ("cell-3-3", "cell-3-3", "tile-clove/2"):
        teller.tap(name)
    grid = taken.lies().grid
    assert grid[CELLS // 2].text == "clove/2"
    assert all(grid)
