from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kivy.properties import BooleanProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from companion.play.asking import Asking
from companion.play.history import asked_by
from companion.table.course import Entry
from companion.table.game import RECORD, Figure
from companion.table.session import Session
from companion.ui import layout
from companion.ui.shell.place import place
from companion.ui.table.given import Given


class Strip(BoxLayout):
    """A sentence, and what can be done about it. What of the sentence has no room is scrolled to:
    the board below is needed to answer it."""

    game = StringProperty()
    text = StringProperty()
    rule = StringProperty()
    back = StringProperty()
    step_back: Callable[[], object] = ObjectProperty(None, allownone=True)
    leave_out: Callable[[], object] = ObjectProperty(None, allownone=True)
    out = StringProperty()
    """What leaves the move out, where it can be."""

    def on_kv_post(self, _: Widget) -> None:
        # Off the strip, nothing else holds it.
        self._out = self.ids.out.__self__
        self.on_out()

    def on_out(self, *_: object) -> None:
        place(self._out, self.ids.deeds if self.out else None)


class Amending(BoxLayout):
    """Says above the board that an earlier move is entered anew, or that one no longer fits
    since: it is answered below, or left out here. It is not there while there is nothing to say."""

    given = ObjectProperty()
    asking = ObjectProperty(None, allownone=True)
    cramped = BooleanProperty(False)
    """Whether there is room for a few words only; all of it is then told below."""

    def on_asking(self, _: object, asking: Asking) -> None:
        self._strip, self._said = Strip(leave_out=asking.leave_out), ""
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
            strip.step_back, strip.out = lambda: asking.revise(0), ""
        elif broken:
            reason = shown.say(broken.refusal.key, **broken.refusal.figures)
            strip.rule = "" if broken.refusal.rule == RECORD else broken.refusal.rule
            editor = self.given.tabletop.editor
            kinds = editor.kinds if editor else frozenset()
            how = asked_by(session, broken.entry, shown.state, kinds)
            self._say(shown, how, broken.entry, reason=reason)
            strip.step_back = asking.leave_as_it_was
            strip.out = shown.say("amending-leave-out")
        strip.back = shown.say("amending-cancel")
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
