"""What is refused, and by what: to the letter, where a match would take any word that has it in."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from companion.table.game import RECORD, Refusal

STORE = "store"
"""By what a journal refuses that cannot keep what was done."""


@contextmanager
def refusing(key: str, rule: str = RECORD) -> Iterator[pytest.ExceptionInfo[Refusal]]:
    with pytest.raises(Refusal) as refused:
        yield refused
    assert (refused.value.rule, refused.value.key) == (rule, key)
