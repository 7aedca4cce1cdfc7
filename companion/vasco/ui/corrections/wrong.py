from __future__ import annotations

from collections.abc import Iterator

from kivy.properties import BooleanProperty, StringProperty

from companion.play.asking import Asking
from companion.table.course import PERSON, PROGRAM, Entry
from companion.table.game import Line
from companion.table.session import Session
from companion.ui import layout
from companion.ui.shell.chrome import Overlay, RuleLink, Text
from companion.ui.table.given import Given
from companion.vasco.play.shown import Shown
from companion.vasco.play.telling import briefly, signed
from companion.vasco.rules import figures as f
from companion.vasco.ui.corrections.screen import TableSaysOtherwise


class ThatWasWrong(Overlay):
    """A move that was made, with what it did: it is entered anew, left out, or the game goes on
    from it. `on_done` tells that something else is to be looked at now, `on_gone_back` that the
    game was taken back there."""

    __events__ = ("on_done", "on_gone_back")

    title = StringProperty()
    text = StringProperty()
    anew = BooleanProperty(False)
    """Whether somebody decided it, who may have meant something else."""
    spare = BooleanProperty(False)
    """Whether the game goes on without it."""
    back = StringProperty()

    def __init__(self, given: Given, asking: Asking, entry: Entry, counts: bool = True) -> None:
        self._given, self._asking, self._entry = given, asking, entry
        super().__init__()
        shown = asking.shown()
        self.title = shown.say("wrong-title", number=f.number(entry.number))
        self.text = briefly(shown.say, entry)
        for line in entry.lines:
            said = RuleLink(text=_told(shown, line), rule=line.rule, game="vasco", tone="faded")
            self.ids.account.add_widget(said)
        for remark in self._remarks(shown, counts):
            self.ids.account.add_widget(Text(text=remark, tone="faded"))
        self.anew = counts and entry.by == PERSON
        self.spare = self.anew and _came_beside(asking.session, entry)
        later = len(asking.session.line) - entry.number
        if counts and later:
            self.back = shown.say("wrong-back", later=f.count(later))
        self._place_buttons()

    def enter_anew(self) -> None:
        """On the table as it lay then."""
        entry, asking = self._entry, self._asking
        self._done()
        if entry.raw["do"] in ("adjust", "correct"):
            page = TableSaysOtherwise(self._given, asking.session, number=entry.number)
            self._given.shell.open(page)
        else:
            asking.revise(entry.number)

    def leave_out(self) -> None:
        session, number = self._asking.session, self._entry.number
        if self._given.attempt(lambda: session.amend(number)):
            self._done()

    def go_back(self) -> None:
        """What came after it is undone in one step."""
        session, number = self._asking.session, self._entry.number
        if self._given.attempt(lambda: session.go_on_from(number)):
            self._done()
            self.dispatch("on_gone_back")

    def on_done(self) -> None:
        pass

    def on_gone_back(self) -> None:
        pass

    def _done(self) -> None:
        self.close()
        self.dispatch("on_done")

    def _remarks(self, shown: Shown, counts: bool) -> Iterator[str]:
        if not counts:
            yield shown.say("wrong-undone")
        elif self._entry.by == PROGRAM:
            yield shown.say("wrong-drawn")
        elif self._entry.by != PERSON:
            yield shown.say("wrong-forced")

    def _place_buttons(self) -> None:
        """Only those that have something to do."""
        wanted = {"anew": self.anew, "leave_out": self.spare, "go_back": bool(self.back)}
        for name, is_wanted in wanted.items():
            if not is_wanted:
                self.ids.buttons.remove_widget(self.ids[name].__self__)


def _came_beside(session: Session, entry: Entry) -> bool:
    """Whether nobody waited for it."""
    due = session.game.due(session.at(entry.number - 1))
    return entry.raw["do"] in due.beside


def _told(shown: Shown, line: Line) -> str:
    """What it did, as the ledger has it."""
    return shown.say(
        "wrong-line",
        player=f.player(line.player),
        amount=signed(shown.say, line.what, line.amount),
        source=_source(shown, line),
        rule=line.rule,
    )


def _source(shown: Shown, line: Line) -> str:
    return shown.say(f"ledger-{line.source.replace('_', '-')}", **line.about)


layout.load("vasco/corrections", "that_was_wrong")
