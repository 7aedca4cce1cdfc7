"""8 The end of rounds 1 to 4, after the new tiles and sailors; 9 the end of the game."""

from __future__ import annotations

from companion.table.game.kinds import Ledger, Why
from companion.vasco.rules import figures as f
from companion.vasco.rules.characters import alvares_gives, dias_gives
from companion.vasco.rules.moves import Finish
from companion.vasco.rules.state import (
    CHARACTERS,
    DIAS,
    REALS_A_VP,
    VP_A_SHIP,
    Player,
    State,
    next_stage,
)
from companion.vasco.rules.supply import earn, seat_of


def round_ends(state: State, ledger: Ledger) -> State:
    """8.6, 8.7, and 8.4: the next round. 8.8 follows, since a round begins with fresh discs."""
    state = alvares_gives(state, ledger, Why("alvares", "8.6"))
    state = dias_gives(state, ledger, Why("dias", "8.6"))
    owner = state.owners[DIAS]
    return state._replace(
        first=seat_of(state, owner) if owner else state.first,
        portraits=(None,) * len(CHARACTERS),
        round=state.round + 1,
    )


def finish(state: State, move: Finish, ledger: Ledger) -> State:
    """9.3: Reals and ships with captains become VP; 9.4: who wins."""
    for seat, player in enumerate(state.players):
        reals, ships = player.reals // REALS_A_VP, manned_ships(player)
        state = earn(
            state, seat, ledger, Why("reals", "9.3", {"reals": f.reals(player.reals)}), vp=reals
        )
        state = earn(
            state,
            seat,
            ledger,
            Why("ships", "9.3", {"ships": f.count(ships)}),
            vp=VP_A_SHIP * ships,
        )
    return next_stage(state._replace(winners=winners(state)))


def manned_ships(player: Player) -> int:
    """9.2: captains board by themselves, one on each launched ship as far as they go."""
    return min(len(player.ships), player.captains)


def ships_to_man(player: Player) -> int:
    """9.2: so many more ships, if they were launched, would still get a captain."""
    return max(0, player.captains - len(player.ships))


def ships_at_sea(state: State, colour: str) -> int:
    """9.4: a player's own ships in the Navigation area."""
    return sum(
        1 for docks in state.landings for docked in docks if docked and docked.owner == colour
    )


def merits(state: State, player: Player) -> tuple[int, int, int]:
    """9.4: VP, then ships in the Navigation area, then sailors in the supply."""
    return player.vp, ships_at_sea(state, player.colour), sum(player.sailors)


def ranked(state: State) -> list[Player]:
    """Everybody, by what 9.4 compares."""
    return sorted(state.players, key=lambda player: merits(state, player), reverse=True)


def winners(state: State) -> tuple[str, ...]:
    """9.4: most VP, the tie-breaks, and a shared victory where they do not decide."""
    best = max(merits(state, player) for player in state.players)
    return tuple(player.colour for player in state.players if merits(state, player) == best)
