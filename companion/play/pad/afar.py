"""What the score pad of any game supplies to phones: everybody enters his own there."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

from companion.play.afar import Afar
from companion.play.book.book import Book
from companion.play.lessons import Lessons
from companion.play.pad import entries
from companion.play.pad.asking import questions
from companion.play.pad.progress import progress
from companion.table.game import Figure
from companion.table.game.pad.declared import Pad
from companion.table.game.pad.state import State

_NO_LESSONS = Lessons((), moment=lambda state: state, figures=lambda moment: {})


def afar(pad: Pad, book: Book) -> Afar:
    """The book is that of the game it is for; what its rules amount to, a pad does not know."""
    return Afar(
        questions(pad),
        progress=partial(progress, pad),
        called=lambda say, state: "",
        told=partial(entries.told, pad),
        supply=_supply,
        board=lambda moment: (),
        book=book._replace(now=Book._field_defaults["now"]),
        lessons=_NO_LESSONS,
        at_once=True,
    )


def _supply(state: State, colour: str) -> Iterator[Figure]:
    has: dict[str, Any] = {**state.player(colour).has}
    return (Figure(what, amount) for what, amount in has.items())
