from kivy.properties import StringProperty

from companion.ui import layout
from companion.ui.shell.chrome.overlay import Overlay


class Dialog(Overlay):
    """Asks before what undo cannot bring back. `on_agreed` tells that it is to be done."""

    __events__ = ("on_agreed",)

    title = StringProperty()
    text = StringProperty()
    agree = StringProperty()
    decline = StringProperty()

    def do(self) -> None:
        self.close()
        self.dispatch("on_agreed")

    def on_agreed(self) -> None:
        pass


layout.load("shell", "dialog")
