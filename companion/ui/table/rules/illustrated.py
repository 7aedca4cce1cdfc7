from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from companion.play.book.book import Book
from companion.ui.drawn.piece import Paint
from companion.ui.drawn.scene import Scene


class Illustrated(NamedTuple):
    """A game's book with its pictures: one for each chapter, and one for many a rule."""

    book: Book
    chapters: Sequence[Paint]
    picture: Callable[[str], Scene | None]
