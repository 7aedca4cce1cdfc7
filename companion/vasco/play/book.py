"""The book of the rules at hand."""

from companion.play.book.book import Book, numbered
from companion.vasco.rules.now import now

_ALSO = (
    "0.2", "1.1", "1.3", "2.2", "3.1", "3.2", "3.3", "3.4", "4.1", "4.3", "5.1", "5.2", "5.3",
    "5.4", "6.1", "6.2", "6.3", "6.4", "6.5", "7.2", "7.4", "8.1", "8.5", "8.6", "9.3", "9.4",
)  # fmt: skip

BOOK = Book(
    numbered(5, 7, 5, 6, 3, 4, 5, 6, 8, 5, 2),
    decided=frozenset(("1.2", "1.5", "1.6", "3.6", "5.3", "6.1", "6.5", "7.1", "9.2", "9.4")),
    differing=frozenset(("3.4", "6.5", "7.5", "9.2")),
    also=frozenset(_ALSO),
    # The chapter a game begins with, once it is set up.
    first=2,
    now=now,
)
