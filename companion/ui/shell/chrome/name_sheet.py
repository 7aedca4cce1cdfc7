from kivy.app import App
from kivy.clock import Clock
from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.widget import Widget

from companion.table.game.plain import as_name
from companion.ui import layout
from companion.ui.drawn import fonts
from companion.ui.shell.chrome.overlay import Overlay


class NameSheet(Overlay):
    """Asks for a name, or with `again` for one after the other; with `blank` none will do too.

    It lies at the top, where no keyboard of a screen covers it.
    """

    __events__ = ("on_named",)

    title = StringProperty()
    text = StringProperty()
    said = StringProperty()
    limit = NumericProperty(20)
    again = BooleanProperty(False)
    blank = BooleanProperty(False)
    note = StringProperty()
    """What cannot be drawn of it."""

    def on_kv_post(self, _: Widget) -> None:
        if not self.again:
            self.ids.buttons.remove_widget(self.ids.done)
        self.ids.name.bind(text=self._look)
        self._ask()

    def enter(self) -> None:
        name = as_name(self.ids.name.text, int(self.limit))
        if name and not fonts.drawable(name):
            return
        if name or self.blank:
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

    def _look(self, _: Widget, text: str) -> None:
        name = as_name(text, int(self.limit))
        shown = fonts.drawable(name)
        say = App.get_running_app().say
        lost = say("sheet-shown-as", shown=shown) if shown else say("sheet-undrawable")
        self.note = "" if shown == name else lost

    def _ask(self) -> None:
        # The touch that brought us here takes the focus from the field when it ends.
        Clock.schedule_once(lambda _: self._focus())

    def _focus(self) -> None:
        self.ids.name.focus = self.parent is not None

    def on_named(self, name: str) -> None:
        pass


layout.load("shell", "name_sheet")
