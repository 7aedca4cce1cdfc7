"""What one of the app's players thinks of a moment, and how that is told."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

from companion.play.question import Deed, Question, Sum
from companion.play.shown import Shown
from companion.table.search.search import Asked, Choice, Players, Thinking
from companion.table.session import Session


class Enough(NamedTuple):
    """Nobody wants to wait until all is thought about."""


class Sitting(NamedTuple):
    """What a game supplies for empty chairs."""

    players: Callable[[], Players]
    instructed: Callable[[Any, Any], Question]
    """What somebody is to do on the table, with what it costs and brings, and where it is."""
    briefly: Callable[[Any, Any], str]
    """The same in a few words."""


class Thought:
    """It depends on the game and the number of the move alone, so that after undo, redo or a new
    start of the app the same comes of it."""

    def __init__(self, sitting: Sitting, session: Session, by: str, strength: str) -> None:
        players = sitting.players()
        self.state, self.by = session.state, by
        self._briefly = sitting.briefly
        self._enough = False
        asked = Asked(session.game, session.head.components, session.state, by)
        chance = Random(f"{session.head.id} {len(session.line)}")
        effort = players.strengths[strength].effort
        self._thinking = Thinking(asked, players.policy, effort, chance)

    @property
    def done(self) -> bool:
        return self._thinking.done

    @property
    def ready(self) -> bool:
        """Whether it is told: when it is done, or somebody has waited long enough."""
        return self._enough or self.done

    @property
    def choice(self) -> Choice:
        return self._thinking.choice

    def think(self) -> None:
        """A little more."""
        self._thinking.think()

    def stop(self) -> None:
        self._enough = True

    def underway(self, shown: Shown, title: str) -> Question:
        """How far it is."""
        deed = Deed("enough", shown.say("chair-enough"), pick=Enough())
        hint = shown.say("chair-share", percent=round(100 * self._thinking.share))
        return Question(title, hint, player=self.by, deeds=(deed,), instructs=True)

    def compared(self, shown: Shown, most: int) -> tuple[Sum, ...]:
        """How good the best of the moves looked."""
        return tuple(
            Sum(self._briefly(shown, move), "", percent(shown, value), "")
            for move, value in self.choice.values[:most]
        )


def percent(shown: Shown, value: float) -> str:
    return shown.say("chair-chance", percent=round(100 * value))
