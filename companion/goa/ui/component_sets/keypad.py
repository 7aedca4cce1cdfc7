"""What lies in the box, told by taps: a tile, an Expedition card, a Bonanza tile."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from companion.goa.rules.board import SYMBOLS
from companion.goa.rules.cards import POWERS
from companion.goa.rules.moves_of_chance import Bonus
from companion.goa.rules.pieces import BONUSES
from companion.goa.rules.tiles import KINDS, PHASES, PLANTATION, SPICES, UNNAMED, tile
from companion.goa.ui.pieces.cards import draw_back, draw_power
from companion.goa.ui.pieces.colonies import draw_bonanza
from companion.goa.ui.pieces.symbols import draw_symbol
from companion.goa.ui.pieces.tiles import draw_tile
from companion.ui.drawn.piece import Paint, painted
from companion.ui.table.choice import numeral
from companion.ui.table.keypad import Keypad, Kind, Place, Tiles, Told

CARDS, BONANZA = "cards", "bonanza"
_USUAL = {"foreman": "3", "mission": "2", "ships": "4", "colonists": "4", "extra_actions": "2",
          "ships_or_colonists": "3", "expeditions": "2", "red_ducats": "3", "extra_harvest": "3",
          "resupply": "2", "duty": "6/5"}  # fmt: skip
"""What is printed on most tiles of a kind that has numbers; 1 on all others."""
_AMOUNTS = range(1, 10)
_SPICES_OF_DUTY = "6"


def tiles_of(phase: str) -> str:
    """What the keypad calls the tiles of a phase."""
    return f"tiles-{phase}"


def _usual(phase: str) -> list[str]:
    plantations = [f"{spice}/{fields}" for fields in (1, 2, 3) for spice in SPICES]
    return [*plantations, *(_written(kind, _USUAL.get(kind, "1")) for kind in _kinds(phase))]


def _kinds(phase: str) -> Iterator[str]:
    """Those of a phase that are no plantations."""
    return (name for name, row in KINDS.items() if name != PLANTATION and phase in row.phases)


def _written(kind: str, number: object) -> str:
    return f"{kind}/{number}" if KINDS[kind].numbers else kind


def _tile(text: str) -> Paint:
    found = tile(text)
    assert found
    return _inside(painted(draw_tile, found))


def _of_kind(kind: str) -> Paint:
    return _tile(_written(kind, _USUAL.get(kind, "1")))


def _inside(paint: Paint) -> Paint:
    """With a margin, for a key has a rim of its own."""
    return lambda box, colours: paint(box.part(0.06, 0.06, 0.88, 0.88), colours)


def _made_tile(told: Told) -> str:
    """Duty has two numbers: of those printed on it, the VP differ from copy to copy."""
    if told.get("tile"):
        return str(told["tile"])
    kind, number = told["kind"], told["number"]
    return _written(kind, f"{_SPICES_OF_DUTY}/{number}" if kind == "duty" else number)


def _sketch_tile(_: str, told: Told) -> Paint:
    if told.get("tile"):
        return _tile(told["tile"])
    if told.get("kind"):
        return _tile(_made_tile({**told, "number": told.get("number") or 1}))
    return painted(draw_tile, UNNAMED)


def _made_card(told: Told) -> str:
    return "/".join(map(str, (told["power"], told["colonists"], told["symbol"])))


def _sketch_card(_: str, told: Told) -> Paint:
    return painted(draw_power, told["power"]) if told.get("power") else painted(draw_back)


def _sketch_bonanza(_: str, told: Told) -> Paint:
    what, amount = told.get("gives"), told.get("amount")
    return painted(draw_bonanza, Bonus(what, amount or 1) if what else None)


def _gives(what: str) -> Paint:
    return _inside(painted(draw_bonanza, Bonus(what, 1)))


def _whole(told: Told) -> Told:
    """A tile by its picture, of whichever phase."""
    return {**told, "tile": next((told[name] for name in _TILES if told.get(name)), None)}


_TILES = tuple(map(tiles_of, PHASES))
_OF_A_PHASE = {
    tiles_of(phase): Kind(
        (Place(tiles_of(phase), _usual(phase), _tile, len(_usual(phase)), in_parts=True),),
        _made_tile,
        _sketch_tile,
    )
    for phase in PHASES
}
_APART = {
    tiles_of(phase): (
        Place(
            "kind", [kind for kind in _kinds(phase) if KINDS[kind].numbers], _of_kind, len(KINDS)
        ),
        Place("number", _AMOUNTS, numeral),
    )
    for phase in PHASES
}
"""For a tile with another number than those of its kind usually have."""

PieceKeypad = partial(
    Keypad,
    Tiles(
        "goa",
        {
            **_OF_A_PHASE,
            CARDS: Kind(
                (
                    Place("power", POWERS, lambda power: painted(draw_power, power)),
                    Place("colonists", (1, 2, 3), numeral),
                    Place("symbol", SYMBOLS, lambda name: _inside(painted(draw_symbol, name))),
                ),
                _made_card,
                _sketch_card,
            ),
            BONANZA: Kind(
                (Place("gives", BONUSES, _gives), Place("amount", _AMOUNTS, numeral)),
                lambda told: {told["gives"]: told["amount"]},
                _sketch_bonanza,
            ),
        },
        _APART,
        _whole,
    ),
)
