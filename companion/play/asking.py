"""What one seat is asked: its taps come in, the last one makes the move, and undo takes it back."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from functools import partial
from typing import Any

from companion.play import modes as mode
from companion.play.ahead import ToldAhead, half_told, keep_half_told
from companion.play.making import make
from companion.play.modes import Answer, Deciding, Looking, Modes, Revising, Typing
from companion.play.question import Deed, Question
from companion.play.questions import Questions
from companion.play.replying import Reply, piece_said, refusal_said
from companion.play.shown import Shown
from companion.play.table import Table
from companion.play.taps import NO_TAPS, Taps
from companion.table.game import Figure, Instead, Refusal
from companion.table.session import Session


class Asking:
    """Follows the game that is played, puts its questions and takes the answers.

    A change only marks what is shown as stale and calls `later`, once; whoever gave it calls
    `settle` in time, and only then is asked and drawn.
    """

    def __init__(self, table: Table, game: Questions, later: Callable[[], object]) -> None:
        self._table, self._game, self._later = table, game, later
        self._ahead = ToldAhead(table, game.ahead)
        self._observers: dict[str, list[Callable[..., object]]] = defaultdict(list)
        self._unwatch: Callable[[], object] | None = None
        self._seen: Any = None
        # The taps before the one that made a move, by the journal's row.
        self._tapped: dict[int, Taps] = {}
        self._put: tuple[Shown, Question] | None = None
        self._told = True
        self.session: Any = None
        self.modes: Modes = (Deciding(),)
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
        if self.session and self._ahead.moves:
            self._make_told()

    def end(self) -> None:
        if self._unwatch:
            self._unwatch()
        self._unwatch = None

    def settle(self) -> None:
        """Asks and draws, if anything has changed."""
        if not self._told and self._table.session is not None:
            shown, _ = self._look()
            self._told = True
            for observer in self._observers["on_asked"]:
                observer(self, shown)

    # What is shown

    def shown(self) -> Any:
        """As the game's own questions know it."""
        return self._look()[0]

    @property
    def question(self) -> Question:
        return self._look()[1]

    @property
    def state(self) -> Any:
        """The moment that is asked of: of the running game, or one gone by that is entered anew."""
        return self.session.at(self.revised - 1) if self.revised else self.session.state

    @property
    def revised(self) -> int:
        """The number of the earlier move that is entered anew; 0 while none is."""
        return next((each.number for each in self.modes if isinstance(each, Revising)), 0)

    @property
    def taps(self) -> Taps:
        """What is picked of the question, and the taps that led there."""
        return self._deciding.taps

    @property
    def who(self) -> str:
        """The player somebody looks at, where it is not the one who is asked."""
        return mode.page(self.modes)

    @property
    def undo_text(self) -> str:
        shown, _ = self._look()
        said = mode.last_said(self._game, shown) or self._made_last(shown)
        return shown.say("ask-undo", what=said) if said else ""

    @property
    def can_redo(self) -> bool:
        return bool(self.session and self.session.redoes) and not self.revised

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
            self.reply = piece_said(self._table.speech, shown.names, said)
            self._tell("on_pointed", name)

    def enter(self, pick: Any) -> None:
        """One more pick; the last one makes the move."""
        shown = self.shown()
        beside = self._game.beside.get(type(pick))
        try:
            if beside:
                answer = beside(shown, pick)
            else:
                answer = mode.entered(self._game, shown, self.modes, pick)
        except Refusal as refusal:
            self._refuse(refusal, None)
            return
        self._take(answer)

    def act(self, deed: Deed) -> None:
        """A button of the question was tapped."""
        if deed.move is not None:
            self.do(deed.move)
        elif deed.pick is not None:
            self.enter(deed.pick)
        elif deed.refused is not None:
            self._refuse_pick(deed.refused)

    def do(self, move: Any) -> bool:
        """Makes the move; undoing it brings back what was tapped before the last tap."""
        self._follow()
        came_beside = self._leaves(move)
        taps = NO_TAPS if came_beside else self.taps
        try:
            done = self._table.attempt(partial(make, self.session, move, self.revised))
        except Refusal as refusal:
            self._refuse(refusal, self.session.game.nearest(self.state, move))
            return False
        if not done:
            return False
        if self.session.undoes:
            self._tapped[self.session.undoes.row] = taps
        self._follow()
        if came_beside:
            # That is what the page was opened for; the question waits.
            self._set(tuple(each for each in self.modes if isinstance(each, mode.FOOT)))
        if self._ahead.moves and not came_beside:
            self._make_told()
        return True

    def look_at(self, who: str) -> None:
        """The player whose page is wanted; again for the one who is asked."""
        self._follow()
        other = who not in ("", self.who)
        rest = mode.without_pages(self.modes)
        foot = sum(isinstance(each, mode.FOOT) for each in rest)
        self._set((*rest[:foot], *((Looking(who),) if other else ()), *rest[foot:]))

    def type_it(self) -> None:
        """What came up is none of the pieces shown."""
        self._follow()
        self._set((*self._foot, Typing(), *self.modes[len(self._foot) :]))

    def revise(self, number: int) -> None:
        """The question of an earlier move is put again; 0 goes back to the one of now."""
        self._follow()
        if not number:
            self._set((Deciding(),))
            return
        who = self._game.page_of(self.session.line[number - 1].move)
        self._set((Revising(number), Deciding(), *((Looking(who),) if who else ())))

    def leave(self) -> bool:
        """The way back out of what stands open, if anything does."""
        self._follow()
        after = mode.left(self.modes)
        if after is not None:
            self._set(after)
        return after is not None

    def step_back(self) -> bool:
        """As `leave`; what a tap in vain was told goes first."""
        if self.reply:
            self._set(self.modes)
            return True
        return self.leave()

    def undo(self) -> None:
        """Takes back the last tap, or where nothing is tapped yet the last decision."""
        shown = self.shown()
        answer = mode.taken_back(self._game, shown)
        if answer is None:
            self._undo_move()
        else:
            self._take(answer)

    def redo(self) -> None:
        if self.session.redoes:
            self._attempt(self.session.redo)

    def proceed(self) -> None:
        """What was undone of the program's own draws is drawn again."""
        self._attempt(self.session.proceed)

    def leave_out(self) -> None:
        """The move that no longer fits."""
        self._attempt(self.session.leave_out)

    def ask(self) -> None:
        """Puts the question anew."""
        self._set(self.modes)

    def why(self, move: Any) -> str:
        """Why this is refused, in a sentence."""
        refusal, instead = self._refusal(move)
        if refusal is None:
            return ""
        return refusal_said(self._table.speech, self.shown().names, refusal, instead).text

    # How it follows

    @property
    def _deciding(self) -> Deciding:
        return next(each for each in self.modes if isinstance(each, Deciding))

    @property
    def _foot(self) -> Modes:
        return tuple(each for each in self.modes if isinstance(each, Revising | Deciding))

    def _change(self) -> None:
        """Something has changed, and what is shown is stale."""
        self.reply = None
        self._put = None
        self._told = False
        self._follow()
        self._later()

    def _set(self, modes: Modes) -> None:
        self.modes = modes
        self._change()

    def _follow(self) -> None:
        """Another game, or another moment of the same one: what was tapped before is done with.

        Whoever only looked at another screen goes on with the tile where the tapping stopped, and
        so does whoever sees a ship launched meanwhile.
        """
        session = self._table.session
        if session is None:
            return
        if session is not self.session:
            self.session, self._seen = session, session.state
            self._take_up(session)
        elif session.state is not self._seen:
            if self._came_between(session):
                kept = (each for each in self.modes if isinstance(each, mode.FOOT) or each.kept())
                self.modes = tuple(
                    each.between() if isinstance(each, Deciding) else each for each in kept
                )
            else:
                self.modes = (Deciding(), *filter(None, (each.kept() for each in self.modes)))
            self._seen = session.state
            self._put = None

    def _take_up(self, session: Session) -> None:
        self._put = None
        self._tapped.clear()
        self._ahead.take_up(session)
        taps = NO_TAPS
        for pick in half_told(self._table, session, self._game.half_told):
            taps = taps.and_then((*taps.picks, pick), pick)
        self.modes = (Deciding(taps),)

    def _came_between(self, session: Session) -> bool:
        """Whether a move that leaves what was picked is all that has come since."""
        last = session.line[-1] if session.line else None
        if self.revised or last is None or last.state is not session.state:
            return False
        between = last.raw["do"] in self._game.leaves
        return between and session.at(len(session.line) - 1) is self._seen

    def _leaves(self, move: Any) -> bool:
        return self.session.game.write(move)["do"] in self._game.leaves

    def _look(self) -> tuple[Shown, Question]:
        """What is shown and asked now, put together once for every change."""
        self._follow()
        if self._put is None:
            if not self.revised:
                keep_half_told(self._table, self.session, self._game.half_told, self.taps.picks)
            shown = self._shown()
            self._put = shown, mode.asked(self._game, shown)
        return self._put

    def _shown(self) -> Shown:
        table, session = self._table, self.session
        tapping = next(each for each in reversed(self.modes) if hasattr(each, "taps"))
        shown: Shown = self._game.shown(
            self.state,
            table.seats,
            session.head.components or session.game.starter(),
            table.options,
            session.course.drawing,
            table.speech.say,
            tapping.taps.picks,
            self.modes,
            self._ahead.moves,
        )
        return shown

    def _tell(self, event: str, *about: object) -> None:
        for observer in self._observers[event]:
            observer(self, *about)

    # What comes of a tap

    def _take(self, answer: Answer) -> None:
        told = answer.told is not None and answer.told != self._ahead.moves
        if told and not self._ahead.keep(answer.told or ()):
            return
        if answer.move is not None:
            self._set(answer.modes)
            self.do(answer.move)
            return
        self._set(answer.modes)
        if told:
            self._make_told()

    def _make_told(self) -> None:
        """Whose turn it is and whose move was told has it made; each can be undone by itself."""
        made, refused = False, None
        while (move := self._ahead.next()) is not None:
            if hasattr(move, "refusal"):
                refused = move
                self._ahead.forget(move.move)
                break
            if not self._table.attempt(partial(make, self.session, move, self.revised)):
                return
            assert self._game.ahead
            self._tapped[self.session.undoes.row] = self._game.ahead.taps(move)
            self._ahead.forget(move)
            made = True
        self._ahead.settle()
        self._follow()
        if made or refused:
            self._set(mode.without_pages(self.modes))
        if refused:
            instead = self.session.game.nearest(self.session.state, refused.move)
            self._refuse(refused.refusal, instead)

    def _undo_move(self) -> None:
        """The last decision, but for the tap that made it."""
        undone = self.session.undoes
        if undone is None or not self._attempt(self.session.undo):
            return
        last = undone.number == len(self.session.line) + 1
        if last and undone.raw["do"] in self.session.due.kinds:
            taps = self._tapped.get(undone.row, NO_TAPS)
            at_once = self._game.decision(self.session.state).at_once and self.session.undoes
            pages = [each for each in self.modes if not isinstance(each, Deciding)]
            self._set((Deciding(taps, taps if at_once else None), *pages))

    def _made_last(self, shown: Shown) -> Figure | None:
        """What undo takes back of the game."""
        if again := self.session.brings_back:
            return Figure("text", shown.say("ask-taken-back", count=Figure("count", again)))
        undone = self.session.undoes
        return Figure("text", self._game.briefly(shown.say, undone)) if undone else None

    def _attempt(self, do: Callable[[], object]) -> bool:
        self._follow()
        done = self._table.attempt(do)
        self._follow()
        return done

    # What is refused

    def _refuse_pick(self, move: Any) -> None:
        """Says why this cannot be, and nothing happens."""
        refusal, instead = self._refusal(move)
        if refusal:
            self._refuse(refusal, instead)

    def _refusal(self, move: Any) -> tuple[Refusal | None, Instead | None]:
        """The rules know, and what would do instead."""
        shown = self.shown()
        if hindered := self._game.hindered(shown, move):
            return hindered, None
        state = self._game.seen(shown)
        try:
            self.session.game.apply(state, move)
        except Refusal as refusal:
            return refusal, self.session.game.nearest(state, move)
        return None, None

    def _refuse(self, refusal: Refusal, instead: Instead | None) -> None:
        self.reply = refusal_said(self._table.speech, self.shown().names, refusal, instead)
        self._tell("on_refused", refusal, instead)
