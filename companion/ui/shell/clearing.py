"""Keeps the shell clear of what the system lays over the window."""

from collections.abc import Callable

from kivy.clock import Clock
from kivy.core.window import Window
from kivy.uix.widget import Widget

from companion.device.insets import Insets, insets

_LATE = 0.5
"""Android tells a new size before the new edges."""


class Clearing:
    """Tells the shell its insets whenever the window has changed."""

    def __init__(self, shell: Widget, told: Callable[[], Insets] = insets) -> None:
        self._shell = shell
        self._told = told
        self._again = Clock.create_trigger(self._look, _LATE)
        # A keyboard on the screen lifts what is typed into above itself.
        Window.softinput_mode = "below_target"
        Window.bind(size=self._changed, rotation=self._turned)
        self._look()

    def _changed(self, *_: object) -> None:
        self._look()
        self._again()

    def _turned(self, *_: object) -> None:
        # Kivy by itself shows half a turn half a second late.
        Window.update_viewport()
        self._changed()

    def _look(self, *_: object) -> None:
        self._shell.insets = turned(self._told(), Window.rotation)


def turned(edges: Insets, rotation: int) -> Insets:
    """As seen by what is turned so many degrees to the left in the window."""
    quarters = -rotation // 90 % 4
    return Insets(*edges[quarters:], *edges[:quarters])
