"""However many ask at one table: what is stale is asked once, and every seat goes on its way."""

from companion.games import GAMES
from companion.play.asking import Asking
from companion.play.table import Table
from companion.vasco.play.asking.decisions import QUESTIONS
from companion.vasco.play.table_options import CHOOSABLE
from tests.play.table import asking_of, bare_table
from tests.ui.at_table import moves_until, record

GIVEN = record("vasco-4-7")


def table() -> Table:
    """Where the discs of a round are placed."""
    found = bare_table(GAMES["vasco"], GIVEN, CHOOSABLE.usual)
    found.session.enter(GIVEN.moves[: moves_until(GIVEN, "placing", 2)])
    return found


def counted(at: Table) -> tuple[Asking, list[str], list[object]]:
    """A seat that says when it wants to be settled, and what it asked then."""
    asked: list[str] = []
    stale: list[object] = []
    asking = Asking(at, QUESTIONS, lambda: stale.append(None))
    asking.bind(on_asked=lambda each, _: asked.append(each.question.title))
    asking.begin()
    asking.settle()
    asked.clear()
    return asking, asked, stale


def test_one_undo_asks_once() -> None:
    asking, asked, _ = counted(table())
    for name in ("number-18", "area-projects"):
        asking.pick(name)
        asking.settle()
    assert len(asked) == 2
    asking.undo()
    assert len(asked) == 2, "nothing is asked within the commit"
    asking.settle()
    asking.settle()
    assert len(asked) == 3
    assert asking.question.chosen == {"number-18"}


def test_a_tap_in_vain_asks_nothing_anew_and_the_next_one_takes_its_answer_away() -> None:
    asking, asked, stale = counted(table())
    wanted = len(stale)
    asking.pick(next(iter(asking.question.blocked)))
    asking.settle()
    assert asking.reply.refused
    assert (len(asked), len(stale)) == (0, wanted)
    asking.pick("number-18")
    assert asking.reply is None


def test_several_seats_are_in_the_middle_of_something() -> None:
    at = table()
    one, other = asking_of(at), asking_of(at)
    one.pick("number-18")
    other.pick("number-3")
    other.look_at("red")
    assert (one.question.chosen, other.question.chosen) == ({"number-18"}, {"number-3"})
    assert (one.seat.who, other.seat.who) == ("", "red")
    one.pick("area-projects")
    assert other.question.chosen == frozenset(), "the number was for another disc"
    assert other.seat.who == "red", "who only looks goes on looking"
    assert other.question.player == one.question.player


def test_the_way_back_leads_out_of_what_was_begun_last() -> None:
    asking = asking_of(table())
    asking.pick("number-18")
    asking.look_at("red")
    asking.pick(next(iter(asking.question.blocked)))
    left = []
    while asking.step_back():
        left.append((asking.reply, asking.seat.who, asking.seat.taps.picks))
    assert left == [(None, "red", (18,)), (None, "", (18,)), (None, "", ())]


def test_an_earlier_move_is_entered_anew_and_that_is_taken_back_first() -> None:
    asking = asking_of(table())
    line = asking.session.line
    number = next(each.number for each in line if each.raw["do"] == "place")
    before = asking.question.title
    asking.revise(number)
    assert asking.seat.state is asking.session.at(number - 1)
    asking.pick("number-20")
    assert asking.undo_text == "Undo: 20"
    asking.undo()
    assert asking.undo_text == "Undo: re-entering it"
    asking.undo()
    assert (asking.revised, asking.question.title) == (0, before)
    assert asking.session.line == line
