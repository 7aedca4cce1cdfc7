"""From the rows of a journal to the game they are of."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from companion.store.cards import Opening, read_opening
from companion.store.slips import Chain
from companion.table.course import Row
from companion.table.game import Figure, Game, Json, Refusal
from companion.table.journal import Journal, NotKept
from companion.table.session import Session, now

Games = Mapping[str, Game[Any, Any]]

LOST = "lost"
"""A row of the store's own: those before it that no longer fitted count no more."""


def counting(rows: Iterable[Row]) -> list[Row]:
    """The rows of a course, without those that a later row says were lost."""
    left: list[Row] = []
    for row in rows:
        if row["row"] == LOST:
            del left[row["kept"] :]
        else:
            left.append(row)
    return left


def lost(kept: int) -> Row:
    return {"row": LOST, "kept": kept}


def opening_of(chain: Chain) -> Opening:
    return read_opening(json.loads(chain.rows[0]))


def rows_of(chain: Chain) -> list[Row]:
    return [json.loads(text) for text in chain.rows[1:]]


def resumed(
    games: Games,
    key: str,
    chain: Chain,
    deal: Json,
    journal: Journal | None = None,
    clock: Callable[[], str] = now,
) -> Session:
    """The game as it stands; raises Refusal where it cannot even be begun."""
    opening = opening_of(chain)
    game = known(games, opening)
    return Session(game, opening.head(key, deal), journal, counting(rows_of(chain)), clock)


def known(games: Games, opening: Opening) -> Game[Any, Any]:
    if opening.game not in games:
        raise NotKept("store-game-unknown", game=Figure("text", opening.game))
    return games[opening.game]


def attempt(games: Games, key: str, chain: Chain, deal: Json) -> Session | None:
    try:
        return resumed(games, key, chain, deal)
    except Refusal:
        return None
