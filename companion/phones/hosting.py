"""Whoever hosts phones: the game that is played, and the one way in which it is kept."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from companion.play.afar import Afar
from companion.play.replying import Speech
from companion.play.table import Table

Door = Callable[[Callable[[], object]], object]
"""Has something done on the host's own thread, soon; may be called on any."""


class Speaking(Protocol):
    """One language."""

    language: str

    def of(self, game: str) -> Speech: ...


class Hosting(Protocol):
    alone: bool
    """Whether there is no table beside the phones: whoever sits is let in, and is asked too what
    else anybody would say there."""

    @property
    def table(self) -> Table:
        """Where the game is played that phones are shown."""

    @property
    def afar(self) -> Afar:
        """Of the game that is played."""

    @property
    def may_decide(self) -> bool:
        """Whether the group lets phones decide."""

    @property
    def spectators(self) -> str:
        """Which of `companion.play.spectators` they are shown."""

    def words(self, language: str) -> Speaking: ...

    def languages(self) -> list[str]: ...

    def noticed(self) -> None:
        """Somebody has come, gone, sat down or asks to."""

    def decided(self, colour: str) -> None:
        """A move was made on the phone of this seat."""
