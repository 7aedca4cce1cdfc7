"""What a game supplies so that it can be played from afar, where nothing of it is drawn: from a
phone's browser, as text and buttons."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from companion.play.questions import Questions
from companion.table.course import Entry
from companion.table.game import Figure, Said
from companion.table.session import Session


def _nothing(session: Session, colour: str) -> Iterable[Figure]:
    return ()


class Afar(NamedTuple):
    questions: Questions
    progress: Callable[[Any], Said]
    """How far a game is, in a state as anybody may see it."""
    told: Callable[[Callable[..., str], Entry], str]
    """A move in a sentence, with what it brought."""
    supply: Callable[[Any, str], Iterable[Figure]]
    """What a player has, in a state as anybody may see it."""
    secret: Callable[[Session, str], Iterable[Figure]] = _nothing
    """What of his own only he may look at."""
    options: Any = None
    """What is chosen where no table is beside the phones: nothing lies on it."""
