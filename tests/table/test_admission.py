"""What is let in to the letter, and what an earlier program let in and goes out all the same."""

import gc
import json
import sqlite3
from contextlib import suppress

import pytest

from companion.store.faults import unkept
from companion.table.admission import LARGEST, admitted, bounded, decode, writable
from companion.table.game import Figure, Refusal
from companion.table.game.plain import LONGEST, plain
from tests.table.refusing import refusing

LIMIT = 2**63


@pytest.mark.parametrize("number", [LIMIT - 1, 1 - LIMIT])
@pytest.mark.parametrize("raw", [lambda n: [n, 1], lambda n: {"a": n, "b": "text"}])
def test_numbers_are_admitted_up_to_their_limit(number, raw):
    assert admitted(raw(number)) == raw(number)
    beyond = number + (1 if number > 0 else -1)
    with refusing("record-unreadable"):
        admitted(raw(beyond))


@pytest.mark.parametrize("raw", [lambda text: [text], lambda text: {text: 1}])
def test_texts_are_admitted_up_to_their_length(raw):
    assert admitted(raw("x" * LONGEST)) == raw("x" * LONGEST)
    with refusing("text-too-long") as refused:
        admitted(raw("x" * (LONGEST + 1)))
    assert refused.value.figures == {"most": Figure("number", LONGEST)}


def test_what_is_too_large_is_told_how_large_it_may_be():
    assert bounded(bytes(LARGEST)) == bytes(LARGEST)
    with refusing("file-too-large") as refused:
        bounded(bytes(LARGEST + 1))
    assert refused.value.figures == {"size": Figure("number", 8)}


@pytest.mark.parametrize("searched", [True, False])
@pytest.mark.parametrize("data", [b"[1]", b"[1"], ids=["taken", "refused"])
def test_waste_is_searched_for_after_reading_as_it_was_before(searched, data):
    before = gc.isenabled()
    (gc.enable if searched else gc.disable)()
    try:
        with suppress(Refusal):
            decode(data)
        assert gc.isenabled() is searched
    finally:
        (gc.enable if before else gc.disable)()


def test_what_could_not_come_in_again_goes_out_as_near_to_it_as_can():
    odd = {"list": [[LIMIT, 2], "a\ud800b"], "deep": [float("inf"), {"a\x00": LIMIT}], "one": 1}
    written = json.loads(writable(odd))
    assert decode(writable(odd).encode()) == written
    assert written["list"][0] == [str(LIMIT), 2]
    assert written["deep"][0] is None
    assert written["one"] == 1


def test_what_is_sound_goes_out_as_it_is():
    sound = {"list": [1, [2, "ü"]], "none": None}
    assert json.loads(writable(sound)) == sound


def test_what_the_disk_says_is_told_in_its_words():
    fault = unkept(sqlite3.OperationalError("it is odd"))
    assert (fault.key, fault.figures) == ("store-fault", {"reason": Figure("text", "it is odd")})


def test_more_marks_than_can_be_read_are_left_out_letter_by_letter():
    marks = "\u0316\u0301" * 5
    assert plain(f"A{marks}B{marks}") == plain(f"A{marks[:4]}B{marks[:4]}")
    assert plain(f"A{marks}") != plain("A")
    assert len(plain(marks)) == 4, "no letter goes before them"
