"""Which ships are to sail where: what a tap on a ship, a dock or a landing changes of it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from companion.play.question import Pick, Picks
from companion.table.game.distinct import distinct
from companion.vasco.play.asking.calling import the_called
from companion.vasco.rules.acting import price
from companion.vasco.rules.advice.docks import best_docks
from companion.vasco.rules.state import LANDINGS, Player, State, Tile


@distinct
class Quay(NamedTuple):
    """A dock that was tapped."""

    landing: str
    dock: int


@distinct
class Coast(NamedTuple):
    """A landing that was tapped: ships and docks are to be proposed."""

    landing: str


@distinct
class Armed(NamedTuple):
    """The ship that the next tap on a dock sends there, by its place among the player's."""

    ship: int


@distinct
class Aboard(NamedTuple):
    """A ship, by its place among the player's, and the dock it is to sail to."""

    landing: str
    dock: int
    ship: int


def sailing(picks: Picks) -> tuple[Aboard, ...]:
    """The ships that are to sail."""
    return tuple(pick for pick in picks if isinstance(pick, Aboard))


def armed(picks: Picks) -> list[int]:
    """The ship that is chosen, if one is."""
    return [pick.ship for pick in picks if isinstance(pick, Armed)]


def picked(state: State, picks: Picks, pick: Pick) -> Picks:
    """What is to sail after one more tap."""
    if isinstance(pick, Armed):
        return _arm(state, picks, pick)
    if isinstance(pick, Quay):
        return _dock(state, picks, pick)
    if isinstance(pick, Coast):
        return _propose(state, picks, pick.landing)
    return (*picks, pick)


def _arm(state: State, picks: Picks, pick: Armed) -> Picks:
    """A second tap lays the ship down again; a tap on one that is to sail takes it back. Where no
    dock is left for it but one of theirs, it sails instead."""
    fleet = sailing(picks)
    left = tuple(each for each in fleet if each.ship != pick.ship)
    if pick in picks or len(left) < len(fleet):
        return left
    if not fleet or any(_fits(state, pick.ship, quay, left) for quay in _free(state, fleet)):
        return (*left, pick)
    for each in reversed(fleet):
        others = tuple(other for other in fleet if other is not each)
        if _fits(state, pick.ship, Quay(each.landing, each.dock), others):
            return (*others, each._replace(ship=pick.ship))
    return (*left, pick)


def _fits(state: State, place: int, quay: Quay, others: tuple[Aboard, ...]) -> bool:
    """Whether a ship like this one could enter: of like ships `_fitting` names one."""
    ships = the_called(state)[0].ships
    return ships[place] in [ships[each] for each in _fitting(state, quay, others)]


def _free(state: State, fleet: tuple[Aboard, ...]) -> Iterator[Quay]:
    taken = {(each.landing, each.dock) for each in fleet}
    for landing, docks in zip(LANDINGS, state.landings, strict=True):
        yield from (Quay(landing, dock) for dock in range(len(docks))
                    if (landing, dock) not in taken)  # fmt: skip


def _dock(state: State, picks: Picks, quay: Quay) -> Picks:
    """The ship chosen, or the smallest that fits; tapped again the next one, after the last none.

    Where no ship or captain is left, the ship that was sent last sails here instead.
    """
    player, number = the_called(state)
    if not player.captains or price(state, number) > player.reals:
        return picks
    fleet = tuple(each for each in sailing(picks) if each.landing == quay.landing)
    here = next((each for each in fleet if each.dock == quay.dock), None)
    others = with_room(player, tuple(each for each in fleet if each is not here))
    ready = armed(picks)
    fitting = _fitting(state, quay, others)
    if ready:
        fits = _fits(state, ready[0], quay, others)
        return (*others, Aboard(quay.landing, quay.dock, ready[0])) if fits else picks
    if here:
        kinds = [player.ships[place] for place in fitting]
        later = fitting[kinds.index(player.ships[here.ship]) + 1 :]
        return (*others, here._replace(ship=later[0])) if later else others
    if not fitting:
        return picks
    return (*others, Aboard(quay.landing, quay.dock, fitting[0]))


def with_room(player: Player, fleet: tuple[Aboard, ...]) -> tuple[Aboard, ...]:
    """The ships, without the last one where there are ship and captain for no other."""
    most = min(player.captains, len(player.ships))
    return fleet[:-1] if len(fleet) >= most else fleet


def _fitting(state: State, quay: Quay, others: tuple[Aboard, ...]) -> list[int]:
    """A ship of every kind that could enter this dock, the smallest first."""
    player, _ = the_called(state)
    place = LANDINGS.index(quay.landing)
    if state.landings[place][quay.dock] is not None:
        return []
    value = state.board.landings[place].docks[quay.dock]
    used = [each.ship for each in others]
    kinds = {
        ship: number
        for number, ship in reversed([*enumerate(player.ships)])
        if number not in used and ship.limit >= value
    }
    return sorted(kinds.values(), key=lambda number: _worth_sending(player.ships[number]))


def _worth_sending(ship: Tile) -> tuple[int, int]:
    """The smallest first; of one size what earns most, as it does so round for round."""
    return ship.limit, -ship.vp - ship.reals


def _propose(state: State, picks: Picks, landing: str) -> Picks:
    """Ships as far as there are captains, where they earn most; a second tap takes them back."""
    player, _ = the_called(state)
    fleet = sailing(picks)
    if fleet and fleet[0].landing == landing:
        return ()
    places = list(range(len(player.ships)))
    proposed = []
    for ship, dock in best_docks(state, landing, player.ships)[: player.captains]:
        place = next(each for each in places if player.ships[each] == ship)
        places.remove(place)
        proposed.append(Aboard(landing, dock, place))
    return tuple(proposed)
