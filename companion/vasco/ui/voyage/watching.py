"""Watches the game for what is worth a look: a navigation, and what the app has drawn."""

from __future__ import annotations

from collections.abc import Sequence

from companion.play.asking import Asking
from companion.table.course import Entry
from companion.table.session import Session
from companion.ui.table.given import Given
from companion.vasco.play.shown import Shown
from companion.vasco.rules.moves import Navigate
from companion.vasco.ui.voyage.drawing import Drawing
from companion.vasco.ui.voyage.draws import Draw, draws
from companion.vasco.ui.voyage.voyage import Voyage


class Watching:
    """Shows over the table what has just been made, never what is only looked at again."""

    def __init__(self, given: Given, asking: Asking) -> None:
        self._given = given
        self._session: Session | None = None
        self._line: Sequence[Entry] = ()
        self._rows = 0
        self._voyage: Voyage | None = None
        self._drawing: Drawing | None = None
        self._waiting: tuple[Draw, ...] = ()
        asking.bind(on_asked=self._look)

    def _look(self, asking: Asking, shown: Shown) -> None:
        session: Session = asking.session
        new = self._new(session)
        changed = session is not self._session or session.line != self._line
        self._session, self._line = session, session.line
        self._rows = session.course.rows
        if not changed:
            return
        self._end()
        shown_now = shown._replace(state=session.state)
        self._waiting = draws(shown_now, new)
        for entry in new:
            if isinstance(entry.move, Navigate) and self._sail(shown, entry):
                return
        self._draw()

    def _new(self, session: Session) -> tuple[Entry, ...]:
        """What was made since the last look; what redo brings back is no news."""
        if session is not self._session or session.line[: len(self._line)] != self._line:
            return ()
        return tuple(each for each in session.line[len(self._line) :] if each.row > self._rows)

    def _sail(self, shown: Shown, entry: Entry) -> bool:
        """The film comes first; whether there is one."""
        if self._voyage is None:
            self._voyage = Voyage(self._given)
            self._voyage.bind(on_over=lambda _: self._draw())
        before = self._line[entry.number - 2].state
        if not self._voyage.show(shown, before, entry.lines):
            return False
        self._given.shell.open(self._voyage)
        return True

    def _draw(self) -> None:
        waiting, self._waiting = self._waiting, ()
        if waiting:
            self._drawing = self._drawing or Drawing()
            self._given.shell.layer.add_widget(self._drawing)
            self._drawing.show(waiting)

    def _end(self) -> None:
        """Another tap has made something: what is still shown is over."""
        self._waiting = ()
        if self._voyage and self._voyage.parent:
            self._voyage.close()
        if self._drawing:
            self._drawing.end()
