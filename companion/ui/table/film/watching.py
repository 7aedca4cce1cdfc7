"""Watches the game for what is worth a look: what there is a film of, and what was drawn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from companion.play.asking import Asking
from companion.table.course import Entry
from companion.table.session import Session
from companion.ui.table.film.draws import Draw, DrawnPieces
from companion.ui.table.film.film_sheet import FilmSheet
from companion.ui.table.given import Given


class Watching:
    """Shows over the table what has just been made, never what is only looked at again."""

    def __init__(self, given: Given, asking: Asking) -> None:
        self._given = given
        self._session: Session | None = None
        self._line: Sequence[Entry] = ()
        self._rows = 0
        self._film: FilmSheet | None = None
        self._drawn: DrawnPieces | None = None
        self._waiting: tuple[Draw, ...] = ()
        asking.bind(on_asked=self._look)

    def _look(self, asking: Asking, shown: Any) -> None:
        session: Session = asking.session
        new = self._new(session)
        changed = session is not self._session or session.line != self._line
        self._session, self._line = session, session.line
        self._rows = session.course.rows
        if not changed:
            return
        self._end()
        shown_now = shown._replace(state=session.state)
        tabletop = self._given.tabletop
        before = session.at(new[0].number - 1) if new else None
        self._waiting = tabletop.draws(shown_now, before, new) if tabletop.draws and new else ()
        if tabletop.film and any(self._roll(session, shown, entry) for entry in new):
            return
        self._draw()

    def _new(self, session: Session) -> tuple[Entry, ...]:
        """What was made since the last look; what redo brings back is no news."""
        if session is not self._session or session.line[: len(self._line)] != self._line:
            return ()
        return tuple(each for each in session.line[len(self._line) :] if each.row > self._rows)

    def _roll(self, session: Session, shown: Any, entry: Entry) -> bool:
        """The film comes first; whether there is one."""
        if self._film is None:
            self._film = FilmSheet(self._given)
            self._film.bind(on_over=lambda _: self._draw())
        before = session.at(entry.number - 1)
        if not self._film.show(shown, before, session.line.first(entry.number)):
            return False
        self._given.shell.open(self._film)
        return True

    def _draw(self) -> None:
        waiting, self._waiting = self._waiting, ()
        if waiting:
            self._drawn = self._drawn or DrawnPieces()
            self._given.shell.layer.add_widget(self._drawn)
            self._drawn.show(waiting)

    def _end(self) -> None:
        """Another tap has made something: what is still shown is over."""
        self._waiting = ()
        if self._film and self._film.parent:
            self._film.close()
        if self._drawn:
            self._drawn.end()
