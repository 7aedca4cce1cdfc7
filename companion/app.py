"""The wiring of the app: words, theme and fault reports round the shell and its screens."""

import companion.ui.shell.window  # noqa: F401

# isort: split

import gc
import os
from functools import partial
from pathlib import Path

from kivy.clock import Clock
from kivy.core.window import Window
from kivy.properties import ObjectProperty
from kivy.utils import platform

from companion import resources
from companion.device.languages import languages
from companion.device.memory import give_back
from companion.device.screen import keep_on
from companion.games import GAMES, pad_of
from companion.screens import screens
from companion.table.course import Row
from companion.table.game import Json, Seat
from companion.table.session import Change, Session
from companion.ui.scorepad.face import PAD, PadFace, counts_reals
from companion.ui.shell import fonts
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
from companion.ui.shell.shell import Shell
from companion.ui.shell.theme import Theme
from companion.ui.vasco.component_sets.chosen import (
    chosen_components,
    learn,
    offered_check,
    offers_check,
)
from companion.ui.vasco.face import VascoFace
from companion.ui.vasco.guide import SETTING, Guide
from companion.ui.vasco.shortcuts import NUMBERED, SHORTCUTS
from companion.ui.vasco.table_options import DRAWABLE, TableOptions, read_options
from companion.vasco.certainty import confirmed
from companion.words import Words

_AFTER = 3
"""Seconds after the end of a game until all of it has been told."""


class CompanionApp(Keeping):
    """In kv, `app.say(key)` is the text in the language in use, and `app.theme.ink` a colour."""

    # Set anew when the language changes, so that all that was said through it is said again.
    say = ObjectProperty(force_dispatch=True)
    theme = ObjectProperty()
    comfort = ObjectProperty()
    options = ObjectProperty(TableOptions())

    def __init__(self, words: Words, folder: Path | None = None) -> None:
        super().__init__()
        self.words = words
        self.say = words.say
        self.theme = Theme()
        self.comfort = Comfort()
        self.aloud = Aloud()
        self.guide = Guide()
        self.game_clock = GameClock()
        self.comfort.bind(light=self.theme.setter("light"), text=self.theme.setter("text_scale"))
        self.theme_cls = KivyMDTheme(self.theme)
        self.icon = str(resources.path("assets", "icons", "app.png"))
        self.title = self.say("app-title")
        self.game = GAMES["vasco"]
        self.face = VascoFace(self.theme)
        self._faces: dict[str, Face] = {self.game.id: self.face, PAD: PadFace(self.face)}
        self._folder = folder
        words.watch(self._speak)

    def build(self) -> Shell:
        fonts.register()
        folder = self.data_folder()
        self.open_store(folder, GAMES)
        self._restore()
        shell = Shell(screens(self))
        self._faults = Faults(folder / "faults.log", self._tell_fault)
        self._lamplight = Lamplight(self.theme)
        self._keys = Keys(shell, SHORTCUTS, NUMBERED, self.explain_keys)
        self._waste = Waste()
        shell.bind(shown=self._stay_awake)
        self.comfort.bind(awake=self._stay_awake)
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
        self.open_game()
        if self.looking and self.goes_on:
            # Home says it anyway; where a game goes on, seven tiles would be tapped in vain first.
            self.root.tell(self.sentence(self.looking.key, **self.looking.figures))

    def on_pause(self) -> bool:
        self.game_clock.stop()
        return super().on_pause()

    def on_resume(self) -> None:
        self.game_clock.go_on()

    def on_stop(self) -> None:
        self.game_clock.stop()
        Window.unbind(on_minimize=self.game_clock.stop, on_restore=self.game_clock.go_on)
        keep_on(False)
        self._keys.release()
        self._lamplight.release()
        self._faults.release()
        self.aloud.close()
        self.close_store()

    def open_settings(self, *_: object) -> bool:
        """Kivy's own settings, which F1 would open, are not ours."""
        return False

    # The running game

    @property
    def goes_on(self) -> str:
        """The screen on which the running game goes on; empty where there is none."""
        running = self.running
        screen = self.face_of(running.game.id).screen(running.state) if running else ""
        return screen if screen in self.root else ""

    def face_of(self, game: str) -> Face:
        return self._faces.get(game, self.face)

    def open_game(self) -> None:
        self.root.show(*filter(None, ("home", self.goes_on)))

    def begin(self, seats: tuple[Seat, ...]) -> None:
        components = chosen_components(self.store)
        if self.start_game(seats, components, self.options.drawing(known_stacks(components))):
            self.guide.begun()
            self.open_game()

    def _moved(self, change: Change) -> None:
        """With the navigation a round is settled: what came up in it is the group's own copy."""
        super()._moved(change)
        self.aloud.moved(self.session, change)
        self.game_clock.moved()
        for entry in change.entries:
            if entry.raw["do"] == "navigate":
                own = self.say("sets-own")
                self.attempt(partial(learn, self.store, self.session, entry.state.seen, own))
        if not self.session.due.kinds:
            keep_figures(self, self.session)
            Clock.schedule_once(lambda _: give_back(), _AFTER)

    def take_up_table(self, seats: tuple[Seat, ...]) -> None:
        """A game that these people have begun without the app."""
        self.lying_seats = seats
        self.root.show("as-it-lies")

    def begin_as_it_lies(self, seats: tuple[Seat, ...], rows: list[Row]) -> bool:
        """Which tiles came up before, the app cannot know: those the table goes on drawing."""

        def enter() -> None:
            self.session.adopt(rows)
            self.session.draw_by_program(self.options.drawing(frozenset()))

        components = chosen_components(self.store)
        begun = self.start_game(seats, components, frozenset()) and self.attempt(enter)
        if begun:
            self.open_game()
        return begun

    def begin_pad(self, seats: tuple[Seat, ...]) -> None:
        components = pad_of(chosen_components(self.store), counts_reals(self.store))
        if self.start_game(seats, components, frozenset(), PAD):
            self.open_game()

    def open_rule(self, rule: str, marked: bool = True) -> None:
        """The rule over whatever is in sight; closed, it leaves that as it was."""
        from companion.ui.vasco.rules.sheet import RulesSheet

        self.root.open(RulesSheet(rule, marked))

    def rematch(self) -> None:
        begin = self.begin_pad if self.last_game == PAD else self.begin
        begin(self.last_seating().seats())

    @property
    def at_table(self) -> Session | None:
        """The running game, where it is one of the board and not of the pad."""
        running = self.running
        return running if running and running.game is self.game else None

    @property
    def offered(self) -> str:
        """The screen a group is asked once to look at before it plays."""
        return "check-copy" if offers_check(self.store) else ""

    def decline_offer(self) -> None:
        self.attempt(partial(offered_check, self.store))

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

    def choose_options(self, options: TableOptions) -> None:
        """They hold for the running game too."""
        if self.set("vasco.options", options.raw()):
            self.options = options
            drawing = options.drawing(self.known_stacks())
            running = self.at_table
            if running and running.course.drawing != drawing:
                self.attempt(lambda: running.draw_by_program(drawing))

    def known_stacks(self) -> frozenset[str]:
        """What else the app could draw: stacks of which it knows every piece."""
        running = self.at_table
        return known_stacks(running.head.components if running else chosen_components(self.store))

    def explain_keys(self) -> None:
        from companion.ui.shell.keys_sheet import KeysSheet

        if not isinstance(self.root.top, KeysSheet):
            self.root.open(KeysSheet(shortcuts=SHORTCUTS, numbers="keys-numbers"))

    def _stay_awake(self, *_: object) -> None:
        """While a game is open; at home nobody plays."""
        keep_on(self.comfort.awake and bool(self.goes_on) and self.root.shown != "home")

    def _restore(self) -> None:
        self.words.speak([self.store.setting("language")])
        self.comfort.restore(self.store.setting)
        self.aloud.restore(self.store.setting)
        self.guide.restore(self.store.setting(SETTING))
        self.game_clock.on = self.store.setting("clock") is True
        self.options = read_options(self.store.setting("vasco.options"))

    def _speak(self) -> None:
        self.say = self.words.say
        self.title = self.say("app-title")

    def _tell_fault(self) -> None:
        self.root.tell(self.say("fault-sentence"))


def known_stacks(components: Json) -> frozenset[str]:
    return frozenset(kind for kind in DRAWABLE if confirmed(components, kind))


def main() -> None:
    words = Words()
    words.speak(languages())
    app = CompanionApp(words)
    Clock.schedule_once(_keep, 1)
    app.run()


def _keep(_: float) -> None:
    """What is there from the start stays: to search it for waste again and again costs frames."""
    gc.freeze()
