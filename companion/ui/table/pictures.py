"""How the values of a game are drawn: the paint of every piece, the scene of every layout."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from kivy.metrics import dp

from companion.play import pieces
from companion.play.pieces import (
    Captioned,
    Changed,
    Counted,
    Gone,
    Mark,
    More,
    Named,
    Numeral,
    Sign,
    Sized,
    Vacant,
    Written,
)
from companion.play.question import Choices, Layout, Piece
from companion.play.table_cards import Lines
from companion.ui.drawn import choices
from companion.ui.drawn.box import Box
from companion.ui.drawn.colours import Colours, faint
from companion.ui.drawn.lettering import grown, in_lines, letter, paragraph
from companion.ui.drawn.piece import Paint, painted
from companion.ui.drawn.plates import dashed, plate
from companion.ui.drawn.row import Laid, Row
from companion.ui.drawn.scene import Scene
from companion.ui.table.choice import draw_more, numeral
from companion.ui.table.table_entry.lines import LinesScene

Shape = tuple[float, float]
"""How wide a piece to choose is for its height, and how wide at most."""
_SQUARE: Shape = (1, 84)
_CAPTIONED: Shape = (0.7, 92)
_CAPTION, _WORDS = 0.3, 11
"""How much of a captioned piece its words take, and how large they are."""


class Pictures:
    """What any game has is drawn here; the rest by what a game draws for its own types."""

    def __init__(
        self,
        paints: Mapping[type, Callable[..., None]],
        scenes: Mapping[type, Callable[[Any], Scene]] = MappingProxyType({}),
        shapes: Mapping[type, Shape] = MappingProxyType({}),
    ) -> None:
        self._paints, self._scenes, self._shapes = paints, scenes, shapes

    def paint(self, piece: Piece) -> Paint:
        """Alike pieces have paints that are alike: what shows one already is not drawn anew."""
        match piece:
            case Numeral(number):
                return numeral(number)
            case Named(colour, name):
                return painted(_draw_named, self.paint(Mark(colour)), name)
            case Counted(one, count):
                return painted(_draw_counted, self.paint(one), count)
            case Gone(one):
                return painted(_draw_gone, self.paint(one))
            case Captioned(one, caption):
                return painted(_draw_captioned, self.paint(one), caption)
            case Sized(one, side):
                return painted(_draw_sized, self.paint(one), side)
        draw = _SHARED.get(type(piece)) or self._paints[type(piece)]
        return painted(draw, piece)

    def scene(self, layout: Layout) -> Scene:
        if isinstance(layout, Lines):
            return LinesScene(layout, self.paint)
        if isinstance(layout, pieces.Row):
            return self._row(layout)
        if isinstance(layout, Choices):
            return self._choices(layout)
        if hasattr(layout, "draw"):
            # What a game draws itself comes as its scene.
            scene: Scene = layout
            return scene
        return self._scenes[type(layout)](layout)

    def _choices(self, layout: Choices) -> Scene:
        kind = type(next(iter(layout.pieces), None))
        shape = _CAPTIONED if kind is Captioned else self._shapes.get(kind, _SQUARE)
        paints = tuple(map(self.paint, layout.pieces))
        rows, across, together = layout.rows, layout.across, layout.together
        return choices.Choices(layout.names, paints, *shape, rows, across, together)

    def _row(self, row: pieces.Row) -> Row:
        return Row(
            tuple(
                Laid(repr(each.piece), each.caption, each.ratio, self.paint(each.piece))
                for each in row.pieces
            )
        )


def _draw_written(box: Box, colours: Colours, written: Written) -> None:
    paragraph(written.text, box.centre, dp(15), colours["ink"], box.width)


def _draw_sign(box: Box, colours: Colours, sign: Sign) -> None:
    letter(sign.text, box.centre, dp(26), colours["ink"])


def _draw_changed(box: Box, colours: Colours, figure: Changed) -> None:
    x, y = box.centre
    lift = box.height * 0.17 if figure.by else 0
    letter(str(figure.held), (x, y + lift), dp(24), colours["ink"], width=box.width)
    if figure.by:
        by = f"{'+' if figure.by > 0 else '−'}{abs(figure.by)}"
        letter(by, (x, y - box.height * 0.30), dp(15), colours["deed"], width=box.width)


def _draw_more(box: Box, colours: Colours, _: More) -> None:
    draw_more(box, colours)


def _draw_vacant(box: Box, colours: Colours, vacant: Vacant) -> None:
    place = box.fitted(vacant.ratio)
    dashed(place, place.side * 0.12, colours["edge"], max(1.0, place.side / 40))


def _draw_named(box: Box, colours: Colours, mark: Paint, name: str) -> None:
    side = dp(20)
    mark(Box(box.x, box.centre[1] - side / 2, side, side), colours)
    left = box.x + side * 1.4
    width = box.right - left - dp(6)
    if name:
        letter(name, (left, box.centre[1]), dp(16), colours["ink"], width=width, anchor=0)


def _draw_counted(box: Box, colours: Colours, piece: Paint, count: int) -> None:
    """The piece as large as any other, and in its corner how often it is there."""
    place = box.fitted(1)
    piece(box, colours)
    corner = place.part(0.56, 0.66, 0.44, 0.34)
    plate(corner, corner.height / 2, colours["paper"], colours["edge"], dp(1))
    size = corner.height * 0.78
    letter(f"×{count}", corner.centre, size, colours["ink"], width=corner.width * 0.86)


def _draw_gone(box: Box, colours: Colours, piece: Paint) -> None:
    piece(box, colours)
    plate(box, box.side * 0.1, faint(colours["paper"], 0.78))


def _draw_captioned(box: Box, colours: Colours, piece: Paint, caption: str) -> None:
    """The words below, in two lines where they are long."""
    piece(box.part(0, _CAPTION, 1, 1 - _CAPTION), colours)
    words = box.part(0, 0, 1, _CAPTION)
    size = min(grown(dp(_WORDS), dp(_WORDS) * 1.2), words.height * 0.44)
    lines, size = in_lines(caption, size, words.width, most=2, least=0.7)
    paragraph(lines, words.centre, size, colours["ink"], words.width)


def _draw_sized(box: Box, colours: Colours, piece: Paint, side: float) -> None:
    piece(Box(box.x, box.centre[1] - dp(side) / 2, dp(side), dp(side)), colours)


_SHARED: Mapping[type, Callable[..., None]] = {
    Written: _draw_written,
    Sign: _draw_sign,
    Changed: _draw_changed,
    More: _draw_more,
    Vacant: _draw_vacant,
}
