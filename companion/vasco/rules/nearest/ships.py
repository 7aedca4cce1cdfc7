"""Where ships could sail, and what could be launched, instead (4.3, 5.2, 6.4)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from companion.table.game import Instead
from companion.vasco.rules import figures as f
from companion.vasco.rules.bonus import stock
from companion.vasco.rules.launching import aboard, launches
from companion.vasco.rules.moves import Berth, Expedition, Host, Launch, Move, Send, Voyage
from companion.vasco.rules.state import LANDINGS, MISSIONARY, SAILORS, SERNIGI, State, called
from companion.vasco.rules.supply import seat_of

Dock = tuple[str, int]


def expedition(state: State, move: Expedition) -> Instead | None:
    """The best docks the ship meant could enter; where there is none to sail, one to launch."""
    player = state.players[seat_of(state, move.player)]
    if not player.ships:
        return _launch(state, move.player)
    if not player.captains:
        return None
    # The last ship is the one that was added.
    wanted = [berth.ship for berth in move.ships[-1:] if berth.ship in player.ships]
    for ship in [*wanted, *sorted(player.ships, key=lambda each: -each.limit)]:
        open_ = _enterable(state, ship.limit)
        near = _nearest(move.landing, _dearest(state, open_))
        if near:
            bonus = stock(state).choices(near[0][0])[0]
            moves = (
                Expedition(move.player, landing, (Berth(ship, dock, bonus),))
                for landing, dock in near
            )
            return _docks(state, ship.limit, near, moves, more=len(near) < len(open_))
    return None


def sending(state: State, move: Send) -> Instead | None:
    if move.player != state.owners[SERNIGI]:
        return None
    return sailing(state, move.player, move.voyage)


def sailing(state: State, player: str, voyage: Voyage) -> Instead | None:
    """The docks that the merchant ship could enter."""
    limit = state.merchant or 0
    open_ = _enterable(state, limit)
    near = _nearest(voyage.landing, open_)
    if not near:
        return None
    bonus = stock(state).choices(near[0][0])[0]
    voyages = [Voyage(landing, dock, bonus) for landing, dock in near]
    hosted = called(state) is not None
    moves: Iterable[Move] = (
        Host(player, "sernigi", send=each) if hosted else Send(player, each) for each in voyages
    )
    return _docks(state, limit, near, moves, more=len(near) < len(open_))


def _enterable(state: State, limit: int) -> list[Dock]:
    """The empty docks that a ship of this limit can enter."""
    return [
        (name, dock)
        for name, docks, landing in zip(LANDINGS, state.landings, state.board.landings, strict=True)
        for dock, (ship, value) in enumerate(zip(docks, landing.docks, strict=True))
        if ship is None and value <= limit
    ]


def _dearest(state: State, docks: Sequence[Dock]) -> list[Dock]:
    """5.3: those that earn most."""

    def value(dock: Dock) -> int:
        return state.board.landings[LANDINGS.index(dock[0])].docks[dock[1]]

    most = max(map(value, docks), default=0)
    return [dock for dock in docks if value(dock) == most]


def _nearest(landing: str, docks: Sequence[Dock]) -> list[Dock]:
    """Those of the landing meant, or else of the one nearest along the coast."""
    meant = LANDINGS.index(landing)
    at = min(
        (name for name, _ in docks),
        key=lambda name: abs(LANDINGS.index(name) - meant),
        default="",
    )
    return [dock for dock in docks if dock[0] == at]


def _docks(
    state: State, limit: int, docks: Sequence[Dock], moves: Iterable[Move], more: bool
) -> Instead:
    """`more` is whether these are not all that the ship could enter."""
    landing = docks[0][0]
    values = state.board.landings[LANDINGS.index(landing)].docks
    # Docks of the same value are alike.
    named = sorted({values[dock] for _, dock in docks})
    said = {
        "limit": f.number(limit),
        "docks": f.any_of(map(f.number, named)),
        "landing": f.landing(landing),
    }
    return Instead("nearest-docks-of-many" if more else "nearest-docks", said, tuple(moves))


def launching(state: State, move: Launch) -> Instead | None:
    """Another project, or else the colours one of which is lacking."""
    if move.player not in state.board.colours:
        return None
    player = state.players[seat_of(state, move.player)]
    if found := _launch(state, move.player):
        return found
    if move.project not in player.projects:
        return None
    there = aboard(player)
    others = [colour for colour in (*SAILORS, MISSIONARY) if colour not in there]
    said = {
        "lacking": f.count(move.project.crew - len(there)),
        "colours": f.any_of(map(f.sailor, others)),
    }
    return Instead("nearest-crew", said, ())


def _launch(state: State, player: str) -> Instead | None:
    found = [family for family in launches(state) if family.player == player]
    if not found:
        return None
    said = {"project": f.any_of(f.project(family.project) for family in found)}
    return Instead("nearest-launch", said, tuple(next(iter(family)) for family in found))
