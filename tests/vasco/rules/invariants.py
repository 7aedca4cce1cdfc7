"""What holds after every move, whatever was played or corrected."""

from __future__ import annotations

from collections import Counter

from companion.vasco.rules.state import AREAS, MISSIONARY, SAILORS, State
from tests.rules.whole_game import Account
from tests.vasco.rules.laid import VASCO

CAPTAINS = 7
DISCS = 4
SECTION = 5


def check(state: State) -> None:
    check_pieces(state)
    check_discs(state)
    check_docks(state)
    check_due(state)


def check_pieces(state: State) -> None:
    """32 sailors, all missionaries, seven captains a player; nothing is negative."""
    crews = [state.bag, *state.sections, *(player.sailors for player in state.players)]
    assert tuple(map(sum, zip(*crews, strict=True))) == state.board.sailors
    assert sum(map(sum, crews)) == 32
    assert min(map(min, crews)) >= 0
    assert max(map(sum, state.sections)) <= SECTION
    assert len(state.sections) == len(state.players)
    missionaries = [state.missionaries, *(player.missionaries for player in state.players)]
    assert sum(missionaries) == state.board.missionaries
    assert min(missionaries) >= 0
    at_sea = Counter(ship.owner for docks in state.landings for ship in docks if ship)
    for player in state.players:
        assert player.captains + player.captains_on_board + at_sea[player.colour] == CAPTAINS
        assert min(player.captains, player.captains_on_board, player.vp, player.reals) >= 0
    assert len(state.upper) <= 6


def check_discs(state: State) -> None:
    """22 numbers, each in one place; slots are those of the board but for the discs there."""
    assert len(state.placed) == 22 + 1
    assert state.placed[0] is None
    lying = [(number, disc) for number, disc in enumerate(state.placed) if disc]
    areas = Counter(disc.area for _, disc in lying)
    assert state.slots == tuple(
        slots - areas[area] for area, slots in zip(AREAS, state.board.slots, strict=True)
    )
    assert min(state.slots) >= 0
    for player in state.players:
        plain = sum(disc.player == player.colour for number, disc in lying if number <= 20)
        assert plain + player.discs <= DISCS
        assert sum(disc.player == player.colour for number, disc in lying if number > 20) <= 1
        if VASCO.shown(state)["phase"] == "placing":
            assert plain + player.discs == DISCS
    assert {disc.player for _, disc in lying} <= set(state.board.colours)


def check_docks(state: State) -> None:
    """One ship a dock, with a limit at least its value."""
    for docks, landing in zip(state.landings, state.board.landings, strict=True):
        for ship, value in zip(docks, landing.docks, strict=True):
            if ship:
                assert ship.limit >= value
                assert (ship.owner is None) == (ship.ship is None)
                assert ship.ship is None or ship.ship.limit == ship.limit
                assert ship.owner in (None, *state.board.colours)


def check_due(state: State) -> None:
    due = VASCO.due(state)
    phase = VASCO.shown(state)["phase"]
    assert bool(due.kinds) == (phase != "over")
    assert bool(due.kinds) == bool(VASCO.options(state))
    assert set(due.players) <= set(state.board.colours)
    assert not (due.players and due.chance)
    assert (state.winners is not None) == (phase == "over")


def opening(state: State) -> Account:
    """What rule 1.1 gives before the ledger begins."""
    return Counter(
        {(colour, what): amount for colour in state.board.colours for what, amount in START}
    )


START = (("reals", 10), ("captains", 1))


def account_of(state: State) -> Account:
    found: Account = Counter()
    for player in state.players:
        holds = {
            "vp": player.vp,
            "reals": player.reals,
            "captains": player.captains,
            MISSIONARY: player.missionaries,
            **dict(zip(SAILORS, player.sailors, strict=True)),
        }
        found.update({(player.colour, what): amount for what, amount in holds.items()})
    return found
