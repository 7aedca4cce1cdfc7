"""Which game a new one is of: those whose beginnings share a button at home, each by its sign."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.stacklayout import StackLayout
from kivy.uix.widget import Widget

from companion.ui import layout
from companion.ui.drawn import fonts
from companion.ui.drawn.lettering import extent
from companion.ui.shell.chrome.plate import Plate


def begun_by(app: Any, link: str) -> list[str]:
    """The games this button begins."""
    return [game for game, each in _links(app) if each == link]


def links(app: Any) -> list[str]:
    """The buttons that begin a game, in the order of the games."""
    return list(dict.fromkeys(link for _, link in _links(app)))


def _links(app: Any) -> Iterator[tuple[str, str]]:
    for game in app.offered:
        if beginning := app.parts_of(game).beginning:
            yield game, beginning.link


def likeliest(app: Any, games: Sequence[str]) -> str:
    """The one that was played last, be it only its score that was kept; else the first."""
    cards = reversed(app.store.shelf.every())
    played = (app.played_as(card.game) for card in cards if card.game in app.offered)
    return next((game for game in played if game in games), games[0])


class GameSign(Plate, BoxLayout):
    """A game by its own sign; `chosen` is the one that is begun."""

    text = StringProperty()
    chosen = BooleanProperty(False)
    least = NumericProperty(0)
    """How wide it is where there is room for its name in one line."""

    def __init__(self, emblem: Widget, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self.ids.emblem.add_widget(emblem)

    def widest(self, text: str, size: float) -> float:
        """Bold, so that nothing moves when it is chosen."""
        return extent(text, size, font=fonts.HEADING)


class WhichGame(StackLayout):
    """All that may be begun here; `on_game` tells of another one that was tapped."""

    __events__ = ("on_game",)

    def __init__(self, app: Any, game: str, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self._app = app
        games = begun_by(app, app.parts_of(game).beginning.link)
        for each in games if len(games) > 1 else ():
            sign = GameSign(app.face_of(each).emblem(), name=f"of-{each}", chosen=each == game)
            if each != game:
                sign.bind(on_tap=lambda _, each=each: self.dispatch("on_game", each))
            sign.game = each
            self.add_widget(sign)

    def say(self) -> None:
        for sign in self.children:
            sign.text = self._app.called(sign.game)

    def on_game(self, game: str) -> None:
        pass


layout.load("shell", "game_sign", "which_game")
