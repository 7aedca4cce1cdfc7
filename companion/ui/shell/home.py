from collections.abc import Callable, Sequence
from functools import partial

from kivy.app import App
from kivy.clock import Clock
from kivy.properties import BooleanProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from companion.ui import layout
from companion.ui.shell.chrome import FilledButton, LinkRow, LinkTile, OutlinedButton
from companion.ui.shell.newgame.which_game import begun_by, likeliest, links
from companion.ui.shell.notice_card import NoticeCard
from companion.ui.shell.parts import Link
from companion.ui.shell.people import called
from companion.ui.shell.running_game import RunningGame
from companion.ui.shell.screen import Screen


class Motto(BoxLayout):
    """What the app is for."""


class Home(BoxLayout):
    """Where the app begins: the running game first, then what begins a game, the likeliest first.
    `hero` is a game's own picture; a link leads to a screen of a game, by its id, or of the app."""

    wide = BooleanProperty(False)
    roomy = BooleanProperty(False)
    brief = BooleanProperty(False)
    """Whether a game goes on, and who plays knows what else there is."""

    def __init__(self, hero: Widget, links: Sequence[tuple[str, Link]], **kwargs: object) -> None:
        self._app = App.get_running_app()
        self._links = links
        self._show = Clock.create_trigger(self._fill, -1)
        super().__init__(**kwargs)
        self.ids.hero.add_widget(hero)
        self._app.bind(notices=self._change, looking=self._change, say=self._change)
        self._app.table.subscribe(self._change)

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
        self.ids.game.add_widget(self._running() or Motto())
        self._fill_begin()
        self._fill_invitation()
        self._fill_links()

    def _fill_links(self) -> None:
        self.brief = bool(self._app.goes_on)
        links = self._links_of_the_running() if self.brief else self._links
        linked = [screen for _, (screen, _) in links]
        for place, (game, (screen, icon)) in enumerate(links):
            say, there = self._app.of(game).say, Screen(screen, game)
            text, note = say(f"home-{screen}"), say(f"home-{screen}-note")
            if linked.count(screen) > 1:
                text = f"{text} · {self._app.called(game)}"
            # The first keeps the name it has where there is no other game.
            name = f"{screen}-{game}" if screen in linked[:place] else screen
            if self.brief:
                link: Widget = LinkTile(name=name, icon=icon, text=text)
            else:
                link = LinkRow(name=name, icon=icon, text=text, note=note)
            link.bind(on_tap=lambda _, there=there: self._app.root.show(there))
            self.ids.links.add_widget(link)

    def _links_of_the_running(self) -> Sequence[tuple[str, Link]]:
        """What the game that goes on has too is not linked of others: there is room for no more."""
        front = self._app.played_as(self._app.running.game.id)
        own = {link.screen for game, link in self._links if game == front}
        return [each for each in self._links if each[0] == front or each[1].screen not in own]

    def _running(self) -> RunningGame | None:
        """A game there are no screens of is found in the list of games."""
        session = self._app.running
        if session is None or session.game.id not in self._app.offered:
            return None
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
        app, say = self._app, self._app.say
        for card in app.waiting:
            if card.game not in app.offered:
                continue
            people = card.title or ", ".join(map(called, card.players))
            row = LinkRow(
                name=f"go-on-{card.id}",
                icon="play",
                text=say("home-go-on", game=app.called(card.game)),
                note=f"{people} · {say('games-moves', moves=card.moves)}",
            )
            row.bind(on_tap=lambda _, key=card.id: app.go_on(key))
            self.ids.begin.add_widget(row)

    def _fill_begin(self) -> None:
        """The main button is what most likely happens next."""
        app = self._app
        going_on = app.goes_on
        kind = FilledButton if not going_on else OutlinedButton
        if going_on:
            self._add_begin(FilledButton, "continue", app.say("home-continue"), app.open_game)
        self._fill_waiting()
        for link in links(app):
            games = begun_by(app, link)
            show = partial(self._begin_one_of, games)
            text = (
                app.of(games[0]).say(f"home-{link}")
                if len(games) == 1
                else app.say("newgame-title")
            )
            self._add_begin(kind, link, text, show)
            kind = OutlinedButton
        self._fill_rematch()

    def _begin_one_of(self, games: Sequence[str]) -> None:
        self._app.root.show(Screen("new-game", likeliest(self._app, games)))

    def _fill_rematch(self) -> None:
        app = self._app
        if not app.last_game or app.goes_on:
            return
        seating = app.last_seating(app.last_game)
        if seating.ready:
            people = ", ".join(map(called, filter(None, seating.chairs)))
            text = app.say("home-rematch", people=people)
            self._add_begin(OutlinedButton, "rematch", text, app.rematch)

    def _fill_invitation(self) -> None:
        app, invited = self._app, self._app.invitation
        if not invited or app.running:
            return
        game, (screen, _, decline) = invited
        say, there = app.of(game).say, Screen(screen, game)
        card = NoticeCard(
            name="offer",
            text=say(f"home-{screen}-offer"),
            action=say(f"home-{screen}"),
            decline=say("home-not-now"),
            tone="edge",
        )
        card.bind(on_act=lambda _: app.root.show(there))
        card.bind(on_declined=lambda _: decline())
        card.bind(on_declined=self._change)
        self.ids.begin.add_widget(card)

    def _add_begin(self, kind: type, name: str, text: str, do: Callable[[], object]) -> None:
        button = kind(name=name, text=text)
        button.bind(on_tap=lambda _: do())
        self.ids.begin.add_widget(button)


layout.load("shell", "motto")
layout.load("shell", "home")
