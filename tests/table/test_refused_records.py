"""What is no record is refused by what is wrong with it, and where."""

import json

import pytest

from companion.table.game import RECORD, Refusal
from companion.table.record import parse
from tests.toy.rules import TOY

GOOD = {
    "format": "companion-record/1",
    "game": "toy",
    "players": [{"colour": "red", "name": "Ana"}, {"colour": "blue", "name": ""}],
    "moves": [],
}


def refused(raw) -> tuple[str, str, dict[str, object]]:
    data = raw if isinstance(raw, bytes) else json.dumps(raw).encode()
    with pytest.raises(Refusal) as fault:
        parse(data, {"toy": TOY})
    figures = {name: figure.value for name, figure in fault.value.figures.items()}
    return fault.value.rule, fault.value.key, figures


def test_a_good_one_is_read_with_what_is_not_ours():
    record = parse(json.dumps({**GOOD, "more": [1]}).encode(), {"toy": TOY})
    assert (record.game, record.components, record.moves) == ("toy", TOY.starter(), [])
    assert [tuple(seat) for seat in record.players] == [("red", "Ana"), ("blue", "")]
    assert record.more == {"more": [1]}


@pytest.mark.parametrize("key", GOOD)
def test_what_is_missing_is_named(key):
    rule, said, figures = refused({name: each for name, each in GOOD.items() if name != key})
    assert (rule, said, figures) == (RECORD, "record-missing", {"key": key})


@pytest.mark.parametrize(
    ("raw", "where"),
    [
        ([], "record"),
        ({**GOOD, "format": 1}, "format"),
        ({**GOOD, "format": "companion-record/2"}, "format"),
        ({**GOOD, "game": "chess"}, "game"),
        ({**GOOD, "players": {}}, "players"),
        ({**GOOD, "players": GOOD["players"][:1]}, "players"),
        ({**GOOD, "players": [*GOOD["players"], *GOOD["players"]]}, "players"),
        ({**GOOD, "moves": {}}, "moves"),
        ({**GOOD, "components": {"pile": "x"}}, "pile"),
    ],
)
def test_what_is_wrong_is_said_to_be_where_it_is(raw, where):
    rule, _, figures = refused(raw)
    assert rule == RECORD
    assert where in json.dumps(figures)


def test_two_may_not_have_one_colour():
    twice = [{"colour": "red", "name": each} for each in ("Ana", "Rui")]
    assert refused({**GOOD, "players": twice})[:2] == ("0.1", "colour-twice")


@pytest.mark.parametrize("data", [b"", b"\xff", b'{"a": NaN}', b'{"a": 1, "a": 2}', b"[" * 10**5])
def test_what_is_not_json_is_unreadable(data):
    assert refused(data) == (RECORD, "record-unreadable", {})
