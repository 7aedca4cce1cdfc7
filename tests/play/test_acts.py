"""Moves that one touch makes are one act; a refusal the table may be right about is asked."""

from typing import NamedTuple

from companion.play.asking import Asking
from companion.play.history import Together
from companion.play.modes import Answer
from companion.play.question import Deed, Question
from companion.table.game import Seat
from companion.table.record import Record
from tests.play.table import bare_table
from tests.table.sessions import Loaded
from tests.toy.play import QUESTIONS
from tests.toy.rules import TOY, Count, Roll, Take

COUNTS_UNSAID = QUESTIONS._replace(unsaid=frozenset(("count",)))


def asking(questions=COUNTS_UNSAID, game=TOY):
    given = Record("toy", (Seat("red", "Ana"), Seat("blue", "Rui")), {"pile": 9}, [])
    found = Asking(bare_table(game, given, None), questions, lambda: None)
    found.begin()
    return found


def test_they_are_made_and_undone_as_one() -> None:
    one = asking()
    one.do(Roll(3))
    assert one.do(Together((Count(8, "so"), Take("red", 2))))
    made = [each.move for each in one.session.line]
    assert made == [Roll(3), Count(8, "so"), Take("red", 2)]
    assert one.undo_text == "Undo: Ana takes 2", "what is put right for it is not named"
    one.undo()
    assert [each.move for each in one.session.line] == [Roll(3)]
    one.redo()
    assert [each.move for each in one.session.line] == made


def test_what_is_brought_is_undone_with_what_was_said_and_not_named() -> None:
    one = asking(game=Loaded())
    assert one.do(Together((Take("red", 2), Take("blue", 1))))
    brought = [Roll(2), Take("red", 2), Roll(2), Take("blue", 1)]
    assert [each.move for each in one.session.line] == brought
    assert one.undo_text == "Undo: Ana takes 2"
    one.undo()
    assert len(one.session.line) == 0
    one.do(Roll(2))
    assert one.undo_text != "Undo: Ana takes 2"


def test_what_is_brought_counts_where_an_act_is_tried() -> None:
    one = asking(game=Loaded())
    assert one.why(Take("red", 2)) is None
    assert one.why(Take("red", 3)).rule == "1.2"
    assert not one.do(Take("red", 3))
    assert one.reply == one.why(Take("red", 3))


def test_what_is_brought_stays_where_what_was_said_is_entered_anew() -> None:
    one = asking(game=Loaded())
    one.do(Take("red", 2))
    one.do(Take("blue", 2))
    one.revise(1)
    assert one.do(Take("red", 1))
    assert [each.move for each in one.session.line] == [
        Roll(2),
        Take("red", 1),
        Roll(2),
        Take("blue", 2),
    ]


def test_none_is_made_where_one_is_refused_and_it_says_what_would_do_there() -> None:
    one = asking()
    assert not one.do(Together((Roll(2), Take("red", 3))))
    assert len(one.session.line) == 0
    assert one.reply.rule == "1.2"
    assert one.why(Together((Roll(2), Take("red", 3)))) == one.reply
    assert one.why(Together((Roll(3), Take("red", 3)))) is None


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

    one = asking(QUESTIONS._replace(mended=mended))
    one.do(Roll(2))
    one.do(Take("red", 3))
    assert one.question.title == "Doubt"
    assert one.reply is None, "the question says it"
    assert one.leave()
    assert one.question.title != "Doubt"
    one.do(Take("blue", 1))
    assert one.reply.refused, "this is no doubt"
