"""7 Phase 3: ships earn, complete landings pay, and their ships sail on."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from companion.table.game import Line
from companion.table.game.kinds import Ledger, Why
from companion.vasco.rules import figures as f
from companion.vasco.rules.characters import alvares_gives, dias_gives
from companion.vasco.rules.moves import Navigate
from companion.vasco.rules.state import (
    LANDINGS,
    ROUNDS,
    Docked,
    State,
    is_complete,
    next_stage,
    put,
)
from companion.vasco.rules.supply import earn, move_captains, seat_of


class Passage(NamedTuple):
    """A ship that leaves its dock: for a dock of the next landing, or out of the game."""

    ship: Docked
    landing: int
    dock: int
    to: int | None


def navigate(state: State, move: Navigate, ledger: Ledger) -> State:
    """7.2 to 7.6; in rounds 1 to 4 also what is cleared away (8.1, 8.3), in round 5 also 9.1."""
    state = ships_earn(state, ledger)
    state = landings_pay(state, ledger)
    state = sail_on(state, ledger)
    if state.round == ROUNDS:
        state = alvares_gives(state, ledger, Why("alvares", "9.1"))
        state = dias_gives(state, ledger, Why("dias", "9.1"))
    else:
        state = clear_away(state, ledger)
    return next_stage(state)


def clear_away(state: State, ledger: Ledger) -> State:
    """8.1, 8.3: what nobody bought leaves the game, what nobody took returns to the supply."""
    if unsold := len(state.upper) + bool(state.sao_gabriel):
        ledger.append(Line("", "", 0, "unsold", "8.1", {"count": f.count(unsold)}))
    return state._replace(sao_gabriel=None, upper=(), money=(None, None))


def ships_earn(state: State, ledger: Ledger) -> State:
    """7.2."""
    for name, docks in zip(LANDINGS, state.landings, strict=True):
        for docked in docks:
            if docked and docked.owner and docked.ship:
                about = {"landing": f.landing(name), "ship": f.ship(docked.ship)}
                seat, why = seat_of(state, docked.owner), Why("income", "7.2", about)
                state = earn(state, seat, ledger, why, docked.ship.vp, docked.ship.reals)
    return state


def landings_pay(state: State, ledger: Ledger) -> State:
    """7.3: once for each ship; merchant ships earn nobody anything."""
    for name, docks, landing in zip(LANDINGS, state.landings, state.board.landings, strict=True):
        if is_complete(docks):
            for docked in docks:
                if docked and docked.owner and docked.ship:
                    about = {"landing": f.landing(name), "ship": f.ship(docked.ship)}
                    seat, why = seat_of(state, docked.owner), Why("complete", "7.3", about)
                    state = earn(state, seat, ledger, why, vp=landing.complete)
    return state


def passages(state: State) -> list[Passage]:
    """7.4: who would sail where, from Calicut downwards, leftmost dock first."""
    landings, found = list(state.landings), []
    for place in reversed(range(len(LANDINGS))):
        docks = landings[place]
        if not is_complete(docks):
            continue
        landings[place] = (None,) * len(docks)
        for dock, ship in enumerate(docks):
            assert ship
            to = next_dock(state, landings, place, ship)
            found.append(Passage(ship, place, dock, to))
            if to is not None:
                landings[place + 1] = put(landings[place + 1], to, ship)
    return found


def leaving(moving: Iterable[Passage]) -> list[Docked]:
    """7.4: those for which there is no dock, or that sail from Calicut."""
    return [passage.ship for passage in moving if passage.to is None]


def next_dock(
    state: State, landings: list[tuple[Docked | None, ...]], place: int, ship: Docked
) -> int | None:
    """7.4: the leftmost empty dock of the next landing whose value is at most the ship's limit."""
    if place + 1 == len(LANDINGS):
        return None
    values = state.board.landings[place + 1].docks
    for dock, (there, value) in enumerate(zip(landings[place + 1], values, strict=True)):
        if there is None and value <= ship.limit:
            return dock
    return None


def sail_on(state: State, ledger: Ledger) -> State:
    """7.4, 7.5: the ships of complete landings move; of those that leave, captains return."""
    moving = passages(state)
    landings = list(state.landings)
    for passage in moving:
        landings[passage.landing] = put(landings[passage.landing], passage.dock, None)
    for passage in moving:
        if passage.to is not None:
            target = passage.landing + 1
            landings[target] = put(landings[target], passage.to, passage.ship)
        elif passage.ship.owner:
            about = {"landing": f.landing(LANDINGS[passage.landing])}
            seat = seat_of(state, passage.ship.owner)
            state = move_captains(state, seat, ledger, Why("returns", "7.5", about), 1)
    if gone := leaving(moving):
        about = {"ships": f.at_sea(gone), "count": f.count(len(gone))}
        ledger.append(Line("", "", 0, "leaves", "7.4", about))
    return state._replace(landings=tuple(landings))
