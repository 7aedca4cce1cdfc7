"""The table of a running game says otherwise: it is told part by part, and set right at once."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from companion.play.lying.asked import Area, Asked, Moment
from companion.play.lying.edits import Edits, Reading
from companion.play.lying.telling import Telling
from companion.table.course import PERSON, Entry
from companion.table.game import Figure, Game, Json, Refusal
from companion.table.session import Session

_NO_REASON = "-"


class Corrections(NamedTuple):
    """What a game supplies so that its table can be set right."""

    areas: Sequence[Area]
    between: Callable[[Any, Any, str], tuple[Any, ...]]
    """The moves that lead from one state to another, for a reason; a Refusal where none do."""
    changes: Callable[[Moment, tuple[Any, ...]], Sequence[Figure]]
    """What such moves change, one by one, in a few words each."""
    edit: Reading
    kinds: frozenset[str]
    """The kinds of these moves."""
    recounts: Callable[[Session, int, Moment], Sequence[Asked]] | None = None
    """What lies open at the end, each pick a `Recounted`; the number is that of `last_moment`."""


class Correcting:
    """How the table should lie by the app, and how it lies.

    An earlier correction is entered anew by its `number`, on the table as it lay then; before any
    other move, one is slipped in.
    """

    def __init__(
        self, session: Session, supplied: Corrections, number: int = 0, area: str = ""
    ) -> None:
        self.session, self.supplied, self.number = session, supplied, number
        before = session.line[number - 1] if number else None
        corrects = before is not None and before.raw["do"] in supplied.kinds
        self.entry = before if corrects else None
        self._following = None if corrects else before
        self.state = session.at(number - 1) if number else session.state
        self.edits = Edits(self.entry.state if self.entry else self.state, self._laid)
        self._names: Mapping[str, str] = {}
        self._speak: Callable[..., str] = str
        self.telling = Telling(supplied.areas, self.edits, self.moment, area)

    def say_by(self, speak: Callable[..., str], names: Mapping[str, str]) -> None:
        """In which words it is said from now on."""
        self._speak, self._names = speak, names

    def moment(self) -> Moment:
        session = self.session
        components = session.head.components or session.game.starter()
        return Moment(self.edits.wanted, self._names, components, self._speak, self.state)

    def moves(self, why: str) -> tuple[Any, ...]:
        return self._moves(self.edits.wanted, why)

    def do(self, why: str) -> None:
        """All of it is one act: undo takes it back at once."""
        moves = self.moves(why)
        if self._following:
            self._slip_in(self._following, moves)
        elif self.number:
            self.session.amend(self.number, *moves)
        else:
            self.session.do(*moves)

    def _slip_in(self, following: Entry, moves: tuple[Any, ...]) -> None:
        """Before what somebody did then, which is asked again where it no longer fits."""
        try:
            kept = (following.move,) if following.by == PERSON else ()
            self.session.amend(self.number, *moves, *kept)
        except Refusal:
            self.session.amend(self.number, *moves)

    def _laid(self, wanted: Any) -> Any:
        return laid(self.session.game, self.state, self._moves(wanted, _NO_REASON))

    def _moves(self, wanted: Any, why: str) -> tuple[Any, ...]:
        """As a record can hold them: figures have their bounds."""
        game = self.session.game
        moves = self.supplied.between(self.state, wanted, why)
        return tuple(game.read(game.write(move)) for move in moves)


def last_moment(session: Session, corrections: Corrections | None) -> int:
    """The number of the move that ended the game, if the table could be set right before it."""
    if corrections is None or session.due.kinds or not session.line:
        return 0
    number = len(session.line)
    due = session.game.due(session.at(number - 1))
    return number if corrections.kinds & {*due.beside} else 0


def laid(game: Game[Any, Any], state: Any, moves: Sequence[Any]) -> Any:
    """Where the moves lead."""
    for move in moves:
        state = game.apply(state, move).state
    return state


def kept(correcting: Correcting) -> Json:
    """What is told and not yet done, of this moment of this game."""
    return {
        "moment": _moment(correcting.session),
        "number": correcting.number,
        "edits": correcting.edits.raw(),
    }


def left(session: Session, kept: Json, number: int) -> Json:
    """The edits that were left in this moment of this game; none of another."""
    found = kept if isinstance(kept, dict) else {}
    same = (found.get("moment"), found.get("number")) == (_moment(session), number)
    return found.get("edits") if same else None


def _moment(session: Session) -> Json:
    return [session.head.id, session.course.rows]
