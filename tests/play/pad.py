"""Plays a record of the score pad by taps on whose points they are and on keys."""

from __future__ import annotations

from typing import Any

from companion.scorepad.play.keys import LEFT, REALS, SHIPS, VP, blocks
from companion.scorepad.play.pad import Pad, Target
from companion.scorepad.rules.moves import Finish, Round, Settle


def touch(pad: Pad, move: Any) -> int:
    """Makes the move; how many taps it took."""
    if isinstance(move, Round):
        pad.ask_dias()
        pad.end_round()
        return 2
    if isinstance(move, Finish):
        pad.finish(move.winners or ())
        return 1
    target = Target(_kind(move), move.player)
    chosen = pad.target != target
    if chosen:
        pad.choose(target)
    keys = (key for block in blocks(target.kind, pad.state) for key in block.keys)
    pad.enter(next(key for key in keys if key.move(move.player) == move))
    return 1 + chosen


def _kind(move: Any) -> str:
    if isinstance(move, Settle):
        return LEFT if move.ships is None else SHIPS
    return VP if move.reals is None else REALS
