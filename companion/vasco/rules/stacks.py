"""The stacks of a component set: what of each has come up, and what is still to come."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from companion.table.components import Path
from companion.table.game import Json
from companion.vasco.rules.components import DECKS, read_components
from companion.vasco.rules.deal import left
from companion.vasco.rules.deal import vdg_left as tiles_left
from companion.vasco.rules.draws import UPPER
from companion.vasco.rules.notation.showing import vdg
from companion.vasco.rules.state import MERCHANTS, Seen, State, Tile, Vdg


class ToCome(NamedTuple):
    """What has not come up yet, by kind; the projects by deck, in the order of DECKS."""

    projects: tuple[tuple[Tile, ...], ...]
    merchants: tuple[int, ...]
    vdg: tuple[Vdg, ...]


def to_come(components: Json, seen: Seen) -> ToCome:
    """What a table that draws for itself can draw, as far as the set knows its copy.

    A deck all of which has come up has nothing left, though other tiles than the set's came up.
    """
    known = read_components(components)
    came = _by_deck(components, seen)
    decks = [
        tuple(left(deck, came[name].seen)) if came[name].number < len(deck) else ()
        for name, deck in zip(DECKS, known.projects, strict=True)
    ]
    return ToCome(
        tuple(decks),
        tuple(left(known.merchants, seen.merchants)),
        tuple(tiles_left(known.vdg, seen.vdg)),
    )


def lying(state: State) -> Counter[Tile]:
    """The projects and ships on the table."""
    at_sea = (ship.ship for docks in state.landings for ship in docks if ship and ship.ship)
    held = (tile for player in state.players for tile in (*player.projects, *player.ships))
    offered = (state.sao_gabriel,) if state.sao_gabriel else ()
    return Counter((*held, *state.upper, *offered, *at_sea))


def gone(state: State) -> Counter[Tile]:
    """What has come up and lies nowhere any more."""
    return Counter(state.seen.projects) - lying(state)


def unsold(state: State) -> Counter[Tile]:
    """8.1: what nobody bought or took of the last offer, once it is put away."""
    return Counter(state.seen.projects[-UPPER - 1 :]) & gone(state)


def deck_in_play(components: Json, seen: Seen) -> str | None:
    """8.1: the deck the next project comes from; None when all have come up."""
    return next((deck for deck, number in decks_left(components, seen).items() if number), None)


def decks_left(components: Json, seen: Seen) -> dict[str, int]:
    """How many projects of each deck have not come up, whatever tiles came up."""
    came = _by_deck(components, seen)
    return {deck: len(components["projects"][deck]) - came[deck].number for deck in DECKS}


def vdg_left(components: Json, seen: Seen) -> int:
    """How many Vasco da Gama tiles have not come up, whatever tiles came up."""
    return max(0, len(components["vdg"]) - len(seen.vdg) - _rounds_unseen(seen))


def merchants_left(seen: Seen) -> int:
    """How many merchant ships have not come up."""
    return max(0, MERCHANTS - len(seen.merchants) - _rounds_unseen(seen))


def came_before(components: Json, seen: Seen) -> int | None:
    """The round in which the last Vasco da Gama tile had come up already, 0 for the set-up; None
    where it comes up as often as there is one like it (0.3: usually there is none)."""
    *earlier, last = seen.vdg
    alike = [place for place, each in enumerate(earlier) if each == last]
    if len(alike) < max(1, read_components(components).vdg.count(last)):
        return None
    return alike[-1] + _rounds_unseen(seen)


def _rounds_unseen(seen: Seen) -> int:
    """Each round one of either comes up, with seven projects."""
    return seen.unseen // (UPPER + 1)


def came_up(components: Json, seen: Seen) -> Iterator[tuple[Path, list[Json]]]:
    """What has come up of each stack and is known whole, as a set writes it."""
    for deck, came in _by_deck(components, seen).items():
        yield ("projects", deck), [each.text for each in came.seen]
    yield ("merchants",), [*seen.merchants]
    yield ("vdg",), [vdg(each) for each in seen.vdg if None not in each]


def borne_out(components: Json, seen: Seen) -> bool:
    """Whether most projects that came up are as the set has them, though nobody compared it."""
    came = _by_deck(components, seen)
    decks = components["projects"]
    alike = [tile.text in decks[deck] for deck in DECKS for tile in came[deck].seen]
    return 2 * sum(alike) > len(alike)


class _Came(NamedTuple):
    """How many tiles of a deck have come up, and those of them that were seen."""

    number: int
    seen: tuple[Tile, ...]


def _by_deck(components: Json, seen: Seen) -> dict[str, _Came]:
    """The decks come up one after the other, each whole."""
    found, first = {}, -seen.unseen
    for deck in DECKS:
        size = len(components["projects"][deck])
        number = max(0, min(size, len(seen.projects) - first))
        found[deck] = _Came(number, seen.projects[max(0, first) : max(0, first + size)])
        first += size
    return found
