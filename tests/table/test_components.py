"""Component sets of a game that is not there: a pile of numbered sticks, a tray of pegs."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.table.components import Shape, at, opened, parts, put
from companion.table.components.certainty import (
    ASSUMED,
    INFERRED,
    PRINTED,
    confirmed,
    marked,
    sure,
    values,
)
from companion.table.components.editing import (
    as_printed,
    changed,
    impossible,
    with_one_less,
    with_one_more,
)
from companion.table.components.learning import entered, learned, unknown
from companion.table.game import Figure, Refusal
from companion.table.game.fields import boolean, integer, list_of, one_of

STICKS = {
    "id": "sticks",
    "title": "Sticks",
    "certainty": {"sticks": "inferred", "tray": {"oak": "printed", "otherwise": "assumed"}},
    "sticks": [3, 5, 7, 9],
    "tray": {"oak": [1, 2], "ash": {"pegs": 4, "holes": [6, 6]}},
    "caps": [{"colour": "red", "size": 1}, {"colour": "blue", "size": 2}],
    "spare": True,
}


def check(raw: Any) -> None:
    fields = opened(raw)
    sticks = fields.need("sticks", list_of(integer(1, 50), 1))
    fields.need("tray", lambda tray, where: tray)
    fields.need("caps", list_of(lambda cap, where: cap))
    fields.need("spare", boolean)
    fields.end()
    if sum(sticks) > 90:
        raise Refusal("0.1", "too-many", found=Figure("number", sum(sticks)))


def came_up(_: Any, state: Any) -> Any:
    yield ("sticks",), [*state]


SHAPE = Shape(check, came_up, lambda one, other: abs(one - other), {"too-many": ("sticks",)})
STICK = st.integers(1, 20)


def taught(components: Any, *drawn: int) -> Any:
    return learned(SHAPE, components, came_up(components, drawn))


def test_what_is_printed_is_all_but_the_head() -> None:
    assert parts(STICKS) == ["sticks", "tray", "caps", "spare"]
    assert {*values(STICKS)} == {
        *(("sticks", place) for place in range(4)),
        ("tray", "oak", 0),
        ("tray", "oak", 1),
        ("tray", "ash", "pegs"),
        ("tray", "ash", "holes", 0),
        ("tray", "ash", "holes", 1),
        ("caps", 0),
        ("caps", 1),
        ("spare",),
    }


@pytest.mark.parametrize(
    ("path", "how"),
    [
        (("sticks", 2), INFERRED),
        (("tray", "oak", 1), PRINTED),
        (("tray", "ash", "holes", 0), ASSUMED),
        (("caps", 0), ASSUMED),
        (("spare",), ASSUMED),
    ],
)
def test_what_is_said_of_a_part_holds_for_all_of_it(path: Any, how: str) -> None:
    assert sure(STICKS, path) == how


@given(st.data())
def test_one_value_is_put_and_is_printed_then_and_no_other_moves(data: Any) -> None:
    path = data.draw(st.sampled_from([*values(STICKS)]))
    value = data.draw(st.integers() | st.text(max_size=3))
    later = changed(STICKS, path, value)
    assert (at(later, path), sure(later, path)) == (value, PRINTED)
    for other in values(STICKS):
        if other != path:
            assert (at(later, other), sure(later, other)) == (
                at(STICKS, other),
                sure(STICKS, other),
            )
    assert put(later, path, at(STICKS, path)) == {**STICKS, "certainty": later["certainty"]}


def test_what_is_the_same_of_all_is_said_in_one_word() -> None:
    sure_of_all = as_printed(STICKS, ())
    assert sure_of_all["certainty"] == dict.fromkeys(parts(STICKS), PRINTED)
    assert confirmed(sure_of_all, "tray", "ash")
    only = as_printed({"caps": [1]}, ())
    assert only["certainty"] == {"caps": PRINTED}
    doubted = marked(sure_of_all, {("caps", 1): ASSUMED})
    assert doubted["certainty"]["caps"] == [PRINTED, ASSUMED]
    assert not confirmed(doubted, "caps")


def test_a_stack_gets_a_piece_like_its_last_of_which_nothing_is_known() -> None:
    longer = with_one_more(as_printed(STICKS, ("sticks",)), ("sticks",))
    assert longer["sticks"] == [3, 5, 7, 9, 9]
    assert longer["certainty"]["sticks"] == [PRINTED] * 4 + [ASSUMED]
    assert {**longer, "sticks": STICKS["sticks"], "certainty": STICKS["certainty"]} == STICKS


def test_a_stack_loses_the_last_piece_that_nobody_has_seen_and_else_its_last() -> None:
    seen = STICKS
    for place in (0, 2, 3):
        seen = as_printed(seen, ("sticks", place))
    shorter = with_one_less(seen, ("sticks",))
    assert shorter["sticks"] == [3, 7, 9]
    assert confirmed(shorter, "sticks")
    shortest = with_one_less(shorter, ("sticks",))
    assert shortest["sticks"] == [3, 7]
    assert confirmed(shortest, "sticks")
    assert {**shortest, "sticks": STICKS["sticks"], "certainty": STICKS["certainty"]} == STICKS


@pytest.mark.parametrize(
    ("path", "value", "where"),
    [
        (("sticks", 1), 0, ("sticks", 1)),
        (("sticks",), [], ("sticks",)),
        (("sticks", 3), 50, None),
        (("sticks",), [50, 50], ("sticks",)),
        (("spare",), "yes", ("spare",)),
    ],
)
def test_an_impossible_set_is_refused_where_it_is_to_be_mended(path, value, where) -> None:
    found = impossible(SHAPE, changed(STICKS, path, value))
    assert (found and found.path) == where


def test_a_set_is_read_to_the_letter_but_for_how_sure_it_is() -> None:
    for key in ("id", "title", "sticks"):
        found = impossible(SHAPE, {each: STICKS[each] for each in STICKS if each != key})
        assert found is not None
        assert (found.path, found.refusal.key) == ((key,), "record-missing")
    assert impossible(SHAPE, {**STICKS, "id": 7}).path == ("id",)
    assert impossible(SHAPE, {**STICKS, "certainty": 7}) is None
    assert impossible(SHAPE, {**STICKS, "bark": 7}).refusal.key == "record-stray"
    with pytest.raises(Refusal):
        opened(STICKS).need("title", one_of("text", ("Stones",)))


@given(st.lists(STICK, min_size=4, max_size=4), st.randoms(use_true_random=False))
def test_all_that_came_up_is_the_whole_stack(drawn: Any, chance: Any) -> None:
    later = taught(STICKS, *drawn)
    assert Counter(later["sticks"]) == Counter(drawn)
    assert confirmed(later, "sticks")
    assert later["tray"] == STICKS["tray"]
    assert taught(later, *chance.sample(drawn, 4)) == later
    assert taught(later, 20, 20, 20, 20) == later


@given(st.lists(STICK, max_size=4), st.lists(STICK, max_size=4))
def test_the_same_pieces_teach_nothing_new(first: Any, second: Any) -> None:
    once = taught(taught(STICKS, *first), *second)
    assert taught(once, *second) == once
    assert len(once["sticks"]) == 4


def test_a_piece_takes_the_place_of_the_one_most_like_it_that_nobody_has_seen() -> None:
    later = taught(STICKS, 8)
    assert later["sticks"] == [3, 5, 8, 9]
    assert unknown(later, ("sticks",)) == [0, 1, 3]
    assert entered(SHAPE, later, ("sticks",), 8)["sticks"] == [3, 5, 8, 8]
    assert taught(later, 9)["sticks"] == [3, 5, 8, 9]
