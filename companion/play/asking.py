"""What one seat is asked: its taps come in, the last one makes the move, and undo takes it back."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from functools import partial
from typing import Any

from companion.play import modes
from companion.play.amending import Wrong, wrong
from companion.play.following import Following
from companion.play.modes import Answer, Modes
from companion.play.question import Deed, Question
from companion.play.questions import Questions
from companion.play.refusing import first_refused, refusal
from companion.play.replying import Reply, piece_said, refusal_said
from companion.play.seat import Seat
from companion.play.table import Table
from companion.play.undoing import undo_text
from companion.table.course import Entry
from companion.table.game import Instead, Refusal, Said

LOST = "entered-lost"
"""What whoever entered something is told where it can no longer be read."""


class Asking:
    """Follows the game that is played, puts its questions and takes the answers.

    A change only marks what is shown as stale and calls `later`; whoever gave it calls `settle` in
    time, and only then is asked and drawn.
    """

    def __init__(self, table: Table, game: Questions, later: Callable[[], object]) -> None:
        self._table, self._game, self._later = table, game, later
        self._following = Following(table, game)
        self._observers: dict[str, list[Callable[..., object]]] = defaultdict(list)
        self._unwatch: Callable[[], object] | None = None
        self._told = True
        self.reply: Reply | None = None
        """What the last tap was told, if it was in vain."""

    def bind(self, **observers: Callable[..., object]) -> None:
        """`on_asked` tells what is to be shown anew, `on_refused` that a tap was refused,
        `on_pointed` that one answered nothing."""
        for event, observer in observers.items():
            self._observers[event].append(observer)

    # While in sight

    def begin(self) -> None:
        if not self._unwatch:
            self._unwatch = self._table.watch(self._change)
        self._change()
        if self.session and self._following.ahead.moves:
            self._make_told()

    def end(self) -> None:
        if self._unwatch:
            self._unwatch()
        self._unwatch = None

    def settle(self) -> None:
        """Asks and draws, if anything has changed."""
        if not self._told and self._table.session is not None:
            shown, _ = self._following.look()
            self._told = True
            if self._following.lost:
                self._following.lost = False
                self.reply = piece_said(self._table.speech, shown.names, Said(LOST, {}))
            self._tell("on_asked", shown)

    # What is shown

    def shown(self) -> Any:
        """As the game's own questions know it."""
        return self._following.look()[0]

    @property
    def question(self) -> Question:
        return self._following.look()[1]

    @property
    def asides(self) -> tuple[Deed, ...]:
        """What can be done as well, though nobody waits for it."""
        return self._game.asides(self.shown())

    @property
    def seat(self) -> Seat:
        """What is in the middle of being told."""
        return self._following.seat

    @property
    def session(self) -> Any:
        return self.seat.session

    @property
    def reached(self) -> bool:
        """Whether it asks about where the game stands, and not about a moment gone by."""
        return self.seat.state is self.session.state

    @property
    def revised(self) -> int:
        return self.seat.revised

    @property
    def undo_text(self) -> str:
        shown, _ = self._following.look()
        return undo_text(self._game, self.session, shown)

    @property
    def can_redo(self) -> bool:
        return bool(self.session and self.session.redoes) and not self.revised

    def wrong(self, entry: Entry, counts: bool) -> Wrong:
        """What can be done about a move that was made."""
        return wrong(self.session, self._game, entry, counts)

    def why(self, move: Any) -> Reply | None:
        """Why this is refused, if it is."""
        shown = self.shown()
        refused = refusal(self._game, self.session, shown, move)
        return refusal_said(self._table.speech, shown.names, *refused) if refused else None

    # What a person does

    def pick(self, name: str) -> None:
        """Something of the board or of the question's own pictures was tapped."""
        spot = self.question.spots.get(name)
        if spot and spot.pick is not None:
            self.enter(spot.pick)
        else:
            self.point(name)

    def point(self, name: str) -> None:
        """Something that cannot be picked was tapped: it says why, or what it is."""
        shown, question = self._following.look()
        spot = question.spots.get(name)
        if spot and spot.refused is not None:
            self._refuse_pick(spot.refused)
        else:
            said = self._game.pointed(shown, question, name)
            rule = self._game.rule_pointed(shown, question, name)
            self.reply = piece_said(self._table.speech, shown.names, said, rule)
            self._tell("on_pointed", name)

    def act(self, deed: Deed) -> None:
        """A button of the question was tapped."""
        if deed.move is not None:
            self.do(deed.move)
        elif deed.pick is not None:
            self.enter(deed.pick)
        elif deed.refused is not None:
            self._refuse_pick(deed.refused)

    def enter(self, pick: Any) -> None:
        """One more pick; the last one makes the move."""
        shown = self.shown()
        try:
            if beside := self._game.beside.get(type(pick)):
                answer = beside(shown, pick)
            else:
                answer = modes.entered(self._game, shown, self.seat.modes, pick)
        except Refusal as fault:
            self._refuse(fault, None)
            return
        self._take(answer)

    def do(self, move: Any) -> bool:
        """Makes the move; undoing it brings back what was tapped before the last tap."""
        self._following.follow()
        beside = self.seat.leaves(move)
        before = self.seat.modes
        try:
            done = self._following.attempt(move)
        except Refusal as fault:
            self._mend(move, fault)
            return False
        if done:
            self.seat.made(before, beside)
            self._change()
            if self._following.ahead.moves and not beside:
                self._make_told()
        return done

    def look_at(self, who: str) -> None:
        """The player whose page is wanted; again for the one who is asked."""
        self._begin(partial(self.seat.look_at, who))

    def type_it(self) -> None:
        """What came up is none of the pieces shown."""
        self._begin(self.seat.type_it)

    def revise(self, number: int) -> None:
        """The question of an earlier move is put again; 0 goes back to the one of now."""
        self._begin(partial(self.seat.revise, number))

    def leave(self) -> bool:
        """The way back out of what stands open, if anything does."""
        self._following.follow()
        after = modes.left(self.seat.modes)
        if after is not None:
            self._set(after)
        return after is not None

    def step_back(self) -> bool:
        """As `leave`; what a tap in vain was told goes first."""
        if self.reply:
            self._change()
            return True
        return self.leave()

    def undo(self) -> None:
        """Takes back the last tap, or where nothing is tapped yet the last decision."""
        answer = modes.taken_back(self._game, self.shown())
        undone = self.session.undoes
        if answer:
            self._take(answer)
        elif undone and self._table.attempt(self.session.undo):
            self.seat.undone(undone)
            self._change()

    def redo(self) -> None:
        if self.session.redoes:
            self._table.attempt(self.session.redo)

    def proceed(self) -> None:
        """What was undone of the program's own draws is drawn again."""
        self._table.attempt(self.session.proceed)

    def leave_out(self) -> None:
        """The move that no longer fits."""
        self._table.attempt(self.session.leave_out)

    def leave_as_it_was(self) -> None:
        """The amendment that some move no longer fits is taken back, with all that answered it."""
        while self.session.broken and self._table.attempt(self.session.undo):
            pass

    def ask(self) -> None:
        """Puts the question anew."""
        self._change()

    # What comes of it

    def _begin(self, begin: Callable[[], object]) -> None:
        self._following.follow()
        begin()
        self._change()

    def _set(self, now: Modes) -> None:
        self.seat.modes = now
        self._change()
        self._following.keep()

    def _change(self) -> None:
        """Something has changed, and what is shown is stale."""
        self.reply, self._told = None, False
        self._following.change()
        self._later()

    def _take(self, answer: Answer) -> None:
        if answer.told is not None and not self._following.ahead.keep(answer.told):
            return
        self._set(answer.modes)
        if answer.move is not None:
            self.do(answer.move)
            self._following.keep()

    def _make_told(self) -> None:
        conflict = self._following.make_told()
        self._change()
        self._following.keep()
        if conflict:
            instead = self.session.game.nearest(self.session.state, conflict.move)
            self._refuse(conflict.refusal, instead)

    # What is refused

    def _mend(self, move: Any, fault: Refusal) -> None:
        """What was to be done is refused; where the table may be right after all, that is asked."""
        if mode := self._game.mended(self.shown(), self.seat.state, move, fault):
            self._set((*self.seat.modes, mode))
            self._tell("on_refused", fault, None)
            return
        refused = first_refused(self.session, self.seat.state, move)
        self._refuse(fault, refused[1] if refused else None)

    def _refuse_pick(self, move: Any) -> None:
        """Says why this cannot be, and nothing happens."""
        if refused := refusal(self._game, self.session, self.shown(), move):
            self._refuse(*refused)

    def _refuse(self, fault: Refusal, instead: Instead | None) -> None:
        self.reply = refusal_said(self._table.speech, self.shown().names, fault, instead)
        self._tell("on_refused", fault, instead)

    def _tell(self, event: str, *about: object) -> None:
        for observer in self._observers[event]:
            observer(self, *about)
