"""The pictures of the rules at hand."""

from __future__ import annotations

from functools import cache

from companion.ui.drawn.piece import Paint, painted
from companion.ui.drawn.vignette import Drawn, Part, Vignette
from companion.ui.table.rules.illustrated import Illustrated
from companion.vasco.play.book import BOOK
from companion.vasco.play.layouts import Quay
from companion.vasco.rules.projects import COST as PROJECTS_COST
from companion.vasco.rules.recruiting import COST as COLOURS_COST
from companion.vasco.rules.state import COLOURS, LANDINGS, SAILORS, Docked, Vdg, tile
from companion.vasco.ui.pieces.characters import PORTRAIT, draw_portrait
from companion.vasco.ui.pieces.landings import draw_bonus
from companion.vasco.ui.pieces.marks import draw_disc, draw_mark, draw_marker, draw_number
from companion.vasco.ui.pieces.money import draw_coin, draw_vp
from companion.vasco.ui.pieces.people import draw_bag, draw_captain, draw_missionary, draw_sailor
from companion.vasco.ui.pieces.places import draw_dock, draw_slots
from companion.vasco.ui.pieces.tiles import (
    TILE,
    VDG,
    draw_back,
    draw_merchant,
    draw_project,
    draw_ship,
    draw_vdg,
)

_HERO = "red"
"""Whose pieces the examples are."""
_THIN = 0.62

_Groups = tuple[tuple[Part, ...], ...]


def _square(paint: Paint) -> Drawn:
    return Drawn(1, paint)


def _coin(amount: int | None = None) -> Drawn:
    return _square(painted(draw_coin, amount))


def _vp(amount: int | None = None) -> Drawn:
    return _square(painted(draw_vp, amount))


def _disc(number: int | None = None, player: str = _HERO) -> Drawn:
    return _square(painted(draw_disc, player, number))


def _number(number: int) -> Drawn:
    return _square(painted(draw_number, number))


def _sailor(colour: str) -> Drawn:
    return Drawn(_THIN, painted(draw_sailor, colour))


def _project(limit: int, crew: int, reals: int = 0, vp: int = 0) -> Drawn:
    return Drawn(TILE, painted(draw_project, tile(limit, crew, reals, vp)))


def _ship(limit: int, crew: int, reals: int = 0, vp: int = 0) -> Drawn:
    return Drawn(TILE, painted(draw_ship, tile(limit, crew, reals, vp), _HERO))


def _dock(value: int, ship: Docked | None = None) -> Drawn:
    return Drawn(TILE, painted(draw_dock, Quay(value, ship)))


def _merchant(limit: int) -> Drawn:
    return Drawn(TILE, painted(draw_merchant, limit))


def _portrait(character: str) -> Drawn:
    return Drawn(PORTRAIT, painted(draw_portrait, character))


def _vdg(initial: int, variation: int, money: tuple[int, int]) -> Drawn:
    return Drawn(VDG, painted(draw_vdg, Vdg(initial, variation, money)))


def _bonus(landing: str) -> Drawn:
    return Drawn(TILE if landing == "natal" else 1, painted(draw_bonus, landing))


_BAG, _MARKER = _square(draw_bag), _square(draw_marker)
_MISSIONARY = Drawn(_THIN, draw_missionary)
_CAPTAIN = Drawn(_THIN, painted(draw_captain, _HERO))
_BACK = Drawn(TILE, draw_back)
_ARROW = "→"


def _slots(discs: tuple[tuple[str, int], ...], free: int) -> Drawn:
    return Drawn(float(len(discs) + free), painted(draw_slots, discs, free))


def _colours(count: int) -> tuple[Part, ...]:
    return (*(_sailor(colour) for colour in SAILORS[:count]), "=", _coin(COLOURS_COST[count]))


@cache
def picture(rule: str) -> Vignette | None:
    groups = _PICTURES.get(rule)
    return Vignette(groups) if groups else None


_OURS = Docked(7, _HERO, tile(7, 3, 1))

_PICTURES: dict[str, _Groups] = {
    "0.1": (tuple(_square(painted(draw_mark, colour)) for colour in COLOURS),),
    "0.2": ((_project(7, 5, 0, 2), _ship(7, 5, 0, 2)),),
    "0.3": ((_merchant(7),), (_vdg(11, -3, (9, 4)),)),
    "0.4": (tuple(map(_sailor, SAILORS)), (_MISSIONARY, _CAPTAIN), (_disc(),)),
    "0.5": ((_number(1), "…", _number(20)), (_number(21), _number(22))),
    "1.1": ((_coin(10),), (_disc(), _disc(), _disc(), _disc()), (_CAPTAIN,)),
    "1.2": ((_BAG, _ARROW, *(_sailor(SAILORS[place]) for place in (0, 0, 1, 2, 3))),),
    "1.3": (tuple(map(_portrait, ("dias", "alvares", "sernigi", "manuel"))),),
    "1.4": ((_portrait("alvares"), _ARROW, _MISSIONARY), (_portrait("manuel"), _ARROW, _disc())),
    "1.5": ((_portrait("sernigi"), _ARROW, _merchant(7)),),
    "1.7": ((Drawn(VDG, painted(draw_back, VDG)), _ARROW, _vdg(11, -3, (9, 4))),),
    "2.1": ((_vdg(11, -3, (9, 4)), _ARROW, _MARKER, _number(11)), (_coin(9), _coin(4))),
    "2.2": ((_number(8), "+", _disc(), _ARROW, _disc(8)),),
    "2.3": ((_slots(((_HERO, 8), ("yellow", 15)), 2),),),
    "2.4": ((_portrait("manuel"), _ARROW, _disc(21)),),
    "3.1": ((_number(11), _ARROW, _vdg(9, -3, (7, 5)), _ARROW, _MARKER, _number(8)),),
    "3.3": ((_MARKER, _number(8), "−", _disc(5), "=", _coin(3)),),
    "3.4": ((_disc(6), _ARROW, _coin()), (_disc(21), _ARROW, "0")),
    "3.5": ((_disc(8), _ARROW, _number(8), _disc()),),
    "4.1": (
        (_project(7, 3), "=", _coin(PROJECTS_COST[1])),
        (_project(6, 2), _project(8, 4), "=", _coin(PROJECTS_COST[2])),
    ),
    "4.3": ((_project(7, 3), "+", *map(_sailor, SAILORS[:2]), _MISSIONARY, _ARROW, _ship(7, 3)),),
    "5.1": (*map(_colours, (1, 2, 3, 4)), (_CAPTAIN, "+", _sailor("grey"), "=", _coin(1))),
    "5.2": ((_ship(7, 3), "+", _CAPTAIN, _ARROW, _dock(6)),),
    "5.3": ((_dock(6, _OURS), _ARROW, _vp(6)), tuple(map(_bonus, LANDINGS[:-1]))),
    "5.4": ((_dock(6, _OURS), _dock(5, Docked(9, "blue", tile(9, 4))), _dock(4, Docked(7))),),
    "6.1": ((_coin(9), _coin(4)), (_disc(8), _ARROW, _portrait("alvares"))),
    "6.2": ((_portrait("dias"), _ARROW, _vp(2)),),
    "6.3": ((_portrait("alvares"), _ARROW, _MISSIONARY),),
    "6.4": ((_portrait("sernigi"), _ARROW, _merchant(7), _ARROW, _dock(6)),),
    "6.5": ((_portrait("manuel"), _ARROW, _disc(22)),),
    "7.1": ((_merchant(7), _ARROW, _dock(7)),),
    "7.2": ((_ship(7, 5, 1, 2), _ARROW, _coin(1), _vp(2)),),
    "7.4": ((_ship(7, 3), _ARROW, _dock(9), _dock(7), _dock(6)),),
    "7.5": ((_ship(4, 1), _ARROW, _CAPTAIN),),
    "8.1": ((_BACK, _ARROW, _project(9, 4, 2), _project(6, 2), _project(8, 3, 0, 1)),),
    "8.5": ((_BAG, _ARROW, *map(_sailor, SAILORS[:3])),),
    "8.6": ((_portrait("alvares"), _ARROW, _MISSIONARY), (_portrait("dias"), _ARROW, _vp(2))),
    "8.7": ((_portrait("alvares"), _ARROW, _disc()),),
    "9.3": ((_coin(3), "=", _vp(1)), (_ship(7, 3), "+", _CAPTAIN, "=", _vp(3))),
}

_CHAPTERS: tuple[Paint, ...] = (
    draw_bag,
    painted(draw_coin, 10),
    painted(draw_disc, "red", 8),
    draw_marker,
    painted(draw_project, tile(7, 3)),
    painted(draw_ship, tile(7, 3, 1), "blue"),
    painted(draw_portrait, "manuel"),
    painted(draw_merchant, 9),
    painted(draw_vdg, Vdg(11, -3, (9, 4))),
    painted(draw_vp, 3),
    painted(draw_captain, "yellow"),
)

ILLUSTRATED = Illustrated(BOOK, _CHAPTERS, picture)
