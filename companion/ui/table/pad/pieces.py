"""What is touched on the sheet: whose the next entry is, and the entries."""

from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.label import Label
from kivy.uix.widget import Widget

from companion.ui import layout
from companion.ui.shell.chrome.plate import Plate
from companion.ui.table import phone_sign  # noqa: F401, kv


class PointsCell(Plate, BoxLayout):
    """Somebody with his points: a tap chooses him for the next entry."""

    colour = StringProperty()
    who = StringProperty()
    amount = StringProperty()
    chosen = BooleanProperty(False)
    phone = StringProperty()
    """How it is with his phone."""

    def __init__(self, mark: Widget, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self.ids.mark.add_widget(mark)


class HeldCell(Plate, Label):
    """What else somebody has: a tap chooses that for the next entry."""

    amount = StringProperty()
    chosen = BooleanProperty(False)


class EntryChip(Plate, Label):
    """An entry that was made; a tap has it entered anew."""

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


layout.load("table/pad", "points_cell", "held_cell", "entry_chip", "entry_row")
