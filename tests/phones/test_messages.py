"""Wire 2 to 8: what phones may say, to the letter; all else is a breach."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.phones.messages import Breach, Do, Hello, Ping, Sit, Stand, read


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ({"code": "ABCDE", "language": "en"}, Hello("en", code="ABCDE")),
        ({"token": "t", "language": "pl"}, Hello("pl", token="t")),
        (
            {"code": "ABCDE", "language": "en", "role": "table"},
            Hello("en", code="ABCDE", role="table"),
        ),
        ({"token": "t", "language": "en", "parts": True}, Hello("en", token="t", parts=True)),
        (
            {"code": "A", "language": "en", "role": "screen", "parts": True},
            Hello("en", code="A", role="screen", parts=True),
        ),
        ({"sit": "red"}, Sit("red")),
        ({"stand": True}, Stand()),
        ({"do": "pass", "at": 7}, Do("pass", 7)),
        ({"ping": 3}, Ping(3)),
        ({"ping": 10**400}, Ping(10**400)),
    ],
)
def test_what_the_wire_promises_is_understood(said, meant) -> None:
    assert read(json.dumps(said)) == meant


@pytest.mark.parametrize(
    "text",
    [
        *("", "{", "null", "[]", "3", '"sit"', "{}", "[" * 2000, '{"a":' * 400),
        *('["sit"]', "[[]]", '[["sit", "red"]]'),
        *('{"sit": 1}', '{"sit": null}', '{"stand": false}', '{"stand": 1}'),
        *('{"do": "x"}', '{"do": "x", "at": true}', '{"do": "x", "at": 1.0}'),
        *('{"do": "x", "at": "1"}', '{"do": 1, "at": 1}', '{"do": "x", "at": 1, "by": "red"}'),
        *('{"ping": "1"}', '{"ping": NaN}', '{"ping": 1e999}', '{"ping": true}'),
        *('{"code": "A"}', '{"code": 1, "language": "en"}', '{"code": "A", "language": 1}'),
        *('{"code": "A", "token": "B", "language": "en"}', '{"sit": "red", "stand": true}'),
        *(
            '{"code": "A", "language": "en", "role": "judge"}',
            '{"language": "en", "role": "table"}',
        ),
        *(
            '{"code": "A", "language": "en", "role": ""}',
            '{"code": "A", "language": "en", "role": []}',
        ),
        *('{"code": "A", "language": "en", "parts": 1}', '{"code": "A", "role": "table"}'),
        b'{"sit": "red"}',
    ],
)
def test_anything_else_is_a_breach(text) -> None:
    with pytest.raises(Breach):
        read(text)


_json = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=5,
)
_keys = st.sampled_from(["code", "token", "language", "sit", "stand", "do", "at", "ping", "role"])


@given(st.dictionaries(_keys, _json))
def test_whatever_comes_is_a_message_or_a_breach(raw) -> None:
    try:
        assert read(json.dumps(raw))
    except Breach:
        return


@given(st.text())
def test_no_text_breaks_the_reader(text) -> None:
    try:
        assert read(text)
    except Breach:
        return
