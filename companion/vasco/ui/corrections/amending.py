from __future__ import annotations

from collections.abc import Callable

from kivy.properties import BooleanProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.play.asking import Asking
from companion.table.course import Entry
from companion.table.game import RECORD
from companion.ui import layout
from companion.vasco.play.shown import Shown
from companion.vasco.play.telling import briefly
from companion.vasco.rules import figures as f
from companion.vasco.rules.moves import Launch
from companion.vasco.rules.phases import due
from companion.vasco.rules.state import State


class Strip(BoxLayout):
    """A sentence, and the one thing to do about it."""

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
        asking.bind(on_asked=self._show)

    def _show(self, asking: Asking, shown: Shown) -> None:
        session, strip = asking.session, self._strip
        broken = session.broken
        if asking.revised:
            entry = session.line[asking.revised - 1]
            self._say(shown, "anew", entry)
            strip.rule = ""
            strip.action, strip.act = shown.say("amending-cancel"), lambda: asking.revise(0)
        elif broken:
            reason = shown.say(broken.refusal.key, **broken.refusal.figures)
            strip.rule = "" if broken.refusal.rule == RECORD else broken.refusal.rule
            self._say(shown, _asked_by(broken.entry, shown.state), broken.entry, reason=reason)
            strip.action, strip.act = shown.say("amending-leave-out"), asking.leave_out
        if (asking.revised or broken) and not strip.parent:
            self.add_widget(strip)
        elif not asking.revised and not broken:
            self.remove_widget(strip)

    def _say(self, shown: Shown, how: str, entry: Entry, **why: str) -> None:
        """The old answer, and why it cannot stand."""
        said = shown.say(f"amending-{how}", what=briefly(shown.say, entry), **why)
        if not self.cramped:
            self._strip.text = said
            return
        brief = shown.say("amending-brief", number=f.number(entry.number))
        if (self._strip.text, self._said) != (brief, said):
            self.given.shell.tell(said)
        self._strip.text, self._said = brief, said


def _asked_by(entry: Entry, state: State) -> str:
    """Whether the question below asks for it, a ship is to be launched otherwise, or neither."""
    if isinstance(entry.move, Launch):
        return "launch"
    now = due(state)
    player = entry.raw.get("player")
    same = entry.raw["do"] in now.kinds and (player is None or player in now.players)
    return "broken" if same else "unfit"


layout.load("vasco/corrections", "strip", "amending")
