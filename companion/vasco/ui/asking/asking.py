"""What is asked of the group, tap by tap: picks come in, and the last one makes the move."""

from __future__ import annotations

from functools import partial

from kivy.properties import BooleanProperty, ObjectProperty, StringProperty

from companion.play.making import make
from companion.play.question import Deed, Pick
from companion.play.taps import NO_TAPS, Taps
from companion.table.game import Instead, Refusal
from companion.vasco.play.ahead import Ahead, Conflict, Withdrawn, placing_due
from companion.vasco.play.asking import placing
from companion.vasco.play.asking.decisions import question
from companion.vasco.play.asking.launching import launched, manned, the_only
from companion.vasco.play.shown import Manning, Shown
from companion.vasco.rules import figures as f
from companion.vasco.rules.moves import Launch, Move, Place
from companion.vasco.rules.state import Tile
from companion.vasco.ui.asking import half_told
from companion.vasco.ui.asking.tapping import JustTold, Tapping
from companion.vasco.ui.asking.told_ahead import but_for_area
from companion.vasco.ui.asking.undoing import latest


class Asking(Tapping):
    """Puts the questions of a game and takes the answers; tells `on_asked` of changes.

    `state` and `question` are what is to be shown. While an earlier move is `revised`, they are
    those of the moment it was made.
    """

    __events__ = ("on_asked", "on_refused", "on_pointed")

    question = ObjectProperty(None, allownone=True)
    undo_text = StringProperty()
    can_redo = BooleanProperty(False)

    # While in sight

    def begin(self) -> None:
        super().begin()
        if self.session and self.ahead.told:
            self._place_told()

    # What a person does

    def pick(self, name: str) -> None:
        """Something of the board or of the question's own pictures was tapped."""
        asked_ = self.question
        if asked_ and name in asked_.picks:
            self.enter(asked_.picks[name])
        else:
            self.point(name)

    def point(self, name: str) -> None:
        """Something that cannot be picked was tapped: it says why, or what it is."""
        if self.question and name in self.question.blocked:
            self._refuse(self.question.blocked[name])
        elif self.question:
            self.dispatch("on_pointed", name)

    def enter(self, pick: Pick) -> None:
        """One more pick; the last one makes the move."""
        if self.manning:
            self._board(manned(self.manning, pick))
            return
        if isinstance(pick, Ahead | Withdrawn):
            self._plan(pick)
            return
        if self.telling:
            self._tell(pick)
            return
        # Whoever answers no longer looks at somebody else.
        self.who = ""
        self.typing = False
        picks = self.decision.picked(self.state, self.taps.picks, pick)
        move = self.decision.moved(self.state, picks)
        if move is None:
            self.taps = Taps(picks, pick, self.taps)
            self.ask()
        else:
            self.do(move)

    def man(self, player: str, project: Tile) -> None:
        """A player's project is to be launched; what else is asked waits."""
        manning = Manning(player, project)
        only = the_only(self.state, manning)
        if only:
            self.do(only)
        else:
            self._board(manning)

    def back(self) -> None:
        """The ship is not manned after all."""
        self.manning = None
        self.ask()

    def act(self, deed: Deed) -> None:
        """A button of the question was tapped."""
        if deed.move is not None:
            self.do(deed.move)
        elif deed.pick is not None:
            self.enter(deed.pick)
        elif deed.refused is not None:
            self._refuse(deed.refused)

    def do(self, move: Move) -> bool:
        """Makes the move; undoing it brings back what was tapped before the last tap."""
        taps = NO_TAPS if isinstance(move, Launch) else self.taps
        try:
            done = bool(self._given.attempt(lambda: self._make(move)))
        except Refusal as refusal:
            self.dispatch("on_refused", refusal, self.session.game.nearest(self.state, move))
            return False
        if done and self.session.undoes:
            self.tapped[self.session.undoes.row] = taps
        if done and isinstance(move, Place) and (self.ahead.told or self.who):
            self._place_told()
        elif done and isinstance(move, Launch) and self.who:
            # That is what his page was opened for; the question waits.
            self.look_at(self.who)
        return done

    def revise(self, number: int) -> None:
        """The question of an earlier move is put again; 0 goes back to the one of now."""
        self.revised = number
        self.forget()
        move = self.session.line[number - 1].move if number else None
        self.who = move.player if isinstance(move, Launch) else ""
        self.ask()

    def look_at(self, who: str) -> None:
        """The player whose supply is wanted; again for the one who is asked."""
        self.who = "" if who == self.who else who
        self.going_ahead = False
        self.ahead.taps = NO_TAPS
        self.ask()

    def type_it(self) -> None:
        """What came up is none of the pieces shown."""
        self.typing = True
        self.ask()

    def undo(self) -> None:
        found = latest(self, self.shown())
        if found:
            found.take_back()

    def stop_revising(self) -> None:
        self.revise(0)

    def redo(self) -> None:
        if self.session.redoes:
            self._given.attempt(self.session.redo)

    def proceed(self) -> None:
        """What was undone of the program's own draws is drawn again."""
        self._given.attempt(self.session.proceed)

    def leave_out(self) -> None:
        """The move that no longer fits."""
        self._given.attempt(self.session.leave_out)

    def ask(self) -> None:
        """Puts the question anew, as after a tap."""
        if not self.revised:
            half_told.keep(self._given, self.session, self.taps.picks)
        shown = self.shown()
        self.question = question(shown)
        undone = latest(self, shown)
        self.undo_text = shown.say("ask-undo", what=undone.said) if undone else ""
        self.can_redo = bool(self.session.redoes) and not self.revised
        self.dispatch("on_asked", shown)

    def on_asked(self, shown: Shown) -> None:
        pass

    def on_refused(self, refusal: Refusal, instead: Instead | None) -> None:
        """What was tapped cannot be done; and the nearest that can, if anything."""

    def on_pointed(self, name: str) -> None:
        """What was tapped is not what is asked for."""

    def _make(self, move: Move) -> None:
        make(self.session, move, self.revised)

    def _board(self, manning: Manning) -> None:
        move = launched(manning)
        if move is None or not self.do(move):
            self.manning = manning
            self.ask()

    def _plan(self, pick: Ahead | Withdrawn) -> None:
        if isinstance(pick, Withdrawn):
            self.ahead.forget(pick.disc)
        else:
            self.who, self.going_ahead = pick.player, True
            self.ahead.taps = NO_TAPS
        self.ask()

    def _tell(self, pick: Pick) -> None:
        """One disc; then it goes on with whose turn it is."""
        try:
            whole = self.ahead.enter(self.who, pick)
        except Refusal as refusal:
            self.dispatch("on_refused", refusal, None)
            return
        if whole:
            self._just_told.append(JustTold(self.ahead.told[-1], self.state, self.taps))
            self.who, self.going_ahead = "", False
        self.ask()

    def _place_told(self) -> None:
        """Whose turn it is and whose disc was told has it placed; each can be undone by itself."""
        while disc := self.ahead.next():
            if isinstance(disc, Conflict):
                self.ahead.forget(disc.disc)
                break
            if not self._given.attempt(partial(self._make, disc)):
                return
            self.tapped[self.session.undoes.row] = but_for_area(disc)
            self.ahead.forget(disc)
        self.ahead.settle()
        self.who, self.going_ahead = "", False
        self.ask()
        if isinstance(disc, Conflict):
            instead = self.session.game.nearest(self.session.state, disc.disc)
            self.dispatch("on_refused", disc.refusal, instead)

    def _refuse(self, move: Move) -> None:
        """Says why this cannot be: the rules know, and nothing happens."""
        told = next((disc for disc in self.ahead.told if _is_in_the_way(disc, move)), None)
        if told and placing_due(self.state):
            figures = {"number": f.number(told.number), "owner": f.player(told.player)}
            self.dispatch("on_refused", Refusal("2.2", "told-ahead", **figures), None)
            return
        state = placing.seen(self.shown()) if placing_due(self.state) else self.state
        try:
            self.session.game.apply(state, move)
        except Refusal as refusal:
            self.dispatch("on_refused", refusal, self.session.game.nearest(state, move))


def _is_in_the_way(disc: Place, move: Move) -> bool:
    """Whether a disc of somebody else told ahead has the number of one that is to be placed."""
    return isinstance(move, Place) and disc.number == move.number and disc.player != move.player
