from kivy.clock import Clock
from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.widget import Widget

from companion.ui.shell import layout
from companion.ui.shell.chrome import Overlay


class PersonSheet(Overlay):
    """Asks for names, one after the other, at the top, where no keyboard of a screen covers it."""

    __events__ = ("on_named",)

    room = BooleanProperty(True)
    """Whether another person can still be seated."""
    said = StringProperty()

    def on_kv_post(self, _: Widget) -> None:
        self._ask()

    def add(self) -> None:
        name = " ".join(self.ids.name.text.split())
        if name:
            self.ids.name.text = ""
            self.dispatch("on_named", name)
        if self.room:
            self._ask()
        else:
            self.close()

    def done(self) -> None:
        """What stands in the field counts too."""
        self.room = False
        self.add()

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


layout.load("shell", "person_sheet")
