"""How the values of questions are drawn: the scene of every layout, the paint of every piece."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kivy.uix.widget import Widget

from companion.play.pieces import Mark
from companion.ui.drawn.box import Box
from companion.ui.drawn.colours import Colours
from companion.ui.drawn.lettering import letter
from companion.ui.drawn.plates import plate
from companion.ui.drawn.scene import Scene
from companion.ui.table.drawing import Drawing
from companion.ui.table.pictures import Pictures
from companion.vasco.play import layouts
from companion.vasco.play.film import Purses
from companion.vasco.play.pieces import (
    Captain,
    Character,
    Coin,
    Disc,
    Handful,
    MerchantShip,
    Points,
    Sailor,
    SailorsBag,
    Ship,
)
from companion.vasco.rules.state import Tile, Vdg
from companion.vasco.ui.pieces.characters import draw_portrait
from companion.vasco.ui.pieces.colours import PLAYERS
from companion.vasco.ui.pieces.marks import draw_disc, draw_mark
from companion.vasco.ui.pieces.money import draw_coin, draw_vp
from companion.vasco.ui.pieces.people import SAILOR, draw_bag, draw_captain, draw_sailor
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
from companion.vasco.ui.voyage.purses import PursesScene

Draw = Callable[..., None]


def _recruiting(layout: layouts.Recruiting) -> Scene:
    return Recruiting(**{**vars(layout), "sections": Sections(**vars(layout.sections))})


_SCENES: dict[type, Callable[[Any], Scene]] = {
    layouts.Numbers: lambda layout: Numbers(**vars(layout)),
    layouts.Landings: lambda layout: Landings(**vars(layout)),
    layouts.Projects: lambda layout: Projects(**vars(layout)),
    layouts.Sections: lambda layout: Sections(**vars(layout)),
    layouts.Portraits: lambda layout: Portraits(**vars(layout)),
    layouts.Recruiting: _recruiting,
    Purses: lambda layout: PursesScene(layout.rows),
}

_TILE = (TILE, 84)
_SHAPES = {
    Tile: _TILE,
    MerchantShip: _TILE,
    Vdg: (VDG, 132),
    Sailor: (SAILOR, 96),
    Ship: (TILE, 48),
    Handful: (1.3, 84),
}


def _spread(draw: Draw) -> Draw:
    """Of a piece that is drawn by the values it is made of."""

    def spread(box: Box, colours: Colours, piece: tuple[Any, ...]) -> None:
        draw(box, colours, *piece)

    return spread


def _draw_sailor(box: Box, colours: Colours, sailor: Sailor) -> None:
    """A sailor, and below how many there are of his colour."""
    if sailor.many is None:
        draw_sailor(box, colours, sailor.colour)
        return
    draw_sailor(box.part(0.12, 0.24, 0.76, 0.76), colours, sailor.colour)
    foot = box.part(0, 0, 1, 0.24).centre
    letter(str(sailor.many), foot, box.height * 0.22, colours["ink"])


def _draw_character(box: Box, colours: Colours, character: Character) -> None:
    draw_portrait(box, colours, character.name, host=character.host)


def _draw_handful(box: Box, colours: Colours, handful: Handful) -> None:
    """A sailor, and beside him how many there are."""
    plate(box, box.height * 0.16, colours["paper"], colours["edge"])
    draw_sailor(box.part(0.08, 0.1, 0.5, 0.8), colours, handful.colour)
    letter(str(handful.many), box.part(0.76, 0.5, 0, 0).centre, box.height * 0.42, colours["ink"])


_PAINTS: dict[type, Draw] = {
    Tile: draw_project,
    Vdg: draw_vdg,
    Mark: _spread(draw_mark),
    MerchantShip: _spread(draw_merchant),
    Ship: _spread(draw_ship),
    Sailor: _draw_sailor,
    Handful: _draw_handful,
    SailorsBag: _spread(draw_bag),
    Disc: _spread(draw_disc),
    Coin: _spread(draw_coin),
    Points: _spread(draw_vp),
    Captain: _spread(draw_captain),
    Character: _draw_character,
}


def _keypad() -> Widget:
    from companion.vasco.ui.answering.keypad import TileKeypad

    return TileKeypad()


_PICTURES = Pictures(_PAINTS, _SCENES, _SHAPES)
paint, scene = _PICTURES.paint, _PICTURES.scene

DRAWING = Drawing(
    scene,
    paint,
    _keypad,
    ground=PLAYERS.__getitem__,
    is_light=lambda colour: colour == "yellow",
    marker=Disc,
)
