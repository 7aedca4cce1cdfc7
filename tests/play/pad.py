"""What is tapped next on the way to a move of the score pad, seen from what is asked."""

from __future__ import annotations

from typing import Any

from companion.play.asking import Asking
from companion.scorepad.rules.moves import Finish, Round


def touch(asking: Asking, move: Any) -> None:
    """One tap: on whose it is, or on what it is."""
    if isinstance(move, Round):
        owner = f"dias-{move.dias}" if move.dias else "no-dias"
        _press(asking, "end-round" if _offers(asking, "end-round") else owner)
    elif isinstance(move, Finish):
        _press(asking, f"wins-{move.winners[0]}" if move.winners else "finish")
    else:
        found = (name for name, pick in asking.question.picks.items() if pick == move)
        asking.pick(next(found, "") or _whose(asking, move))


def _whose(asking: Asking, move: Any) -> str:
    cells = asking.question.picks.items()
    wanted = "reals" if getattr(move, "reals", None) is not None else "vp"
    names = [name for name, pick in cells if getattr(pick, "player", "") == move.player]
    return next((name for name in names if name.startswith(f"{wanted}-of-")), names[0])


def _press(asking: Asking, name: str) -> None:
    asking.act(next(deed for deed in asking.question.deeds if deed.name == name))


def _offers(asking: Asking, name: str) -> bool:
    return any(deed.name == name for deed in asking.question.deeds)
