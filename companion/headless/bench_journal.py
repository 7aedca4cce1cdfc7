"""`bench`, the journal's part: one durable move, from the tap to the disk."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from statistics import quantiles
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

from companion.store import Store
from companion.table.game import Game, Seat

GAMES = 3
"""Whole games, so that the log grows and the courses are as long as at a table."""


def journalling(game: Game[Any, Any]) -> dict[str, float | str]:
    """Rules, row and disk together, as a tap waits for them."""
    with TemporaryDirectory() as folder:
        store = Store(Path(folder), {game.id: game})
        times = [taken for seed in range(GAMES) for taken in durable_moves(store, game, seed)]
        store.close()
    twentieths = quantiles(times, n=20)
    return {
        "journal_ms_p50": round(1000 * twentieths[9], 3),
        "journal_ms_p95": round(1000 * twentieths[18], 3),
    }


def durable_moves(store: Store, game: Game[Any, Any], seed: int) -> Iterator[float]:
    chance = Random(seed)
    seats = [Seat(colour, colour) for colour in game.colours[: max(game.seats)]]
    session = store.shelf.start(game.id, seats, game.starter(), set(game.drawn.values()))
    while session.due.kinds:
        move = chance.choice(game.options(session.state)).pick(chance)
        start = perf_counter()
        session.do(move)
        yield perf_counter() - start
