"""Spices that are proposed: the best filling of empty fields, and what is missed least."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from companion.goa.rules.board import LAST_ROW, SITES, Board, Load, Spices
from companion.goa.rules.loads import gathered
from companion.goa.rules.state import Player
from companion.table.game.distinct import distinct


@distinct
class At(NamedTuple):
    """A spice on a field: of which site, and which of its fields, from 0."""

    place: int
    number: int
    spice: str


@distinct
class FieldTap(NamedTuple):
    """A field was tapped."""

    place: int
    number: int


Spread = tuple[At, ...]


def load(spread: Iterable[At]) -> Load:
    return gathered([(at.place, at.spice) for at in spread])


def lying(player: Player) -> Iterator[At]:
    """Every spice on a field; those of a site lie on its first fields."""
    for place, site in enumerate(player.sites):
        if site:
            for number, spice in enumerate(site.spices):
                yield At(place, number, spice)


def empty(player: Player) -> Iterator[tuple[int, int, Spices]]:
    """Every empty field, and what it admits."""
    for place, site in enumerate(player.sites):
        if site:
            for number in range(len(site.spices), site.fields):
                yield place, number, site.admits


def wanted(board: Board, player: Player) -> Counter[str]:
    """What the next steps of all columns take."""
    found: Counter[str] = Counter()
    for steps, row in zip(board.steps, player.rows, strict=True):
        if row < LAST_ROW:
            found.update(steps[row - 1])
    return found


def best_onto(board: Board, player: Player, most: int) -> Spread:
    """What the next steps lack first; fields that admit one kind before those that admit any."""
    want, have = wanted(board, player), Counter(at.spice for at in lying(player))
    fields, found = list(empty(player)), list[At]()
    for _ in range(min(most, len(fields))):
        best = min(
            (
                (have[spice] - want[spice], len(admits), place, number, spice)
                for place, number, admits in fields
                for spice in admits
            ),
        )
        _, _, place, number, spice = best
        found.append(At(place, number, spice))
        have[spice] += 1
        fields = [each for each in fields if each[:2] != (place, number)]
    return tuple(found)


def best_sites(board: Board, player: Player, most: int) -> Spread:
    """Every field of the sites that have most room."""
    rooms = Counter(place for place, _, _ in empty(player))
    places = sorted(rooms, key=lambda place: (-rooms[place], place))[:most]
    every = best_onto(board, player, len(SITES) * 9)
    return tuple(at for at in every if at.place in places)


def least_missed(board: Board, player: Player, number: int) -> Spread:
    """What the next steps do not take; of one kind, what frees a field that admits more."""
    want, there = wanted(board, player), list(lying(player))
    have, found = Counter(at.spice for at in there), list[At]()
    while there and len(found) < number:
        best = max(there, key=lambda at: (have[at.spice] - want[at.spice], *_painless(player, at)))
        there.remove(best)
        found.append(best)
        have[best.spice] -= 1
    return tuple(found)


def payment(player: Player, price: Spices, first: Iterable[At] = ()) -> Spread:
    """These spices, as far as they are there: those that were tapped first, and then those that
    free a field that admits more."""
    chosen = set(first)
    there = sorted(lying(player), key=lambda at: (at in chosen, *_painless(player, at)))
    found = list[At]()
    for spice in price:
        at = next((each for each in reversed(there) if each.spice == spice), None)
        if at:
            there.remove(at)
            found.append(at)
    return tuple(found)


def _painless(player: Player, at: At) -> tuple[int, int, int]:
    site = player.sites[at.place]
    assert site
    return len(site.admits), -at.place, -at.number


def turned_onto(player: Player, spread: Spread, tap: FieldTap, most: int) -> Spread:
    """A tap on an empty field puts another spice there, and after the last kind none; what is too
    much then leaves the field that was filled first."""
    site = player.sites[tap.place]
    assert site
    there = next((at for at in spread if (at.place, at.number) == (tap.place, tap.number)), None)
    rest = tuple(at for at in spread if at is not there)
    place = site.admits.index(there.spice) + 1 if there else 0
    if place == len(site.admits) or most < 1:
        return rest
    return (*_last(rest, most - 1), At(tap.place, tap.number, site.admits[place]))


def turned_off(player: Player, spread: Spread, tap: FieldTap, most: int) -> Spread:
    """A tap on a spice takes it, a second one leaves it there."""
    at = next(at for at in lying(player) if (at.place, at.number) == (tap.place, tap.number))
    if at in spread:
        return tuple(each for each in spread if each != at)
    return (*_last(spread, most - 1), at)


def _last(spread: Spread, most: int) -> Spread:
    return spread[len(spread) - most :] if most < len(spread) else spread


def turned_sites(player: Player, spread: Spread, tap: FieldTap, most: int) -> Spread:
    """A tap on a field of a site that is filled changes its spice, and after the last kind leaves
    the site as it is; a tap on another site fills that."""
    site = player.sites[tap.place]
    assert site
    mine = tuple(at for at in spread if at.place == tap.place)
    rest = tuple(at for at in spread if at.place != tap.place)
    if not mine:
        places = list(dict.fromkeys(at.place for at in rest))[-(most - 1) :] if most > 1 else []
        fields = [number for place, number, _ in empty(player) if place == tap.place]
        added = tuple(At(tap.place, number, site.admits[0]) for number in fields)
        return (*(at for at in rest if at.place in places), *added)
    there = next(at for at in mine if at.number == tap.number)
    place = site.admits.index(there.spice) + 1
    if place == len(site.admits):
        return rest
    changed = there._replace(spice=site.admits[place])
    return (*rest, *(changed if at == there else at for at in mine))
