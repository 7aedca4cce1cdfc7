"""What the program draws: orders shuffled once for a whole game, sailors from a seed.

A draw depends on the deal and on what has come up or lies in the bag, and on nothing else, so
that after undo and redo the same things come up.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable, Iterator
from itertools import islice
from random import Random
from typing import TypeVar

from companion.table.game import Json
from companion.vasco.rules.components import DECKS, read_vdg
from companion.vasco.rules.draws import UPPER, draws_due
from companion.vasco.rules.moves import Merchant, Move, Projects, TurnVdg
from companion.vasco.rules.notation import pieces
from companion.vasco.rules.phases import kinds_due
from companion.vasco.rules.state import State, Vdg

T = TypeVar("T", bound=Hashable)

PIECES = {
    "projects": "projects",
    "merchant": "merchants",
    "vdg": "vdg",
    "sailors": "sailors",
    "bag": "sailors",
}
"""The kind of piece each chance move draws."""


def shuffle(chance: Random, components: Json) -> Json:
    """1.5 to 1.7: the stacks as they lie, the decks I to III one upon the other."""
    decks = [components["projects"][deck] for deck in DECKS]
    return {
        "projects": [text for deck in decks for text in chance.sample(deck, len(deck))],
        "merchants": chance.sample(components["merchants"], len(components["merchants"])),
        "vdg": chance.sample(components["vdg"], len(components["vdg"])),
        "seed": chance.getrandbits(64),
    }


def left(order: Iterable[T], seen: Iterable[T]) -> Iterator[T]:
    """What of a stack has not come up yet; what came up may have come from the table."""
    gone = Counter(seen)
    for piece in order:
        if gone[piece]:
            gone[piece] -= 1
        else:
            yield piece


def vdg_left(order: Iterable[Vdg], seen: Iterable[Vdg]) -> list[Vdg]:
    """The same of VdG tiles, of which some may be known only in part."""
    still = [*order]
    for tile in sorted(seen, key=lambda each: None in each):
        gone = tile if tile in still else next(filter(tile.fits, still), None)
        if gone:
            still.remove(gone)
    return still


def draw(state: State, deal: Json) -> Move | None:
    """The chance move that is due; None where the stack has run out."""
    step = kinds_due(state)[0]
    if step in ("sailors", "bag"):
        place = (deal["seed"], step, state.round, state.section, len(state.blind), state.bag)
        return draws_due(state).pick(Random(repr(place)))
    if step == "projects":
        texts = left(deal["projects"], (project.text for project in state.seen.projects))
        first = state.seen.unseen
        tiles = [pieces.ship_tile(text, "deal") for text in islice(texts, first, first + UPPER + 1)]
        return Projects(tiles[0], tuple(tiles[1:])) if len(tiles) > UPPER else None
    if step == "merchant":
        limit = next(left(deal["merchants"], state.seen.merchants), None)
        return Merchant(limit) if limit else None
    known = vdg_left((read_vdg(raw, "deal") for raw in deal["vdg"]), state.seen.vdg)
    return TurnVdg(known[0]) if known else None
