"""What is said of a price before it is paid: that it leaves too little for a later number."""

from companion.play.question import Picks, Question
from companion.table.record import Record
from companion.vasco.rules.state import State
from tests.ui.at_table import record
from tests.vasco.rules.games import SETS
from tests.vasco.rules.laid import bare, called, tiles, with_discs, with_supply

GIVEN = Record("vasco", record("vasco-4-7").players, SETS["starter"], [])
FIVE = 5
"""Red's number; the first free one is 8, so acting costs 3 Reals."""


def asked(state: State, *taps: str, help_: str = "facts") -> Question:
    """The question once these have been tapped."""
    from companion.vasco.play.asking.decisions import decision, question
    from tests.touch.deciding import shown_of

    picks: Picks = ()
    for tap in taps:
        pick = question(shown_of(GIVEN, state, help_, picks)).picks[tap]
        picks = decision(state).picked(state, picks, pick)
    return question(shown_of(GIVEN, state, help_, picks))


def red_acts(reals: int, *later: int, area: str = "projects") -> State:
    """Number 5 of red is called, and he has these later ones, in the Navigation area."""
    state = called(with_supply(bare(), "red", reals=reals), "red", area, FIVE, marker=8)
    return with_discs(state, dict.fromkeys(later, ("red", "navigation")))


def said(question: Question) -> list[str]:
    """Of what is too little, in the sums."""
    return [
        f"{each.label} | {each.detail} | {each.amount}".replace("\u00a0", " ")
        for each in question.sums
        if each.label.startswith("leaves")
    ]


def test_acting_leaves_too_little_for_a_later_number() -> None:
    question = asked(red_acts(4, 6, 12))
    assert said(question) == ["leaves 1 R | too little for number 6 | 2 R"]
    assert question.sums[-1].rule == "3.3"


def test_it_is_said_of_the_first_number_that_lacks_only() -> None:
    assert said(asked(red_acts(3, 6, 7))) == ["leaves 0 R | too little for number 6 | 2 R"]
    assert said(asked(red_acts(4, 7))) == []


def test_what_is_bought_counts_too() -> None:
    state = red_acts(5, 6)
    assert said(asked(state)) == []
    bought = asked(state, "project-0")
    assert said(bought) == ["leaves 1 R | too little for number 6 | 2 R"]
    assert [each.total for each in bought.sums] == [False, False, True, False]


def test_what_the_move_brings_is_there_later() -> None:
    state = red_acts(3, 6, area="navigation")
    state = with_supply(state, "red", ships=tiles("7/3"), captains=1)
    assert said(asked(state)) == ["leaves 0 R | too little for number 6 | 2 R"]
    sent = asked(state, next(each for each in asked(state).picks if "mombasa" in each))
    assert said(sent) == []
    assert "+2" in "".join(each.amount for each in sent.sums)


def test_of_what_he_could_not_pay_anyway_nothing_is_said() -> None:
    assert said(asked(red_acts(1, 6))) == []


def test_other_players_numbers_are_their_own() -> None:
    state = with_discs(red_acts(4), {6: ("blue", "navigation")})
    assert said(asked(state)) == []


def test_a_group_that_wants_no_help_is_told_nothing() -> None:
    assert said(asked(red_acts(4, 6), help_="none")) == []
