"""What is tapped next on the way to a move of a score pad, seen from what is asked."""

from __future__ import annotations

from typing import Any

from companion.goa.rules.pad import PAD as GOA
from companion.play.asking import Asking
from companion.play.pad.keys import Told
from companion.table.game.pad.moves import Finish, Round
from companion.vasco.rules.pad import PAD as VASCO

PADS = {pad.id: pad for pad in (VASCO, GOA)}


def touch(asking: Asking, move: Any) -> None:
    """One tap: on whose it is, or on what it is."""
    if isinstance(move, Round):
        owner = f"dias-{move.owner}" if move.owner else "no-dias"
        _press(asking, "end-round" if _offers(asking, "end-round") else owner)
    elif isinstance(move, Finish):
        _press(asking, f"wins-{move.winners[0]}" if move.winners else "finish")
    elif any(deed.move == move for deed in asking.question.deeds):
        _press(asking, "enter")
    else:
        asking.pick(_key(asking, move) or _whose(asking, move))


def _key(asking: Asking, move: Any) -> str:
    """The one that is the move, or a choice of those that make it."""
    at, mine = f"{move.category}-", asking.question.player == move.player
    parts = PADS[asking.session.game.id].category(move.category).parts(move.value)
    for name, spot in asking.question.spots.items():
        told = mine and name.startswith(at) and isinstance(spot.pick, Told) and not spot.chosen
        if spot.pick == move or (told and parts[spot.pick.choice] == spot.pick.value):
            return name
    return ""


def _whose(asking: Asking, move: Any) -> str:
    cells = asking.question.picks.items()
    wanted = "reals" if move.category == "reals" else "vp"
    names = [name for name, pick in cells if getattr(pick, "player", "") == move.player]
    return next((name for name in names if name.startswith(f"{wanted}-of-")), names[0])


def _press(asking: Asking, name: str) -> None:
    asking.act(next(deed for deed in asking.question.deeds if deed.name == name))


def _offers(asking: Asking, name: str) -> bool:
    return any(deed.name == name for deed in asking.question.deeds)
