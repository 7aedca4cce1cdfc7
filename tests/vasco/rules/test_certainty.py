"""How sure a component set is, value by value, and its becoming a group's own copy."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.table.components import at
from companion.table.components.certainty import ASSUMED, INFERRED, PRINTED, confirmed, sure, values
from companion.table.components.editing import (
    as_printed,
    changed,
    impossible,
    lengthened,
    shortened,
)
from companion.vasco.rules.components import read_components
from companion.vasco.rules.copies import SHAPE
from tests.vasco.rules import laid

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=8),
    lambda part: st.lists(part, max_size=3) | st.dictionaries(st.text(max_size=9), part),
    max_leaves=8,
)


def starter(**certainty: object) -> dict:
    found = laid.components()
    return {**found, "certainty": found["certainty"] | certainty}


@pytest.mark.parametrize(
    ("path", "how"),
    [
        (("refund", 0), INFERRED),
        (("refund", 1), PRINTED),
        (("slots", "characters", "2"), PRINTED),
        (("slots", "characters", "3"), ASSUMED),
        (("slots", "projects", "2"), ASSUMED),
        (("landings", "malindi", "docks", 4), PRINTED),
        (("landings", "natal", "docks", 0), INFERRED),
        (("landings", "calicut", "complete"), PRINTED),
        (("sailors", "grey"), INFERRED),
        (("projects", "I", 13), ASSUMED),
    ],
)
def test_a_word_stands_for_all_that_is_beneath_it(path, how) -> None:
    assert sure(starter(), path) == how


def test_certainty_may_be_told_value_by_value() -> None:
    told = starter(merchants=["printed", "assumed"], projects={"I": ["inferred"], "III": "printed"})
    assert [sure(told, ("merchants", place)) for place in range(3)] == [PRINTED, ASSUMED, ASSUMED]
    assert sure(told, ("projects", "I", 0)) == INFERRED
    assert sure(told, ("projects", "II", 0)) == ASSUMED
    assert sure(told, ("projects", "III", 6)) == PRINTED


@given(JSON)
def test_whatever_certainty_holds_a_set_is_as_valid_as_before(certainty) -> None:
    raw = {**laid.components(), "certainty": certainty}
    for path in values(raw):
        assert sure(raw, path) in (PRINTED, INFERRED, ASSUMED)
    once = as_printed(raw, ("vdg", 0))
    assert read_components(once) == read_components(raw)
    for path in values(raw):
        assert sure(once, path) == (PRINTED if path == ("vdg", 0) else sure(raw, path))


def test_a_set_without_certainty_is_sure_of_nothing() -> None:
    raw = {key: value for key, value in laid.components().items() if key != "certainty"}
    assert {sure(raw, path) for path in values(raw)} == {ASSUMED}


def test_every_value_of_a_set_has_its_place() -> None:
    places = [*values(laid.components())]
    assert len(places) == len({*places})
    counts = {part: sum(path[0] == part for path in places) for part in ("projects", "vdg")}
    assert counts == {"projects": 35, "vdg": 9}
    assert ("vdg", 3) in places
    assert ("landings", "natal", "complete") in places


def test_a_kind_is_confirmed_when_its_last_tile_is() -> None:
    raw = laid.components()
    for kind in ("projects", "merchants", "vdg"):
        *first, last = values(raw, (kind,))
        for path in first:
            raw = as_printed(raw, path)
        assert not confirmed(raw, kind)
        raw = as_printed(raw, last)
        assert confirmed(raw, kind)
        assert raw["certainty"][kind] == PRINTED


@given(st.data())
def test_a_value_that_is_changed_is_printed_and_no_other_moves(data) -> None:
    raw = laid.components()
    path = data.draw(st.sampled_from([*values(raw, ("landings",)), *values(raw, ("slots",))]))
    later = changed(raw, path, 7)
    assert at(later, path) == 7
    assert sure(later, path) == PRINTED
    for other in values(raw):
        if other != path:
            assert (at(later, other), sure(later, other)) == (at(raw, other), sure(raw, other))
    assert raw == laid.components()


def test_docks_come_and_go_on_the_right() -> None:
    docks = ("landings", "boa_gente", "docks")
    more = lengthened(laid.components(), docks)
    assert more["landings"]["boa_gente"]["docks"] == [5, 4, 4]
    assert [sure(more, (*docks, place)) for place in range(3)] == [INFERRED, INFERRED, PRINTED]
    less = shortened(more, docks)
    assert less["landings"] == laid.components()["landings"]
    assert [sure(less, path) for path in values(less, docks)] == [INFERRED, INFERRED]


def test_the_starter_set_is_possible() -> None:
    assert impossible(SHAPE, laid.components()) is None


@pytest.mark.parametrize(
    ("path", "value", "where"),
    [
        (("landings", "natal", "docks", 0), 12, ("landings", "natal", "docks", 0)),
        (("landings", "natal", "docks"), [], ("landings", "natal", "docks")),
        (("sailors", "grey"), 9, ("sailors",)),
        (("slots", "projects", "3"), 0, ("slots",)),
        (("slots", "projects", "4"), 100, ("slots", "projects", "4")),
        (("merchants", 5), 3, ("merchants", 5)),
        (("refund", 2), -1, ("refund", 2)),
    ],
)
def test_an_impossible_set_is_refused_at_the_value_to_mend(path, value, where) -> None:
    found = impossible(SHAPE, changed(laid.components(), path, value))
    assert found is not None
    assert found.path == where
    assert laid.ENGLISH.say(found.refusal.key, **found.refusal.figures)
