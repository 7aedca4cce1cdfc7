"""What the program draws: settled once for the whole game, so that no undo fishes for better."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random
from typing import Any

from companion.goa.rules.board import CELLS, CORNERS, SYMBOLS
from companion.goa.rules.chance import PLANTATIONS_REMOVED
from companion.goa.rules.hands import card_of, lying, next_up
from companion.goa.rules.moves_of_chance import Elephant, Hand, Layout, Name, TurnUp
from companion.goa.rules.phases import kind_due, seat_due
from companion.goa.rules.pieces import bonus
from companion.goa.rules.state import State
from companion.goa.rules.tiles import PHASES, PLANTATION, Tile, tile
from companion.table.game import Json

PIECES = {
    "layout": "tiles",
    "tile": "tiles",
    "elephant": "cards",
    "turned": "cards",
    "hand": "cards",
    "bonanza": "bonanza",
}
"""The kind of piece each kind of chance move draws."""


def shuffle(chance: Random, components: Json) -> Json:
    """The order of everything the program may draw."""
    return {
        "tiles": {phase: _shuffled(chance, components["tiles"][phase]) for phase in PHASES},
        "cards": _shuffled(chance, components["cards"]),
        "bonanza": {phase: _shuffled(chance, components["bonanza"]) for phase in PHASES},
        "seed": chance.getrandbits(64),
        "thrown": {},
    }


def _shuffled(chance: Random, pieces: list[Any]) -> list[Any]:
    return chance.sample(pieces, len(pieces))


def draw(state: State, deal: Json) -> Any:
    """The chance move that is due, as the deal has it; None where the deal has run out."""
    kind, phase = kind_due(state), PHASES[state.phase]
    if kind == "layout":
        return layout(_tiles(deal["tiles"][phase]), state.board.removed[state.phase])
    if kind == "tile":
        one = next(_left(_tiles(deal["tiles"][phase]), state.came_up[state.phase]), None)
        return one and Name(one)
    if kind == "elephant":
        symbols = [card_of(text).symbol for text in deal["cards"]]
        return Elephant(symbols.index(SYMBOLS[0]) + 1)
    if kind == "turned":
        number = state.pending[0].number
        return TurnUp(tuple(card.colonists for card in next_up(state, deal, number)))
    if kind == "bonanza":
        corner = state.pending[0].cell
        assert corner
        return bonus(deal["bonanza"][phase][CORNERS.index(corner)], "deal")
    return hand(state, deal) if kind == "hand" else None


def layout(tiles: list[Tile], wanted: int) -> Layout:
    """1.1: of what goes back into the box at most two plantations, as long as there is else."""
    plantations = [one for one in tiles if one.kind == PLANTATION]
    spared = plantations[PLANTATIONS_REMOVED:]
    first = [one for one in tiles if one.kind != PLANTATION] + plantations[:PLANTATIONS_REMOVED]
    first.sort(key=tiles.index)
    removed = (first + spared)[:wanted]
    return Layout(tuple(_left(tiles, removed))[:CELLS], tuple(removed))


def _tiles(texts: list[str]) -> list[Tile]:
    found = (tile(text) for text in texts)
    return [one for one in found if one]


def _left(tiles: Iterable[Tile], gone: Iterable[Tile]) -> Iterator[Tile]:
    """The tiles, each of those that are gone once less."""
    waiting = list(gone)
    for one in tiles:
        if one in waiting:
            waiting.remove(one)
        else:
            yield one


def hand(state: State, deal: Json) -> Hand:
    """10.1: what the program dealt."""
    seat = seat_due(state)
    assert seat is not None
    symbols = [card.symbol for card in lying(state, deal).hands[seat]]
    return Hand(state.board.colours[seat], tuple(map(symbols.count, SYMBOLS)))
