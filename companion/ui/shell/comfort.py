"""How somebody likes the app to be, whatever is played: kept, and taken up again."""

from collections.abc import Callable

from kivy.event import EventDispatcher
from kivy.properties import BooleanProperty, OptionProperty

from companion.table.game import Json
from companion.ui.shell.palette import LIGHTS

TEXT_SIZES = (1, 1.15, 1.3, 1.5)
_TURNED = (True, False)
_CHOICES = {
    "light": tuple(LIGHTS),
    "text": TEXT_SIZES,
    "still": _TURNED,
    "left": _TURNED,
    "awake": _TURNED,
}


class Comfort(EventDispatcher):
    light = OptionProperty("day", options=[*LIGHTS])
    text = OptionProperty(1, options=TEXT_SIZES)
    """How much larger texts are."""
    still = BooleanProperty(False)
    """Whether what would move is shown where it comes to."""
    left = BooleanProperty(False)
    """Whether the panel stands left of the board, where both stand side by side."""
    awake = BooleanProperty(True)
    """Whether the screen stays on while a game is open."""

    def restore(self, kept: Callable[[str], Json]) -> None:
        """What was kept, as far as this version knows it."""
        if kept("dark") is True:
            # Kept when there were but two lights.
            self.light = "night"
        for name, choices in _CHOICES.items():
            if (value := kept(name)) in choices:
                setattr(self, name, value)
