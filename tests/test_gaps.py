"""What the tests of the window do for their own time."""

import subprocess
import sys
from pathlib import Path

import pytest

ALONE = """
import sys
from itertools import pairwise
from tests.gaps import fill_gaps
plain = int(sys.argv[1]) - sys.getsizeof(b"")
strewn = [bytes(plain) for _ in range(20_000)]
del strewn[::2]
if sys.argv[2] == "filled":
    fill_gaps()
at = [id(each) for each in [bytes(plain) for _ in range(24)]]
print([b - a for a, b in pairwise(at)].count(int(sys.argv[1])))
"""
"""In a process of its own, since others have gaps of their own."""


def side_by_side(size: int, how: str) -> int:
    command = [sys.executable, "-c", ALONE, str(size), how]
    done = subprocess.run(
        command, cwd=Path(__file__).parents[1], capture_output=True, text=True, check=True
    )
    return int(done.stdout)


@pytest.mark.parametrize("size", [48, 112, 512])
def test_after_many_gaps_what_comes_lies_in_one_piece(size) -> None:
    assert side_by_side(size, "left") < 4
    assert side_by_side(size, "filled") >= 16
