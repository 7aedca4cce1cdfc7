"""What taps amount to while a group sets up: picks one after the other, then a single move."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import NamedTuple

from companion.vasco.draws import UPPER, Drawn, draws_due
from companion.vasco.moves import (
    NO_BONUS,
    Bag,
    Bonus,
    Merchant,
    Move,
    Projects,
    Sailors,
    Send,
    TurnVdg,
    Voyage,
)
from companion.vasco.options import options
from companion.vasco.phases import OVERVIEW, kinds_due
from companion.vasco.sending import Sendings
from companion.vasco.state import SAILORS, Crew, State, Tile, Vdg, crew_of


class Berthed(NamedTuple):
    """The dock chosen for the merchant ship."""

    landing: str
    dock: int


Pick = Tile | Vdg | int | str | Berthed | Bonus
Picks = tuple[Pick, ...]


def asked(state: State) -> str:
    """The kind of move that setting up waits for; empty when all is set up."""
    return kinds_due(state)[0] if OVERVIEW[state.stage].phase == "setup" else ""


def moved(state: State, picks: Picks) -> Move | None:
    """The move the picks make; None while some are missing."""
    return _MOVES[asked(state)](state, picks)


def taken_back(move: Move) -> Picks:
    """The picks a move was made of but for the last, as they were before the tap that sent it."""
    if isinstance(move, Projects):
        return (move.sao_gabriel, *move.upper[:-1])
    if isinstance(move, Sailors):
        counts = dict(zip(SAILORS, move.drawn, strict=True))
        return (*Counter(counts).elements(),)[:-1]
    if isinstance(move, Send) and move.voyage.bonus != NO_BONUS:
        return (Berthed(move.voyage.landing, move.voyage.dock),)
    return ()


def sendings(state: State) -> Sendings:
    return next(family for family in options(state) if isinstance(family, Sendings))


def drawing(state: State) -> Drawn:
    """What is drawn into the section whose turn it is."""
    due = draws_due(state)
    assert isinstance(due, Drawn)
    return due


def _projects(_: State, picks: Picks) -> Move | None:
    tiles = tuple(each for each in picks if isinstance(each, Tile))
    return Projects(tiles[0], tiles[1:]) if len(tiles) > UPPER else None


def _sailors(state: State, picks: Picks) -> Move | None:
    due = drawing(state)
    return Sailors(due.section, counted(picks)) if len(picks) == due.wanted else None


def counted(picks: Picks) -> Crew:
    return crew_of(picks.count(colour) for colour in SAILORS)


def _vdg(_: State, picks: Picks) -> Move | None:
    return next((TurnVdg(each) for each in picks if isinstance(each, Vdg)), None)


def _bag(_: State, picks: Picks) -> Move | None:
    return next((Bag(each) for each in picks if isinstance(each, str)), None)


def _merchant(_: State, picks: Picks) -> Move | None:
    return next((Merchant(each) for each in picks if isinstance(each, int)), None)


def _send(state: State, picks: Picks) -> Move | None:
    sending = sendings(state)
    for berthed in (each for each in picks if isinstance(each, Berthed)):
        chosen = [each for each in picks if isinstance(each, Bonus)]
        left = chosen or sending.voyages.stock.choices(berthed.landing)
        if len(left) == 1:
            return Send(sending.player, Voyage(*berthed, left[0]))
    return None


_MOVES: dict[str, Callable[[State, Picks], Move | None]] = {
    "projects": _projects,
    "sailors": _sailors,
    "vdg": _vdg,
    "merchant": _merchant,
    "send": _send,
    "bag": _bag,
}
