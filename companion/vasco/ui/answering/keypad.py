"""A tile made by taps: what the table drew, or what lies in the box."""

from __future__ import annotations

from functools import partial

from companion.ui.drawn.box import Box
from companion.ui.drawn.colours import Colours
from companion.ui.drawn.piece import Paint, painted
from companion.ui.table.choice import numeral
from companion.ui.table.keypad import Keypad, Kind, Place, Tiles, Told
from companion.vasco.rules.state import Tile, Vdg, tile
from companion.vasco.ui.pieces.money import draw_coin, draw_vp
from companion.vasco.ui.pieces.tiles import Sketch, draw_back, draw_merchant, draw_project, draw_vdg

Made = Tile | Vdg | int
"""A project, a Vasco da Gama tile, or a merchant ship's limit."""

PROJECT, MERCHANT, VDG = "project", "merchant", "vdg"
FIRST_VDG, LAST_VDG = "vdg-first", "vdg-last"
"""What of a Vasco da Gama tile counts in the set-up, and in the last round."""
LIMITS = range(4, 12)


def _earnings(earned: tuple[int, int]) -> Paint:
    """Reals and VP as they are printed on a ship, or a stroke for nothing."""
    shown = [
        (amount, draw) for amount, draw in zip(earned, (draw_coin, draw_vp), strict=True) if amount
    ]

    def draw(box: Box, colours: Colours) -> None:
        side = min(box.height * 0.64, box.width * 0.9 / max(len(shown), 2))
        left = box.centre[0] - side * len(shown) / 2
        for place, (amount, draw_amount) in enumerate(shown):
            at = Box(left + side * place, box.centre[1] - side / 2, side, side)
            draw_amount(at, colours, amount)

    return draw if shown else numeral("–")


def _amount(reals: int) -> Paint:
    return lambda box, colours: draw_coin(box.part(0, 0.14, 1, 0.72), colours, reals)


def _amounts(pair: tuple[int, int]) -> Paint:
    def draw(box: Box, colours: Colours) -> None:
        for amount, at in zip(pair, box.part(0.02, 0.2, 0.96, 0.6).row(2), strict=True):
            draw_coin(at, colours, amount)

    return draw


def _ship(printed: tuple[int, int]) -> Paint:
    """A limit and a crew as people write them."""
    return numeral("{}/{}".format(*printed))


def _signed(by: int) -> Paint:
    return numeral(f"+{by}" if by > 0 else f"−{-by}" if by else "±0")


_LIKELY = [(0, 0), (1, 0), (2, 0), (3, 0), (4, 0), (1, 1), (0, 1), (0, 2), (0, 3)]
_RARE = [(reals, vp) for reals in range(10) for vp in range(10) if (reals, vp) not in _LIKELY]
_EARNINGS = [*_LIKELY, *sorted(_RARE, key=lambda earned: (sum(earned), earned))]
_AMOUNTS = [*range(1, 100), 0]
_PAIRS = [(larger, smaller) for larger in range(6, 12) for smaller in range(2, 6)]
SHIPS = [
    *((4, 1), (4, 2), (5, 2), (5, 3), (6, 2), (6, 3), (6, 4)),
    *((7, 3), (7, 4), (7, 5), (9, 4), (9, 5), (11, 4), (11, 5)),
]
"""The limit and crew of most projects."""
_VARIATION = Place("variation", range(-3, 4), _signed)
_INITIAL = Place("initial", range(4, 13), numeral)
_MONEY = Place("money", _PAIRS, _amounts, len(_PAIRS), in_parts=True)
_EARNS = Place("earnings", _EARNINGS, _earnings, len(_LIKELY))

_APART = {
    "ship": (Place("limit", LIMITS, numeral), Place("crew", range(1, 6), numeral)),
    "money": (
        Place("first", _AMOUNTS, _amount, 14),
        Place("second", _AMOUNTS, _amount, 14),
    ),
}
"""What is printed together, for a tile of which nobody would expect it."""


def _project(told: Told) -> Tile:
    return tile(told["limit"], told["crew"], *told["earnings"])


def _merchant(told: Told) -> int:
    return int(told["limit"])


def _vdg(told: Told) -> Vdg:
    """As far as it counts."""
    money = None if None in told["money"] else told["money"]
    return Vdg(told.get("initial"), told.get("variation"), money)


def _sketch_project(deck: str, told: Told) -> Paint:
    earned = told.get("earnings") or (0, 0)
    return painted(draw_project, tile(told["limit"] or 0, told["crew"] or 0, *earned), deck)


def _sketch_merchant(_: str, told: Told) -> Paint:
    return painted(draw_merchant, told["limit"]) if told["limit"] else draw_back


def _sketch_vdg(_: str, told: Told) -> Paint:
    return painted(draw_vdg, Sketch(told.get("initial"), told.get("variation"), told["money"]))


def _whole(told: Told) -> Told:
    together = told.get("ship") or (told.get("limit"), told.get("crew"))
    money = told.get("money") or (told.get("first"), told.get("second"))
    return {**told, "limit": together[0], "crew": together[1], "money": money}


_SHIP = Place("ship", SHIPS, _ship, len(SHIPS), in_parts=True)
_WIDE = 106

TileKeypad = partial(
    Keypad,
    Tiles(
        "vasco",
        {
            PROJECT: Kind((_SHIP, _EARNS), _project, _sketch_project),
            MERCHANT: Kind((Place("limit", LIMITS, numeral),), _merchant, _sketch_merchant),
            VDG: Kind((_VARIATION, _INITIAL, _MONEY), _vdg, _sketch_vdg, _WIDE),
            FIRST_VDG: Kind((_INITIAL, _MONEY), _vdg, _sketch_vdg, _WIDE),
            LAST_VDG: Kind((_VARIATION,), _vdg, _sketch_vdg, _WIDE),
        },
        _APART,
        _whole,
    ),
)
