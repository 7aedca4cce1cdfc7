"""Where the rows of a game are kept: only what a journal has taken counts as having happened."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from companion.table.course import Course, Row
from companion.table.game import Figure, Refusal


class NotKept(Refusal):
    """The journal cannot keep what was done, so it has not happened."""

    def __init__(self, key: str, **figures: Figure) -> None:
        super().__init__("store", key, **figures)


class Journal(Protocol):
    """Where the rows of a game are kept. Only what it has taken counts as having happened."""

    def write(self, rows: Sequence[Row], course: Course) -> None:
        """Keeps all the rows or none; returns when they are safe, else raises NotKept.

        `course` is what they lead to.
        """


class Memory:
    """A journal for a game that need not outlive the program."""

    def __init__(self) -> None:
        self.rows: list[Row] = []

    def write(self, rows: Sequence[Row], course: Course) -> None:
        self.rows += rows
