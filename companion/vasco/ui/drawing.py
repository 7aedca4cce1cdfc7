"""How the values of questions are drawn: the scene of every layout, the paint of every piece."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kivy.uix.widget import Widget

from companion.play.question import Choices, Layout
from companion.play.question import Piece as PieceValue
from companion.ui.drawn import choices
from companion.ui.drawn.box import Box
from companion.ui.drawn.colours import Colours
from companion.ui.drawn.lettering import letter
from companion.ui.drawn.piece import Paint, painted
from companion.ui.drawn.scene import Scene
from companion.ui.table.drawing import Drawing
from companion.vasco.play import layouts
from companion.vasco.play.pieces import Disc, MerchantShip, Sailor, SailorsBag, Ship
from companion.vasco.rules.state import Tile, Vdg
from companion.vasco.ui.pieces.colours import PLAYERS
from companion.vasco.ui.pieces.marks import draw_disc
from companion.vasco.ui.pieces.people import SAILOR, draw_bag, draw_sailor
from companion.vasco.ui.pieces.tiles import (
    TILE,
    VDG,
    draw_merchant,
    draw_project,
    draw_ship,
    draw_vdg,
)
from companion.vasco.ui.scenes.landings import Landings
from companion.vasco.ui.scenes.numbers import Numbers
from companion.vasco.ui.scenes.portraits import Portraits
from companion.vasco.ui.scenes.projects import Projects
from companion.vasco.ui.scenes.recruiting import Recruiting
from companion.vasco.ui.scenes.sections import Sections
from companion.vasco.ui.scenes.table import Table


def scene(layout: Layout) -> Scene:
    return _SCENES[type(layout)](layout)


def paint(piece: PieceValue) -> Paint:
    """Alike pieces have paints that are alike: what shows one already is not drawn anew."""
    return painted(_PAINTS[type(piece)], piece)


def _choices(layout: Choices) -> Scene:
    shape = _SHAPES[type(layout.pieces[0])] if layout.pieces else _TILE
    return choices.Choices(layout.names, tuple(map(paint, layout.pieces)), *shape)


def _recruiting(layout: layouts.Recruiting) -> Scene:
    return Recruiting(**{**vars(layout), "sections": Sections(**vars(layout.sections))})


_SCENES: dict[type, Callable[[Any], Scene]] = {
    Choices: _choices,
    layouts.Numbers: lambda layout: Numbers(**vars(layout)),
    layouts.Landings: lambda layout: Landings(**vars(layout)),
    layouts.Projects: lambda layout: Projects(**vars(layout)),
    layouts.Sections: lambda layout: Sections(**vars(layout)),
    layouts.Portraits: lambda layout: Portraits(**vars(layout)),
    layouts.Recruiting: _recruiting,
    # What has been set up is only looked at, and comes as it is drawn.
    Table: lambda table: table,
}

_TILE = (TILE, 84)
_SHAPES = {
    Tile: _TILE,
    MerchantShip: _TILE,
    Vdg: (VDG, 132),
    Sailor: (SAILOR, 96),
    Ship: (TILE, 48),
}
"""How wide a piece to choose is for its height, and how wide at most."""


def _draw_merchant(box: Box, colours: Colours, merchant: MerchantShip) -> None:
    draw_merchant(box, colours, merchant.limit)


def _draw_ship(box: Box, colours: Colours, ship: Ship) -> None:
    draw_ship(box, colours, *ship)


def _draw_sailor(box: Box, colours: Colours, sailor: Sailor) -> None:
    """A sailor, and below how many there are of his colour."""
    if sailor.many is None:
        draw_sailor(box, colours, sailor.colour)
        return
    draw_sailor(box.part(0.12, 0.24, 0.76, 0.76), colours, sailor.colour)
    foot = box.part(0, 0, 1, 0.24).centre
    letter(str(sailor.many), foot, box.height * 0.22, colours["ink"])


def _draw_bag(box: Box, colours: Colours, _: SailorsBag) -> None:
    draw_bag(box, colours)


def _draw_disc(box: Box, colours: Colours, disc: Disc) -> None:
    draw_disc(box, colours, *disc)


_PAINTS: dict[type, Callable[..., None]] = {
    Tile: draw_project,
    Vdg: draw_vdg,
    MerchantShip: _draw_merchant,
    Ship: _draw_ship,
    Sailor: _draw_sailor,
    SailorsBag: _draw_bag,
    Disc: _draw_disc,
}


def _keypad() -> Widget:
    from companion.vasco.ui.answering.keypad import TileKeypad

    return TileKeypad()


DRAWING = Drawing(
    scene,
    paint,
    _keypad,
    ground=PLAYERS.__getitem__,
    is_light=lambda colour: colour == "yellow",
    marker=Disc,
)
