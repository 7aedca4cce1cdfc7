"""What is tapped and no move yet, and how the last of it is taken back."""

from __future__ import annotations

from typing import NamedTuple

from companion.play.taps import NO_TAPS, Taps
from companion.table.session import Session
from companion.ui.shell.people import as_drawn
from companion.ui.table.given import Given
from companion.vasco.play.ahead import placing_due, untold
from companion.vasco.play.asking.decisions import Decision, decision
from companion.vasco.play.shown import Manning, Shown
from companion.vasco.rules.moves import Place
from companion.vasco.rules.phases import kinds_due
from companion.vasco.rules.state import State
from companion.vasco.ui.asking import half_told
from companion.vasco.ui.asking.following import Following
from companion.vasco.ui.asking.told_ahead import ToldAhead


class JustTold(NamedTuple):
    """A disc told ahead, and what had been done and tapped by then."""

    disc: Place
    state: State
    taps: Taps


class Tapping(Following):
    """The taps of a question, of a crew that goes aboard, and of discs that are told ahead."""

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.taps = NO_TAPS
        self.ahead = ToldAhead(given)
        self.manning: Manning | None = None
        self.typing = False
        self.who = ""
        self.going_ahead = False
        """Whether a disc is told ahead for whom one looks at: looking alone only shows."""
        self._just_told: list[JustTold] = []
        # The taps before the one that made a move, by the journal's row.
        self.tapped: dict[int, Taps] = {}
        self.restored = NO_TAPS
        """Those an undone move was made with, where the next undo is of the move before."""

    def forget(self) -> None:
        self.taps = NO_TAPS
        self.manning = None
        self.typing = False
        self.going_ahead = False

    def take_up(self, session: Session) -> None:
        self.who = ""
        self.tapped.clear()
        self._just_told.clear()
        self.ahead.take_up(session)
        for tile in half_told.left(self._given, session):
            self.taps = Taps((*self.taps.picks, tile), tile, self.taps)

    def came_between(self) -> None:
        self.manning = None

    def shown(self) -> Shown:
        given, session = self._given, self.session
        return Shown(
            self.state,
            as_drawn(session.head.players),
            session.head.components or session.game.starter(),
            given.options,
            session.course.drawing,
            given.speech.say,
            (self.ahead.taps if self.telling else self.taps).picks,
            self.typing,
            self.who,
            self.manning,
            self.ahead.told,
            self.telling,
        )

    @property
    def telling(self) -> str:
        """The player of whom a disc is told ahead now."""
        due = "" if self.revised else placing_due(self.state)
        if not self.going_ahead or not due or self.who in ("", due):
            return ""
        return self.who if untold(self.state, self.ahead.told, self.who) else ""

    @property
    def just_told(self) -> Place | None:
        """The disc told ahead last, where nothing was tapped or done since."""
        last = next((each for each in reversed(self._just_told) if self._waits(each)), None)
        if last is None or last.state is not self.state:
            return None
        return last.disc if self.taps is last.taps or self.taps is self.restored else None

    def _waits(self, told: JustTold) -> bool:
        return told.disc in self.ahead.told

    @property
    def decision(self) -> Decision:
        return decision(self.state)

    # Taken back

    def step_ashore(self) -> None:
        """Who went aboard last; before the first one, the ship is not manned."""
        crew = self.manning.crew if self.manning else ()
        self.manning = self.manning._replace(crew=crew[:-1]) if self.manning and crew else None
        self.ask()

    def tell_no_more(self) -> None:
        """What was tapped of a disc ahead, or that one is to be told at all."""
        if self.ahead.taps.before:
            self.ahead.taps = self.ahead.taps.before
        else:
            self.who, self.going_ahead = "", False
        self.ask()

    def take_back_told(self) -> None:
        disc = self.just_told
        if disc and self.ahead.take_back(disc):
            self.who, self.going_ahead = disc.player, True
        self.ask()

    def stop_typing(self) -> None:
        self.typing = False
        self.ask()

    def untap(self) -> None:
        self.taps = self.taps.before or NO_TAPS
        self.ask()

    def undo_move(self) -> None:
        """The last decision, but for the tap that made it."""
        undone = self.session.undoes
        if undone is None or not self._given.attempt(self.session.undo):
            return
        last = undone.number == len(self.session.line) + 1
        if last and undone.raw["do"] in kinds_due(self.session.state):
            self.taps = self.tapped.get(undone.row, NO_TAPS)
            self.restored = self.taps if self.decision.at_once else NO_TAPS
            if self.taps.before:
                self.ask()
