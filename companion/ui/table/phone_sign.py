from __future__ import annotations

from kivy.metrics import dp
from kivy.properties import StringProperty
from kivy.uix.label import Label

from companion.ui import layout
from companion.ui.drawn.box import Box
from companion.ui.drawn.tap_area import TapArea
from companion.ui.shell.icons import GLYPHS

_SIDE, _SMALL = 20, 14
_TOUCHED = 48
"""What it takes to be touched itself: only of a card that keeps most of its room."""


class PhoneMark(Label):
    """A phone; without a word, so that it needs no room for one."""

    how = StringProperty()

    def __init__(self, **kwargs: object) -> None:
        super().__init__(text=GLYPHS["phone"], **kwargs)


class PhoneSign(TapArea):
    """That the phone of a player is there, away, or asks for his seat: in the corner of his card.
    The menu has what it opens, so keys need not come to it."""

    keyed = False

    how = StringProperty()

    def __init__(self, **kwargs: object) -> None:
        self._mark = PhoneMark(opacity=0)
        self._card = Box(0, 0, 0, 0)
        super().__init__(size_hint=(None, None), size=(0, 0), **kwargs)
        self.add_widget(self._mark)

    def place(self, card: Box) -> None:
        self._card = card
        side = dp(_SIDE if self._has_room else _SMALL)
        self._mark.pos, self._mark.size = (card.x - side / 5, card.top - side * 4 / 5), (side, side)
        self._spread()

    def on_how(self, _: PhoneSign, how: str) -> None:
        self._mark.how, self._mark.opacity = how, 1 if how else 0
        self._spread()

    @property
    def _has_room(self) -> bool:
        return self._card.width >= 3 * dp(_TOUCHED)

    def _spread(self) -> None:
        """What is not shown is not touched."""
        side = dp(_TOUCHED) if self.how and self._has_room else 0
        self.pos, self.size = (self._card.x, self._card.top - side), (side, side)


layout.load("table", "phone_mark")
