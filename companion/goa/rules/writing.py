"""How a record writes the moves: the opposite of `reading`."""

from __future__ import annotations

from typing import Any

from companion.goa.rules import moves as m
from companion.goa.rules import moves_of_chance as c
from companion.goa.rules.board import SITES, SYMBOLS
from companion.goa.rules.showing import grid_shown, load_shown, site_shown, texts
from companion.table.game import Json


def without_empty(move: Any) -> Json:
    """Only the keys that say something."""
    return {key: value for key, value in move._asdict().items() if value not in (None, 0, ())}


def layout(move: c.Layout) -> Json:
    written: dict[str, Json] = {"grid": grid_shown(move.grid)}
    if move.removed is not None:
        written["removed"] = texts(move.removed)
    return written


def of_tile(move: c.Name | m.Favor) -> Json:
    return {**move._asdict(), "tile": move.tile.text}


def turned(move: c.TurnUp) -> Json:
    return {"colonists": list(move.colonists)}


def bonus(move: c.Bonus) -> Json:
    return {"bonus": {move.what: move.amount}}


def hand(move: c.Hand) -> Json:
    return {"player": move.player, "symbols": symbols(move.symbols)}


def symbols(counts: tuple[int, ...]) -> Json:
    return {name: count for name, count in zip(SYMBOLS, counts, strict=True) if count}


def agree(move: m.Agree) -> Json:
    return move._asdict()


def quick(move: m.Quick) -> Json:
    chosen = {"columns": list(move.columns)} if move.columns else {"ducats": True}
    return {"player": move.player, **chosen}


def place(move: m.Place) -> Json:
    return {"player": move.player, "cell": list(move.cell)}


def give_up(move: m.GiveUp) -> Json:
    return {"player": move.player, "site": SITES[move.site]}


def fill(move: m.Fill) -> Json:
    return {**without_empty(move), "spices": list(move.spices)}


def with_load(move: Any) -> Json:
    written = without_empty(move)
    if move.spices:
        written["spices"] = load_shown(move.spices)
    return written


def harvest(move: m.Harvest) -> Json:
    """Spices are named even where there are none."""
    return {**without_empty(move), "spices": load_shown(move.spices)}


def use(move: m.Use) -> Json:
    written = {**with_load(move), "tile": move.tile.text}
    if move.cell:
        written["cell"] = list(move.cell)
    return written


def correct(move: m.Correct) -> Json:
    wanted: dict[str, Json] = {}
    if move.grid is not None:
        wanted["grid"] = grid_shown(move.grid)
    if move.players:
        wanted["players"] = {colour: estate(part) for colour, part in move.players}
    if move.rewards:
        wanted["rewards"] = {name: list(rows) for name, rows in move.rewards}
    if move.bonanza is not None:
        wanted["bonanza"] = [list(cell) for cell in move.bonanza]
    for key in ("discard", "phase", "round", "first_player"):
        if (value := getattr(move, key)) is not None:
            wanted[key] = value
    return {"state": wanted, "why": move.why}


def estate(wanted: m.Estate) -> Json:
    written: dict[str, Json] = {}
    if wanted.rows is not None:
        written["rows"] = dict(wanted.rows)
    if wanted.sites is not None:
        written["sites"] = {SITES[place]: site_shown(site) for place, site in wanted.sites}
    for key in ("tiles", "face_down"):
        if (tiles := getattr(wanted, key)) is not None:
            written[key] = texts(tiles)
    if wanted.hand is not None:
        written["hand"] = wanted.hand
    return written
