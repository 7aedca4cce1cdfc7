"""What the lines of a ledger amount to."""

from companion.table.account import made_of
from companion.table.game import Line


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
