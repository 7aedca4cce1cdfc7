from __future__ import annotations

from typing import Any

from kivy.properties import BooleanProperty, StringProperty

from companion.play.asking import Asking
from companion.table.course import Entry
from companion.table.game import Figure, Line
from companion.table.seen import open_lines
from companion.ui import layout
from companion.ui.shell.chrome import Overlay, RuleLink, Text
from companion.ui.table.corrections.amending import tell_done
from companion.ui.table.given import Given
from companion.ui.table.table_entry.pages import CorrectionPage


class ThatWasWrong(Overlay):
    """A move that was made, with what it did: it is entered anew, left out, or the game goes on
    from it. `on_done` tells that something else is to be looked at now, `on_gone_back` that the
    game was taken back there."""

    __events__ = ("on_done", "on_gone_back")

    game = StringProperty()
    title = StringProperty()
    text = StringProperty()
    anew = BooleanProperty(False)
    """Whether somebody decided it, who may have meant something else."""
    spare = BooleanProperty(False)
    """Whether the game goes on without it."""
    back = StringProperty()

    def __init__(self, given: Given, asking: Asking, entry: Entry, counts: bool = True) -> None:
        self._given, self._asking, self._entry = given, asking, entry
        super().__init__(game=given.game)
        shown = asking.shown()
        self.title = shown.say("wrong-title", number=Figure("number", entry.number))
        self.text = given.tabletop.briefly(shown.say, entry)
        found = asking.wrong(entry, counts)
        for line in open_lines(asking.session, entry.lines):
            said = RuleLink(text=_told(shown, line), rule=line.rule, game=self.game, tone="faded")
            self.ids.account.add_widget(said)
        if found.remark:
            self.ids.account.add_widget(Text(text=shown.say(found.remark), tone="faded"))
        self.anew, self.spare = found.anew, found.spare
        if found.later:
            self.back = shown.say("wrong-back", later=Figure("count", found.later))
        self._place_buttons()

    def enter_anew(self) -> None:
        """On the table as it lay then."""
        entry, asking, editor = self._entry, self._asking, self._given.tabletop.editor
        self._done()
        if editor and entry.raw["do"] in editor.kinds:
            page = CorrectionPage(self._given, asking.session, number=entry.number)
            self._given.shell.open(page)
        else:
            asking.revise(entry.number)

    def leave_out(self) -> None:
        session, number = self._asking.session, self._entry.number
        if self._given.table.attempt(lambda: session.amend(number)):
            self._done()
            tell_done(self._given, session, number - 1)

    def go_back(self) -> None:
        """What came after it is undone in one step."""
        session, number = self._asking.session, self._entry.number
        if self._given.table.attempt(lambda: session.go_on_from(number)):
            self._done()
            self.dispatch("on_gone_back")

    def on_done(self) -> None:
        pass

    def on_gone_back(self) -> None:
        pass

    def _done(self) -> None:
        self.close()
        self.dispatch("on_done")

    def _place_buttons(self) -> None:
        """Only those that have something to do."""
        wanted = {"anew": self.anew, "leave_out": self.spare, "go_back": bool(self.back)}
        for name, is_wanted in wanted.items():
            if not is_wanted:
                self.ids.buttons.remove_widget(self.ids[name].__self__)


def _told(shown: Any, line: Line) -> str:
    """What it did, as the ledger has it."""
    source = shown.say(f"ledger-{line.source.replace('_', '-')}", **line.about)
    said = {"source": source, "rule": line.rule}
    if not line.what:
        return shown.say("wrong-event", **said)
    amount = shown.say("account-amount", amount=abs(line.amount), what=line.what)
    amount = f"{'+' if line.amount > 0 else '−'}{amount}"
    return shown.say("wrong-line", player=Figure("player", line.player), amount=amount, **said)


layout.load("table/corrections", "that_was_wrong")
