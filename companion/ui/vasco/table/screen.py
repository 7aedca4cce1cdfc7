from __future__ import annotations

from kivy.app import App
from kivy.properties import BooleanProperty, ObjectProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from companion.table.game import RECORD, Refusal
from companion.ui.shell import layout
from companion.ui.vasco import board  # noqa: F401, kv
from companion.ui.vasco.asking import Shown
from companion.ui.vasco.asking.asking import Asking
from companion.ui.vasco.table import panel, players  # noqa: F401, kv
from companion.ui.vasco.table.cards import cards
from companion.ui.vasco.table.top_bar import Tools


class TableScreen(BoxLayout):
    """Plays the game of `app.session` with the group, once it is set up."""

    asking = ObjectProperty()
    beside = BooleanProperty(True)
    """Whether players, board and panel stand side by side."""
    low = BooleanProperty(False)
    narrow = BooleanProperty(False)
    elsewhere = BooleanProperty(False)
    """Whether the board is not what one looks at now, so that the panel may take its place."""

    def __init__(self, **kwargs: object) -> None:
        # What is shown is bound to it from the first.
        self.asking = Asking()
        self._tools = Tools(asking=self.asking)
        super().__init__(**kwargs)
        self.asking.bind(on_asked=self._show, on_refused=self._refuse)
        self.bind(narrow=self._place_tools, beside=self._place_tools)
        self._place_tools()

    def on_parent(self, _: Widget, parent: Widget | None) -> None:
        """Follows the running game while it is in sight."""
        if parent:
            self.asking.begin()
        else:
            self.asking.end()

    def _show(self, asking: Asking, shown: Shown) -> None:
        question = asking.question
        said = App.get_running_app().face.progress(shown.state)
        self.ids.bar.show(shown, shown.say(said.key, **said.figures))
        self.ids.players.show(cards(shown, question.player))
        self.ids.board.shown, self.ids.board.question = shown, question
        self.elsewhere = bool(shown.who) or not question.area
        self.ids.panel.show(shown, question, "")
        self._tools.undo_text = asking.undo_text

    def _refuse(self, asking: Asking, refusal: Refusal) -> None:
        """What is wrong, by which rule, and what would do."""
        app = App.get_running_app()
        shown = asking.shown()
        said = app.sentence(refusal.key, shown.names, **refusal.figures)
        if refusal.rule != RECORD:
            said = shown.say("table-refused", said=said, rule=refusal.rule)
        self.ids.panel.refusal = said

    def _place_tools(self, *_: object) -> None:
        """On a phone held upright they lie under the thumb."""
        self._tools.spread = self.narrow and not self.beside
        place = self.ids.foot if self._tools.spread else self.ids.bar.ids.tools
        # A box lets go only of the widget itself, not of its proxy.
        place = place.__self__
        if self._tools.parent is not place:
            if self._tools.parent:
                self._tools.parent.remove_widget(self._tools)
            place.add_widget(self._tools)


layout.load("vasco", "table_screen")
