from kivy.metrics import dp
from kivy.properties import BooleanProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from companion.ui import layout
from companion.ui.shell.chrome.overlay import Overlay
from companion.ui.shell.chrome.plate import Plate

_WIDTH = 288
_MARGIN = 8


class MenuRow(Plate, BoxLayout):
    """An entry of a menu; the one in use is `chosen`."""

    text = StringProperty()
    chosen = BooleanProperty(False)


class Menu(Overlay):
    """Entries that drop from the control they belong to, kept within the window."""

    rows = ObjectProperty()
    anchor = ObjectProperty()

    def add_widget(self, widget: Widget, *args: object, **kwargs: object) -> None:
        if self.rows is None:
            super().add_widget(widget, *args, **kwargs)
        else:
            self.rows.add_widget(widget, *args, **kwargs)

    def on_anchor(self, _: Widget, anchor: Widget) -> None:
        anchor.bind(pos=self.place, size=self.place)

    def place(self, *_: object) -> None:
        """Below the anchor and flush with its right side, as far as the window has room."""
        margin = dp(_MARGIN)
        self.sheet.width = min(dp(_WIDTH), self.width - 2 * margin)
        self.sheet.height = min(self.rows.height, self.height - 2 * margin)
        right, top = self.anchor.to_window(self.anchor.right, self.anchor.y)
        right, top = self.to_widget(right, top)
        self.sheet.right = max(min(right, self.right - margin), self.x + margin + self.sheet.width)
        self.sheet.top = max(min(top, self.top - margin), self.y + margin + self.sheet.height)


for rules in ("menu", "menu_row"):
    layout.load("shell", rules)
