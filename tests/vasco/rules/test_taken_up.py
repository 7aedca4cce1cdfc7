"""A game taken up between two rounds: any position can be entered, and only what can lie so."""

from random import Random
from typing import Any

import pytest

from companion.table.game import Refusal
from companion.vasco.rules import moves as m
from companion.vasco.rules.phases import OVERVIEW
from companion.vasco.rules.stacks import came_up, deck_in_play
from companion.vasco.rules.state import COLOURS, DIAS, Docked, Seen, State, Vdg, put
from companion.vasco.rules.table_edits import laid_by as laid
from companion.vasco.rules.table_edits import moves_to, untold
from tests.vasco.rules.games import SETS, STARTER, played
from tests.vasco.rules.invariants import check
from tests.vasco.rules.laid import VASCO, crew, tile

WHY = "as it lay"


def between_rounds(state: State) -> bool:
    return OVERVIEW[state.stage].step == "place" and not any(state.placed)


def entered(state: State, printed: Any, seed: int = 1) -> State:
    begun = VASCO.begin(state.board.colours, printed).state
    moves = moves_to(begun, state, VASCO.deal(Random(seed), printed), WHY)
    assert [VASCO.read(VASCO.write(move)) for move in moves] == [*moves]
    assert sum(isinstance(move, m.Correct) for move in moves) <= 1
    adjusted = [move.player for move in moves if isinstance(move, m.Adjust)]
    assert len(adjusted) == len({*adjusted})
    return laid(begun, moves)


def known(state: State) -> State:
    """Without what the table does not show: which pieces came up in the rounds before. In what
    order tiles lie before a player says nothing."""
    players = tuple(
        each._replace(projects=tuple(sorted(each.projects)), ships=tuple(sorted(each.ships)))
        for each in state.players
    )
    return state._replace(seen=Seen(), players=players, upper=tuple(sorted(state.upper)))


def decks(printed: Any, state: State) -> tuple[str | None, list[tuple[Any, str]]]:
    """The deck the next project comes from, and which deck each project on offer came from."""
    came = [
        (path, tile)
        for path, pieces in came_up(printed, state.seen)
        for tile in pieces
        if path[0] == "projects"
    ]
    return deck_in_play(printed, state.seen), came[-7:]


@pytest.mark.parametrize("name", SETS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_position_between_rounds_is_entered_as_it_lies(name: str, players: int) -> None:
    rounds = set()
    for seed in range(6):
        for state, _ in played(seed, players, SETS[name]):
            if between_rounds(state):
                after = entered(state, SETS[name])
                assert known(after) == known(state)
                assert VASCO.shown(after) == VASCO.shown(state)
                check(after)
                assert decks(SETS[name], after) == decks(SETS[name], state)
                rounds.add(state.round)
    assert rounds == {1, 2, 3, 4, 5}


def begun(players: int = 4) -> State:
    state: State = VASCO.begin(COLOURS[:players], STARTER).state
    return state


def taken_up(wanted: State) -> State:
    return entered(wanted, STARTER)


def refusal(wanted: State) -> tuple[str, str]:
    with pytest.raises(Refusal) as caught:
        taken_up(wanted)
    return caught.value.rule, caught.value.key


def with_player(state: State, seat: int, **held: Any) -> State:
    return state._replace(players=put(state.players, seat, state.players[seat]._replace(**held)))


def test_what_nobody_tells_is_as_the_set_up_gives_it() -> None:
    state = taken_up(untold(begun()))
    assert (state.round, state.first) == (2, 0)
    assert [(each.vp, each.reals, each.captains) for each in state.players] == [
        (2, 10, 1), *[(0, 10, 1)] * 3
    ]  # fmt: skip
    assert [each.missionaries for each in state.players] == [0, 1, 0, 0]
    assert state.owners == COLOURS
    assert (state.sao_gabriel, state.upper) == (None, ())
    assert not any(any(docks) for docks in state.landings)
    assert state.bag == state.board.sailors
    assert state.vdg
    assert state.merchant


def test_tiles_that_are_told_come_up_in_the_set_up() -> None:
    """So that the program does not draw them again."""
    upper = tuple(map(tile, ("4/1", "5/2", "6/2", "6/3", "7/3", "7/5+2v")))
    wanted = untold(begun())._replace(
        sao_gabriel=tile("5/3+1v"),
        upper=upper,
        merchant=7,
        vdg=Vdg(11, -3, (9, 4)),
        landings=put(begun().landings, 0, (Docked(5),)),
    )
    state = taken_up(wanted)
    assert state.seen.projects == (tile("5/3+1v"), *upper)
    assert state.seen.merchants == (5, 7)
    assert state.seen.vdg == (Vdg(11, -3, (9, 4)),)
    assert (state.marker, state.money) == (11, (9, 4))


def test_a_fleet_may_have_taken_all_captains() -> None:
    ship = Docked(11, "red", tile("11/1"))
    wanted = with_player(untold(begun()), 1, captains=0)
    calicut = (ship,) * 4 + (None,) * 2
    malindi = (ship,) * 3 + (None,) * 2
    wanted = wanted._replace(landings=(*wanted.landings[:4], malindi, calicut))
    assert taken_up(wanted).players[1].captains_on_board == 0
    assert refusal(with_player(wanted, 1, captains=1)) == ("10.2", "too-many-captains")


def test_missionaries_change_hands_whoever_had_them() -> None:
    wanted = with_player(untold(begun()), 1, missionaries=0)
    assert taken_up(with_player(wanted, 0, missionaries=6)).missionaries == 0
    assert refusal(with_player(wanted, 0, missionaries=7)) == ("10.1", "adjust-missionaries")


@pytest.mark.parametrize(
    ("held", "why"),
    [
        ({"sailors": crew(grey=9)}, ("10.2", "too-many-sailors")),
        ({"captains": 8}, ("10.1", "adjust-captains")),
        ({"vp": -1}, ("10.1", "adjust-vp")),
        ({"reals": -1}, ("10.1", "adjust-reals")),
    ],
)
def test_what_cannot_lie_there_is_refused(held: dict[str, Any], why: tuple[str, str]) -> None:
    assert refusal(with_player(untold(begun()), 2, **held)) == why


def test_places_that_cannot_be_are_refused() -> None:
    wanted = untold(begun())
    narrow = put(wanted.landings, 5, (Docked(4), *wanted.landings[5][1:]))
    assert refusal(wanted._replace(landings=narrow)) == ("10.2", "limit-too-low")
    crowded = put(wanted.sections, 0, crew(grey=6))
    assert refusal(wanted._replace(sections=crowded)) == ("10.2", "section-size")
    merchants = put(wanted.landings, 5, (Docked(11),) * 6)
    assert refusal(wanted._replace(landings=merchants)) == ("10.2", "too-many-merchants")
    gone = wanted._replace(owners=put(wanted.owners, DIAS, None), first=2)
    assert taken_up(gone).first == 2
