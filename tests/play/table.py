"""A table without a screen: a game, what the group has chosen, and what is kept beside it."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from companion.games import GAMES
from companion.play.asking import Asking
from companion.table.game import Game, Json, Seat
from companion.table.record import Record
from companion.table.session import Head, Session
from companion.vasco.play.asking.decisions import QUESTIONS
from companion.vasco.play.table_options import CHOOSABLE
from companion.words import Words
from tests.toy import words


class BareTable:
    """Everything is kept at once; whoever watches is told of every move."""

    def __init__(
        self,
        game: Game[Any, Any],
        record: Record,
        options: Any,
        language: str = "en",
        seed: int = 0,
    ) -> None:
        deal = game.deal(Random(seed), record.components or game.starter())
        self.session = Session(game, Head("", record.players, record.components, deal))
        self.session.begin(())
        self.seats: tuple[Seat, ...] = record.players
        self.options = options
        self.speech = Words(language, folder=words(), strict=True).of(game.id)
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


def asking_of(table: BareTable) -> Asking:
    """A seat of Vasco da Gama that asks when it is looked at."""
    asking = Asking(table, QUESTIONS, lambda: None)
    asking.begin()
    return asking


def asking_at(given: Record, moves: int, help_: str = "facts") -> Asking:
    """After so many moves of a record."""
    table = BareTable(GAMES[given.game], given, CHOOSABLE.usual._replace(help=help_))
    table.session.enter(given.moves[:moves])
    return asking_of(table)
