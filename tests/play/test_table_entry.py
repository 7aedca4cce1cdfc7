"""A table told by taps, whatever lies on it: here so many stones in two bowls."""

import pickle
from functools import partial
from typing import Any, NamedTuple

import pytest

from companion.play.figure_cards import count_cells, digits_card
from companion.play.pieces import Written
from companion.play.table_cards import (
    Area,
    Ask,
    Asked,
    At,
    Enter,
    Line,
    Look,
    Moment,
    card,
)
from companion.play.table_entry import Edits, TableEntry
from companion.table.game import Refusal

MOST = 5


class Stones(NamedTuple):
    name: str
    said: tuple[Any, ...]

    def __call__(self, bowls: tuple[int, ...]) -> tuple[int, ...]:
        place, count = self.said
        return (*bowls[:place], count, *bowls[place + 1 :])


def stones(place: int, count: int) -> Stones:
    return Stones("stones", (place, count))


def read(name: str, said: Any) -> Stones:
    return {"stones": Stones}[name](name, tuple(said))


def lies(bowls: tuple[int, ...]) -> tuple[int, ...]:
    if sum(bowls) > MOST:
        raise Refusal("1.1", "too-many")
    return bowls


def bowl_cards(moment: Moment, at: At) -> tuple[Asked, ...]:
    rows = (
        Line(count_cells(f"bowl-{place}", Written("o"), held, MOST, partial(stones, place)))
        for place, held in enumerate(moment.state)
    )
    bowls = card("bowls", "Bowls", rows)
    more = {"other": Look(At(hand=1)), "typed": Ask(typed)}
    return (bowls._replace(picks={**bowls.picks, **more}),)


def typed(moment: Moment, at: At) -> Asked:
    return digits_card(moment, at, "How many?", partial(stones, at.hand))


def last_cards(moment: Moment, at: At) -> tuple[Asked, ...]:
    return (Asked("last", "Last", picks={"all": Enter(stones(0, MOST), last=True)}),)


AREAS = (Area("first", last_cards), Area("bowls", bowl_cards, hand=0))


@pytest.fixture
def telling() -> TableEntry:
    return TableEntry(AREAS, (1, 0), lies)


def test_a_tap_says_how_many_lie_there_and_on_the_last_one_that_it_does_not(telling) -> None:
    telling.turn("bowls")
    for name, bowls in (("bowl-1-3", (1, 3)), ("bowl-1-3", (1, 2)), ("bowl-0-1", (0, 2))):
        telling.tap(name)
        assert telling.edits.wanted == bowls
    [card] = telling.cards
    assert [cell.absent for cell in card.layout.lines[1].cells] == [False, False, True, True, True]


def test_what_cannot_lie_so_is_refused_and_changes_nothing(telling) -> None:
    telling.turn("bowls")
    with pytest.raises(Refusal):
        telling.tap("bowl-1-5")
    assert (telling.edits.wanted, telling.edits.changed) == ((1, 0), False)


def test_a_question_is_answered_for_what_is_in_hand_and_then_gone(telling) -> None:
    telling.turn("bowls")
    for name in ("other", "typed", "digit-4", "digit-2", "digit-clear", "digit-3"):
        telling.tap(name)
    assert telling.question
    assert telling.question.title == "How many?"
    telling.tap("digit-set")
    assert (telling.edits.wanted, telling.question) == ((1, 3), None)
    telling.tap("typed")
    assert telling.at.typed == ""
    telling.shut()
    assert telling.question is None
    telling.turn("first")
    telling.turn("bowls")
    assert telling.at == At(hand=0), "nothing is in hand any more"


def test_the_last_tap_of_an_area_leads_to_the_next_one(telling) -> None:
    telling.tap("all")
    assert (telling.area.name, telling.edits.wanted) == ("bowls", (MOST, 0))


def test_edits_are_taken_back_and_taken_up_as_far_as_they_can_be() -> None:
    edits = Edits((1, 0), lies)
    assert edits.raw() is None
    for edit in (stones(0, 2), stones(0, 2), stones(1, 3)):
        edits.enter(edit)
    assert edits.raw() == [["stones", 0, 2], ["stones", 1, 3]], "what changes nothing is no edit"
    again = Edits((1, 0), lies)
    assert not again.take_up([*edits.raw(), ["stones", 0, 9], ["stones", 0, 0]], read)
    assert again.wanted == (2, 3)
    again.undo()
    assert again.wanted == (2, 0)
    for broken in (3, {}, [3], [["bones", 1, 1]], [["stones"]], [[]]):
        other = Edits((1, 0), lies)
        assert not other.take_up(broken, read), "what is lost is said"
        assert not other.changed
    assert Edits((1, 0), lies).take_up(None, read), "nothing was kept"


def test_all_that_is_asked_can_be_sent(telling) -> None:
    telling.turn("bowls")
    telling.tap("typed")
    for asked in (*telling.cards, telling.question):
        assert pickle.loads(pickle.dumps(asked)) == asked
