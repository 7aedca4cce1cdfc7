"""Something that a finger carries to its place, instead of tapping both."""

from __future__ import annotations

from kivy.input import MotionEvent
from kivy.metrics import dp
from kivy.uix.widget import Widget

from companion.ui.drawn.piece import Picture
from companion.ui.table.board.parted import Carried

_FAR, _SIDE = 14, 56


class Carrying:
    """Shows on `board` what is carried, and tells it at the end what was meant."""

    def __init__(self, board: Widget, carried: Carried | None) -> None:
        self._board, self._carried = board, carried
        self._picture: Picture | None = None

    def begin(self, touch: MotionEvent, name: str) -> None:
        if self._carried and name.startswith(self._carried.what):
            touch.ud[self] = name

    def move(self, touch: MotionEvent) -> None:
        if self not in touch.ud or not self._carried:
            return
        far = max(abs(touch.x - touch.ox), abs(touch.y - touch.oy))
        if self._picture is None and far > dp(_FAR):
            which = touch.ud[self].removeprefix(self._carried.what)
            self._picture = Picture(
                theme=self._board.theme,
                paint=self._carried.paint(which),
                size=(dp(_SIDE), dp(_SIDE)),
            )
            self._board.add_widget(self._picture)
        if self._picture:
            # A finger would hide what lies right under it.
            self._picture.center = touch.x, touch.y + dp(_SIDE) * 0.6

    def end(self, touch: MotionEvent, name: str) -> tuple[str, ...]:
        """What was carried and where, if it was carried to a place."""
        what = touch.ud.pop(self, "")
        if self._picture:
            self._board.remove_widget(self._picture)
            self._picture = None
        there = self._carried and name.startswith(self._carried.where)
        return (what, name) if what and there else ()
