"""What a game was decided by: everybody's chances as a curve, and the decisions that cost most."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, NamedTuple

from companion.play.reckoning.counting import Counting
from companion.play.thought import Sitting
from companion.table.game import Figure, Json, Said
from companion.table.search.looking_back import LookingBack, Mattered, decisions
from companion.table.session import Session

_TOLD = 3


class Seeing(NamedTuple):
    """What a game supplies to look back at it."""

    sitting: Sitting
    shown: Callable[[Callable[..., str], Session, Any], Any]
    """A state of a session, as its questions know it."""


class Cost(NamedTuple):
    """A decision that cost somebody chances: when and what, and what would have been better."""

    number: int
    by: str
    made: Said
    better: Said


class LookedBack:
    """A little more of it is known after each thought."""

    def __init__(self, counting: Counting, seeing: Seeing, session: Session) -> None:
        game = session.game
        self._counting, self._seeing, self._session = counting, seeing, session
        components: Json = session.head.components or game.starter()
        self._made = [*decisions(game, session.at(0), session.line)]
        policy = seeing.sitting.players().policy
        chance = Random(session.head.id)
        self._back = LookingBack(game, policy, components, self._made, chance)

    @property
    def done(self) -> bool:
        return self._back.done

    @property
    def percent(self) -> int:
        """How much has been looked at."""
        return round(100 * self._back.share)

    def think(self) -> None:
        self._back.think()

    @property
    def curves(self) -> Mapping[str, list[int]]:
        """Everybody's chances in percent after each decision, as far as they were looked at."""
        known = self._back.chances.values()
        return {
            seat.colour: [round(100 * each[seat.colour]) for each in known]
            for seat in self._session.head.players
        }

    @property
    def rounds(self) -> tuple[tuple[int, str], ...]:
        """After which of these decisions each round ended."""
        ended: dict[str, int] = {}
        for place, made in enumerate(self._made[: len(self._back.chances)]):
            ended[self._counting.round(made.state)] = place
        return tuple((place, round_) for round_, place in ended.items())

    def costs(self, say: Callable[..., str]) -> list[Cost]:
        return [self._told(say, each) for each in self._back.mattered(_TOLD)]

    def _told(self, say: Callable[..., str], each: Mattered) -> Cost:
        made, session = each.made, self._session
        shown = self._seeing.shown(say, session, made.state)

        def said(key: str, move: Any, chance: float) -> Said:
            what = Figure("text", self._seeing.sitting.briefly(shown, move))
            round_ = Figure("text", self._counting.round(made.state))
            percent = Figure("number", round(100 * chance))
            return Said(key, {"what": what, "round": round_, "percent": percent})

        return Cost(
            made.number,
            made.by,
            said("looked-back-made", made.move, each.chance),
            said("looked-back-better", each.better, each.could_be),
        )
