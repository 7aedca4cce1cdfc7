"""The look in use, as properties to bind to: colours by purpose and sizes of text."""

from kivy.event import EventDispatcher
from kivy.metrics import Metrics, sp
from kivy.properties import (
    AliasProperty,
    ColorProperty,
    DictProperty,
    NumericProperty,
    OptionProperty,
)
from kivy.utils import get_color_from_hex

from companion.ui.shell.palette import LIGHTS, Palette

_SIZES = {"caption": 13, "body": 16, "title": 20, "headline": 26, "display": 38}


class Theme(EventDispatcher):
    """`theme.ink`, `theme.paper`… of the palette in use.

    What shows one colour binds to it; what takes its colour or size by name looks it up in
    `colours` or `sizes`, since a kv rule that binds a property anew does not unbind its base's.
    """

    light = OptionProperty("day", options=[*LIGHTS])
    text_scale = NumericProperty(1)
    dark = AliasProperty(lambda theme: theme.light != "day", bind=["light"])
    """Whether ink is brighter than paper."""
    colours = DictProperty()
    sizes = DictProperty()

    def __init__(self) -> None:
        super().__init__()
        self.apply_property(**{colour: ColorProperty() for colour in Palette._fields})
        self.bind(light=self._colour, text_scale=self._size)
        Metrics.bind(density=self._size, fontscale=self._size)
        self._colour()
        self._size()

    @property
    def palette(self) -> Palette:
        return LIGHTS[self.light]

    def _colour(self, *_: object) -> None:
        colours = {name: get_color_from_hex(hex_) for name, hex_ in self.palette._asdict().items()}
        for name, colour in colours.items():
            setattr(self, name, colour)
        self.colours = {**colours, "clear": (0, 0, 0, 0)}

    def _size(self, *_: object) -> None:
        self.sizes = {name: sp(size) * self.text_scale for name, size in _SIZES.items()}
