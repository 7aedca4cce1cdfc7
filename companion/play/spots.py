"""Spots put together: what can be picked, what cannot and why, and what lies there."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Any

from companion.play.question import Pick, Piece, Spot
from companion.table.game import Figure, Refusal

NOTHING: Mapping[str, Any] = {}


def spots(
    called: Callable[[str], Figure],
    picks: Mapping[str, Pick],
    blocked: Mapping[str, Any] = NOTHING,
    chosen: Collection[str] = (),
    pieces: Mapping[str, Piece] = NOTHING,
) -> dict[str, Spot]:
    """By their names; `called` says what each is."""
    return {
        name: Spot(
            called(name), picks.get(name), pieces.get(name), blocked.get(name), name in chosen
        )
        for name in dict.fromkeys((*picks, *blocked, *chosen, *pieces))
    }


def sorted_out(
    tried: Mapping[str, tuple[Pick, Any]], refused: Callable[[Any], Refusal | None]
) -> tuple[dict[str, Pick], dict[str, Any]]:
    """The spots that can be picked, and those whose move would be refused; each move is tried once,
    however many stand for it."""
    picks: dict[str, Pick] = {}
    blocked: dict[str, Any] = {}
    faults: dict[Any, Refusal | None] = {}
    for name, (pick, move) in tried.items():
        if move not in faults:
            faults[move] = refused(move)
        if faults[move]:
            blocked[name] = move
        else:
            picks[name] = pick
    return picks, blocked
