from kivy.properties import StringProperty

from companion.ui.shell import layout
from companion.ui.shell.chrome.overlay import Overlay


class Dialog(Overlay):
    """Asks before what undo cannot bring back. `on_deed` tells that it is to be done."""

    __events__ = ("on_deed",)

    title = StringProperty()
    text = StringProperty()
    deed = StringProperty()
    refusal = StringProperty()

    def do(self) -> None:
        self.close()
        self.dispatch("on_deed")

    def on_deed(self) -> None:
        pass


layout.load("shell", "dialog")
