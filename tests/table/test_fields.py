"""Readers of what a record holds: what they take, and how they say what they do not."""

import pytest

from companion.table.game import RECORD, Figure, Refusal
from companion.table.game.fields import (
    LARGEST,
    Fields,
    boolean,
    integer,
    list_of,
    moment,
    named,
    object_of,
    one_of,
    or_null,
    quoted,
    sentence,
    text,
)
from tests.table.refusing import refusing


def said(reader, raw) -> tuple[str, str, dict[str, object]]:
    with pytest.raises(Refusal) as fault:
        reader(raw, "here")
    figures = {name: each.value for name, each in fault.value.figures.items()}
    return fault.value.rule, fault.value.key, figures


@pytest.mark.parametrize(
    ("reader", "good", "bad", "expected"),
    [
        (text, ["", "x"], [1, None, []], "text"),
        (sentence, ["x", " x "], ["", "  ", 1, None], "sentence"),
        (moment, ["x", 0, 7], ["", True, None, 1.5], "time"),
        (boolean, [True, False], [0, 1, None, "true"], "boolean"),
        (list_of(text), [[], ["a"]], ["a", {}, None], "list"),
    ],
)
def test_a_value_is_taken_or_said_to_be_another(reader, good, bad, expected) -> None:
    for raw in good:
        assert reader(raw, "here") == (tuple(raw) if isinstance(raw, list) else raw)
    for raw in bad:
        rule, key, figures = said(reader, raw)
        assert (rule, key) == ("record", "record-value")
        assert (figures["where"], figures["expected"]) == ("here", expected)


def test_a_number_keeps_within_its_bounds() -> None:
    reader = integer(2, 5)
    assert [reader(each, "here") for each in (2, 5)] == [2, 5]
    for raw in (1, 6, True, "3", None, 2.0):
        assert said(reader, raw)[0] == "record"
    assert integer(0)(LARGEST, "here") == 10**9
    assert said(integer(0), LARGEST + 1)[1]


def test_a_list_keeps_to_its_length_and_says_which_piece_is_wrong() -> None:
    reader = list_of(text, 1, 2)
    assert reader(["a", "b"], "here") == ("a", "b")
    for raw in ([], ["a", "b", "c"]):
        rule, key, figures = said(reader, raw)
        assert (rule, key) == ("record", "record-length")
        assert figures == {"where": "here", "low": 1, "high": 2, "found": len(raw)}
    assert said(reader, ["a", 1])[2]["where"] == "here[1]"


def test_nothing_may_stand_for_what_is_not_known() -> None:
    assert or_null(text)(None, "here") is None
    assert or_null(text)("a", "here") == "a"
    assert said(or_null(text), 1)[2]["expected"] == "text"


def test_one_of_a_few() -> None:
    reader = one_of("colour", ("red", "blue"))
    assert reader("red", "here") == "red"
    for raw in ("green", 1, [], None):
        assert said(reader, raw)[2]["where"] == "here"


def test_names_are_read_in_their_own_order_and_no_others() -> None:
    reader = named(("a", "b", "c"), text)
    assert reader({"c": "3", "a": "1"}, "here") == (("a", "1"), ("c", "3"))
    assert said(reader, {"a": "1", "d": "4"})[1] == "record-stray"
    assert said(reader, {"a": 1})[2]["where"] == "here.a"


def test_what_is_missing_and_what_is_left_over_are_named() -> None:
    with refusing("record-missing") as missing:
        Fields({}, "here").need("a", text)
    assert missing.value.figures == {"key": Figure("text", "here.a")}
    fields = Fields({"a": "1", "b": "2"})
    assert fields.need("a", text) == "1"
    assert fields.may("c", text, "absent") == "absent"
    assert "b" in fields
    assert "a" not in fields
    with refusing("record-stray"):
        fields.end()
    assert fields.may("b", text, None) == "2"
    fields.end()
    with pytest.raises(Refusal) as fault:
        Fields([])
    assert fault.value.figures["where"].value == "move"


def test_an_object_of_any_keys_has_one_kind_of_value() -> None:
    reader = object_of(text)
    assert [reader(each, "here") for each in ({}, {"a": "1"})] == [{}, {"a": "1"}]
    assert said(reader, {"a": "1", "b": 2})[2]["where"] == "here.b"
    assert said(reader, ["a"])[2]["expected"] == "object"


HERE, ONE, TWO = Figure("text", "here"), Figure("number", 1), Figure("number", 2)


@pytest.mark.parametrize(
    ("reader", "raw", "figures"),
    [
        (text, 7, {"expected": Figure("expected", "text"), "found": Figure("text", "7")}),
        (integer(1, 2), 7, {"low": ONE, "high": TWO, "found": Figure("text", "7")}),
        (list_of(text, 1, 2), [], {"low": ONE, "high": TWO, "found": Figure("number", 0)}),
    ],
    ids=["value", "integer", "length"],
)
def test_a_refusal_says_of_what_kind_its_figures_are(reader, raw, figures) -> None:
    """By its kind each is put into words."""
    with pytest.raises(Refusal) as fault:
        reader(raw, "here")
    assert fault.value.rule == RECORD
    assert fault.value.figures == {"where": HERE, **figures}


@pytest.mark.parametrize(
    ("raw", "shown"),
    [
        (1, "1"),
        ("é", '"\\u00e9"'),
        ("x" * 38, '"' + "x" * 38 + '"'),
        ("x" * 39, '"' + "x" * 38 + "…"),
        ({"a": [None]}, '{"a": [null]}'),
    ],
)
def test_a_piece_is_quoted_short_and_on_one_line(raw, shown) -> None:
    assert quoted(raw) == ("text", shown)
    assert len(shown) <= 40


def test_what_is_too_deep_to_quote_is_left_out() -> None:
    deep: list = []
    deep.append(deep)
    assert quoted(deep).value == "…"
