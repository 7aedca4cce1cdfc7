"""Component sets: what is printed on a group's own copy. Their figures are data, never code."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from operator import contains
from typing import NamedTuple

from companion.goa.rules import pieces
from companion.goa.rules.board import (
    ALIKE,
    ANY,
    CARDS,
    CELLS,
    COLONY_NAMES,
    COLOURS,
    COLUMNS,
    EXPEDITION,
    LAST_ROW,
    OF_TWO_SPICES,
    SYMBOLS,
    Board,
    ColonyTiles,
    Scoring,
    Spices,
    Start,
)
from companion.goa.rules.cards import POWERS
from companion.goa.rules.moves_of_chance import Bonus
from companion.goa.rules.tiles import PHASES, Tile, lies_in
from companion.table.game import Figure, Json, Refusal
from companion.table.game.fields import Fields, Reader, integer, list_of, text, unlike

STEPS = LAST_ROW - 1
BONANZAS = 8
LEAST_TILES, MOST_TILES = 27, 33
FEWEST_COLONY_TILES, MOST_COLONY_TILES = 4, 9


class Card(NamedTuple):
    """0.4."""

    power: str
    colonists: int
    symbol: str


class Components(NamedTuple):
    """A component set that has been read."""

    start: Start
    development: tuple[tuple[int, ...], tuple[tuple[int, ...], ...], tuple[int, ...]]
    """VP by row; the values by column; the limits of a hand."""
    steps: tuple[tuple[int, ...], tuple[tuple[Spices, ...], ...]]
    """Ships by step; the spices by column and step."""
    colonies: tuple[ColonyTiles, ...]
    tiles: tuple[tuple[Tile, ...], ...]
    cards: tuple[Card, ...]
    step_for_ducats: tuple[int, ...]
    bonanza: tuple[Bonus, ...]
    scoring: tuple[tuple[int, ...], tuple[int, ...], int, int]


def read_components(raw: Json) -> Components:
    fields = Fields(raw, "components")
    for key in ("id", "title"):
        fields.need(key, text)
    fields.may("certainty", read_certainty, None)
    found = Components(
        start=fields.need("start", read_start),
        development=fields.need("development", read_development),
        steps=fields.need("steps", read_steps),
        colonies=fields.need("colonies", read_colonies),
        tiles=fields.need("tiles", read_tiles),
        cards=fields.need("cards", read_cards),
        step_for_ducats=fields.need("step_for_ducats", amounts(STEPS)),
        bonanza=fields.need("bonanza", list_of(pieces.bonus, BONANZAS, BONANZAS)),
        scoring=fields.need("scoring", read_scoring),
    )
    fields.end()
    return found


def amounts(number: int) -> Reader[tuple[int, ...]]:
    return list_of(pieces.amount, number, number)


def read_certainty(raw: Json, where: str) -> Json:
    """Shaped as the set itself; what it does not say is assumed."""
    if not isinstance(raw, dict):
        raise unlike(where, "object", raw)
    return raw


def read_start(raw: Json, where: str) -> Start:
    fields = Fields(raw, where)
    found = Start(*(fields.need(key, pieces.amount) for key in Start._fields))
    fields.end()
    return found


def read_development(
    raw: Json, where: str
) -> tuple[tuple[int, ...], tuple[tuple[int, ...], ...], tuple[int, ...]]:
    fields = Fields(raw, where)
    vp = fields.need("vp", amounts(LAST_ROW))
    values = []
    limits: tuple[int, ...] = ()
    for place, column in enumerate(COLUMNS):
        if place == EXPEDITION:
            pairs = fields.need(column, list_of(amounts(2), LAST_ROW, LAST_ROW))
            values.append(tuple(draw for draw, _ in pairs))
            limits = tuple(limit for _, limit in pairs)
        else:
            values.append(fields.need(column, amounts(LAST_ROW)))
    fields.end()
    return vp, tuple(values), limits


def read_steps(raw: Json, where: str) -> tuple[tuple[int, ...], tuple[tuple[Spices, ...], ...]]:
    fields = Fields(raw, where)
    ships = fields.need("ships_paid", amounts(STEPS))
    step = list_of(pieces.spice, 0, pieces.MOST_SPICES)
    columns = [fields.need(column, list_of(step, STEPS, STEPS)) for column in COLUMNS]
    fields.end()
    return ships, tuple(tuple(tuple(sorted(one)) for one in column) for column in columns)


def read_colonies(raw: Json, where: str) -> tuple[ColonyTiles, ...]:
    fields = Fields(raw, where)
    found = tuple(fields.need(name, read_colony) for name in COLONY_NAMES)
    for name, colony in zip(COLONY_NAMES, found, strict=True):
        for one in colony.tiles:
            if (one == ANY) is (name in OF_TWO_SPICES):
                raise unlike(f"{where}.{name}.tiles", "colony-tile", one)
    fields.end()
    return found


def read_colony(raw: Json, where: str) -> ColonyTiles:
    fields = Fields(raw, where)
    found = ColonyTiles(
        fields.need("need", pieces.amount),
        fields.need("fields", integer(1, 3)),
        tuple(
            sorted(
                fields.need(
                    "tiles", list_of(pieces.colony_tile, FEWEST_COLONY_TILES, MOST_COLONY_TILES)
                )
            )
        ),
    )
    fields.end()
    return found


def read_tiles(raw: Json, where: str) -> tuple[tuple[Tile, ...], ...]:
    fields = Fields(raw, where)
    found = tuple(
        fields.need(phase, list_of(pieces.any_tile, LEAST_TILES, MOST_TILES)) for phase in PHASES
    )
    for phase, tiles in zip(PHASES, found, strict=True):
        for place, one in enumerate(tiles):
            if not lies_in(one, phase):
                raise unlike(f"{where}.{phase}[{place}]", f"tile-of-{phase}", one.text)
    fields.end()
    return found


def read_cards(raw: Json, where: str) -> tuple[Card, ...]:
    found = list_of(card, CARDS, CARDS)(raw, where)
    if set(Counter(each.symbol for each in found).values()) != {ALIKE}:
        raise unlike(where, "five-of-each-symbol", "…")
    return found


def card(raw: Json, where: str) -> Card:
    """As a set writes it."""
    parts = text(raw, where).split("/")
    wanted = (POWERS, tuple("123"), SYMBOLS)
    if len(parts) != len(wanted) or not all(map(contains, wanted, parts)):
        raise unlike(where, "card", raw)
    power, colonists, symbol = parts
    return Card(power, int(colonists), symbol)


def read_scoring(raw: Json, where: str) -> tuple[tuple[int, ...], tuple[int, ...], int, int]:
    fields = Fields(raw, where)
    found = (
        fields.need("colonies", amounts(len(COLONY_NAMES) + 1)),
        fields.need("same_symbol", amounts(ALIKE + 1)),
        fields.need("most_ducats", pieces.amount),
        fields.need("single_plantation", pieces.amount),
    )
    fields.end()
    return found


def board(components: Components, colours: Sequence[str]) -> Board:
    """What is printed, for these players."""
    check_colours(colours)
    vp, values, limits = components.development
    ships_paid, steps = components.steps
    a, b = (len(tiles) - CELLS for tiles in components.tiles)
    return Board(
        colours=tuple(colours),
        start=components.start,
        values=values,
        limits=limits,
        steps=steps,
        ships_paid=ships_paid,
        step_for_ducats=components.step_for_ducats,
        colonies=components.colonies,
        removed=(a, b),
        scoring=Scoring(vp, *components.scoring),
    )


def check_colours(colours: Sequence[str]) -> None:
    """0.1: two to four, each with a colour of his own."""
    for colour in colours:
        if colour not in COLOURS:
            raise Refusal("0.1", "not-seated", colour=Figure("colour", colour))
    if len(set(colours)) != len(colours):
        raise Refusal("0.1", "colour-twice")
    if not 2 <= len(colours) <= len(COLOURS):
        raise Refusal("0.1", "player-number", found=Figure("number", len(colours)))
