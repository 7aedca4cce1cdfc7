"""What a game supplies so that it can be played from afar, where nothing of it is drawn: from a
phone's browser, as text and buttons."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from companion.play.book.book import Book
from companion.play.lessons import Lessons
from companion.play.questions import Questions
from companion.table.course import Entry
from companion.table.game import Figure, Said
from companion.table.session import Session

Say = Callable[..., str]


def _nothing(session: Session, colour: str) -> Iterable[Figure]:
    return ()


class Part(NamedTuple):
    """What lies together on the table, piece by piece."""

    title: Said
    lines: tuple[Said, ...]


class Afar(NamedTuple):
    """All that is said of a state is said of it as anybody may see it."""

    questions: Questions
    progress: Callable[[Any], Said]
    """How far a game is."""
    called: Callable[[Say, Any], str]
    """Whose word it is, and on what; nothing where nobody is called."""
    told: Callable[[Say, Entry], str]
    """A move in a sentence, with what it brought."""
    supply: Callable[[Any, str], Iterable[Figure]]
    """What a player has."""
    board: Callable[[Any], Iterable[Part]]
    """What lies on the table before nobody, of a moment as the game's own questions show it."""
    book: Book
    lessons: Lessons
    """By them the rules that matter in a moment are found."""
    secret: Callable[[Session, str], Iterable[Figure]] = _nothing
    """What of his own only he may look at."""
    options: Any = None
    """What is chosen where no table is beside the phones: nothing lies on it."""
    at_once: bool = False
    """Whether all write at the same time, as on a pad: a tap counts however lately others' moves
    came."""
