"""A table without a screen: a game, what the group has chosen, and what is kept beside it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from companion.table.game import Game, Json, Seat
from companion.table.record import Record
from companion.table.session import Head, Session
from companion.words import Words


class BareTable:
    """Everything is kept at once; whoever watches is told of every move."""

    def __init__(
        self, game: Game[Any, Any], record: Record, options: Any, language: str = "en"
    ) -> None:
        self.session = Session(game, Head("", record.players, record.components, None))
        self.session.begin(())
        self.seats: tuple[Seat, ...] = record.players
        self.options = options
        self.speech = Words(language, strict=True).of(game.id)
        self._kept: dict[str, Json] = {}

    def attempt(self, do: Callable[[], object]) -> bool:
        do()
        return True

    def keep(self, key: str, value: Json) -> bool:
        self._kept[key] = value
        return True

    def kept(self, key: str, default: Json, /) -> Json:
        found = self._kept.get(key)
        return default if found is None else found

    def watch(self, changed: Callable[[], object]) -> Callable[[], object]:
        return self.session.observe(lambda _: changed())
