"""What one of the app's players thinks of a moment, and how that is told."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import Any, NamedTuple

from companion.play.question import Deed, Question, Sum
from companion.play.shown import Shown
from companion.table.game import Figure, Refusal
from companion.table.game.distinct import distinct
from companion.table.search.search import Asked, Choice, Players, Thinking
from companion.table.session import Session

_TOLD = 3
"""So many moves are told of those that were looked at."""
_ALIKE = 0.02
"""Moves that lie no farther apart are as good as each other."""


@distinct
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
    """It depends on the game and the number of the move alone, unless the move was `announced`
    before. `instead` is why another one, that was, cannot be made any more."""

    def __init__(
        self,
        sitting: Sitting,
        session: Session,
        by: str,
        strength: str,
        announced: Any = None,
        instead: Refusal | None = None,
    ) -> None:
        players = sitting.players()
        self.state, self.by = session.state, by
        self._sitting, self._effort = sitting, players.strengths[strength].effort
        self._enough = False
        self._before, self._instead = announced is not None, instead
        self.announced = self._before
        """Whether the table has been told of it."""
        seats = [seat.colour for seat in session.head.players]
        asked = Asked(session.game, session.head.components, session.state, by, seats)
        chance = Random(f"{session.head.id} {len(session.line)}")
        self._thinking = Thinking(asked, players.policy, self._effort, chance, announced)

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

    def underway(self, shown: Shown) -> Question:
        """What it leans to, lit where it is to be told, and how far it is: so that nothing leaps
        when it is done."""
        deed = Deed("enough", shown.say("chair-enough"), pick=Enough())
        return self.instructed(shown)._replace(
            hint=shown.say("chair-share", percent=round(100 * self._thinking.share)),
            sums=self.compared(shown),
            deeds=(deed,),
            reason=f"{shown.say('advice-so-far')} {self._figures(shown)}",
        )

    def instructed(self, shown: Shown) -> Question:
        told = self._sitting.instructed(shown, self.choice.move)
        return told._replace(player=self.by, instructs=True, reason=self.anew(shown))

    def anew(self, shown: Shown) -> str:
        """Why it is not what was announced before, if it is not."""
        if self._instead is None:
            return ""
        why = Figure("text", shown.say(self._instead.key, **self._instead.figures))
        return shown.say("chair-anew", why=why)

    def reason(self, shown: Shown) -> str:
        """Why this move, in a sentence or two."""
        values = [value for _, value in self._thinking.compared if value is not None]
        if self._before:
            return shown.say("chair-announced")
        if not values:
            only = self.done and self._effort.playouts
            return shown.say("advice-only" if only else "chair-at-a-glance")
        alike = len(values) > 1 and values[0] - values[1] < _ALIKE
        said = shown.say("advice-alike" if alike else "advice-best")
        return f"{said} {self._figures(shown)}"

    def _figures(self, shown: Shown) -> str:
        """What they tell."""
        return shown.say("chair-chances", player=Figure("player", self.by))

    def compared(self, shown: Shown) -> tuple[Sum, ...]:
        """How good the best of the moves looked, of those that can still be made."""
        found = []
        for move, value in self._thinking.compared[:_TOLD]:
            if value is not None or not self.ready:
                # Something may have been set right since.
                with suppress(Refusal):
                    said = self._sitting.briefly(shown, move)
                    found.append(Sum(said, "", percent(shown, value), ""))
        return tuple(found)


def percent(shown: Shown, value: float | None) -> str:
    return "…" if value is None else shown.say("chair-chance", percent=round(100 * value))
