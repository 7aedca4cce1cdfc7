"""A table without a screen: a game, what the group has chosen, and what is kept beside it."""

from __future__ import annotations

from random import Random
from typing import Any

from companion.games import GAMES
from companion.play.asking import Asking
from companion.play.table import Table, in_memory
from companion.table.game import Game
from companion.table.record import Record
from companion.table.session import Head, Session
from companion.vasco.play.asking.decisions import QUESTIONS
from companion.vasco.play.table_options import CHOOSABLE
from companion.words import Words
from tests.toy import words


def bare_table(
    game: Game[Any, Any], record: Record, options: Any, language: str = "en", seed: int = 0
) -> Table:
    """Everything is kept at once."""
    deal = game.deal(Random(seed), record.components or game.starter())
    session = Session(game, Head("", record.players, record.components, deal))
    session.begin(())
    speech = Words(language, folder=words(), strict=True).of(game.id)
    table = Table(in_memory(), lambda: speech, lambda: options)
    table.play(session)
    return table


def asking_of(table: Table) -> Asking:
    """A seat of Vasco da Gama that asks when it is looked at."""
    asking = Asking(table, QUESTIONS, lambda: None)
    asking.begin()
    return asking


def asking_at(given: Record, moves: int, help_: str = "facts") -> Asking:
    """After so many moves of a record."""
    table = bare_table(GAMES[given.game], given, CHOOSABLE.usual._replace(help=help_))
    table.session.enter(given.moves[:moves])
    return asking_of(table)
