"""What would be possible instead of a move that is refused, as near to it as there is."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice
from typing import Any

from companion.goa.rules import figures as f
from companion.goa.rules import moves as m
from companion.goa.rules.applying import apply
from companion.goa.rules.auctions import highest
from companion.goa.rules.board import COLONY_NAMES, COLUMNS, Cell
from companion.goa.rules.kinds import KINDS
from companion.goa.rules.options import options
from companion.goa.rules.phases import kinds_beside, kinds_due, seat_due
from companion.goa.rules.sites import counted, size
from companion.goa.rules.state import State
from companion.table.game import Figure, Instead, Refusal

Find = Callable[[State, Any, list[Any]], Instead | None]

_FEW = 3
_MANY = 400
"""So many moves of a kind are looked through."""


def nearest(state: State, move: Any) -> Instead | None:
    """Nothing where the move is not one that is awaited of this player, or could be made."""
    kind = KINDS.name(move)
    find, seat = _FINDS.get(kind), seat_due(state)
    if find is None or seat is None or kind not in (*kinds_due(state), *kinds_beside(state)):
        return None
    if move.player != state.board.colours[seat] or possible(state, move):
        return None
    return find(state, move, alike(state, move))


def possible(state: State, move: Any) -> bool:
    try:
        apply(state, move)
    except Refusal:
        return False
    return True


def alike(state: State, move: Any) -> list[Any]:
    """The legal moves of the same kind."""
    kind = KINDS.name(move)
    every = (each for family in options(state) if family.kind == kind for each in family)
    return list(islice(every, _MANY))


def _cells(state: State, move: m.Place, there: list[m.Place]) -> Instead:
    """3.2 to 3.5: the nearest places."""

    def far(other: Cell) -> int:
        return abs(other[0] - move.cell[0]) + abs(other[1] - move.cell[1])

    near = sorted(there, key=lambda each: (far(each.cell), each.cell))[:_FEW]
    said = {"cells": f.any_of(f.cell(each.cell) for each in near), "count": f.count(len(there))}
    key = "nearest-cells-of-many" if len(near) < len(there) else "nearest-cells"
    return Instead(key, said, tuple(near))


def _bid(state: State, move: m.Bid, there: list[m.Bid]) -> Instead:
    """4.2: from which amount on; what the purse holds is not told (12.3)."""
    best = highest(state)
    least = best[1] + 1 if best else 1
    passing = (m.Pass(move.player),)
    if move.ducats < least:
        return Instead("nearest-bid", {"least": f.ducats(least)}, passing)
    return Instead("nearest-pass", {}, passing)


def _sell(state: State, move: m.Buy, there: list[m.Buy]) -> Instead:
    return Instead("nearest-sell", {}, (m.Sell(move.player),))


def _extra(state: State, move: m.Pass, there: list[m.Pass]) -> Instead:
    return Instead("nearest-extra", {}, (m.Extra(move.player),))


def _steps(state: State, move: m.Progress, there: list[m.Progress]) -> Instead | None:
    """5.4: the same step for other spices; else other columns; else the same step by a card."""
    others = {each.column: each for each in reversed(there) if each.card == move.card}
    by_card = {each.card: each for each in there if each.card and each.column == move.column}
    others.pop(move.column, None)
    return _portion(state, move, there) or _of_columns(others) or _of_cards(by_card)


def _of_cards(cards: dict[Any, Any]) -> Instead | None:
    """8.12, 8.13."""
    if not cards:
        return None
    return Instead("nearest-cards", {"cards": f.any_of(map(f.card, cards))}, tuple(cards.values()))


def _ordered(names: Any) -> list[str]:
    return sorted(names, key=COLUMNS.index)


def _columns(names: Any) -> Figure:
    return f.any_of(f.column(COLUMNS.index(name)) for name in _ordered(names))


def _portion(state: State, move: Any, there: list[Any]) -> Instead | None:
    """Where too many or the wrong spices are named: a load that fits, as large as there is. The
    same spices on other sites would read like what was just refused."""
    refused = counted(move.spices)
    fitting = [
        each
        for each in there
        if _same_but_load(each, move) and each.spices and counted(each.spices) != refused
    ]
    if not fitting:
        return None
    wanted = size(move.spices)
    best = min(fitting, key=lambda each: (abs(size(each.spices) - wanted), each.spices))
    spices = f.listed(f.spice(spice) for _, some in best.spices for spice in some)
    return Instead("nearest-spices", {"spices": spices}, (best,))


def _same_but_load(one: Any, other: Any) -> bool:
    return bool(one._replace(spices=()) == other._replace(spices=()))


def _discard(state: State, move: m.Draw, there: list[m.Draw]) -> Instead | None:
    """5.8: room must be made first, where that would help."""
    less = m.Discard(move.player)
    if not possible(state, less) or not possible(apply(state, less).state, move):
        return None
    return Instead("nearest-discard", {}, (less,))


def _colonies(state: State, move: m.Found, there: list[m.Found]) -> Instead | None:
    """7.1."""
    others = tuple(each for each in there if each.of == move.of)
    if not others:
        return None
    named = f.any_of(f.colony(COLONY_NAMES.index(each.colony)) for each in others)
    return Instead("nearest-colonies", {"colonies": named}, others)


def _settle(state: State, move: m.Settle, there: list[m.Settle]) -> Instead:
    """7.4, 7.6: the other way."""
    key = "nearest-fail" if move.founded else "nearest-founded"
    return Instead(key, {}, (m.Settle(move.player, not move.founded),))


def _card(state: State, move: m.Play, there: list[m.Play]) -> Instead | None:
    if move.column is None:
        return _portion(state, move, there)
    columns = {each.column: each for each in there if each.column}
    return _of_columns(columns)


def _use(state: State, move: m.Use, there: list[m.Use]) -> Instead | None:
    same = [each for each in there if each.tile == move.tile]
    if move.column is not None:
        return _of_columns({each.column: each for each in same})
    return _portion(state, move, same) if move.spices else None


def _of_columns(columns: dict[Any, Any]) -> Instead | None:
    if not columns:
        return None
    moves = tuple(columns[name] for name in _ordered(columns))
    return Instead("nearest-steps", {"columns": _columns(columns)}, moves)


def _goods(state: State, move: m.Take, there: list[m.Take]) -> Instead | None:
    if move.goods == "spices" and (fitting := _portion(state, move, there)):
        return fitting
    kinds = {each.goods: each for each in reversed(there)}
    said = {"goods": f.any_of(map(f.kind_of_goods, kinds))}
    return Instead("nearest-goods", said, tuple(kinds.values()))


_FINDS: dict[str, Find] = {
    "place": _cells,
    "bid": _bid,
    "buy": _sell,
    "pass": _extra,
    "progress": _steps,
    "harvest": _portion,
    "draw": _discard,
    "found": _colonies,
    "settle": _settle,
    "card": _card,
    "use": _use,
    "take": _goods,
}
