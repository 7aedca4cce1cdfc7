"""The book of the rules at hand."""

from collections.abc import Sequence

from companion.goa.rules.implied import next_asked
from companion.goa.rules.now import now
from companion.goa.rules.state import State
from companion.play.book.book import Book, numbered
from companion.table.game import Said

_DECIDED = (
    "0.5", "1.1", "4.2", "4.3", "4.8", "5.2", "5.3", "5.8", "5.13", "5.14", "6.4", "7.3", "7.4",
    "7.5", "8.1", "8.2", "8.7", "9.3", "9.4", "9.14", "9.15", "9.16", "9.21", "10.7", "11.1",
    "11.3", "11.4", "12.1", "12.8", "12.10", "13.2", "13.8", "13.9",
)  # fmt: skip

_ALSO = (
    "1.4", "2.3", "4.2", "4.3", "5.2", "5.4", "5.8", "5.14", "6.1", "7.1", "8.2", "9.3", "10.7",
    "12.1", "13.8",
)  # fmt: skip

_OF_THE_RECORD = ("13.2", "13.8", "13.9")
"""All that players can look up of how a game is recorded."""


def _now(state: State, rule: str) -> Sequence[Said]:
    """13.5: once a turn has had its action, of the one who is asked next."""
    return now(next_asked(state), rule)


BOOK = Book(
    (*numbered(7, 6, 4, 6, 8, 14, 4, 9, 13, 23, 7, 4, 10), _OF_THE_RECORD),
    decided=frozenset(_DECIDED),
    differing=frozenset(("4.2", "5.8", "7.7", "9.14", "9.17", "11.4")),
    also=frozenset(_ALSO),
    # The chapter a game begins with, once it is set up.
    first=3,
    now=_now,
)
