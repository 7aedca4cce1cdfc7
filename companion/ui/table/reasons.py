from __future__ import annotations

from collections.abc import Callable

from kivy.properties import StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.ui import layout
from companion.ui.shell.chrome import NameSheet
from companion.ui.shell.shell import Shell

REASONS = ("counted", "bonus", "piece", "other")
_LONGEST = 60


class Reasons(BoxLayout):
    """Why the table says otherwise: a few to tap, or typed. `why` is the sentence."""

    value = StringProperty(REASONS[0])
    why = StringProperty()

    def __init__(self, say: Callable[..., str], shell: Shell, **kwargs: object) -> None:
        self._say, self._shell = say, shell
        super().__init__(**kwargs)

    def on_kv_post(self, _: object) -> None:
        self.tell(self.value)

    def choose(self, reason: str) -> None:
        if reason == "other":
            sheet = NameSheet(title=self._say("otherwise-why"), limit=_LONGEST)
            sheet.bind(on_named=lambda _, why: self.put(why))
            self._shell.open(sheet)
        else:
            self.tell(reason)

    def tell(self, reason: str) -> None:
        self.value, self.why = reason, self._say(f"otherwise-why-{reason}")

    def put(self, why: str) -> None:
        """In people's own words, or those of a correction that is entered anew."""
        same = (each for each in REASONS[:-1] if self._say(f"otherwise-why-{each}") == why)
        self.value, self.why = next(same, "other"), why


layout.load("table", "reasons")
