"""A number that a finger carries to an area, instead of tapping both."""

from __future__ import annotations

from kivy.input import MotionEvent
from kivy.metrics import dp
from kivy.uix.widget import Widget

from companion.ui.drawn.piece import Picture, painted
from companion.vasco.ui.pieces.marks import draw_number

_NUMBER, _AREA = "number-", "area-"
_FAR, _SIDE = 14, 56


class Carrying:
    """Shows on `board` what is carried, and tells it at the end what was meant."""

    def __init__(self, board: Widget) -> None:
        self._board = board
        self._picture: Picture | None = None

    def begin(self, touch: MotionEvent, name: str) -> None:
        if name.startswith(_NUMBER):
            touch.ud[self] = name

    def move(self, touch: MotionEvent) -> None:
        if self not in touch.ud:
            return
        far = max(abs(touch.x - touch.ox), abs(touch.y - touch.oy))
        if self._picture is None and far > dp(_FAR):
            number = int(touch.ud[self].removeprefix(_NUMBER))
            self._picture = Picture(
                theme=self._board.theme,
                paint=painted(draw_number, number),
                size=(dp(_SIDE), dp(_SIDE)),
            )
            self._board.add_widget(self._picture)
        if self._picture:
            # A finger would hide what lies right under it.
            self._picture.center = touch.x, touch.y + dp(_SIDE) * 0.6

    def end(self, touch: MotionEvent, name: str) -> tuple[str, ...]:
        """The number and the area, if it was carried from one to the other."""
        number = touch.ud.pop(self, "")
        if self._picture:
            self._board.remove_widget(self._picture)
            self._picture = None
        return (number, name) if number and name.startswith(_AREA) else ()
