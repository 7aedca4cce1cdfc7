"""What the tests of the window do for their own time."""

import sys
from itertools import pairwise

import pytest

from tests.gaps import fill_gaps


@pytest.mark.parametrize("size", [48, 64, 112, 256, 512])
def test_after_many_gaps_what_comes_lies_in_one_piece(size) -> None:
    plain = size - sys.getsizeof(b"")
    strewn = [bytes(plain) for _ in range(20_000)]
    del strewn[::2]
    fill_gaps()
    at = [id(each) for each in [bytes(plain) for _ in range(24)]]
    assert [b - a for a, b in pairwise(at)].count(size) >= 16
