from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from kivy.app import App
from kivy.properties import StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.label import Label
from kivy.uix.widget import Widget

from companion.ui import layout
from companion.ui.shell.chrome import Heading, Overlay
from companion.ui.shell.parts import GameKeys


class KeyCap(Label):
    """A key as it lies on the keyboard."""


class KeyRow(BoxLayout):
    """Keys, and what they do."""

    text = StringProperty()

    def __init__(self, caps: Sequence[str], **kwargs: object) -> None:
        super().__init__(**kwargs)
        for cap in caps:
            self.ids.caps.add_widget(KeyCap(text=cap))


class _Own(NamedTuple):
    caps: tuple[str, ...]
    said: str


_EVERYWHERE = (
    _Own(("arrows",), "keys-move"),
    _Own(("tab",), "keys-stop"),
    _Own(("enter",), "keys-tap"),
    _Own(("escape",), "keys-back"),
    _Own(("help",), "keys-help"),
)


class KeysSheet(Overlay):
    """What every key does: those of the app, and those of the game that is played."""

    def __init__(self, game: str, keys: GameKeys, **kwargs: object) -> None:
        self._game = game
        self._keys = keys
        super().__init__(**kwargs)

    def on_parent(self, _: Widget, parent: Widget | None) -> None:
        app = App.get_running_app()
        (app.bind if parent else app.unbind)(say=self._show)
        if parent:
            self._show()

    def _show(self, *_: object) -> None:
        app = App.get_running_app()
        say, say_of_game = app.say, app.of(self._game).say
        everywhere, game = self.ids.everywhere, self.ids.game
        for column, title in ((everywhere, "keys-everywhere"), (game, "keys-game")):
            column.clear_widgets()
            column.add_widget(Heading(text=say(title), scale="title"))
        for caps, said in _EVERYWHERE:
            named = [say(f"keys-cap-{cap}") for cap in caps]
            everywhere.add_widget(KeyRow(named, text=say(said)))
        if self._keys.numbered:
            numbers = say_of_game("keys-cap-numbers")
            game.add_widget(KeyRow([numbers], text=say_of_game(self._keys.numbers)))
        for each in self._keys.shortcuts:
            held = [say("keys-cap-ctrl")] if each.ctrl else []
            game.add_widget(KeyRow([*held, each.letter.upper()], text=say_of_game(each.said)))


for rules in ("key_cap", "key_row", "keys_sheet"):
    layout.load("shell", rules)
