"""What the lines of a ledger amount to."""

from companion.games import GAMES
from companion.table.account import account, at_first, made_of
from companion.table.game import Line, Seat
from companion.table.session import Head, Session
from tests.table.sessions import session_of
from tests.toy.rules import Roll, Take


def line(player: str, what: str, amount: int, source: str) -> Line:
    return Line(player, what, amount, source, "1")


ACCOUNT = made_of(
    [line("red", "vp", 2, "dias")],
    [
        [line("red", "vp", 5, "dock"), line("blue", "reals", -3, "act")],
        [],
        [line("red", "vp", 7, "dock"), line("red", "vp", -1, "adjust")],
    ],
)


def test_totals_are_by_player_and_thing() -> None:
    assert ACCOUNT.total("red", "vp") == 13
    assert ACCOUNT.total("blue", "reals") == -3
    assert ACCOUNT.total("blue", "vp") == 0


def test_the_source_that_brought_most_is_first() -> None:
    assert [*ACCOUNT.by_source("red", "vp").items()] == [("dock", 12), ("dias", 2), ("adjust", -1)]


def test_the_course_has_a_figure_for_the_beginning_and_each_move() -> None:
    assert ACCOUNT.course("red", "vp") == [2, 7, 7, 13]
    assert ACCOUNT.course("blue", "reals", start=10) == [10, 7, 7, 7]
    assert [item.move for item in ACCOUNT.of("red", "vp")] == [0, 1, 3, 3]


def test_an_account_is_of_the_moves_that_count() -> None:
    session = session_of()
    session.begin([])
    for move in (Roll(3), Take("red", 3), Roll(2), Take("blue", 2)):
        session.do(move)
    assert (account(session).moves, account(session).total("blue", "sticks")) == (4, 2)
    session.undo()
    found = account(session)
    assert [tuple(each.line[:3]) for each in found.items] == [("red", "sticks", 3)]
    assert (found.items[0].move, found.moves) == (2, 3)


def test_what_a_player_begins_with_is_what_no_line_of_the_beginning_brought() -> None:
    """Of Vasco da Gama 1.3 brings the first player 2 VP; nothing tells of the 10 Reals of 1.2."""
    vasco = GAMES["vasco"]
    seats = (Seat("red", "Ana"), Seat("blue", "Rui"))
    session = Session(vasco, Head("", seats, vasco.starter(), None))
    assert [at_first(session, seat.colour, "vp") for seat in seats] == [0, 0]
    assert [at_first(session, seat.colour, "reals") for seat in seats] == [10, 10]
