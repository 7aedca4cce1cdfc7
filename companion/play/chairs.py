"""Empty chairs: the app decides for them, and the table is told what to do there."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from functools import partial
from typing import Any, NamedTuple

from companion.play import advice
from companion.play.advice import Advise, Advised, Away
from companion.play.announcements import Announcement, Announcements, Occasion
from companion.play.modes import Answer
from companion.play.question import Deed, Pick, Picks, Question
from companion.play.questions import Decision, Questions, by_button
from companion.play.shown import Shown
from companion.play.table import Table
from companion.play.thought import Enough, Sitting, Thought
from companion.table.game import Figure
from companion.table.game.distinct import distinct
from companion.table.search.search import Strength
from companion.table.session import Session

_REMEMBERED = 6
"""So many announcements can be explained again after undo."""


@distinct
class Why(NamedTuple):
    """What else was thought of."""


class Chairs:
    """Who of the running game is played by the app: at first whoever is called as one of its
    players; what a group says otherwise is kept beside the moves. Whoever decides himself may ask
    the strongest of them.
    """

    def __init__(self, table: Table, sitting: Sitting, game: Questions) -> None:
        self._table, self._sitting, self._game = table, sitting, game
        self._announcements = Announcements(table)
        self._thinking: Thought | None = None
        self._thoughts: deque[tuple[Occasion, Thought]] = deque(maxlen=_REMEMBERED)
        self._advised: Any = None
        self._held: Mapping[str, str] = {}
        self._held_in: Session | None = None
        """The game that is of."""

    # Who sits where

    @property
    def held(self) -> Mapping[str, str]:
        """By colour, who of the app's players sits there."""
        session = self._table.session
        if not session:
            return {}
        if self._held_in is not session:
            self._held_in, self._held = session, self._read(session)
        return self._held

    def _read(self, session: Session) -> Mapping[str, str]:
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
        self._thinking = self._held_in = None
        return self._table.keep(_key(session), {each: by for each, by in held.items() if by})

    # What they decide

    @property
    def thinks(self) -> bool:
        """Whether there is something left to think about."""
        return self._by() != "" and not self._thought().ready

    def think(self) -> None:
        """A little more, of what is due now."""
        thought = self._thought()
        thought.think()
        self._announce(thought)

    def questions(self) -> Questions:
        """The game's own, but for chairs of the app."""
        return self._game._replace(
            decision=self._decision,
            asides=self._asides,
            called=self._called,
            beside={
                **self._game.beside,
                Enough: self._stop,
                Advise: advice.begun,
                Away: advice.away,
            },
            advised=lambda shown: advice.told(self._thought(), shown),
        )

    def advice(self, shown: Shown) -> Deed | None:
        """What asks for it: while somebody decides himself, in a group that wants proposals."""
        session = self._table.session
        if not session or shown.state is not session.state or shown.aside:
            return None
        if not session.due.players or self._due() or not advice.wanted(shown.options):
            return None
        return Deed("advise", shown.say("advice-ask"), pick=Advise())

    def look(self, shown: Shown) -> None:
        """What is shown now: nobody thinks on about advice that was put away."""
        self._advised = None if shown.mode(Advised) is None else shown.state

    def _by(self) -> str:
        """For whom there is something to think about."""
        session = self._table.session
        advised = session and session.due.players and session.state is self._advised
        return self._due() or (session.due.players[0] if session and advised else "")

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

    def _thought(self) -> Thought:
        """Of whoever is to do something now."""
        session = self._table.session
        assert session
        if self._thinking is None or self._thinking.state is not session.state:
            self._thinking = self._begun(session)
            self._announce(self._thinking)
        return self._thinking

    def _begun(self, session: Session) -> Thought:
        """What was announced stays, as long as it can be done."""
        by = self._due()
        if not by:
            return Thought(self._sitting, session, session.due.players[0], [*self.strengths][-1])
        strength = self.held[by]
        found = self._announcements.find(session, by, strength)
        if found is None or found.refusal:
            refusal = found and found.refusal
            return Thought(self._sitting, session, by, strength, instead=refusal)
        return self._remembered(session, found) or Thought(
            self._sitting, session, by, strength, announced=found.move
        )

    def _remembered(self, session: Session, found: Announcement) -> Thought | None:
        for occasion, thought in self._thoughts:
            if occasion == found.occasion and thought.choice.move == found.move:
                thought.state = session.state
                return thought
        return None

    def _announce(self, thought: Thought) -> None:
        """Of a chair, once it has decided."""
        session, strength = self._table.session, self.held.get(thought.by)
        if session and strength and thought.ready and not thought.announced:
            thought.announced = True
            occasion = self._announcements.add(session, thought.by, strength, thought.choice.move)
            self._thoughts.append((occasion, thought))

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
        thought = self._thought()
        if not thought.ready:
            title = shown.say("chair-thinks", player=Figure("player", by))
            anew = thought.anew(shown)
            return thought.underway(shown)._replace(title=title, sums=(), reason=anew)
        why = Why() in shown.picks
        deeds = (
            Deed("main", shown.say("chair-done"), move=thought.choice.move, main=True),
            Deed("why", shown.say("chair-plain" if why else "chair-why"), pick=Why()),
        )
        told = thought.instructed(shown)._replace(deeds=deeds)
        if why:
            reason = f"{told.reason} {thought.reason(shown)}".strip()
            told = told._replace(reason=reason, sums=thought.compared(shown))
        return told

    def _called(self, shown: Any, pick: Pick) -> Figure | None:
        return None if isinstance(pick, Why) else self._game.called(shown, pick)

    def _stop(self, shown: Shown, pick: Pick) -> Answer:
        thought = self._thought()
        thought.stop()
        self._announce(thought)
        return Answer(shown.modes)


def _told_or_not(state: Any, picks: Picks, pick: Pick) -> Picks:
    return tuple(each for each in picks if each != pick) if pick in picks else (*picks, pick)


def _by(deed: Deed) -> str:
    """Whose it is."""
    return getattr(deed.move, "player", "") or getattr(deed.pick, "player", "")


def _key(session: Session) -> str:
    return f"chairs.{session.head.id}"
