"""What a tap means: decided by a stack of small values, the topmost of which is asked first.

At its foot the question of the rules is decided, or that of an earlier move that is entered anew;
above it lies what was begun meanwhile. Each mode of a seat is a plain value, so that one table can
have several seats in the middle of something.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, runtime_checkable

from companion.play.question import Pick, Question
from companion.play.taps import NO_TAPS, Taps
from companion.table.game import Figure
from companion.table.game.distinct import distinct

if TYPE_CHECKING:
    from companion.play.questions import Questions
    from companion.play.shown import Shown

Modes = tuple["Mode", ...]


class Answer(NamedTuple):
    """What a tap amounts to: a move to be made, or other modes; with a move, they are what there
    is where it is not made."""

    modes: Modes
    move: Any = None
    told: tuple[Any, ...] | None = None
    """The moves told ahead from now on, where these have changed."""


class Mode(Protocol):
    def ask(self, game: Questions, shown: Any) -> Question | None:
        """What is asked; None leaves that to what lies below."""

    def enter(self, game: Questions, shown: Any, below: Modes, pick: Pick) -> Answer: ...

    def said(self, game: Questions, shown: Any) -> Figure | None:
        """What undo takes back of it, if anything."""

    def back(self, game: Questions, shown: Any, below: Modes) -> Answer:
        """That has been taken back."""

    def kept(self) -> Mode | None:
        """What is left of it where the game has gone on."""


@runtime_checkable
class Tapped(Mode, Protocol):
    """A mode in which something is told tap by tap."""

    @property
    def taps(self) -> Taps: ...


@runtime_checkable
class Page(Mode, Protocol):
    """A mode in which a player's page is open."""

    @property
    def who(self) -> str: ...


@distinct
class Told(NamedTuple):
    """A move told ahead, among the taps: undo takes it back in its turn."""

    move: Any


@distinct
class Deciding(NamedTuple):
    """What the rules ask now. Of what was `restored` by undoing a move all lies in sight, and undo
    goes on with the move before."""

    taps: Taps = NO_TAPS
    restored: Taps | None = None

    def ask(self, game: Questions, shown: Shown) -> Question:
        return game.decision(shown.state).ask(shown)

    def enter(self, game: Questions, shown: Shown, below: Modes, pick: Pick) -> Answer:
        decision = game.decision(shown.state)
        picks = decision.picked(shown.state, self.taps.picks, pick)
        move = decision.moved(shown.state, picks)
        if move is not None:
            return Answer((*below, self), move)
        named = game.called(shown, pick) is not None
        taps = self.taps.and_then(picks, pick) if named else Taps(picks)
        return Answer((*below, self._replace(taps=taps)))

    def said(self, game: Questions, shown: Shown) -> Figure | None:
        latest = self._latest(shown)
        return game.called(shown, latest.last) if latest else None

    def back(self, game: Questions, shown: Shown, below: Modes) -> Answer:
        latest = self._latest(shown)
        if latest is None:
            return Answer((*below, self))
        if isinstance(latest.last, Told):
            told = tuple(each for each in shown.told if each != latest.last.move)
            again = game.ahead.again(latest.last.move) if game.ahead else self
            return Answer((*below, self, again), told=told)
        typing = (Typing(),) if latest.typed else ()
        return Answer((*below, self._replace(taps=latest.before or NO_TAPS), *typing))

    def kept(self) -> Mode | None:
        return None

    def untapped(self) -> Deciding | None:
        """Without the last tap, if there is one."""
        taps = self.taps
        while taps.before and isinstance(taps.last, Told):
            taps = taps.before
        return self._replace(taps=taps.before) if taps.before else None

    def noted(self, move: Any) -> Deciding:
        return self._replace(taps=self.taps.and_then(self.taps.picks, Told(move)))

    def typed(self) -> Deciding:
        """The last tap told what is none of the pieces shown."""
        return self._replace(taps=self.taps._replace(typed=bool(self.taps.before)))

    def between(self) -> Deciding:
        """Another move has come; what was told before it is no more the last that was done."""
        taps = _without_told(self.taps)
        return self if taps is self.taps else Deciding(taps)

    def _latest(self, shown: Shown) -> Taps | None:
        taps, restored = self.taps, False
        while taps.before:
            restored = restored or taps is self.restored
            if isinstance(taps.last, Told):
                if taps.last.move in shown.told:
                    return taps
            elif not restored:
                return taps
            taps = taps.before
        return None


def _without_told(taps: Taps) -> Taps:
    if not taps.before:
        return taps
    before = _without_told(taps.before)
    if isinstance(taps.last, Told):
        return before
    return taps if before is taps.before else taps._replace(before=before)


@distinct
class Revising(NamedTuple):
    """An earlier move is entered anew, on the table as it lay then."""

    number: int

    def ask(self, game: Questions, shown: Shown) -> None:
        return None

    def enter(self, game: Questions, shown: Shown, below: Modes, pick: Pick) -> Answer:
        raise AssertionError("what was asked then lies above it")

    def said(self, game: Questions, shown: Shown) -> Figure:
        return Figure("text", shown.say("ask-revision"))

    def back(self, game: Questions, shown: Shown, below: Modes) -> Answer:
        return Answer((Deciding(),))

    def kept(self) -> Mode | None:
        return None


@distinct
class Typing(NamedTuple):
    """What came up is none of the pieces shown, and is told part by part."""

    def ask(self, game: Questions, shown: Shown) -> None:
        return None

    def enter(self, game: Questions, shown: Shown, below: Modes, pick: Pick) -> Answer:
        answer = entered(game, shown, below, pick)
        if answer.move is not None:
            return answer._replace(modes=(*answer.modes, self))
        told = (each.typed() if isinstance(each, Deciding) else each for each in answer.modes)
        return answer._replace(modes=tuple(told))

    def said(self, game: Questions, shown: Shown) -> Figure:
        return Figure("text", shown.say("ask-other"))

    def back(self, game: Questions, shown: Shown, below: Modes) -> Answer:
        return Answer(below)

    def kept(self) -> Mode | None:
        return None


@distinct
class Looking(NamedTuple):
    """A player's page is looked at; whoever answers meanwhile no longer looks."""

    who: str

    def ask(self, game: Questions, shown: Shown) -> None:
        return None

    def enter(self, game: Questions, shown: Shown, below: Modes, pick: Pick) -> Answer:
        return entered(game, shown, below, pick)

    def said(self, game: Questions, shown: Shown) -> None:
        return None

    def back(self, game: Questions, shown: Shown, below: Modes) -> Answer:
        return Answer(below)

    def kept(self) -> Mode:
        return self


FOOT = (Revising, Deciding, Typing)
"""What pages are opened above."""


def page(modes: Modes) -> str:
    """Whose page is open."""
    return next((each.who for each in modes if isinstance(each, Page)), "")


def without_pages(modes: Modes) -> Modes:
    return tuple(each for each in modes if not isinstance(each, Page))


def asked(game: Questions, shown: Shown) -> Question:
    """What the topmost mode asks that asks anything."""
    questions = (mode.ask(game, shown) for mode in reversed(shown.modes))
    return next(question for question in questions if question)


def entered(game: Questions, shown: Shown, modes: Modes, pick: Pick) -> Answer:
    """One more pick, given to the topmost mode. Raises Refusal."""
    *below, top = modes
    return top.enter(game, shown, tuple(below), pick)


def last_said(game: Questions, shown: Shown) -> Figure | None:
    """What undo takes back of the modes."""
    found = (mode.said(game, shown) for mode in reversed(shown.modes))
    return next(filter(None, found), None)


def taken_back(game: Questions, shown: Shown) -> Answer | None:
    """Without what undo takes back; what lies above that stays."""
    modes = shown.modes
    for place in reversed(range(len(modes))):
        if modes[place].said(game, shown):
            answer = modes[place].back(game, shown, modes[:place])
            above = () if isinstance(modes[place], Revising) else modes[place + 1 :]
            if page(answer.modes):
                above = without_pages(above)
            return answer._replace(modes=(*answer.modes, *above))
    return None


def left(modes: Modes) -> Modes | None:
    """The way back out of the topmost: None where nothing stands open."""
    *below, top = modes
    if not isinstance(top, Deciding):
        return tuple(below)
    if untapped := top.untapped():
        return (*below, untapped)
    return (Deciding(),) if below else None
