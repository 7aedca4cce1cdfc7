"""The moves that nobody says, put in before those that bring them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from companion.table.game import Game


def nothing_implied(state: object, move: object) -> tuple[()]:
    """Of a game in which every move is said."""
    return ()


def in_full(game: Game[Any, Any], state: Any, move: Any) -> tuple[Any, ...]:
    """The move, and before it those that it brings."""
    return (*game.implied(state, move), move)


def all_in_full(
    game: Game[Any, Any], state: Any, moves: Iterable[Any]
) -> Iterator[tuple[Any, Any]]:
    """Moves made one after the other, each with the state it is made in; raises Refusal where one
    is not taken, once it was given."""
    for said in moves:
        for move in in_full(game, state, said):
            yield state, move
            state = game.apply(state, move).state
