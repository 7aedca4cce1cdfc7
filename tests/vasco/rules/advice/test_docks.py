"""The best docks, against trying everything; and what completing a landing brings."""

from itertools import permutations

from hypothesis import given
from hypothesis import strategies as st

from companion.games import GAMES
from companion.vasco.rules.advice.docks import best_docks, completing_brings, with_ships
from companion.vasco.rules.state import Docked, Landing, State, is_complete, tile

GAME = GAMES["vasco"]
LIMITS = st.integers(4, 11)


def malindi(values: tuple[int, ...], *taken: int) -> State:
    """A game whose Malindi has these docks, some of them taken by merchant ships."""
    state = GAME.begin(("red", "blue"), GAME.starter()).state
    landings = list(state.board.landings)
    landings[4] = Landing(values, 4)
    docks = tuple(Docked(11) if dock in taken else None for dock in range(len(values)))
    return state._replace(
        board=state.board._replace(landings=tuple(landings)),
        landings=(*state.landings[:4], docks, state.landings[5]),
    )


def test_the_dearest_docks_and_of_equal_ones_the_left() -> None:
    ships = (tile(7, 1), tile(11, 4))
    found = best_docks(malindi((9, 9, 7, 7, 6), 0), "malindi", ships)
    assert found == ((tile(11, 4), 1), (tile(7, 1), 2))


def test_a_ship_no_dock_takes_stays_at_home() -> None:
    assert best_docks(malindi((9, 9, 7), 2), "malindi", (tile(7, 1),)) == ()


@given(values=st.lists(LIMITS, min_size=1, max_size=4), ships=st.lists(LIMITS, max_size=4))
def test_no_other_docks_would_earn_more(values: list[int], ships: list[int]) -> None:
    found = best_docks(malindi(tuple(values)), "malindi", [tile(limit, 1) for limit in ships])

    docks = [dock for _, dock in found]
    assert len(set(docks)) == len(docks)
    assert all(ship.limit >= values[dock] for ship, dock in found)
    earned = sum(values[dock] for dock in docks)
    width = max(len(values), len(ships))
    best = max(
        sum(
            values[dock]
            for ship, dock in enumerate(order[: len(ships)])
            if dock < len(values) and values[dock] <= ships[ship]
        )
        for order in permutations(range(width))
    )
    assert earned == best


def test_completing_brings_every_owner_his_share_and_nobody_the_merchants() -> None:
    red = Docked(9, "red", tile(9, 4))
    state = with_ships(
        malindi((9, 7, 7), 1), "malindi", [(red, 0), (Docked(7, "blue", tile(7, 3)), 2)]
    )
    assert is_complete(state.landings[4])
    assert completing_brings(state, "malindi") == {"red": 4, "blue": 4}
