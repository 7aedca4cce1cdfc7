from __future__ import annotations

from kivy.app import App
from kivy.properties import StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.ui import layout
from companion.ui.shell.chrome import NameSheet

REASONS = ("counted", "bonus", "piece", "other")
_LONGEST = 60


class Reasons(BoxLayout):
    """Why the table says otherwise: a few to tap, or typed. `why` is the sentence."""

    value = StringProperty(REASONS[0])
    why = StringProperty()

    def on_kv_post(self, _: object) -> None:
        self.tell(self.value)

    def choose(self, reason: str) -> None:
        if reason == "other":
            sheet = NameSheet(title=App.get_running_app().say("otherwise-why"), limit=_LONGEST)
            sheet.bind(on_named=lambda _, why: self.put(why))
            App.get_running_app().root.open(sheet)
        else:
            self.tell(reason)

    def tell(self, reason: str) -> None:
        self.value, self.why = reason, App.get_running_app().say(f"otherwise-why-{reason}")

    def put(self, why: str) -> None:
        """In people's own words, or those of a correction that is entered anew."""
        said = App.get_running_app().say
        same = (each for each in REASONS[:-1] if said(f"otherwise-why-{each}") == why)
        self.value, self.why = next(same, "other"), why


layout.load("table", "reasons")
