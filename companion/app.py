"""The wiring of the app: words, theme and fault reports round the shell and its screens."""

import companion.ui.shell.window  # noqa: F401

# isort: split

import os
from pathlib import Path

from kivy.properties import ObjectProperty
from kivy.utils import platform
from kivymd.app import MDApp

from companion import resources
from companion.ui.shell import fonts
from companion.ui.shell.faults import Faults
from companion.ui.shell.home import Home
from companion.ui.shell.keys import Keys
from companion.ui.shell.kivymd_theme import KivyMDTheme
from companion.ui.shell.shell import Shell
from companion.ui.shell.theme import Theme
from companion.ui.vasco.sea_chart import SeaChart
from companion.words import Words


class CompanionApp(MDApp):
    """In kv, `app.say(key)` is the text in the language in use, and `app.theme.ink` a colour."""

    # Set anew when the language changes, so that all that was said through it is said again.
    say = ObjectProperty(force_dispatch=True)
    theme = ObjectProperty()

    def __init__(self, words: Words) -> None:
        super().__init__()
        self.words = words
        self.say = words.say
        self.theme = Theme()
        self.theme_cls = KivyMDTheme(self.theme)
        self.icon = str(resources.path("assets", "icons", "app.png"))
        self.title = self.say("app-title")
        words.watch(self._speak)

    def build(self) -> Shell:
        fonts.register()
        shell = Shell({"home": lambda: Home(SeaChart(theme=self.theme))})
        self._faults = Faults(self.data_folder() / "faults.log", self._tell_fault)
        self._keys = Keys(shell)
        return shell

    def data_folder(self) -> Path:
        """Where the app keeps what must last."""
        if platform == "linux":
            # Kivy makes its folder there, but not the one around it, which a new user lacks.
            config = Path(os.environ.get("XDG_CONFIG_HOME") or "~/.config").expanduser()
            config.mkdir(parents=True, exist_ok=True)
        return Path(self.user_data_dir)

    def on_start(self) -> None:
        self._faults.watch()
        self.root.show("home")

    def on_stop(self) -> None:
        self._keys.release()
        self._faults.release()

    def open_settings(self, *_: object) -> bool:
        """Kivy's own settings, which F1 would open, are not ours."""
        return False

    def _speak(self) -> None:
        self.say = self.words.say
        self.title = self.say("app-title")

    def _tell_fault(self) -> None:
        self.root.tell(self.say("fault-sentence"))


def main() -> None:
    CompanionApp(Words()).run()
