"""What one seat is asked: follows the game, puts its questions, takes the answers and takes them
back."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from functools import partial
from typing import Any

from companion.play import modes
from companion.play.ahead import Conflict, ToldAhead, half_told, keep_half_told
from companion.play.history import Wrong, make, undo_text, wrong
from companion.play.modes import Answer, Modes
from companion.play.question import Deed, Question
from companion.play.questions import Questions
from companion.play.refusing import first_refused, refusal
from companion.play.replying import Reply, piece_said, refusal_said
from companion.play.seat import Seat, picks_of
from companion.play.shown import Shown
from companion.play.table import Table
from companion.table.course import Entry
from companion.table.game import Instead, Refusal, Said
from companion.table.session import Change, Session

LOST = "entered-lost"
"""What whoever entered something is told where it can no longer be read."""


class Asking:
    """A change only marks what is shown as stale and calls `later`; whoever gave it calls `settle`
    in time, and only then is asked and drawn. `may` refuses what this seat may not decide."""

    def __init__(
        self,
        table: Table,
        game: Questions,
        later: Callable[[], object],
        may: Callable[[Any], Refusal | None] = lambda move: None,
    ) -> None:
        self._table, self._game, self._later, self._may = table, game, later, may
        self.seat = Seat(game)
        """What is in the middle of being told."""
        self._ahead = ToldAhead(table, game.ahead)
        self._put: tuple[Shown, Question] | None = None
        self._observers: dict[str, list[Callable[..., object]]] = defaultdict(list)
        self._unsubscribe: Callable[[], object] | None = None
        self._settled = True
        self._lost = False
        """Whether some of what was entered in this game when it was left could not be read, until
        that is told."""
        self.reply: Reply | None = None
        """What the last tap was told, if it was in vain."""

    def bind(self, **observers: Callable[..., object]) -> None:
        """`on_asked` tells what is to be shown anew, `on_refused` that a tap was refused,
        `on_pointed` that one answered nothing."""
        for event, observer in observers.items():
            self._observers[event].append(observer)

    # While in sight

    def begin(self) -> None:
        if not self._unsubscribe:
            self._unsubscribe = self._table.subscribe(self._change)
        self._change()
        if self.session and self._ahead.moves:
            self._make_told()

    def end(self) -> None:
        if self._unsubscribe:
            self._unsubscribe()
        self._unsubscribe = None

    def settle(self) -> None:
        """Asks and draws, if anything has changed."""
        if not self._settled and self._table.session is not None:
            shown, _ = self._look()
            self._settled = True
            if self._lost:
                self._lost = False
                self.reply = piece_said(self._table.speech, shown.names, Said(LOST, {}))
            self._tell("on_asked", shown)

    # What is shown

    def shown(self) -> Any:
        """As the game's own questions know it."""
        return self._look()[0]

    @property
    def question(self) -> Question:
        return self._look()[1]

    @property
    def asides(self) -> tuple[Deed, ...]:
        """What can be done as well, though nobody waits for it."""
        return self._game.asides(self.shown())

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
        shown, _ = self._look()
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
        shown, question = self._look()
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
        try:
            answer = self.would(pick)
        except Refusal as fault:
            self._refuse(fault, None)
            return
        self._take(answer)

    def would(self, pick: Any) -> Answer:
        """What a pick amounts to; nothing happens. Raises Refusal."""
        shown = self.shown()
        if beside := self._game.beside.get(type(pick)):
            answer: Answer = beside(shown, pick)
            return answer
        return modes.entered(self._game, shown, self.seat.modes, pick)

    def would_ask(self, answer: Answer) -> Question | None:
        """What is asked next where a pick amounts to this; nothing where it changes nothing."""
        if answer.modes == self.seat.modes:
            return None
        then = self.shown()._replace(modes=answer.modes, picks=picks_of(answer.modes))
        return modes.asked(self._game, then)

    def do(self, move: Any) -> bool:
        """Makes the move; undoing it brings back what was tapped before the last tap."""
        if refused := self._may(move):
            self._refuse(refused, None)
            return False
        self._follow()
        beside = self.seat.leaves(move)
        before = self.seat.modes
        try:
            done = self._attempt(move)
        except Refusal as fault:
            self._mend(move, fault)
            return False
        if done:
            self.seat.made(before, beside)
            self._put = None
            if self._ahead.moves and not beside:
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
        self._follow()
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
            self._put = None

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
        self._follow()
        begin()
        self._change()

    def _set(self, now: Modes) -> None:
        self.seat.modes = now
        self._change()
        self._keep()

    def _change(self, change: Change | None = None) -> None:
        """Something has changed, and what is shown is stale."""
        self.reply, self._settled, self._put = None, False, None
        self._follow()
        self._later()

    def _follow(self) -> None:
        """Takes up another game, or where this one has gone."""
        session, half = self._table.session, self._game.half_told
        if session is None:
            return
        if session is not self.seat.session:
            picks, whole = half_told(self._table, session, half)
            self.seat.begin(session, picks)
            self._lost = not self._ahead.take_up(session) or not whole
            self._put = None
        elif self.seat.follow():
            self._put = None

    def _look(self) -> tuple[Shown, Question]:
        """What is shown and asked now."""
        self._follow()
        if self._put is None:
            table, game, seat = self._table, self._game, self.seat
            session: Session = seat.session
            self._keep()
            shown = game.shown(
                seat.state,
                table.seats,
                session.head.components or session.game.starter(),
                table.options,
                session.course.drawing,
                table.speech.say,
                seat.picks,
                seat.modes,
                self._ahead.moves,
            )
            self._put = shown, modes.asked(game, shown)
        return self._put

    def _keep(self) -> None:
        """What is half told lasts from the tap on, whenever it is drawn."""
        seat = self.seat
        if seat.session and not seat.revised:
            keep_half_told(self._table, seat.session, self._game.half_told, seat.taps.picks)

    def _attempt(self, move: Any) -> bool:
        """Makes a move; whether it was kept. Raises Refusal."""
        return self._table.attempt(partial(make, self.session, move, self.revised))

    def _take(self, answer: Answer) -> None:
        if answer.told is not None and not self._ahead.keep(answer.told):
            return
        self._set(answer.modes)
        if answer.move is not None:
            self.do(answer.move)
            self._keep()

    def _make_told(self) -> None:
        conflict = self._made_of_told()
        self._change()
        self._keep()
        if conflict:
            instead = self.session.game.nearest(self.session.state, conflict.move)
            self._refuse(conflict.refusal, instead)

    def _made_of_told(self) -> Any:
        """Whose turn it is and whose move was told has it made; each can be undone by itself. The
        one that cannot be after all, with its refusal."""
        seat, ahead = self.seat, self._ahead
        while (move := ahead.next()) is not None and not isinstance(move, Conflict):
            if not self._attempt(move):
                return None
            seat.made((modes.Deciding(ahead.taps(move)),))
            ahead.forget(move)
        if move is not None:
            ahead.forget(move.move)
        ahead.settle()
        seat.modes = modes.without_pages(seat.modes)
        return move

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
