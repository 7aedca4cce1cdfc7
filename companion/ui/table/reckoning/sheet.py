"""The result of a game on a sheet of paper: scores, what decided it, a chart, the board."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from io import BytesIO
from typing import NamedTuple

from kivy.graphics import ClearBuffers, ClearColor, Color, Fbo, Rectangle
from kivy.metrics import Metrics
from kivy.utils import get_color_from_hex
from PIL import Image

from companion.ui.drawn import fonts
from companion.ui.drawn.box import Box
from companion.ui.drawn.charts.line_chart import LineChart
from companion.ui.drawn.colours import Colours
from companion.ui.drawn.lettering import letter
from companion.ui.drawn.mark import Mark
from companion.ui.drawn.plates import plate
from companion.ui.drawn.shapes import Colour
from companion.ui.drawn.still import make_ready
from companion.ui.shell.palette import DAY

_SIZE = (1240, 1754)
_DOTS = 150
"""An inch: A4."""
_MARGIN, _GAP = 84, 26
_ROW = 74
_CHART = 400

Draw = Callable[[Box, Colours], None]


class Line(NamedTuple):
    """Somebody on the sheet."""

    mark: Mark
    name: str
    parts: str
    points: int
    won: bool


class Sheet(NamedTuple):
    title: str
    about: str
    """When, and with which copy."""
    winners: str
    lines: tuple[Line, ...]
    words: tuple[str, ...]
    chart: LineChart
    board: Draw | None
    """Nothing where there was none to keep the books of."""


def png(sheet: Sheet) -> bytes:
    return _written(sheet, "PNG", dpi=(_DOTS, _DOTS))


def pdf(sheet: Sheet) -> bytes:
    return _written(sheet, "PDF", resolution=_DOTS, title=sheet.title)


def _written(sheet: Sheet, kind: str, **options: object) -> bytes:
    file = BytesIO()
    _picture(sheet).save(file, kind, **options)
    return file.getvalue()


def _picture(sheet: Sheet) -> Image.Image:
    """Always in the light colours: it is paper."""
    names = DAY._asdict().items()
    colours = {name: get_color_from_hex(hex_) for name, hex_ in names} | {"clear": (0, 0, 0, 0)}
    fbo = Fbo(size=_SIZE)
    with fbo:
        ClearColor(*colours["parchment"])
        ClearBuffers()
        _draw(sheet, colours)
    make_ready()
    fbo.draw()
    picture = Image.frombytes("RGBA", _SIZE, fbo.pixels).convert("RGB")
    return picture.transpose(Image.Transpose.FLIP_TOP_BOTTOM)


def _draw(sheet: Sheet, colours: Colours) -> None:
    width, height = _SIZE
    left, wide = _MARGIN, width - 2 * _MARGIN
    Color(*colours["sea"])
    Rectangle(pos=(0, height - 130), size=(width, 130))
    _heading(sheet.title, left, height - 65, 58, colours["foam"])
    letter(sheet.about, (width - left, height - 65), 26, colours["foam"], bold=False, anchor=1)
    top = height - 130 - 64
    _heading(sheet.winners, left, top, 50, colours["ink"])
    top -= 50
    for line in sheet.lines:
        _draw_line(line, Box(left, top - _ROW + 10, wide, _ROW - 10), colours)
        top -= _ROW
    top -= 22
    for words in sheet.words:
        letter(words, (left, top), 25, colours["ink"], bold=False, anchor=0, width=wide)
        top -= 36
    top -= 8
    chart = replace(sheet.chart, scale=1.7 / Metrics.density)
    # Where there is no board, no third of the page stays empty.
    high = _CHART if sheet.board else top - _MARGIN
    chart.draw(Box(left, top - high, wide, high), colours)
    top -= high + _GAP
    if sheet.board:
        sheet.board(Box(left, _MARGIN / 2, wide, top - _MARGIN / 2), colours)


def _heading(text: str, left: float, y: float, size: float, colour: Colour) -> None:
    letter(text, (left, y), size, colour, bold=False, font=fonts.HEADING, anchor=0)


def _draw_line(line: Line, box: Box, colours: Colours) -> None:
    plate(box, 14, colours["paper"], colours["gold" if line.won else "rim"], 3 if line.won else 1)
    side, (_, middle) = 36, box.centre
    line.mark.paint(Box(box.x + 20, middle - side / 2, side, side), colours)
    _heading(line.name, box.x + 76, middle, 34, colours["ink"])
    letter(line.parts, (box.right - 130, middle), 23, colours["faded"], bold=False, anchor=1,
           width=box.width - 520)  # fmt: skip
    letter(str(line.points), (box.right - 24, middle), 44, colours["gold"], anchor=1)
