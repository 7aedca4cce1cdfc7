"""What is played, and how it is said and kept, wherever it is shown."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from companion.play.replying import Speech
from companion.table.game import Json, Seat
from companion.table.session import Session


class Table(Protocol):
    @property
    def session(self) -> Session | None: ...

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who plays, with their names as far as they can be shown."""

    @property
    def speech(self) -> Speech: ...

    @property
    def options(self) -> Any: ...

    def attempt(self, do: Callable[[], object]) -> bool:
        """Does something that is kept; whether it was."""

    def keep(self, key: str, value: Json) -> bool:
        """Keeps a setting; whether it was kept."""

    def kept(self, key: str, default: Json, /) -> Json: ...

    def watch(self, changed: Callable[[], object]) -> Callable[[], object]:
        """Tells of every change of these; what is returned ends that."""
