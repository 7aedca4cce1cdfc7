"""A development board: five columns of five rows; where it is narrow, of each the row the marker
lies in, and the next one below."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from kivy.metrics import dp

from companion.goa.play.layouts import Ladder, Rung, action_spot, step_spot
from companion.goa.rules.board import LAST_ROW
from companion.goa.ui.pieces.cards import draw_back
from companion.goa.ui.pieces.columns import draw_column
from companion.goa.ui.pieces.goods import draw_ducats, draw_points, draw_ship
from companion.goa.ui.pieces.marks import draw_marker
from companion.goa.ui.pieces.spices import draw_spice
from companion.play.looks import BLOCKED, CHOSEN, OPEN, TOUCHED
from companion.ui.drawn.box import Box
from companion.ui.drawn.colours import Colours, faint
from companion.ui.drawn.lettering import grown, letter, paragraph
from companion.ui.drawn.plates import plate

_WHOLE = 560
"""From this width on all rows are in sight."""
_NAME, _RUNG = 32, 62
"""How high a column's name is, and a row."""
_SAID = 0.42
"""How much of a row what it brings or costs takes, in words."""
_TITLE, _PEGS, _VALUE, _STEP = 20, 12, 54, 72
"""The same where there are two rows of each, and between them what shows how far the marker is."""
_GAP = 6


@dataclass(frozen=True)
class Ladders:
    colour: str
    ladders: tuple[Ladder, ...]

    def height(self, width: float, room: float = 0) -> float:
        if width >= dp(_WHOLE):
            return dp(_NAME + LAST_ROW * _RUNG)
        return dp(_TITLE + _PEGS + _VALUE + _STEP + 2)

    def draw(self, box: Box, colours: Colours) -> None:
        whole = box.width >= dp(_WHOLE)
        for ladder, at in self._columns(box):
            plate(at, dp(10), colours["paper"], colours["rim"], dp(1))
            (self._draw_whole if whole else self._draw_pair)(at, colours, ladder)

    def spots(self, box: Box) -> Mapping[str, Box]:
        found = {}
        for ladder, at in self._columns(box):
            action, step = self._tapped(at, ladder, whole=box.width >= dp(_WHOLE))
            if ladder.action in TOUCHED:
                found[action_spot(ladder.column)] = action
            if ladder.step in TOUCHED and step:
                found[step_spot(ladder.column)] = step
        return found

    def pieces(self, box: Box) -> Mapping[str, Box]:
        found = {}
        for ladder, at in self._columns(box):
            action, step = self._tapped(at, ladder, whole=box.width >= dp(_WHOLE))
            found[action_spot(ladder.column)] = action
            if step:
                found[step_spot(ladder.column)] = step
        return found

    def _columns(self, box: Box) -> Iterator[tuple[Ladder, Box]]:
        gap = dp(_GAP) if box.width >= dp(_WHOLE) else dp(2)
        return zip(self.ladders, box.row(len(self.ladders), gap), strict=True)

    def _tapped(self, at: Box, ladder: Ladder, *, whole: bool) -> tuple[Box, Box | None]:
        """Where its value is tapped, and where its next row, if there is one."""
        if whole:
            rungs = _rungs(at)
            return rungs[ladder.row - 1], rungs[ladder.row] if ladder.row < LAST_ROW else None
        value, step = _pair(at)
        return value, step if ladder.row < LAST_ROW else None

    def _draw_whole(self, at: Box, colours: Colours, ladder: Ladder) -> None:
        head = Box(at.x, at.top - dp(_NAME), at.width, dp(_NAME))
        _draw_head(head, colours, ladder, dp(24), dp(16))
        for row, (rung, place) in enumerate(zip(ladder.rungs, _rungs(at), strict=True), 1):
            self._draw_rung(place, colours, ladder, row, rung)

    def _draw_rung(self, at: Box, colours: Colours, ladder: Ladder, row: int, rung: Rung) -> None:
        here, next_ = row == ladder.row, row == ladder.row + 1
        look = ladder.action if here else ladder.step if next_ else ""
        said = ladder.brings if here else ladder.costs if next_ and look == BLOCKED else ""
        place = at.inset(dp(2))
        _draw_ground(place, colours, look, lit=here)
        foot = _SAID if said else 0
        line = place.part(0, foot, 1, 1 - foot)
        ink = colours["off" if row < ladder.row else "ink"]
        size = min(dp(24 if here else 20), line.height * 0.8)
        letter(rung.value, line.part(0.345, 0.5, 0, 0).centre, grown(size, size * 1.2), ink,
               width=line.width * 0.24)  # fmt: skip
        left = line.part(0.02, 0.5, 0.18, 0)
        side = min(dp(24), left.width)
        sign = Box(left.x, line.centre[1] - side / 2, side, side)
        if here:
            draw_marker(sign, colours, self.colour)
            _draw_worth(line.part(0.60, 0.06, 0.38, 0.88), colours, rung)
        elif row > ladder.row:
            if rung.reward:
                draw_back(sign.inset(dp(1)), colours)
            _draw_price(line.part(0.47, 0.05, 0.52, 0.90), colours, rung)
        if said:
            tone = colours["faded" if look == BLOCKED else "ink"]
            words = place.part(0.02, 0.03, 0.96, foot)
            paragraph(said, words.centre, grown(dp(12), dp(13)), tone, words.width)

    def _draw_pair(self, at: Box, colours: Colours, ladder: Ladder) -> None:
        head = Box(at.x, at.top - dp(_TITLE), at.width, dp(_TITLE))
        letter(
            ladder.name, head.centre, dp(12), colours["ink"], bold=False, width=head.width - dp(2)
        )
        pegs = Box(at.x, head.y - dp(_PEGS), at.width, dp(_PEGS))
        draw_pegs(pegs.inset(dp(1)), colours, self.colour, ladder.row)
        value, step = _pair(at)
        rung = ladder.rungs[ladder.row - 1]
        _draw_ground(value.inset(dp(2)), colours, ladder.action, lit=True)
        icon = min(dp(26), value.width * 0.36)
        sign = Box(value.x + dp(5), value.centre[1] - icon / 2, icon, icon)
        draw_column(sign, colours, ladder.column)
        letter(rung.value, (value.x + value.width * 0.70, value.centre[1]), grown(dp(22), dp(30)),
               colours["ink"], width=value.width * 0.46)  # fmt: skip
        _draw_ground(step.inset(dp(2)), colours, ladder.step, lit=False)
        inside = step.inset(dp(6))
        if ladder.row < LAST_ROW:
            _draw_price(inside, colours, ladder.rungs[ladder.row])
        else:
            draw_points(inside.fitted(1), colours, rung.vp)


def draw_pegs(at: Box, colours: Colours, colour: str, row: int) -> None:
    """How far a marker has come, of five."""
    side = min(at.height, at.width / LAST_ROW)
    left = at.centre[0] - side * LAST_ROW / 2
    for step in range(1, LAST_ROW + 1):
        peg = Box(left + side * (step - 1), at.centre[1] - side / 2, side, side)
        if step == row:
            draw_marker(peg, colours, colour)
        else:
            plate(peg.inset(side * 0.3), side, colours["edge" if step < row else "rim"])


def _rungs(at: Box) -> list[Box]:
    room = Box(at.x + dp(2), at.y + dp(2), at.width - dp(4), at.height - dp(_NAME + 2))
    return room.column(LAST_ROW)


def _pair(at: Box) -> tuple[Box, Box]:
    """The value above, the next step below."""
    room = at.height - dp(_TITLE + _PEGS)
    high = room * _VALUE / (_VALUE + _STEP)
    foot = at.top - dp(_TITLE + _PEGS) - high
    return Box(at.x, foot, at.width, high), Box(at.x, at.y, at.width, foot - at.y)


def _draw_ground(at: Box, colours: Colours, look: str, *, lit: bool) -> None:
    ground = "chosen" if look in (OPEN, CHOSEN) else "sand" if lit else "paper"
    rim = "deed" if look in (OPEN, CHOSEN) else "edge" if lit else "rim"
    line = dp(2.5) if look == CHOSEN else dp(1.5) if look == OPEN else dp(1)
    shown = colours[ground] if lit or look in TOUCHED else faint(colours[ground], 0.5)
    plate(at, dp(8), shown, colours[rim], line)


def _draw_head(at: Box, colours: Colours, ladder: Ladder, icon: float, size: float) -> None:
    draw_column(Box(at.x + dp(6), at.centre[1] - icon / 2, icon, icon), colours, ladder.column)
    left = at.x + icon + dp(11)
    letter(ladder.name, (left, at.centre[1]), grown(size, at.height * 0.7), colours["ink"],
           bold=False, width=at.right - left - dp(4), anchor=0, least=0.7)  # fmt: skip


def _draw_price(at: Box, colours: Colours, rung: Rung) -> None:
    """The spices of a step, and how many ships; below each other where that makes them larger."""
    upright = at.height > at.width * 0.9
    first = at.part(0, 0.40, 1, 0.60) if upright else at.part(0, 0, 0.58, 1)
    ships = at.part(0, 0, 1, 0.36) if upright else at.part(0.62, 0, 0.38, 1)
    rows = -(-len(rung.spices) // 2)
    for number, spice in enumerate(rung.spices):
        row, place = divmod(number, 2)
        across = min(2, len(rung.spices) - 2 * row)
        side = min(first.width / 2, first.height / rows)
        x = first.centre[0] + (place - across / 2) * side
        y = first.centre[1] + (rows / 2 - row - 1) * side
        draw_spice(Box(x, y, side, side).inset(side * 0.06), colours, spice)
    if rung.ships:
        _draw_ships(ships, colours, rung.ships)
    if rung.ducats:
        draw_ducats(at.fitted(1), colours, rung.ducats)


def _draw_ships(at: Box, colours: Colours, many: int) -> None:
    side = min(at.width * 0.62, at.height, dp(22))
    left = at.centre[0] - side * 0.8
    draw_ship(Box(left, at.centre[1] - side / 2, side, side), colours)
    letter(str(many), (left + side * 1.36, at.centre[1]), side * 0.84, colours["ink"])


def _draw_worth(at: Box, colours: Colours, rung: Rung) -> None:
    side = min(at.height, dp(30))
    draw_points(Box(at.right - side - dp(2), at.centre[1] - side / 2, side, side), colours, rung.vp)
