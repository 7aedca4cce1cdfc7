"""14: what ships of Goa, and what a group's own copy learns."""

from itertools import chain

import pytest

from companion.games import set_of
from companion.goa.rules.copies import SHAPE, came_up, settled
from companion.table.components import at
from companion.table.components.certainty import ASSUMED, PRINTED, sure, values
from companion.table.components.editing import impossible, with_one_less, with_one_more
from companion.table.components.learning import learned
from tests.goa.rules.games import played
from tests.goa.rules.table import GOA, GRID, REMOVED, begun

STARTER, EARLIER = GOA.starter(), set_of("goa", "2004")
A, B = ("tiles", "A"), ("tiles", "B")


def test_the_edition_of_2004_ships_beside_and_is_assumed() -> None:
    assert impossible(SHAPE, EARLIER) is None
    assert {sure(EARLIER, path) for path in values(EARLIER)} == {ASSUMED}
    board = begun(2, EARLIER).state.board
    assert board.removed == (2, 2)
    assert (board.start.first_ducats, STARTER["start"]["first_ducats"]) == (7, 5)
    for phase in (A, B):
        assert len(at(EARLIER, phase)) == 27
        assert "duty/6/4" in at(EARLIER, phase)
    assert "red_ducats/4" in at(EARLIER, A)


def test_a_game_with_the_edition_of_2004_is_played_to_its_end() -> None:
    *_, (state, _) = played(4, 3, EARLIER)
    shown = GOA.shown(state)
    assert (shown["phase"], shown["round"]) == ("B", 4)
    assert [len(shown["removed"][phase] or "??") for phase in "AB"] == [2, 2]


@pytest.mark.parametrize(("stack", "sizes"), [(A, (27, 33)), (("cards",), (30, 30)),
                                              (("bonanza",), (8, 8))])  # fmt: skip
def test_a_stack_with_too_few_pieces_or_too_many_is_refused(stack, sizes) -> None:
    for grown, size in ((with_one_less, sizes[0]), (with_one_more, sizes[1])):
        components = STARTER
        while impossible(SHAPE, grown(components, stack)) is None:
            components = grown(components, stack)
        assert len(at(components, stack)) == size
        found = impossible(SHAPE, grown(components, stack))
        assert found is not None
        assert (found.path, found.refusal.key) == (stack, "record-length")


def test_what_was_named_is_the_group_s_own_copy() -> None:
    grid = [["ships/5", *GRID[0][1:]], *GRID[1:]]
    state = begun(2).do("variants").do("layout", grid=grid, removed=REMOVED).state
    own = learned(SHAPE, STARTER, came_up(STARTER, state))
    named = [*chain(*grid), *REMOVED]
    assert "ships/5" not in at(STARTER, A)
    assert sorted(at(own, A)) == sorted(named), "all 29 were named"
    assert {sure(own, path) for path in values(own, A)} == {PRINTED}
    assert at(own, B) == at(STARTER, B)


def test_the_tiles_of_a_phase_are_learned_as_that_phase_s() -> None:
    table = begun(2).do("variants").do("layout", grid=GRID)
    assert not settled(table.state), "the elephant is still to be found"
    assert [stack for stack, _ in came_up(STARTER, table.do("elephant", cards=1).state)] == [A]
    assert settled(table.state)
    later = table.state._replace(phase=1, stage=0)
    assert [stack for stack, _ in came_up(STARTER, later)] == [B]


def test_of_a_card_the_symbol_counts_most() -> None:
    card = "ships2/1/palm"
    near = sorted(STARTER["cards"], key=lambda each: SHAPE.unlike(each, card))
    assert {each.rpartition("/")[2] for each in near[:5]} == {"palm"}
