from collections.abc import Callable, Sequence
from typing import Any

from kivy.clock import Clock
from kivy.properties import NumericProperty
from kivy.uix.relativelayout import RelativeLayout
from kivy.uix.widget import Widget

from companion.ui.shell.chrome import Scroll

_BEYOND = 1
"""Rows kept filled above and below what is in sight."""


class LongList(Scroll):
    """Rows of one height, of which only those in sight exist: each is filled anew where it comes
    into sight. `fill` shows an item in a row."""

    row_height = NumericProperty("96dp")

    def __init__(
        self, make: Callable[[], Widget], fill: Callable[[Widget, Any], None], **kwargs: object
    ) -> None:
        self._make = make
        self._fill = fill
        self._items: Sequence[Any] = ()
        self._rows: dict[int, Widget] = {}
        self._spare: list[Widget] = []
        self._place = Clock.create_trigger(self._lay, -1)
        super().__init__(do_scroll_x=False, **kwargs)
        self._content = RelativeLayout(size_hint_y=None)
        self.add_widget(self._content)
        self.bind(scroll_y=self._place, size=self._place, row_height=self._measure)

    def show(self, items: Sequence[Any]) -> None:
        self._items = items
        self._spare += self._rows.values()
        self._rows.clear()
        self._measure()

    def _measure(self, *_: object) -> None:
        self._content.height = len(self._items) * self.row_height
        self._place()

    def _lay(self, *_: object) -> None:
        """Rows out of sight are spare, and serve what has come into sight."""
        wanted = self._in_sight()
        for place in [each for each in self._rows if each not in wanted]:
            self._spare.append(self._rows.pop(place))
        for place in wanted:
            if place not in self._rows:
                row = self._rows[place] = self._spare.pop() if self._spare else self._new()
                self._fill(row, self._items[place])
        for row in self._spare:
            row.opacity, row.disabled, row.top = 0, True, 0
        for place, row in self._rows.items():
            row.opacity, row.disabled = 1, False
            row.size = self._content.width, self.row_height
            row.pos = 0, self._content.height - (place + 1) * self.row_height

    def _in_sight(self) -> range:
        if not self._items or self.height < 1:
            return range(0)
        hidden = max(self._content.height - self.height, 0)
        above = (1 - min(max(self.scroll_y, 0), 1)) * hidden
        first = max(int(above / self.row_height) - _BEYOND, 0)
        last = int((above + self.height) / self.row_height) + _BEYOND + 1
        return range(first, min(last, len(self._items)))

    def _new(self) -> Widget:
        row = self._make()
        row.size_hint = None, None
        self._content.add_widget(row)
        return row
