"""Which game a new one is of: those whose beginnings share a button at home, each by its sign."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.stacklayout import StackLayout
from kivy.uix.widget import Widget

from companion.ui import layout
from companion.ui.drawn import fonts
from companion.ui.drawn.lettering import extent
from companion.ui.shell.chrome.plate import Plate
from companion.ui.shell.place import place
from companion.ui.shell.screen import Screen
from companion.ui.shell.seating import Seating


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
    brief = BooleanProperty(False)
    """Whether there is room for the sign alone."""
    least = NumericProperty(0)
    """How wide it is where there is room for its name in one line."""

    def __init__(self, emblem: Widget, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self.ids.emblem.add_widget(emblem)

    def widest(self, text: str, size: float) -> float:
        """Bold, so that nothing moves when it is chosen."""
        return extent(text, size, font=fonts.HEADING)


class WhichGame(StackLayout):
    """All that may be begun here; a tap leads to the screen of another one, where those sit who
    have sat down here."""

    brief = BooleanProperty(False)

    def __init__(
        self, app: Any, game: str, seating: Callable[[], Seating], **kwargs: object
    ) -> None:
        super().__init__(**kwargs)
        self._app, self._seating = app, seating
        games = begun_by(app, app.parts_of(game).beginning.link)
        for each in games if len(games) > 1 else ():
            sign = GameSign(app.face_of(each).emblem(), name=f"of-{each}", chosen=each == game)
            sign.game = each
            self.bind(brief=sign.setter("brief"))
            if each != game:
                sign.bind(on_tap=lambda sign: self._turn_to(sign.game))
            self.add_widget(sign)

    def stand(self, where: Widget, *, brief: bool) -> None:
        """There, if there is anything to choose."""
        self.brief = brief
        place(self, where if self.children else None)

    def say(self) -> None:
        for sign in self.children:
            sign.text = self._app.called(sign.game)

    def _turn_to(self, game: str) -> None:
        self._app.root.show("home", Screen("new-game", game, self._seating()))


layout.load("shell", "game_sign", "which_game")
