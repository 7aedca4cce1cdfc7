from __future__ import annotations

from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.label import Label

from companion.play.numerals import roman
from companion.table.game import Figure
from companion.ui import layout
from companion.vasco.play.shown import Shown
from companion.vasco.rules.state import ROUNDS
from companion.vasco.ui.face import present

PHASES = ("placing", "acting", "navigation")


class PhaseMark(Label):
    """One of the phases of a round; the present one is marked."""

    phase = StringProperty()
    present = BooleanProperty(False)


class TopBar(BoxLayout):
    """The round and the phase it is in."""

    tab_stop = 4

    title = StringProperty()
    progress = StringProperty()
    round_alone = StringProperty()
    """The round, where there is room for no more."""
    present = NumericProperty(0)
    beside = BooleanProperty(True)
    low = BooleanProperty(False)
    narrow = BooleanProperty(False)

    def show(self, shown: Shown, progress: str) -> None:
        self.progress = progress
        round_ = Figure("text", roman(shown.state.round))
        self.title = shown.say("table-round", round=round_, rounds=Figure("text", roman(ROUNDS)))
        self.round_alone = shown.say("table-round-alone", round=round_)
        phase = present(shown.state)
        # What ends a round belongs to its last phase.
        now = phase if phase in PHASES else "navigation"
        for mark in self.ids.phases.children:
            mark.text = shown.say(f"table-phase-{mark.phase}")
            mark.present = mark.phase == now


layout.load("vasco/table", "phase_mark", "top_bar")
