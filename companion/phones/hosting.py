"""Whoever hosts phones: the game that is played, and the one way in which it is kept."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from companion.play.afar import Afar
from companion.play.replying import Speech
from companion.table.game import Json, Seat
from companion.table.session import Session

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
    def session(self) -> Session | None: ...

    @property
    def seats(self) -> tuple[Seat, ...]: ...

    @property
    def options(self) -> Any:
        """What the group has chosen for its table."""

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

    def attempt(self, do: Callable[[], object]) -> bool: ...

    def keep(self, key: str, value: Json) -> bool: ...

    def kept(self, key: str, default: Json, /) -> Json: ...

    def watch(self, changed: Callable[[], object]) -> Callable[[], object]:
        """Tells of every change of the game; what is returned ends that."""

    def noticed(self) -> None:
        """Somebody has come, gone, sat down or asks to."""

    def decided(self, colour: str) -> None:
        """A move was made on the phone of this seat."""


class OwnTable:
    """The table as one seat's phone has it: in its own language, and what it is in the middle of
    is kept nowhere."""

    def __init__(self, hosting: Hosting, language: str) -> None:
        self._hosting = hosting
        self.language = language
        self._kept: dict[str, Json] = {}

    @property
    def session(self) -> Session | None:
        return self._hosting.session

    @property
    def seats(self) -> tuple[Seat, ...]:
        return self._hosting.seats

    @property
    def options(self) -> Any:
        return self._hosting.options

    @property
    def speech(self) -> Speech:
        assert self.session
        return self._hosting.words(self.language).of(self.session.game.id)

    def attempt(self, do: Callable[[], object]) -> bool:
        return self._hosting.attempt(do)

    def keep(self, key: str, value: Json) -> bool:
        self._kept[key] = value
        return True

    def kept(self, key: str, default: Json, /) -> Json:
        return self._kept.get(key, default)

    def watch(self, changed: Callable[[], object]) -> Callable[[], object]:
        return self._hosting.watch(changed)
