"""The score pad of Goa on the screens of the app."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from kivy.uix.widget import Widget

from companion.goa.rules.pad import PAD
from companion.goa.ui.pieces.colours import PLAYERS
from companion.goa.ui.pieces.marks import draw_flag, mark_of
from companion.play.pieces import Mark
from companion.ui.drawn.piece import Picture, painted
from companion.ui.shell.parts import Figures, Parts
from companion.ui.table.pad.parts import Look, pad_parts
from companion.ui.table.reckoning.reckoned import Reckoned

if TYPE_CHECKING:
    from companion.play.reckoning.counting import Counting
    from companion.ui.table.drawing import Drawing


def parts(app: Any) -> Parts:
    def emblem() -> Widget:
        return Picture(theme=app.theme, paint=painted(draw_flag))

    def mark(colour: str) -> Widget:
        return Picture(theme=app.theme, paint=mark_of(colour).paint)

    look = Look(emblem, mark, "newgame-youngest", lambda: Reckoned(_counting(), mark_of), _drawing)
    return pad_parts(
        app,
        look,
        app.games[PAD.id],
        _counting,
        link="new-goa-pad",
        figures=Figures(PAD.points, lambda plays: ()),
        played_as="goa",
    )


def _counting() -> Counting:
    from companion.goa.play.pad import COUNTING

    return COUNTING


def _drawing() -> Drawing:
    from companion.goa.ui.drawing import paint, scene
    from companion.ui.table.drawing import Drawing

    return Drawing(
        scene,
        paint,
        Widget,
        ground=PLAYERS.__getitem__,
        is_light=lambda colour: colour == "yellow",
        marker=lambda colour, _: Mark(colour),
    )
