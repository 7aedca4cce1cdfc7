"""Empty chairs: the app decides for them, and the table is told what to do there."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from random import Random
from typing import Any, NamedTuple

from companion.play.modes import Answer
from companion.play.question import Deed, Pick, Picks, Question, Sum
from companion.play.questions import Decision, Questions, by_button
from companion.play.shown import Shown
from companion.play.table import Table
from companion.table.game import Figure
from companion.table.search.search import Asked, Choice, Players, Strength, Thinking
from companion.table.session import Session

MOST_TOLD = 4
"""So many moves are told of those that were looked at."""


class Enough(NamedTuple):
    """Nobody wants to wait until all is thought about."""


class Why(NamedTuple):
    """What else was thought of."""


class Sitting(NamedTuple):
    """What a game supplies for empty chairs."""

    players: Callable[[], Players]
    instructed: Callable[[Any, Any], Question]
    """What somebody is to do on the table, with what it costs and brings, and where it is."""
    briefly: Callable[[Any, Any], str]
    """The same in a few words."""


class Chairs:
    """Who of the running game is played by the app: at first whoever is called as one of its
    players; what a group says otherwise is kept beside the moves.

    What is thought depends on the game and the number of the move alone, so that after undo, redo
    or a new start of the app the same comes of it.
    """

    def __init__(self, table: Table, sitting: Sitting, game: Questions) -> None:
        self._table, self._sitting, self._game = table, sitting, game
        self._thinking: tuple[Any, Thinking] | None = None
        self._enough = False

    # Who sits where

    @property
    def held(self) -> Mapping[str, str]:
        """By colour, who of the app's players sits there."""
        session = self._table.session
        if not session:
            return {}
        seats, named = session.head.players, {by.name: each for each, by in self.strengths.items()}
        kept = self._table.kept(_key(session), None)
        if not isinstance(kept, dict):
            return {seat.colour: named[seat.name] for seat in seats if seat.name in named}
        said = {seat.colour: kept.get(seat.colour) for seat in seats}
        able = [*self.strengths]
        return {colour: each for colour, each in said.items() if each in able}

    @property
    def strengths(self) -> Mapping[str, Strength]:
        """The app's players, the weakest first."""
        return self._sitting.players().strengths

    def give(self, colour: str, strength: str) -> bool:
        """The chair to one of the app's players, or, without any, back to a person."""
        session = self._table.session
        assert session
        held = {**self.held, colour: strength}
        self._thinking = None
        return self._table.keep(_key(session), {each: by for each, by in held.items() if by})

    # What they decide

    @property
    def thinks(self) -> bool:
        """Whether there is something left to think about."""
        return self._due() != "" and not self._thought().done

    def think(self) -> None:
        """A little more, of what is due now."""
        self._thought().think()

    def questions(self) -> Questions:
        """The game's own, but for chairs of the app."""
        return self._game._replace(
            decision=self._decision,
            asides=self._asides,
            called=self._called,
            beside={**self._game.beside, Enough: self._stop},
        )

    def _due(self) -> str:
        """The colour whose chair is the app's, and who is to do something now."""
        session = self._table.session
        held = self.held
        if not session or not held:
            return ""
        due = session.due
        if due.players:
            return due.players[0] if due.players[0] in held else ""
        if due.chance or not due.kinds:
            return ""
        policy = self._sitting.players().policy
        return next((each for each in held if policy.beside(session.state, each)), "")

    def _thought(self) -> Thinking:
        session = self._table.session
        assert session
        if self._thinking is None or self._thinking[0] is not session.state:
            self._enough = False
            self._thinking = session.state, self._begun(session)
        return self._thinking[1]

    def _begun(self, session: Session) -> Thinking:
        players, by = self._sitting.players(), self._due()
        effort = players.strengths[self.held[by]].effort
        asked = Asked(session.game, session.head.components, session.state, by)
        chance = Random(f"{session.head.id} {len(session.line)}")
        return Thinking(asked, players.policy, effort, chance)

    def _decision(self, state: Any) -> Decision:
        session = self._table.session
        by = self._due() if session and state is session.state else ""
        if not by:
            return self._game.decision(state)
        return Decision(partial(self._ask, by), by_button, _told_or_not, at_once=True)

    def _asides(self, shown: Shown) -> tuple[Deed, ...]:
        """What a chair of the app does by itself is offered to nobody."""
        found = self._game.asides(shown)
        return tuple(each for each in found if _by(each) not in self.held)

    def _ask(self, by: str, shown: Shown) -> Question:
        thought, player = self._thought(), Figure("player", by)
        if not (thought.done or self._enough):
            deed = Deed("enough", shown.say("chair-enough"), pick=Enough())
            title = shown.say("chair-thinks", player=player)
            hint = shown.say("chair-share", percent=round(100 * thought.share))
            return Question(title, hint, player=by, deeds=(deed,), instructs=True)
        choice = thought.choice
        told = self._sitting.instructed(shown, choice.move)
        why = Why() in shown.picks
        deeds = [Deed("main", shown.say("chair-done"), move=choice.move, main=True)]
        if choice.values:
            deeds.append(Deed("why", shown.say("chair-plain" if why else "chair-why"), pick=Why()))
        if why:
            told = told._replace(hint=shown.say("chair-others"), sums=self._others(shown, choice))
        return told._replace(player=by, deeds=tuple(deeds), instructs=True)

    def _others(self, shown: Shown, choice: Choice) -> tuple[Sum, ...]:
        """How good each of the moves looked."""
        said = partial(self._sitting.briefly, shown)
        return tuple(
            Sum(said(move), "", shown.say("chair-chance", percent=round(100 * value)), "")
            for move, value in choice.values[:MOST_TOLD]
        )

    def _called(self, shown: Any, pick: Pick) -> Figure | None:
        return None if isinstance(pick, Why) else self._game.called(shown, pick)

    def _stop(self, shown: Shown, pick: Pick) -> Answer:
        self._enough = True
        return Answer(shown.modes)


def _told_or_not(state: Any, picks: Picks, pick: Pick) -> Picks:
    return tuple(each for each in picks if each != pick) if pick in picks else (*picks, pick)


def _by(deed: Deed) -> str:
    """Whose it is."""
    return getattr(deed.move, "player", "") or getattr(deed.pick, "player", "")


def _key(session: Session) -> str:
    return f"chairs.{session.head.id}"
