"""The pictures of the rules at hand."""

from __future__ import annotations

from functools import cache

from companion.goa.play.book import BOOK
from companion.goa.rules.board import COLONY_NAMES, COLOURS, SYMBOLS
from companion.goa.rules.tiles import SPICES, tile
from companion.goa.ui.pieces.cards import CARD, draw_back, draw_extra, draw_power, draw_turned_up
from companion.goa.ui.pieces.colonies import COLONY, draw_colony
from companion.goa.ui.pieces.goods import draw_colonist, draw_ducats, draw_points, draw_ship
from companion.goa.ui.pieces.marks import draw_flag, draw_mark, draw_marker, draw_token
from companion.goa.ui.pieces.spices import draw_spice
from companion.goa.ui.pieces.symbols import draw_symbol
from companion.goa.ui.pieces.tiles import draw_flag_tile, draw_tile
from companion.ui.drawn.piece import Paint, painted
from companion.ui.drawn.vignette import Drawn, Part, Vignette
from companion.ui.table.rules.illustrated import Illustrated

_HERO = "red"
"""Whose pieces the examples are."""
_ARROW = "→"

_Groups = tuple[tuple[Part, ...], ...]


def _square(paint: Paint) -> Drawn:
    return Drawn(1, paint)


def _tile(text: str) -> Drawn:
    return _square(painted(draw_tile, tile(text)))


def _ducats(amount: int | None = None) -> Drawn:
    return _square(painted(draw_ducats, amount))


def _ships(amount: int | None = None) -> Drawn:
    return _square(painted(draw_ship, amount))


def _colonists(amount: int | None = None) -> Drawn:
    return _square(painted(draw_colonist, amount))


def _spice(name: str) -> Drawn:
    return _square(painted(draw_spice, name))


def _token(number: int, colour: str = _HERO) -> Drawn:
    return _square(painted(draw_token, colour, number))


def _power(name: str) -> Drawn:
    return Drawn(CARD, painted(draw_power, name))


def _colony(name: str) -> Drawn:
    texts = {"quilon": "ginger/cinnamon", "madras": "pepper/nutmeg"}
    return Drawn(COLONY, painted(draw_colony, name, texts.get(name, "any")))


_FLAG, _FLAG_TILE = _square(draw_flag), _square(draw_flag_tile)
_BACK = Drawn(CARD, painted(draw_back))
_EXTRA = Drawn(CARD, painted(draw_extra))
_PAIR = Drawn(2 * CARD, painted(draw_turned_up, (1, 3)))
_ELEPHANT = _square(painted(draw_symbol, SYMBOLS[0]))

_PICTURES: dict[str, _Groups] = {
    "0.1": (tuple(_square(painted(draw_mark, colour)) for colour in COLOURS),),
    "0.2": ((_tile("clove/2"), _tile("foreman/3"), _tile("red_ship/1")), (_FLAG_TILE,)),
    "0.3": (tuple(map(_colony, COLONY_NAMES)),),
    "0.5": (tuple(map(_spice, SPICES)), (_ducats(), _ships(), _colonists()), (_EXTRA,)),
    "0.6": ((_square(painted(draw_marker, _HERO)),), tuple(map(_token, (1, 2, 3, 4, 5)))),
    "1.4": ((_BACK, _ARROW, _ELEPHANT, _ARROW, _FLAG),),
    "3.2": ((_FLAG, "+", _token(1)),),
    "4.6": ((_FLAG_TILE, _ARROW, _EXTRA),),
    "5.4": ((_spice("ginger"), "+", _ships(1), _ARROW, _square(painted(draw_marker, _HERO))),),
    "6.1": ((_EXTRA, _ARROW, "+1"),),
    "7.2": ((_PAIR, "=", _colonists(4)),),
    "7.6": ((_PAIR, _ARROW, _colonists(1)),),
    "8.4": ((_power("ships2"), _ARROW, _ships(2)),),
    "8.5": ((_power("colonists2"), _ARROW, _colonists(2)),),
    "8.6": ((_power("ducats5"), _ARROW, _ducats(5)),),
    "9.3": ((_tile("clove/1"),),),
}

_CHAPTERS: tuple[Paint, ...] = (
    painted(draw_spice, SPICES[0]),
    painted(draw_flag),
    painted(draw_marker, "green"),
    painted(draw_token, _HERO, 2),
    painted(draw_ducats, 3),
    painted(draw_ship, 2),
    painted(draw_extra),
    painted(draw_colony, "quilon", "ginger/cinnamon"),
    painted(draw_power, "ships2"),
    painted(draw_tile, tile("clove/2")),
    painted(draw_points, 10),
    painted(draw_symbol, SYMBOLS[1]),
    painted(draw_back),
    painted(draw_mark, "yellow"),
)


@cache
def picture(rule: str) -> Vignette | None:
    groups = _PICTURES.get(rule)
    return Vignette(groups) if groups else None


ILLUSTRATED = Illustrated(BOOK, _CHAPTERS, picture)
