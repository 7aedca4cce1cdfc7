"""Moves that one touch makes are one act; a refusal the table may be right about is asked."""

from typing import NamedTuple

from companion.play.asking import Asking
from companion.play.history import Together, joined
from companion.play.modes import Answer
from companion.play.question import Deed, Question
from companion.table.game import Seat
from companion.table.record import Record
from tests.play.table import bare_table
from tests.toy.play import QUESTIONS
from tests.toy.rules import TOY, Count, Roll, Take

ROLLS_UNSAID = QUESTIONS._replace(unsaid=frozenset(("roll",)))


def asking(questions=ROLLS_UNSAID):
    given = Record("toy", (Seat("red", "Ana"), Seat("blue", "Rui")), {"pile": 9}, [])
    found = Asking(bare_table(TOY, given, None), questions, lambda: None)
    found.begin()
    return found


def test_they_are_made_and_undone_as_one() -> None:
    one = asking()
    assert one.do(joined((Roll(3),), Take("red", 2)))
    assert [each.move for each in one.session.line] == [Roll(3), Take("red", 2)]
    assert one.undo_text == "Undo: Ana takes 2", "what nobody says is not named"
    one.undo()
    assert len(one.session.line) == 0
    one.redo()
    assert [each.move for each in one.session.line] == [Roll(3), Take("red", 2)]


def test_none_is_made_where_one_is_refused_and_it_says_what_would_do_there() -> None:
    one = asking()
    assert not one.do(Together((Roll(2), Take("red", 3))))
    assert len(one.session.line) == 0
    assert one.reply.rule == "1.2"
    assert one.why(Together((Roll(2), Take("red", 3)))) == one.reply
    assert one.why(Together((Roll(3), Take("red", 3)))) is None


def test_one_move_alone_stays_what_it_is() -> None:
    assert joined((), Roll(1)) == Roll(1)
    assert joined((Roll(1),), Together((Take("red", 1), Roll(2)))) == Together(
        (Roll(1), Take("red", 1), Roll(2))
    )


def test_of_what_is_entered_anew_only_what_changes_is_replaced() -> None:
    one = asking()
    one.do(Together((Roll(3), Take("red", 2))))
    one.do(Together((Roll(1),)))
    one.revise(1)
    assert one.do(Together((Roll(3), Take("red", 1))))
    assert [each.move for each in one.session.line][:2] == [Roll(3), Take("red", 1)]
    assert one.session.broken is None
    assert [each.move for each in one.session.line][2] == Roll(1)


class Doubting(NamedTuple):
    """Whether the die shows more than was said."""

    act: Together

    def ask(self, game, shown):
        return Question("Doubt", deeds=(Deed("right", "It does", self.act),))

    def back(self, game, shown, below):
        return Answer(below)

    def said(self, game, shown):
        return None

    def kept(self):
        return None


def test_what_is_refused_may_be_asked_of_the_table() -> None:
    def mended(shown, state, move, refusal):
        return Doubting(Together((Count(5, "so"), move))) if refusal.key == "toy-too-many" else None

    one = asking(ROLLS_UNSAID._replace(mended=mended))
    one.do(Roll(2))
    one.do(Take("red", 3))
    assert one.question.title == "Doubt"
    assert one.reply is None, "the question says it"
    assert one.leave()
    assert one.question.title != "Doubt"
    one.do(Take("blue", 1))
    assert one.reply.refused, "this is no doubt"
