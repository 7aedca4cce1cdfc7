"""Undo takes back first what was tapped last and is no move yet, and says so, in every mode."""

from collections.abc import Iterator
from typing import Any

import pytest

from companion.games import GAMES
from companion.play import modes
from companion.play.asking import Asking
from companion.play.history import moves_of, undo_text
from companion.play.modes import Deciding, Looking
from companion.play.question import Deed, Spot
from companion.table.game import Refusal
from companion.table.record import Record
from companion.vasco.play.asking.looking import page_deeds
from tests.goa.asked import record as record_of_goa
from tests.play.playing import HANDS
from tests.play.table import bare_table
from tests.ui.at_table import record as record_of_vasco

DEPTH = 3
"""So many taps one after the other, before the move."""


class Tapping:
    """Taps whatever is no move yet, each kind of it once for each mode it is tapped in."""

    def __init__(self, given: Record) -> None:
        self.questions, options = HANDS[given.game].questions, HANDS[given.game].options
        self.table = bare_table(GAMES[given.game], given, options._replace(help="odds"))
        self.asking = Asking(self.table, self.questions, lambda: None)
        self.asking.begin()
        self.seen: set[tuple[Any, ...]] = set()

    def act(self) -> None:
        """Each tap that is the last one of a move, which is undone: all before it lies there again.
        Where all of it lies in sight together, that is passed by; and what was told beside the
        question is done with."""
        if self.questions.decision(self._shown.state).at_once:
            return
        for touched, move in tuple(self._last_taps()):
            before, made = self.asking.question, len(self.asking.session.line)
            self._touch(touched)
            assert len(self.asking.session.line) > made, f"{move} was not made"
            self.asking.undo()
            assert len(self.asking.session.line) == made
            assert self.asking.question == before, f"more was taken back than {touched}"

    def _last_taps(self) -> Iterator[tuple[Spot | Deed, Any]]:
        for each in (*self.asking.question.spots.values(), *self.asking.question.deeds):
            move = self._move(each)
            kind = (*self._where(), *map(type, moves_of(move)))
            if move is None or kind in self.seen or self.asking.seat.leaves(move):
                continue
            if self._is_legal(move):
                self.seen.add(kind)
                yield each, move

    def _is_legal(self, move: Any) -> bool:
        """By what is in the purses, too."""
        game, state = self.asking.session.game, self.asking.session.state
        try:
            for each in moves_of(move):
                state = game.apply(state, each).state
        except Refusal:
            return False
        return True

    def tap(self, depth: int = DEPTH) -> None:
        """Each tap, and those after it, and all of them taken back."""
        self.act()
        for touched in tuple(self._taps()) if depth else ():
            before, made = self.asking.question, len(self.asking.session.line)
            self._touch(touched)
            undo, decided = self.asking.undo_text, self._undo_of_the_move()
            assert undo, f"nothing says that {touched} can be taken back"
            assert undo != decided, f"{touched} lies there, and undo would do: {undo}"
            self.tap(depth - 1)
            self.asking.undo()
            assert len(self.asking.session.line) == made, f"{touched} lies there still"
            assert self.asking.question == before, f"{touched} was not what was taken back"

    def _taps(self) -> Iterator[Spot | Deed | None]:
        """Beside what has been begun the table shows nothing else to be begun."""
        question = self.asking.question
        asides = () if self._shown.aside else (*self.asking.asides, *self._of_the_others())
        for each in (*question.spots.values(), *question.deeds, *asides):
            kind = (*self._where(), type(each.pick), getattr(each.pick, "_fields", each.pick))
            subject = type(getattr(each.pick, "subject", None))
            waits = each.pick is not None and self._move(each) is None
            if waits and (*kind, subject) not in self.seen:
                self.seen.add((*kind, subject))
                yield each
        if question.others and self._where() not in self.seen:
            self.seen.add(self._where())
            yield None

    def _of_the_others(self) -> Iterator[Deed]:
        """What can be begun on the page of somebody who is not asked."""
        if self.questions.ahead and not self._shown.who:
            for seat in self._shown.seats:
                pages = (Deciding(), Looking(seat.colour))
                yield from page_deeds(self._shown._replace(modes=pages))

    def _where(self) -> tuple[Any, ...]:
        seat = self.asking.seat
        tops = [(type(each), type(getattr(each, "subject", None))) for each in seat.modes]
        return (self.asking.session.due.kinds, *tops, *map(type, seat.picks[-1:]))

    def _move(self, each: Spot | Deed) -> Any:
        """What is made by touching it; None while more is to be tapped."""
        if each.pick is None:
            return getattr(each, "move", None)
        if type(each.pick) in self.questions.beside:
            return self.questions.beside[type(each.pick)](self._shown, each.pick).move
        return modes.entered(self.questions, self._shown, self._shown.modes, each.pick).move

    def _touch(self, touched: Spot | Deed | None) -> None:
        if touched is None:
            self.asking.type_it()
        elif getattr(touched, "move", None) is not None:
            self.asking.act(touched)
        else:
            self.asking.enter(touched.pick)

    @property
    def _shown(self) -> Any:
        return self.asking.shown()

    def _undo_of_the_move(self) -> str:
        nothing = self._shown._replace(modes=(Deciding(),), told=())
        return undo_text(self.questions, self.asking.session, nothing)


GIVEN = (
    record_of_goa("goa-generous-2"),
    record_of_goa("sensible-4"),
    record_of_vasco("vasco-2-7"),
    record_of_vasco("vasco-deep-3"),
)


@pytest.mark.parametrize("given", GIVEN, ids=lambda given: f"{given.game}-{len(given.moves)}")
def test_what_is_tapped_and_no_move_yet_is_what_undo_takes_back_first(given) -> None:
    tapping = Tapping(given)
    tapping.tap()
    for raw in given.moves:
        tapping.table.session.enter([raw])
        tapping.tap()
    assert len(tapping.seen) > 30
