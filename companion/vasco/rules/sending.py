"""6.4 Sending the merchant ship: by Sernigi's owner, with the bonus, without the dock's VP."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import ClassVar

from companion.table.game import Line, Refusal
from companion.table.game.kinds import Ledger
from companion.vasco.rules import figures as f
from companion.vasco.rules.bonus import Stock, receive, stock
from companion.vasco.rules.expedition import enter_dock
from companion.vasco.rules.moves import Send, Voyage
from companion.vasco.rules.state import LANDINGS, SERNIGI, Docked, State, next_stage
from companion.vasco.rules.supply import seat_of


def send(state: State, move: Send, ledger: Ledger) -> State:
    """1.5, 7.1: the ship that must be sent now."""
    seat = seat_of(state, move.player)
    owner = state.owners[SERNIGI]
    if move.player != owner:
        assert owner, "sending is due from an owner only"
        raise Refusal("7.1", "not-sernigi", player=f.player(move.player), owner=f.player(owner))
    return next_stage(sail(state, seat, move.voyage, ledger))


def sail(state: State, seat: int, voyage: Voyage, ledger: Ledger) -> State:
    """6.4: the merchant ship goes to an empty dock; from then on it belongs to nobody."""
    if state.merchant is None:
        raise Refusal("6.4", "no-merchant-ship")
    state = enter_dock(state, voyage.landing, voyage.dock, Docked(state.merchant))
    state = state._replace(merchant=None)
    return receive(state, seat, voyage.landing, voyage.bonus, ledger)


def sending_due(state: State) -> bool:
    """7.1: a merchant ship not sent yet, somebody to send it, and a dock that takes it."""
    return bool(state.owners[SERNIGI]) and bool(destinations(state))


def remove_merchant(state: State, ledger: Ledger) -> State:
    """7.1: sent, or, where no dock fits or nobody could send it, out of the game."""
    limit = state.merchant
    if limit is not None:
        docks = f.count(len(destinations(state)))
        about = {"ships": f.at_sea([Docked(limit)]), "limit": f.number(limit), "docks": docks}
        ledger.append(Line("", "", 0, "unsent", "7.1", about))
    return next_stage(state._replace(merchant=None))


def destinations(state: State) -> tuple[tuple[str, int], ...]:
    """The empty docks that take the merchant ship."""
    limit = state.merchant
    if limit is None:
        return ()
    return tuple(
        (name, place)
        for name, docks, landing in zip(LANDINGS, state.landings, state.board.landings, strict=True)
        for place, (ship, value) in enumerate(zip(docks, landing.docks, strict=True))
        if ship is None and value <= limit
    )


@dataclass(slots=True)
class Voyages:
    """The merchant ship to one of these docks, with what its landing gives."""

    docks: tuple[tuple[str, int], ...]
    stock: Stock

    def __contains__(self, voyage: object) -> bool:
        return (
            isinstance(voyage, Voyage)
            and (voyage.landing, voyage.dock) in self.docks
            and voyage.bonus in self.stock.choices(voyage.landing)
        )

    def __iter__(self) -> Iterator[Voyage]:
        for landing, dock in self.docks:
            for bonus in self.stock.choices(landing):
                yield Voyage(landing, dock, bonus)

    def pick(self, chance: Random) -> Voyage:
        landing, dock = chance.choice(self.docks)
        return Voyage(landing, dock, chance.choice(self.stock.choices(landing)))


def voyages(state: State) -> Voyages | None:
    docks = destinations(state)
    return Voyages(docks, stock(state)) if docks else None


@dataclass(slots=True)
class Sendings:
    """The merchant ship, sent by the player who must."""

    player: str
    voyages: Voyages
    kind: ClassVar[str] = "send"

    def __contains__(self, move: object) -> bool:
        return isinstance(move, Send) and move.player == self.player and move.voyage in self.voyages

    def __iter__(self) -> Iterator[Send]:
        return (Send(self.player, voyage) for voyage in self.voyages)

    def pick(self, chance: Random) -> Send:
        return Send(self.player, self.voyages.pick(chance))
