"""5.2 to 5.4 Expedition."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from random import Random
from typing import ClassVar

from companion.table.game import Refusal
from companion.table.game.kinds import Ledger, Why
from companion.vasco.rules import figures as f
from companion.vasco.rules.acting import check_called, end_action, pay_to_act
from companion.vasco.rules.bonus import Stock, receive, stock
from companion.vasco.rules.moves import Berth, Bonus, Expedition
from companion.vasco.rules.state import (
    LANDINGS,
    Docked,
    Player,
    State,
    Tile,
    is_complete,
    put,
    without,
)
from companion.vasco.rules.supply import earn, move_captains, with_player


def expedition(state: State, move: Expedition, ledger: Ledger) -> State:
    seat, number = check_called(state, move.player)
    check_ships(state.players[seat], move)
    state = pay_to_act(state, seat, number, ledger)
    why = Why("board", "5.2", {"landing": f.landing(move.landing)})
    state = move_captains(state, seat, ledger, why, -len(move.ships))
    for berth in move.ships:
        player = state.players[seat]
        state = with_player(state, seat, player._replace(ships=without(player.ships, berth.ship)))
        ship = Docked(berth.ship.limit, move.player, berth.ship)
        state = enter_dock(state, move.landing, berth.dock, ship)
    values = state.board.landings[LANDINGS.index(move.landing)].docks
    for berth in move.ships:
        about = {"landing": f.landing(move.landing), "ship": f.ship(berth.ship)}
        state = earn(state, seat, ledger, Why("dock", "5.3", about), vp=values[berth.dock])
        state = receive(state, seat, move.landing, berth.bonus, ledger)
    return end_action(state, number)


def check_ships(player: Player, move: Expedition) -> None:
    """5.2: ships that are launched, and a captain for each."""
    if not player.ships and not move.ships:
        raise Refusal("5.2", "no-ship", player=f.player(player.colour))
    if not move.ships:
        raise Refusal("3.6", "no-ship-sent")
    left = player.ships
    for berth in move.ships:
        if berth.ship not in left:
            key = "not-launched" if berth.ship in player.projects else "no-such-ship"
            raise Refusal("5.2", key, player=f.player(player.colour), ship=f.ship(berth.ship))
        left = without(left, berth.ship)
    if len(move.ships) > player.captains:
        raise Refusal(
            "5.2",
            "captains-lacking",
            player=f.player(player.colour),
            ships=f.count(len(move.ships)),
            has=f.number(player.captains),
        )


def enter_dock(state: State, landing: str, dock: int, ship: Docked) -> State:
    """5.2: a dock takes one ship, of a limit at least its value."""
    place = LANDINGS.index(landing)
    values, docks = state.board.landings[place].docks, state.landings[place]
    if dock >= len(docks):
        raise Refusal("5.2", "no-such-dock", landing=f.landing(landing), docks=f.count(len(docks)))
    if is_complete(docks):
        raise Refusal("5.4", "landing-full", landing=f.landing(landing))
    if docks[dock] is not None:
        raise Refusal("5.2", "dock-taken", landing=f.landing(landing), dock=f.number(values[dock]))
    if ship.limit < values[dock]:
        raise Refusal(
            "5.2",
            "limit-too-low",
            landing=f.landing(landing),
            dock=f.number(values[dock]),
            limit=f.number(ship.limit),
        )
    return state._replace(landings=put(state.landings, place, put(docks, dock, ship)))


Docks = tuple[tuple[int, int], ...]
"""Empty docks: place and value."""

Sailing = tuple[tuple[Tile, int], ...]
"""Ships, each with the dock it sails to."""


@dataclass(slots=True)
class Fleet:
    """Some of these ships, each to a dock of one landing that takes it."""

    player: str
    landing: str
    ships: tuple[Tile, ...]
    captains: int
    docks: Docks
    stock: Stock
    kind: ClassVar[str] = "expedition"

    def __contains__(self, move: object) -> bool:
        if (
            not isinstance(move, Expedition)
            or (move.player, move.landing) != (self.player, self.landing)
            or not 0 < len(move.ships) <= self.captains
        ):
            return False
        left, docks = self.ships, dict(self.docks)
        for berth in move.ships:
            if berth.ship not in left or docks.pop(berth.dock, 99) > berth.ship.limit:
                return False
            left = without(left, berth.ship)
        return self.stock.allows(self.landing, [berth.bonus for berth in move.ships])

    def __iter__(self) -> Iterator[Expedition]:
        """Each once: ships in the order of their texts, since another order changes nothing."""
        for sailing in self._sailings(tuple(sorted(self.ships)), self.docks, self.captains):
            if sailing:
                for bonuses in self.stock.lists(self.landing, len(sailing)):
                    yield self._expedition(sailing, bonuses)

    def _sailings(
        self, ships: tuple[Tile, ...], docks: Docks, captains: int, after: int = -1
    ) -> Iterator[Sailing]:
        """Ships with docks; of ships that are alike the later one takes a dock further right."""
        if not ships or not captains:
            yield ()
            return
        ship, rest = ships[0], ships[1:]
        for place, (dock, value) in enumerate(docks):
            if dock > after and value <= ship.limit:
                left = docks[:place] + docks[place + 1 :]
                same = bool(rest) and rest[0] == ship
                for more in self._sailings(rest, left, captains - 1, dock if same else -1):
                    yield ((ship, dock), *more)
        yield from self._sailings(rest[rest.count(ship) :], docks, captains)

    def _expedition(self, sailing: Sailing, bonuses: Iterable[Bonus]) -> Expedition:
        berths = zip(sailing, bonuses, strict=True)
        ships = tuple(Berth(ship, dock, bonus) for (ship, dock), bonus in berths)
        return Expedition(self.player, self.landing, ships)

    def pick(self, chance: Random) -> Expedition:
        ships = chance.sample(self.ships, len(self.ships))
        docks = list(self.docks)
        wanted = chance.randint(1, min(self.captains, len(ships)))
        sailing: Sailing = ()
        for ship in ships:
            fitting = [dock for dock in docks if dock[1] <= ship.limit]
            if fitting and len(sailing) < wanted:
                dock = chance.choice(fitting)
                docks.remove(dock)
                sailing = (*sailing, (ship, dock[0]))
        bonuses = self.stock.pick(self.landing, len(sailing), chance)
        return self._expedition(sailing, bonuses)


def fleets(state: State, player: Player) -> Iterator[Fleet]:
    if not player.ships or not player.captains:
        return
    furthest = max(ship.limit for ship in player.ships)
    for name, docks, landing in zip(LANDINGS, state.landings, state.board.landings, strict=True):
        empty = tuple(
            (place, value)
            for place, (ship, value) in enumerate(zip(docks, landing.docks, strict=True))
            if ship is None and value <= furthest
        )
        if empty:
            yield Fleet(player.colour, name, player.ships, player.captains, empty, stock(state))
