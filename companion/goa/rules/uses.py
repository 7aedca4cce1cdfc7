"""The families of uses of tiles within a turn (9.14 to 9.23)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from companion.goa.rules.board import COLUMNS, LAST_ROW
from companion.goa.rules.cards import left
from companion.goa.rules.estate import Estate
from companion.goa.rules.families import Loaded, Some, only
from companion.goa.rules.loads import Off, Onto, Whole
from companion.goa.rules.moves import Use
from companion.goa.rules.state import State, cell_of
from companion.goa.rules.tiles import Tile
from companion.table.game import Family

Families = Iterator[Family[Any]]


def uses(state: State, own: Estate) -> Families:
    """9.14 to 9.23: of tiles that are alike one."""
    before = None
    for one in own.player.tiles:
        find = USES.get(one.kind)
        if find and one != before:
            yield from find(state, own, one)
        before = one


def use_always(state: State, own: Estate, one: Tile) -> Families:
    yield only(Use(own.player.colour, one))


def use_with_cards(state: State, own: Estate, one: Tile) -> Families:
    if left(state.cards):
        yield only(Use(own.player.colour, one))


def use_spice(state: State, own: Estate, one: Tile) -> Families:
    if own.rooms:
        yield Loaded(Use(own.player.colour, one), Onto(own.rooms, 1, one.number))


def use_extra_harvest(state: State, own: Estate, one: Tile) -> Families:
    if own.rooms:
        yield Loaded(Use(own.player.colour, one), Whole(own.rooms, one.number))


def use_vice_king(state: State, own: Estate, one: Tile) -> Families:
    player = own.player
    highest = min(player.rows)
    if highest < LAST_ROW:
        named = zip(COLUMNS, player.rows, strict=True)
        moves = (Use(player.colour, one, column=name) for name, row in named if row == highest)
        yield Some(tuple(moves))


def use_duty(state: State, own: Estate, one: Tile) -> Families:
    if sum([len(spices) for _, spices in own.stock]) >= one.number:
        yield Loaded(Use(own.player.colour, one), Off(own.stock, one.number, one.number))


def use_swap(state: State, own: Estate, one: Tile) -> Families:
    cells = tuple(
        Use(own.player.colour, one, cell=cell_of(place))
        for place, lying in enumerate(state.grid)
        if lying
    )
    if cells:
        yield Some(cells)


USES: dict[str, Callable[[State, Estate, Tile], Families]] = {
    "red_ship": use_always,
    "red_colonist": use_always,
    "red_ducats": use_always,
    "red_spice": use_spice,
    "red_expedition": use_with_cards,
    "extra_harvest": use_extra_harvest,
    "resupply": use_with_cards,
    "vice_king": use_vice_king,
    "duty": use_duty,
    "swap": use_swap,
}
