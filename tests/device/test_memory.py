"""Memory that is free is given back, where the system can take it."""

import ctypes
import sys

import pytest

from companion.device.memory import give_back
from tests.bench.touching import resident

_PIECE, _PIECES = 4000, 25_000


@pytest.mark.skipif(
    not (sys.platform == "linux" and hasattr(ctypes.CDLL(None), "malloc_trim")),
    reason="the C library has no word for it",
)
def test_what_is_free_below_what_is_held_is_given_back() -> None:
    held = [bytes(_PIECE) for _ in range(_PIECES)]
    last = held[-1]
    del held[:-1]
    before = resident()
    give_back()
    assert before - resident() > 0.5 * _PIECE * _PIECES / 2**20
    assert last


def test_where_there_is_no_word_for_it_nothing_happens(monkeypatch) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    give_back()
