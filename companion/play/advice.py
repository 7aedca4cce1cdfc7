"""What would you do? Whose decision it is may ask the strongest of the app's players."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from companion.play.modes import Answer, Modes, entered
from companion.play.question import Deed, Pick, Question
from companion.play.shown import Shown
from companion.play.table_options import HELPS
from companion.play.thought import Thought
from companion.table.game.distinct import distinct

if TYPE_CHECKING:
    from companion.play.questions import Questions


@distinct
class Advise(NamedTuple):
    """Somebody wants to know what the app would do."""


@distinct
class Away(NamedTuple):
    """He has read it, and decides himself."""


@distinct
class Advised(NamedTuple):
    """What the app would do lies over the question, which waits as it was."""

    def ask(self, game: Questions, shown: Shown) -> Question | None:
        return game.advised(shown) if game.advised else None

    def enter(self, game: Questions, shown: Shown, below: Modes, pick: Pick) -> Answer:
        return entered(game, shown, below, pick)

    def said(self, game: Questions, shown: Shown) -> None:
        return None

    def back(self, game: Questions, shown: Shown, below: Modes) -> Answer:
        return Answer(below)

    def kept(self) -> None:
        return None


def wanted(options: Any) -> bool:
    """Whether the group has chosen odds and proposals."""
    return options is not None and options.help == HELPS[-1]


def told(thought: Thought, shown: Shown) -> Question:
    """What to do, why, and how good it is beside the next best; one tap does it, another puts it
    away. What looks best so far is told meanwhile."""
    if not thought.ready:
        return thought.underway(shown)
    question = thought.instructed(shown)
    take = Deed("main", shown.say("advice-take"), move=thought.choice.move, main=True)
    return question._replace(
        reason=thought.reason(shown),
        sums=thought.compared(shown),
        deeds=(take, Deed("advice-away", shown.say("advice-away"), pick=Away())),
    )


def begun(shown: Shown, _: Pick) -> Answer:
    return Answer((*shown.modes, Advised()))


def away(shown: Shown, _: Pick) -> Answer:
    return Answer(tuple(each for each in shown.modes if not isinstance(each, Advised)))
