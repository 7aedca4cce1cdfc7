"""The wiring of the app: words, theme and fault reports round the shell and its screens."""

import companion.ui.shell.window  # noqa: F401

# isort: split

import gc
import os
from collections.abc import Sequence
from pathlib import Path

from kivy.clock import Clock
from kivy.core.window import Window
from kivy.properties import ObjectProperty
from kivy.utils import platform

from companion import resources
from companion.device.languages import languages
from companion.device.memory import give_back
from companion.device.screen import keep_on
from companion.games import LIST, Games, Listed
from companion.joining import Joining
from companion.offered import Offered
from companion.play.table import Keeper, Table
from companion.screens import screens_of
from companion.table.game import Json, Seat
from companion.table.session import Change
from companion.ui.drawn import fonts
from companion.ui.shell.aloud import Aloud
from companion.ui.shell.comfort import Comfort
from companion.ui.shell.face import Face
from companion.ui.shell.faults import Faults
from companion.ui.shell.game_clock import GameClock
from companion.ui.shell.hall.plays import keep_figures
from companion.ui.shell.idle import Waste
from companion.ui.shell.keeping import Keeping
from companion.ui.shell.keys import Keys
from companion.ui.shell.kivymd_theme import KivyMDTheme
from companion.ui.shell.lamplight import Lamplight
from companion.ui.shell.parts import GameKeys, Invitation, Parts
from companion.ui.shell.screen import Screen
from companion.ui.shell.seating import Seating
from companion.ui.shell.shell import Shell
from companion.ui.shell.theme import Theme
from companion.ui.table.supplied import rules_sheet
from companion.words import Words

_AFTER = 3
"""Seconds after the end of a game until all of it has been told."""
_EVERY = 20
"""Seconds after which free memory is given back."""


class CompanionApp(Keeping):
    """In kv, `app.say(key)` is the text in the language in use, `app.of(game).say(key)` that of a
    game, and `app.theme.ink` a colour."""

    # Set anew when the language changes, so that all that was said through it is said again.
    say = ObjectProperty(force_dispatch=True)
    of = ObjectProperty(force_dispatch=True)
    theme = ObjectProperty()
    comfort = ObjectProperty()

    def __init__(
        self, words: Words, folder: Path | None = None, games: Sequence[Listed] = LIST
    ) -> None:
        super().__init__()
        self._tables: dict[str, Table] = {}
        self._offered, self._games = Offered(self, games), Games(games)
        self.phones = Joining(self, games)
        self.words = words
        self.say, self.of = words.say, words.of
        self.theme = Theme()
        self.comfort = Comfort()
        self.aloud = Aloud(self)
        self.game_clock = GameClock(self)
        self.comfort.bind(light=self.theme.setter("light"), text=self.theme.setter("text_scale"))
        self.theme_cls = KivyMDTheme(self.theme)
        self.icon = str(resources.path("assets", "icons", "app.png"))
        self.title = self.say("app-title")
        self._folder = folder
        words.watch(self._speak)

    def build(self) -> Shell:
        fonts.register()
        folder = self.data_folder()
        self.open_store(folder, self._games)
        self._restore()
        shell = Shell(lambda game: screens_of(self, game))
        self._faults = Faults(folder / "faults.log", self._tell_fault)
        self._lamplight = Lamplight(self.theme)
        self._keys = Keys(shell, lambda: self._keys_of(shell.front.game), self.explain_keys)
        self._waste = Waste()
        shell.bind(shown=self._stay_awake)
        self.comfort.bind(awake=self._stay_awake)
        self.phones.bind(is_open=self._stay_awake)
        shell.bind(shown=self.game_clock.go_on)
        Window.bind(on_minimize=self.game_clock.stop, on_restore=self.game_clock.go_on)
        return shell

    def data_folder(self) -> Path:
        """Where the app keeps what must last."""
        if self._folder:
            return self._folder
        if platform == "linux":
            # Kivy makes its folder there, but not the one around it, which a new user lacks.
            config = Path(os.environ.get("XDG_CONFIG_HOME") or "~/.config").expanduser()
            config.mkdir(parents=True, exist_ok=True)
        return Path(self.user_data_dir)

    def on_start(self) -> None:
        self._faults.watch()
        # What is drawn and let go of leaves free memory in pieces, which would add up for ever.
        self._giving_back = Clock.schedule_interval(lambda _: give_back(), _EVERY)
        self.open_game()
        if self.looking and self.goes_on:
            # Home says it anyway; where a game goes on, seven tiles would be tapped in vain first.
            self.root.tell(self.words.sentence(self.looking.key, **self.looking.figures))

    def on_pause(self) -> bool:
        self.game_clock.stop()
        return super().on_pause()

    def on_resume(self) -> None:
        self.game_clock.go_on()
        self.phones.go_on()

    def on_stop(self) -> None:
        self.phones.stop()
        self.game_clock.stop()
        Window.unbind(on_minimize=self.game_clock.stop, on_restore=self.game_clock.go_on)
        self._giving_back.cancel()
        keep_on(False)
        self._keys.release()
        self._lamplight.release()
        self._faults.release()
        self.aloud.close()
        self.close_store()

    def open_settings(self, *_: object) -> bool:
        """Kivy's own settings, which F1 would open, are not ours."""
        return False

    # The games

    @property
    def offered(self) -> list[str]:
        return self._offered.ids

    def parts_of(self, game: str) -> Parts:
        return self._offered.parts_of(game)

    def face_of(self, game: str) -> Face:
        return self.parts_of(game).face

    def called(self, game: str) -> str:
        """What a game is called; where there are no words for it yet, its id has to do."""
        speech = self.of(game)
        return speech.say("game-name") if "game-name" in speech else game

    def played_as(self, game: str) -> str:
        return self._offered.played_as(game)

    @property
    def foremost(self) -> str:
        return self._offered.foremost

    @property
    def last_game(self) -> str:
        return self._offered.last

    # The running game

    @property
    def goes_on(self) -> Screen | None:
        """The screen on which the running game goes on, if there is one."""
        running = self.running
        if not running or running.game.id not in self.offered:
            return None
        game = running.game.id
        there = Screen(self.face_of(game).screen(running.state), game)
        return there if there in self.root else None

    def open_game(self) -> None:
        self.root.show(*filter(None, ("home", self.goes_on)))

    def look_at(self, key: str, *way: Screen | str) -> None:
        """A game from the shelf, only to look at: how it ended, or how far it came. The way back
        leads through the screens of `way`."""
        session = self.looked_up(key)
        if session is None or session.game.id not in self.offered:
            return
        game, goes_on = session.game.id, session.due.kinds
        name = "unfinished" if goes_on else self.face_of(game).screen(session.state)
        there = Screen(name, game, session)
        if there in self.root:
            self.root.show(*way, there)

    def look_back(self) -> None:
        """At how the game that has just ended did so."""
        self.look_at(self.table.played.head.id, "home")

    def begin(self, game: str, seats: tuple[Seat, ...]) -> None:
        if beginning := self.parts_of(game).beginning:
            beginning.begin(seats)

    def rematch(self) -> None:
        """The same people on their chairs; who begins is asked."""
        from companion.ui.shell.newgame.rematch import Rematch

        game = self.last_game
        face, beginning = self.face_of(game), self.parts_of(game).beginning
        if beginning is None:
            return

        def start(_: Rematch, seating: Seating) -> None:
            self.sit_down(seating)
            beginning.begin(seating.seats())

        seating = beginning.seated(self.last_seating(game))
        sheet = Rematch(seating, face, beginning, self.of(game).say)
        sheet.bind(on_begin=start)
        self.root.open(sheet)

    def table_of(self, game: str) -> Table:
        """Where this game is played, while it is the running one."""
        if game not in self._tables:
            own, here = self.parts_of(game).own, self.table
            keeper = Keeper(here.attempt, here.keep, here.kept)
            self._tables[game] = table = Table(
                keeper,
                lambda: self.of(game),
                lambda: own and own.options,
                at=here,
                plays=lambda running: running == game,
                named=here.named,
            )
            if own:
                own.bind(options=lambda *_: table.tell())
        return self._tables[game]

    def _changed(self, change: Change | None) -> None:
        if change is None:
            return
        session = self.table.played
        # Phones and empty chairs move without a touch.
        self._waste.stir()
        self.aloud.moved(session, change)
        self.game_clock.moved()
        self.parts_of(session.game.id).moved(session, change)
        if not session.due.kinds:
            keep_figures(self, session)
            Clock.schedule_once(lambda _: give_back(), _AFTER)

    def open_rule(self, game: str, rule: str, marked: bool = True) -> None:
        """The rule over whatever is in sight; closed, it leaves that as it was."""
        played = self.played_as(game)
        table = self.parts_of(played).table
        if table and (sheet := rules_sheet(self, played, table, rule, marked)):
            self.root.open(sheet)

    @property
    def invitation(self) -> tuple[str, Invitation] | None:
        return self._offered.invitation

    # What a group has chosen

    def choose_language(self, language: str) -> None:
        if self.set("language", language):
            self.words.language = language

    def choose_comfort(self, name: str, value: Json) -> None:
        if self.set(name, value):
            setattr(self.comfort, name, value)

    def choose_aloud(self, name: str, on: bool) -> None:
        if self.set(name, on):
            setattr(self.aloud, name, on)

    def explain_keys(self) -> None:
        from companion.ui.shell.keys_sheet import KeysSheet

        if not isinstance(self.root.top, KeysSheet):
            game = self.foremost
            self.root.open(KeysSheet(game, self._keys_of(game)))

    def _keys_of(self, game: str) -> GameKeys:
        return self.parts_of(game).keys if game else GameKeys()

    def _stay_awake(self, *_: object) -> None:
        """While a game is open, for at home nobody plays; and while phones need this device."""
        played = bool(self.goes_on) and self.root.shown != "home"
        keep_on(self.phones.is_open or (self.comfort.awake and played))

    def _restore(self) -> None:
        self.words.speak([self.store.setting("language")])
        self.comfort.restore(self.store.setting)
        self.aloud.restore(self.store.setting)
        self.game_clock.on = self.store.setting("clock") is True

    def _speak(self) -> None:
        self.say, self.of = self.words.say, self.words.of
        self.table.tell()
        self.title = self.say("app-title")

    def _tell_fault(self) -> None:
        self.root.tell(self.say("fault-sentence"))


def main() -> None:
    words = Words()
    words.speak(languages())
    app = CompanionApp(words)
    Clock.schedule_once(_keep, 1)
    app.run()


def _keep(_: float) -> None:
    """What is there from the start stays: to search it for waste again and again costs frames."""
    gc.freeze()
