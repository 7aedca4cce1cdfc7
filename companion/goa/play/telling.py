"""A move that was made, as a sentence: who did what, and what it brought.

12.3: a correction of a purse is told without its figure, which would say what was in it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from companion.goa.play import saying
from companion.goa.rules import figures as f
from companion.goa.rules import moves as m
from companion.goa.rules.board import COLONY_NAMES, COLUMNS, SYMBOLS
from companion.goa.rules.kinds import KINDS
from companion.table.course import Entry
from companion.table.game import Figure, player_of

Say = Callable[..., str]
Figures = Mapping[str, Figure]


def briefly(say: Say, entry: Entry) -> str:
    """Only what was done."""
    kind, move = KINDS.name(entry.move), entry.move
    figures = dict(_FIGURES[kind](move, entry)) if kind in _FIGURES else {}
    if player := player_of(move):
        figures["player"] = f.player(player)
    key = _KEYS[kind](move) if kind in _KEYS else kind
    return say(f"told-{key.replace('_', '-')}", **figures)


def told(say: Say, entry: Entry) -> str:
    """All of it, with what the ledger says of whoever did it."""
    what, mine = briefly(say, entry), player_of(entry.move)
    if isinstance(entry.move, m.Adjust):
        return what
    lines = [line for line in entry.lines if line.player == mine and line.amount]
    return say("told-with", what=what, brought=saying.brings(lines)) if lines else what


def _lot(entry: Entry) -> Figure:
    """What was auctioned; the ledger has it only where somebody paid, and that is secret."""
    return f.lot(entry.state.dealt_with[-1])


def _of(key: str, find: Callable[[Any], Figure]) -> Callable[[Any, Entry], Figures]:
    return lambda move, entry: {key: find(move)}


def _column(move: Any) -> Figure:
    return f.column(COLUMNS.index(move.column))


def _colony(move: Any) -> Figure:
    return f.colony(COLONY_NAMES.index(move.colony))


def _auction(move: m.Outcome, entry: Entry) -> Figures:
    if not move.bidder:
        return {}
    paid = move.ducats - 1 if move.bought else move.ducats
    return {"bidder": f.player(move.bidder), "ducats": f.ducats(paid), "lot": _lot(entry)}


def _symbols(move: Any) -> Figure:
    held = zip(SYMBOLS, move.symbols, strict=True)
    return saying.symbols(name for name, many in held for _ in range(many))


_FIGURES: dict[str, Callable[[Any, Entry], Figures]] = {
    "elephant": _of("card", lambda move: f.number(move.cards)),
    "tile": _of("tile", lambda move: f.tile(move.tile)),
    "turned": _of("colonists", lambda move: saying.colonists(move.colonists)),
    "bonanza": _of("bonus", lambda move: saying.amount(move.what, move.amount)),
    "hand": _of("symbols", _symbols),
    "place": _of("cell", lambda move: f.cell(move.cell)),
    "bid": _of("ducats", lambda move: f.ducats(move.ducats)),
    "auction": _auction,
    "give_up": _of("site", lambda move: f.site(move.site)),
    "fill": _of("spices", lambda move: saying.spices(move.spices)),
    "favor": _of("tile", lambda move: f.tile(move.tile)),
    "progress": _of("column", _column),
    "ships": _of("column", lambda move: f.column(COLUMNS.index("ships"))),
    "found": _of("colony", _colony),
    "card": _of("card", lambda move: f.card(move.card)),
    "use": _of("tile", lambda move: f.tile(move.tile)),
}


def _auction_key(move: m.Outcome) -> str:
    if not move.bidder:
        return "auction-unsold"
    return "auction-bought" if move.bought else "auction-sold"


_KEYS: dict[str, Callable[[Any], str]] = {
    "auction": _auction_key,
    "settle": lambda move: "founded" if move.founded else "not_founded",
}
