from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from kivy.app import App
from kivy.clock import Clock
from kivy.properties import BooleanProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from companion.table.session import Session
from companion.ui import layout
from companion.ui.shell.chrome import FilledButton, LinkRow, OutlinedButton
from companion.ui.shell.notice_card import NoticeCard
from companion.ui.shell.people import called
from companion.ui.shell.running_game import RunningGame


class Link(NamedTuple):
    """A screen that home leads to; `home-<screen>` is its name, `home-<screen>-note` its use."""

    screen: str
    icon: str


class Motto(BoxLayout):
    """What the app is for."""


class Home(BoxLayout):
    """Where the app begins: the running game first. `hero` is the game's own picture, `begins`
    are the screens on which a game begins, the likeliest first."""

    wide = BooleanProperty(False)
    roomy = BooleanProperty(False)

    def __init__(
        self, hero: Widget, links: tuple[Link, ...], begins: tuple[str, ...], **kwargs: object
    ) -> None:
        self._app = App.get_running_app()
        self._links = links
        self._begins = begins
        self._show = Clock.create_trigger(self._fill, -1)
        super().__init__(**kwargs)
        self.ids.hero.add_widget(hero)
        self._app.bind(
            session=self._change, notices=self._change, looking=self._change, say=self._change
        )

    def on_parent(self, *_: object) -> None:
        if self.parent:
            self._fill()

    def _change(self, *_: object) -> None:
        """While nobody sees it, nothing needs to be built."""
        if self.parent:
            self._show()

    def _fill(self, *_: object) -> None:
        for box in ("notices", "game", "begin", "links"):
            self.ids[box].clear_widgets()
        self._fill_notices()
        session = self._app.running
        self.ids.game.add_widget(self._running(session) if session else Motto())
        self._fill_begin()
        self._fill_offer()
        for screen, icon in self._links:
            row = LinkRow(
                name=screen,
                icon=icon,
                text=self._app.say(f"home-{screen}"),
                note=self._app.say(f"home-{screen}-note"),
            )
            row.bind(on_tap=lambda _, screen=screen: self._app.root.show(screen))
            self.ids.links.add_widget(row)

    def _running(self, session: Session) -> RunningGame:
        return RunningGame(session, self._app.face_of(session.game.id))

    def _fill_notices(self) -> None:
        app = self._app
        if app.looking:
            text = app.words.sentence(app.looking.key, **app.looking.figures)
            self._add_notice("looking", text, app.say("home-take-over"), app.take_over)
        for number, notice in enumerate(app.notices):
            text = app.words.sentence(notice.key, **notice.figures)
            read = partial(app.read_notice, number)
            self._add_notice(f"notice-{number}", text, app.say("home-read"), read)

    def _add_notice(self, name: str, text: str, action: str, do: Callable[[], object]) -> None:
        card = NoticeCard(name=name, text=text, action=action)
        card.bind(on_act=lambda _: do())
        self.ids.notices.add_widget(card)

    def _fill_waiting(self) -> None:
        """Every other game that is not over, each one tap away."""
        say = self._app.say
        for card in self._app.waiting:
            people = card.title or ", ".join(map(called, card.players))
            row = LinkRow(
                name=f"go-on-{card.id}",
                icon="play",
                text=say("home-go-on", game=say(f"game-{card.game}")),
                note=f"{people} · {say('games-moves', moves=card.moves)}",
            )
            row.bind(on_tap=lambda _, key=card.id: self._app.go_on(key))
            self.ids.begin.add_widget(row)

    def _fill_begin(self) -> None:
        """The main button is what most likely happens next."""
        app = self._app
        going_on = app.goes_on
        kind = FilledButton if not going_on else OutlinedButton
        if going_on:
            self._add_begin(FilledButton, "continue", app.say("home-continue"), app.open_game)
        self._fill_waiting()
        for screen in self._begins:
            show = partial(app.root.show, screen)
            self._add_begin(kind, screen, app.say(f"home-{screen}"), show)
            kind = OutlinedButton
        seats = tuple(filter(None, app.last_seating().chairs))
        if seats and not app.running:
            people = ", ".join(map(called, seats))
            text = app.say("home-rematch", people=people)
            self._add_begin(OutlinedButton, "rematch", text, app.rematch)

    def _fill_offer(self) -> None:
        """A screen to look at before the first game; asked once."""
        app, screen = self._app, self._app.offered
        if not screen or app.running:
            return
        card = NoticeCard(
            name="offer",
            text=app.say(f"home-{screen}-offer"),
            action=app.say(f"home-{screen}"),
            decline=app.say("home-not-now"),
            tone="edge",
        )
        card.bind(on_act=lambda _: app.root.show(screen))
        card.bind(on_declined=lambda _: app.decline_offer())
        card.bind(on_declined=self._change)
        self.ids.begin.add_widget(card)

    def _add_begin(self, kind: type, name: str, text: str, do: Callable[[], object]) -> None:
        button = kind(name=name, text=text)
        button.bind(on_tap=lambda _: do())
        self.ids.begin.add_widget(button)


layout.load("shell", "motto")
layout.load("shell", "home")
