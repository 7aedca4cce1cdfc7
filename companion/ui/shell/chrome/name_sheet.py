from kivy.clock import Clock
from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.widget import Widget

from companion.ui.shell import layout
from companion.ui.shell.chrome.overlay import Overlay


class NameSheet(Overlay):
    """Asks for a name, or with `again` for one after the other. It lies at the top, where no
    keyboard of a screen covers it."""

    __events__ = ("on_named",)

    title = StringProperty()
    text = StringProperty()
    said = StringProperty()
    limit = NumericProperty(20)
    again = BooleanProperty(False)

    def on_kv_post(self, _: Widget) -> None:
        if not self.again:
            self.ids.buttons.remove_widget(self.ids.done)
        self._ask()

    def enter(self) -> None:
        name = " ".join(self.ids.name.text.split())
        if name:
            self.ids.name.text = ""
            self.dispatch("on_named", name)
        if self.again:
            self._ask()
        else:
            self.close()

    def done(self) -> None:
        """What stands in the field counts too."""
        self.again = False
        self.enter()

    def close(self) -> None:
        self.ids.name.focus = False
        super().close()

    def _ask(self) -> None:
        # The touch that brought us here takes the focus from the field when it ends.
        Clock.schedule_once(lambda _: self._focus())

    def _focus(self) -> None:
        self.ids.name.focus = self.parent is not None

    def on_named(self, name: str) -> None:
        pass


layout.load("shell", "name_sheet")
