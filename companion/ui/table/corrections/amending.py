from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kivy.properties import BooleanProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.play.amending import asked_by
from companion.play.asking import Asking
from companion.table.course import Entry
from companion.table.game import RECORD, Figure
from companion.table.session import Session
from companion.ui import layout
from companion.ui.table.given import Given


class Strip(BoxLayout):
    """A sentence, and the one thing to do about it."""

    game = StringProperty()
    text = StringProperty()
    rule = StringProperty()
    action = StringProperty()
    act: Callable[[], object] = ObjectProperty(None, allownone=True)


class Amending(BoxLayout):
    """Says above the board that an earlier move is entered anew, or that one no longer fits
    since: it is answered below, or left out here. It is not there while there is nothing to say."""

    given = ObjectProperty()
    asking = ObjectProperty(None, allownone=True)
    cramped = BooleanProperty(False)
    """Whether there is room for a few words only; all of it is then told below."""

    def on_asking(self, _: object, asking: Asking) -> None:
        self._strip, self._said = Strip(), ""
        self._number, self._line = 0, None
        asking.bind(on_asked=self._show)

    def _show(self, asking: Asking, shown: Any) -> None:
        self._note_end(asking)
        session, strip = asking.session, self._strip
        strip.game = self.given.game
        broken = session.broken
        if asking.revised:
            entry = session.line[asking.revised - 1]
            self._say(shown, "anew", entry)
            strip.rule = ""
            strip.action, strip.act = shown.say("amending-cancel"), lambda: asking.revise(0)
        elif broken:
            reason = shown.say(broken.refusal.key, **broken.refusal.figures)
            strip.rule = "" if broken.refusal.rule == RECORD else broken.refusal.rule
            corrections = self.given.tabletop.corrections
            kinds = corrections.kinds if corrections else frozenset()
            how = asked_by(session, broken.entry, shown.state, kinds)
            self._say(shown, how, broken.entry, reason=reason)
            strip.action, strip.act = shown.say("amending-leave-out"), asking.leave_out
        if (asking.revised or broken) and not strip.parent:
            self.add_widget(strip)
        elif not asking.revised and not broken:
            self.remove_widget(strip)

    def _note_end(self, asking: Asking) -> None:
        """Once all is answered that an amendment asked again, it is said what was kept."""
        session, broken = asking.session, asking.session.broken
        number = asking.revised or (broken and (self._number or broken.entry.number)) or 0
        done = self._number and not number and session.line is not self._line
        # What is taken back is over too, and changes nothing.
        if done and not session.redoes:
            tell_done(self.given, session, self._number)
        self._number, self._line = number, session.line

    def _say(self, shown: Any, how: str, entry: Entry, **why: str) -> None:
        """The old answer, and why it cannot stand."""
        what = self.given.tabletop.briefly(shown.say, entry)
        said = shown.say(f"amending-{how}", what=what, **why)
        if not self.cramped:
            self._strip.text = said
            return
        brief = shown.say("amending-brief", number=Figure("number", entry.number))
        if (self._strip.text, self._said) != (brief, said):
            self.given.shell.tell(said)
        self._strip.text, self._said = brief, said


def tell_done(given: Given, session: Session, number: int) -> None:
    """How many of the moves after the one that was put right could be kept."""
    if session.broken is None:
        later = Figure("count", len(session.line) - number)
        given.shell.tell(given.speech.say("amending-done", later=later))


layout.load("table/corrections", "strip", "amending")
