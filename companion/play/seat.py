"""What one seat is in the middle of: its modes, as far as they outlive what happens to the game."""

from __future__ import annotations

from typing import Any

from companion.play.history import moves_of
from companion.play.modes import (
    FOOT,
    Deciding,
    Looking,
    Mode,
    Modes,
    Revising,
    Tapped,
    Typing,
    page,
)
from companion.play.modes import without_pages as shut
from companion.play.question import Picks
from companion.play.questions import Questions
from companion.play.taps import Taps, picked
from companion.table.course import Entry
from companion.table.session import Session


class Seat:
    """Follows a game; several seats may be in the middle of something at one table."""

    def __init__(self, game: Questions) -> None:
        self._game = game
        self._seen: Any = None
        # What was tapped before the tap that made a move, by the journal's row.
        self._tapped: dict[int, Modes] = {}
        self.session: Any = None
        self.modes: Modes = (Deciding(),)

    @property
    def revised(self) -> int:
        """The number of the earlier move that is entered anew; 0 while none is."""
        return next((each.number for each in self.modes if isinstance(each, Revising)), 0)

    @property
    def state(self) -> Any:
        """The moment that is asked of: of the running game, or one gone by that is entered anew."""
        return self.session.at(self.revised - 1) if self.revised else self.session.state

    @property
    def taps(self) -> Taps:
        """What is picked of the question, and the taps that led there."""
        return next(each.taps for each in self.modes if isinstance(each, Deciding))

    @property
    def picks(self) -> Picks:
        """What is picked of whatever is asked now."""
        return picks_of(self.modes)

    @property
    def who(self) -> str:
        """Whose page is open."""
        return page(self.modes)

    def begin(self, session: Session, picks: Picks) -> None:
        """Another game, of which so much had been picked when it was left."""
        self.session, self._seen = session, session.state
        self._tapped.clear()
        self.modes = (Deciding(picked(picks)),)

    def follow(self) -> bool:
        """Whether the game has gone on: then what was tapped before is done with.

        Whoever only looked at another screen goes on where the tapping stopped, and so does whoever
        sees a move come in between that leaves the question as it is.
        """
        session = self.session
        if session.state is self._seen:
            return False
        if self._came_between():
            kept = (each for each in self.modes if isinstance(each, FOOT) or each.kept())
            self.modes = tuple(
                each.between() if isinstance(each, Deciding) else each for each in kept
            )
        else:
            self.modes = (Deciding(), *filter(None, (each.kept() for each in self.modes)))
        self._seen = session.state
        return True

    def look_at(self, who: str) -> None:
        """The player whose page is wanted; again for the one who is asked."""
        other = who not in ("", self.who)
        rest = shut(self.modes)
        foot = sum(isinstance(each, FOOT) for each in rest)
        self.modes = (*rest[:foot], *((Looking(who),) if other else ()), *rest[foot:])

    def type_it(self) -> None:
        """What came up is none of the pieces shown."""
        foot = sum(isinstance(each, Revising | Deciding) for each in self.modes)
        self.modes = (*self.modes[:foot], Typing(), *self.modes[foot:])

    def revise(self, number: int) -> None:
        """The question of an earlier move is put again; 0 goes back to the one of now."""
        self.modes = (Deciding(),)
        if number:
            move = self.session.line[number - 1].move
            taps = picked(self._game.begun_anew(move))
            begun = self._game.anew(self.session.at(number - 1), move)
            self.modes = (Revising(number), Deciding(taps, taps), *(begun or ()))

    def leaves(self, move: Any) -> bool:
        """Whether a move leaves what was picked."""
        kind = self.session.game.kind
        return all(kind(each) in self._game.leaves for each in moves_of(move))

    def made(self, before: Modes, beside: bool = False) -> None:
        """A move was made by a tap, and what was tapped before it; one that came beside the
        question shuts what it was made from, and the question waits."""
        if self.session.undoes and not beside:
            self._tapped[self.session.undoes.row] = tapped(before)
        self.follow()
        if beside:
            self.modes = tuple(each for each in self.modes if isinstance(each, FOOT))

    def undone(self, entry: Entry) -> None:
        """A move was undone, but for the tap that made it."""
        self.follow()
        session = self.session
        before = self._tapped.get(entry.row)
        if before is None and self._answered(entry.raw["do"]):
            before = (Deciding(),)
        if before and entry.number == len(session.line) + 1:
            at_once = self._game.decision(session.state).at_once and session.undoes
            pages = [each for each in self.modes if not isinstance(each, Deciding)]
            self.modes = (*(_restored(each, bool(at_once)) for each in before), *pages)

    def _answered(self, kind: str) -> bool:
        """Whether a move of this kind answers what is asked now."""
        due = self.session.due
        return kind in due.kinds or (kind in due.beside and kind not in self._game.leaves)

    def _came_between(self) -> bool:
        """Whether a move that leaves what was picked is all that has come since."""
        session = self.session
        last = session.line[-1] if session.line else None
        if self.revised or last is None or last.state is not session.state:
            return False
        between = last.raw["do"] in self._game.leaves
        return between and session.at(len(session.line) - 1) is self._seen


def _restored(mode: Mode, at_once: bool) -> Mode:
    """Where all of it lies in sight together, undo goes on with the move before."""
    return Deciding(mode.taps, mode.taps) if isinstance(mode, Deciding) and at_once else mode


def tapped(modes: Modes) -> Modes:
    """What of it is told tap by tap: the question, and what was begun above it."""
    return tuple(each for each in shut(modes) if isinstance(each, Typing | Tapped))


def picks_of(modes: Modes) -> Picks:
    """What is picked of whatever these ask."""
    return next(each.taps.picks for each in reversed(modes) if isinstance(each, Tapped))
