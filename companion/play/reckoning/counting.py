from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from companion.table.account import Account
from companion.table.game import Line, Said
from companion.table.session import Session


def _nothing(*_: Any) -> Any:
    return ()


class Counting(NamedTuple):
    """How a game counts; standings, reckoning and charts are made from it."""

    points: str
    """What the ledger calls them; also the kind of figure, and its name in a message."""
    scores: Callable[[Any], Mapping[str, int]]
    """By colour, in a state as anybody may see it."""
    round: Callable[[Any], str]
    """What the round of a state is called, in which the game is told and charted."""
    held: str = ""
    """What else is counted, as the ledger calls it."""
    holdings: Callable[[Any], Mapping[str, int]] = lambda _: {}
    """How much of that everybody has; of nobody where it is not counted or not seen."""
    last: Callable[[Line], bool] = lambda _: False
    """Whether it came with the end of the game, and not in play."""
    open: Callable[[Any, str], Iterable[Said]] | None = None
    """What somebody's points were for that came in play, where the rules say so line by line."""
    left_out: Said | None = None
    """What the points of a game that goes on do not tell."""
    ties: str = ""
    """The rule by which ties are broken."""
    merits: Callable[[Any, Sequence[str]], Iterable[Said]] = _nothing
    """What parts players of as many points, in words."""
    decided: Sequence[Callable[[Counting, Session, Account], Said | None]] = ()
    """What decided a game, each in a sentence."""
    phases: Sequence[str] = ()
    """The phases of which it is told how long everybody thought."""
