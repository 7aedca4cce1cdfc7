"""What is begun beside the question: a card or a tile that needs something, or going on after one's
action. A mode, above whatever is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from companion.goa.play.asking.parts import all_in_next_turn, in_next_turn
from companion.goa.play.moment import Shown
from companion.goa.rules.implied import acting_next
from companion.goa.rules.state import State
from companion.play.modes import Answer, Mode, Modes
from companion.play.question import Pick, Picks, Question
from companion.play.taps import NO_TAPS, Taps
from companion.table.game import Figure
from companion.table.game.distinct import distinct

if TYPE_CHECKING:
    from companion.play.questions import Questions


class Subject(Protocol):
    """What it is about: a value that knows what is asked of it."""

    def ask(self, shown: Shown, state: State, picks: Picks) -> Question: ...
    def picked(self, state: State, picks: Picks, pick: Pick) -> Picks: ...
    def moved(self, state: State, picks: Picks) -> Any: ...
    @property
    def called(self) -> Figure: ...


@distinct
class Opening(NamedTuple):
    """A pick that begins it."""

    subject: Subject
    still: bool = False
    """Whether it comes before whoever is asked next acts."""


@distinct
class Beside(NamedTuple):
    """It was begun."""

    subject: Subject
    still: bool = False
    taps: Taps = NO_TAPS

    def ask(self, game: Questions, shown: Shown) -> Question:
        question = self.subject.ask(shown, self._state(shown), self.taps.picks)
        return question if self.still else all_in_next_turn(shown.state, question)

    def enter(self, game: Questions, shown: Shown, below: Modes, pick: Pick) -> Answer:
        state = self._state(shown)
        picks = self.subject.picked(state, self.taps.picks, pick)
        move = self.subject.moved(state, picks)
        if move is not None:
            act = move if self.still else in_next_turn(shown.state, move)
            return Answer((*below, self), act)
        return Answer((*below, self._replace(taps=self.taps.and_then(picks, pick))))

    def said(self, game: Questions, shown: Shown) -> Figure:
        """Something lies there in any case, even where the last tap has no name."""
        said = game.called(shown, self.taps.last) if self.taps.before else None
        return said or self.subject.called

    def back(self, game: Questions, shown: Shown, below: Modes) -> Answer:
        before = self.taps.before
        return Answer((*below, self._replace(taps=before)) if before else below)

    def kept(self) -> Mode | None:
        return None

    def _state(self, shown: Shown) -> State:
        return shown.state if self.still else acting_next(shown.state)


def opened(shown: Shown, pick: Opening) -> Answer:
    """What else is asked waits."""
    still = pick.still or any(isinstance(each, Beside) and each.still for each in shown.modes)
    return Answer((*shown.modes, Beside(pick.subject, still)))
