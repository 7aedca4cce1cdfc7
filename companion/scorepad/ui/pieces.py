"""The parts of the pad that are touched: whose turn to score, the keys, the entries."""

from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.gridlayout import GridLayout
from kivy.uix.label import Label
from kivy.uix.widget import Widget

from companion.ui import layout
from companion.ui.shell.chrome.plate import Plate


class VpCell(Plate, BoxLayout):
    """Somebody with his points: a tap chooses him for the next entry."""

    who = StringProperty()
    points = StringProperty()
    chosen = BooleanProperty(False)
    roomy = BooleanProperty(False)

    def __init__(self, mark: Widget, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self.ids.mark.add_widget(mark)


class RealsCell(Plate, Label):
    """Somebody's Reals: a tap chooses them for the next entry."""

    chosen = BooleanProperty(False)


class PadKey(Plate, BoxLayout):
    """One tap is one entry."""

    amount = StringProperty()
    note = StringProperty()
    roomy = BooleanProperty(False)
    needed = NumericProperty()
    """How high it must be."""


class KeyGrid(GridLayout):
    """Keys that belong together, all as high as the highest must be."""

    columns = NumericProperty(1)

    def add_widget(self, key: PadKey, *args: object, **kwargs: object) -> None:
        super().add_widget(key, *args, **kwargs)
        key.bind(needed=self._level)
        self._level()

    def _level(self, *_: object) -> None:
        self.row_default_height = max(key.needed for key in self.children)


class EntryChip(Plate, Label):
    """An entry that was made; a tap corrects it."""

    chosen = BooleanProperty(False)


class EntryRow(BoxLayout):
    """What one player got in a round."""

    points = StringProperty()
    """All of it together."""
    whole = BooleanProperty(False)
    """Whether that is all he has."""

    def __init__(self, mark: Widget, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self.ids.mark.add_widget(mark)


for rules in ("vp_cell", "reals_cell", "pad_key", "key_grid", "entry_chip", "entry_row"):
    layout.load("scorepad", rules)
