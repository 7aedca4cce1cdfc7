"""What of a copy is compared at once: the development board, the colonies, and the numbers that
the rulebooks name."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations

from companion.goa.rules import figures as f
from companion.goa.rules.board import COLONY_NAMES, COLUMNS, EXPEDITION, OF_TWO_SPICES
from companion.goa.rules.components import FEWEST_COLONY_TILES, MOST_COLONY_TILES
from companion.goa.rules.pieces import MOST_SPICES
from companion.goa.rules.tiles import SPICES, tile
from companion.goa.ui.component_sets.colonies import colonies
from companion.goa.ui.component_sets.development import Development, development
from companion.goa.ui.component_sets.numbers import Numbers, Row
from companion.goa.ui.pieces.cards import draw_power
from companion.goa.ui.pieces.colonies import draw_colony, draw_colony_sign
from companion.goa.ui.pieces.goods import draw_colonist, draw_ducats, draw_ship
from companion.goa.ui.pieces.spices import draw_spice
from companion.goa.ui.pieces.symbols import draw_symbol
from companion.goa.ui.pieces.tiles import draw_tile
from companion.play.component_sets import Asked, printed
from companion.table.components import Path, at
from companion.table.components.certainty import values
from companion.table.components.editing import lengthened, shortened
from companion.table.game import Json
from companion.ui.drawn.piece import Paint, painted
from companion.ui.drawn.scene import Scene
from companion.ui.table.choice import numeral
from companion.ui.table.component_sets.copies import Board, Lengths, Say

_AREAS = {
    "development": ("development", "steps"),
    "colonies": ("colonies",),
    "start": ("start", "step_for_ducats"),
    "scoring": ("scoring",),
}
_AMOUNTS = range(100)
_FIELDS = range(1, 4)
_IN_A_ROW = 4
"""So long is the path of a spice of a step, and of a colony tile."""
_EMBLEMS: Mapping[Path, Paint] = {
    ("start", "ships"): painted(draw_ship),
    ("start", "colonists"): painted(draw_colonist),
    ("start", "first_ducats"): painted(draw_ducats),
    ("start", "other_ducats"): painted(draw_ducats),
    ("step_for_ducats",): painted(draw_power, "step_for_ducats"),
    ("scoring", "colonies"): painted(draw_colony_sign, COLONY_NAMES[-1]),
    ("scoring", "same_symbol"): painted(draw_symbol, "tiger"),
    ("scoring", "most_ducats"): painted(draw_ducats),
    ("scoring", "single_plantation"): painted(draw_tile, tile(f"{SPICES[0]}/1")),
}
"""What stands before the numbers that are side by side."""


def _scenes(say: Say, components: Json, asked: Asked) -> Mapping[str, Scene]:
    named = {name: say(f"colony-{name}") for name in COLONY_NAMES}
    return {
        "development": development(components, _columns(say)),
        "colonies": colonies(components, named),
        "start": Numbers(tuple(_rows(say, components, "start", "step_for_ducats"))),
        "scoring": Numbers(tuple(_rows(say, components, "scoring"))),
    }


def _glance(say: Say, components: Json) -> Development:
    return development(components, _columns(say), awake=False)


def _columns(say: Say) -> Mapping[str, str]:
    return {"vp": say("check-vp"), **{name: say(f"column-{name}") for name in COLUMNS}}


def _rows(say: Say, components: Json, *parts: str) -> Iterator[Row]:
    for path, emblem in _EMBLEMS.items():
        if path[0] in parts:
            numbers = tuple(printed(components, *each) for each in values(components, path))
            yield Row(say(f"check-{_spelled(path)}"), emblem, numbers)


def _spelled(path: Path) -> str:
    return "-".join(map(str, path)).replace("_", "-")


def _answers(components: Json, path: Path) -> Sequence[Json]:
    match path:
        case ("steps", str(name), _, _) if name in COLUMNS:
            return SPICES
        case ("colonies", _, "fields"):
            return _FIELDS
        case ("colonies", str(name), "tiles", _) if name in OF_TWO_SPICES:
            # However the tile there is written: which of its spices comes first says nothing.
            there = at(components, path)
            pairs = [set(pair) for pair in combinations(SPICES, 2)]
            return [there if set(there.split("/")) == pair else _pair(pair) for pair in pairs]
        case ("colonies", _, "tiles", _):
            return [at(components, path)]
    return _AMOUNTS


def _pair(spices: set[str]) -> str:
    return "/".join(sorted(spices, key=SPICES.index))


def _drawn(path: Path, value: Json) -> Paint:
    if not isinstance(value, str):
        return numeral(value)
    if path[0] == "steps":
        return _inside(painted(draw_spice, value))
    return _inside(painted(draw_colony, path[1], value))


def _inside(paint: Paint) -> Paint:
    return lambda box, colours: paint(box.part(0.08, 0.08, 0.84, 0.84), colours)


def _called(say: Say, path: Path) -> str:
    """What a value of the board is called."""
    part, *rest = path
    if part == "colonies":
        colony = f.colony(COLONY_NAMES.index(str(rest[0])))
        place = f.number(int(rest[2]) + 1) if rest[2:] else f.number(0)
        return say(f"check-colonies-{rest[1]}-of", colony=colony, place=place)
    if part in ("start", "scoring") and len(rest) == 1:
        return say(f"check-{_spelled(path)}")
    if part == "scoring":
        return say(f"check-{_spelled(path[:2])}-of", number=f.number(int(rest[1])))
    if part == "step_for_ducats":
        return say("check-step-for-ducats-of", row=f.number(int(rest[0]) + 2))
    return _called_of_development(say, path)


def _called_of_development(say: Say, path: Path) -> str:
    part, name, place, *which = path
    row = f.number(int(place) + (1 if part == "development" else 2))
    if name not in COLUMNS:
        return say(f"check-{_spelled((name,))}-of", row=row)
    column = f.column(COLUMNS.index(str(name)))
    if part == "steps":
        return say("check-price-of", column=column, row=row)
    if name == COLUMNS[EXPEDITION]:
        return say(f"check-{('draw', 'limit')[int(which[0])]}-of", row=row)
    return say("check-value-of", column=column, row=row)


def _longer(components: Json, path: Path) -> Json | None:
    """A spice or a colony tile more, beside the last one."""
    last, most = _last(components, path), _bounds(path)[1]
    return lengthened(components, path[:-1]) if 0 < last < most else None


def _shorter(components: Json, path: Path) -> Json | None:
    last, least = _last(components, path), _bounds(path)[0]
    return shortened(components, path[:-1]) if last > least else None


def _bounds(path: Path) -> tuple[int, int]:
    return (1, MOST_SPICES) if path[0] == "steps" else (FEWEST_COLONY_TILES, MOST_COLONY_TILES)


def _last(components: Json, path: Path) -> int:
    """How many there are in the row, where this is the last of it and it may be longer; else 0."""
    if len(path) < _IN_A_ROW or path[0] == "development":
        return 0
    many = len(at(components, path[:-1]))
    return many if path[-1] == many - 1 else 0


def _lengths(say: Say, path: Path) -> Lengths:
    what = "spice" if path[0] == "steps" else "colony"
    least, most = _bounds(path)
    return Lengths(
        say(f"check-no-{what}"),
        say(f"why-last-{what}", least=f.number(least)),
        say(f"check-more-{what}"),
        say(f"why-most-{what}", most=f.number(most)),
    )


BOARD = Board(
    _AREAS,
    _scenes,
    _glance,
    _answers,
    _called,
    painted=_drawn,
    longer=_longer,
    shorter=_shorter,
    lengths=_lengths,
)
