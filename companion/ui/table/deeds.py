from __future__ import annotations

from collections.abc import Sequence

from kivy.input import MotionEvent
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty
from kivy.uix.boxlayout import BoxLayout

from companion.play.question import Deed
from companion.ui import layout
from companion.ui.drawn.lettering import in_lines
from companion.ui.shell.chrome import TextButton

_NONE_YET = Deed("", "", main=True)
"""In the place of a main deed that is still to come."""
_LINES = 2
"""So many lines of text a button has room for, whatever it says."""


class DeedButton(TextButton):
    """What can be done; one that cannot be done now looks it, and its tap says why. It is as high
    whatever it says: what is longer is set smaller."""

    deed = ObjectProperty()
    main = BooleanProperty(False)
    refused = BooleanProperty(False)
    vacant = BooleanProperty(False)
    """Whether there is only its place yet."""
    hasty = False
    """Whether the last tap was the second of two in haste."""

    def on_touch_down(self, touch: MotionEvent) -> bool:
        self.hasty = touch.is_double_tap
        return bool(super().on_touch_down(touch))

    def show(self, deed: Deed) -> None:
        self.vacant = deed is _NONE_YET
        self.keyed = not self.vacant
        self.name = "" if self.vacant else _place(deed)
        self.deed, self.text = deed, deed.text
        self.main, self.refused = deed.main, deed.refused is not None

    def fitted(self, text: str, size: float, width: float) -> float:
        return in_lines(text, size, width, bold=True, most=_LINES, least=0.5)[1]


class DeedRow(BoxLayout):
    """Buttons beside each other."""


class Deeds(BoxLayout):
    """The buttons of a question: one below the other, the main one first; or so many in a row, with
    the main one at its end, or above the others where there are more.
    """

    __events__ = ("on_deed",)

    stacked = BooleanProperty(True)
    across = NumericProperty(2)

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self._tapped = _NONE_YET
        self._places: list[list[str]] = []
        self._buttons: list[list[DeedButton]] = []

    def show(self, deeds: Sequence[Deed], kept: bool = False) -> None:
        """The main one may come later: then its place is `kept`."""
        waits = kept and bool(deeds) and not any(deed.main for deed in deeds)
        rows = self._rows((*deeds, _NONE_YET) if waits else deeds)
        places = [[_place(deed) for deed in row] for row in rows]
        if places != self._places:
            self._places = places
            self._build()
        for buttons, row in zip(self._buttons, rows, strict=True):
            for button, deed in zip(buttons, row, strict=True):
                button.show(deed)

    def _rows(self, deeds: Sequence[Deed]) -> list[list[Deed]]:
        ordered = sorted(deeds, key=lambda deed: not deed.main)
        if self.stacked:
            return [[deed] for deed in ordered]
        if len(ordered) <= self.across:
            return [ordered[::-1]]
        main, *others = ordered
        steps = range(0, len(others), self.across)
        return [[main], *(others[step : step + self.across][::-1] for step in steps)]

    def _build(self) -> None:
        self.clear_widgets()
        self._buttons = [[DeedButton() for _ in row] for row in self._places]
        for row in self._buttons:
            line = DeedRow()
            for button in row:
                button.bind(on_tap=self._act)
                line.add_widget(button)
            self.add_widget(line)

    def _act(self, button: DeedButton) -> None:
        # The second tap of two in haste was meant for what stood there at the first.
        hasty = button.hasty and button.deed != self._tapped
        if not (button.vacant or hasty):
            self._tapped = button.deed
            self.dispatch("on_deed", button.deed)

    def on_deed(self, deed: Deed) -> None:
        pass


def _place(deed: Deed) -> str:
    return "main" if deed.main else deed.name


layout.load("table", "deed_button", "deed_row", "deeds")
