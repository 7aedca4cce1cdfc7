"""How a record writes the moves whose keys depend on each other: to the letter."""

from __future__ import annotations

from typing import TypeVar

from companion.goa.rules import moves as m
from companion.goa.rules import moves_of_chance as c
from companion.goa.rules import pieces
from companion.goa.rules.board import CELLS, COLOURS, COLUMNS, CORNERS, ROUNDS, Cell
from companion.goa.rules.cards import HARVEST_MIX, NO_SHIPS, NO_SPICES, POWERS
from companion.goa.rules.moves import Estate
from companion.goa.rules.supply import AMOUNTS
from companion.goa.rules.tiles import PHASES, UNNAMED
from companion.table.game import Json
from companion.table.game.fields import (
    Fields,
    Reader,
    boolean,
    integer,
    list_of,
    named,
    one_of,
    sentence,
    unlike,
)

T = TypeVar("T")

LARGEST_CHANGE = 999
QUICK_COLUMNS = 2
GOODS = ("ships", "colonists", "spices")


def read_layout(fields: Fields) -> c.Layout:
    return c.Layout(
        fields.may("grid", pieces.full_grid, (UNNAMED,) * CELLS),
        fields.may("removed", list_of(pieces.any_tile), None),
    )


def read_agree(fields: Fields) -> m.Agree:
    return m.Agree(*(fields.may(key, boolean, False) for key in m.Agree._fields))


def true(raw: Json, where: str) -> bool:
    if raw is not True:
        raise unlike(where, "true", raw)
    return True


def read_quick(fields: Fields) -> m.Quick:
    player = fields.need("player", pieces.player)
    if "ducats" in fields:
        fields.need("ducats", true)
        return m.Quick(player)
    columns = fields.need("columns", list_of(pieces.column, QUICK_COLUMNS, QUICK_COLUMNS))
    return m.Quick(player, tuple(sorted(columns, key=COLUMNS.index)))


def read_outcome(fields: Fields) -> m.Outcome:
    player = fields.need("player", pieces.player)
    if "bidder" not in fields:
        return m.Outcome(player)
    return m.Outcome(
        player,
        fields.need("bidder", pieces.player),
        fields.need("ducats", integer(0)),
        fields.may("bought", boolean, False),
    )


def read_fill(fields: Fields) -> m.Fill:
    return m.Fill(
        fields.need("player", pieces.player),
        fields.need("spices", pieces.spices),
        fields.may("tile", pieces.colony_tile, None),
    )


def read_take(fields: Fields) -> m.Take:
    player = fields.need("player", pieces.player)
    goods = fields.need("goods", one_of("goods", GOODS))
    if goods == "spices":
        return m.Take(player, goods, fields.need("spices", pieces.one_or_more))
    return m.Take(player, goods)


def read_progress(fields: Fields) -> m.Progress:
    return m.Progress(
        fields.need("player", pieces.player),
        fields.need("column", pieces.column),
        fields.may("spices", pieces.load, ()),
        fields.may("card", one_of("card-of-progress", (NO_SPICES, NO_SHIPS)), None),
    )


def read_harvest(fields: Fields) -> m.Harvest:
    """8.10: where ships or colonists may be taken instead, spices may be left out."""
    instead = any(key in fields for key in ("card", "ships", "colonists"))
    return m.Harvest(
        fields.need("player", pieces.player),
        fields.may("spices", pieces.load, ()) if instead else fields.need("spices", pieces.load),
        fields.may("card", one_of("card-of-harvest", (HARVEST_MIX,)), None),
        fields.may("ships", integer(1), 0),
        fields.may("colonists", integer(1), 0),
        fields.may("of", pieces.player, None),
    )


def read_play(fields: Fields) -> m.Play:
    player = fields.need("player", pieces.player)
    card = fields.need("card", one_of("card", POWERS))
    if card in ("spices2", "sell4"):
        return m.Play(player, card, spices=fields.need("spices", pieces.one_or_more))
    if card == "step_for_ducats":
        return m.Play(player, card, column=fields.need("column", pieces.column))
    return m.Play(player, card)


def read_use(fields: Fields) -> m.Use:
    """Only what the tile asks for."""
    use = m.Use(fields.need("player", pieces.player), fields.need("tile", pieces.any_tile))
    kind = use.tile.kind
    if kind in ("red_spice", "extra_harvest", "duty"):
        return use._replace(spices=fields.need("spices", pieces.one_or_more))
    if kind == "vice_king":
        return use._replace(column=fields.need("column", pieces.column))
    if kind == "swap":
        return use._replace(cell=fields.need("cell", pieces.cell))
    return use


def change(raw: Json, where: str) -> int:
    by = integer(-LARGEST_CHANGE, LARGEST_CHANGE)(raw, where)
    if by == 0:
        raise unlike(where, "change", raw)
    return by


def read_adjust(fields: Fields) -> m.Adjust:
    player, why = fields.need("player", pieces.player), fields.need("why", sentence)
    if not any(what in fields for what in AMOUNTS):
        fields.need(AMOUNTS[0], change)
    return m.Adjust(player, why, *(fields.may(what, change, 0) for what in AMOUNTS))


def read_correct(fields: Fields) -> m.Correct:
    why = fields.need("why", sentence)
    return fields.need("state", read_wanted)._replace(why=why)


def read_wanted(raw: Json, where: str) -> m.Correct:
    """What a correction names, in the shape in which the state is printed."""
    fields = Fields(raw, where)
    wanted = m.Correct(
        why="",
        grid=fields.may("grid", pieces.grid, None),
        discard=fields.may("discard", pieces.hand, None),
        players=fields.may("players", some(named(COLOURS, read_estate)), ()),
        phase=fields.may("phase", one_of("phase", PHASES), None),
        round=fields.may("round", integer(1, ROUNDS), None),
        first_player=fields.may("first_player", pieces.player, None),
        rewards=fields.may("rewards", some(named(COLUMNS, pieces.rewards)), ()),
        bonanza=fields.may("bonanza", read_corners, None),
    )
    fields.end()
    if wanted == m.Correct(why=""):
        raise unlike(where, "some-state", raw)
    return wanted


def read_estate(raw: Json, where: str) -> Estate:
    fields = Fields(raw, where)
    wanted = Estate(
        rows=fields.may("rows", some(named(COLUMNS, pieces.row)), None),
        sites=fields.may("sites", pieces.sites, None),
        tiles=fields.may("tiles", list_of(pieces.kept_tile), None),
        face_down=fields.may("face_down", list_of(pieces.turned_tile), None),
        hand=fields.may("hand", pieces.hand, None),
    )
    fields.end()
    if wanted == Estate():
        raise unlike(where, "some-state", raw)
    return wanted


def some(reader: Reader[tuple[T, ...]]) -> Reader[tuple[T, ...]]:
    """Of several things at least one."""

    def read(raw: Json, where: str) -> tuple[T, ...]:
        found = reader(raw, where)
        if not found:
            raise unlike(where, "some-state", raw)
        return found

    return read


def read_corners(raw: Json, where: str) -> tuple[Cell, ...]:
    """11.2: corners of the grid, each once."""
    corners = list_of(pieces.cell)(raw, where)
    if len(set(corners)) != len(corners) or not set(corners) <= set(CORNERS):
        raise unlike(where, "corners", raw)
    return corners
