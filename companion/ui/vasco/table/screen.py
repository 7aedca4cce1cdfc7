from kivy.properties import ObjectProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from companion.ui.shell import layout
from companion.ui.vasco.asking import Shown
from companion.ui.vasco.asking.asking import Asking
from companion.ui.vasco.board import Board


class TableScreen(BoxLayout):
    """Plays the game of `app.session` with the group, once it is set up."""

    asking = ObjectProperty()

    def __init__(self, **kwargs: object) -> None:
        # What is shown is bound to it from the first.
        self.asking = Asking()
        super().__init__(**kwargs)
        self._board = Board()
        self._board.bind(on_pick=lambda _, name: self.asking.pick(name))
        self.add_widget(self._board)
        self.asking.bind(on_asked=self._show)

    def on_parent(self, _: Widget, parent: Widget | None) -> None:
        """Follows the running game while it is in sight."""
        if parent:
            self.asking.begin()
        else:
            self.asking.end()

    def _show(self, asking: Asking, shown: Shown) -> None:
        self._board.shown, self._board.question = shown, asking.question


layout.load("vasco", "table_screen")
