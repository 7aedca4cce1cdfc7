"""9 Acquiring a tile: one procedure, whatever the way (auction, Swap, Favor)."""

from __future__ import annotations

from collections.abc import Callable

from companion.goa.rules import figures as f
from companion.goa.rules.board import Cell
from companion.goa.rules.cards import draw
from companion.goa.rules.moves_of_chance import Bonus
from companion.goa.rules.sites import free_space, load_to, plantation, rooms
from companion.goa.rules.state import Pending, State, answered, at_front, put, without
from companion.goa.rules.supply import gain, scored
from companion.goa.rules.tiles import KINDS, PLANTATION, Tile
from companion.table.game.kinds import Ledger, Why

TILE, RESUPPLY, BONANZA = "tile", "resupply", "bonanza"
"""What goods are taken for (9.11, 9.20, 11.4)."""


def acquire(state: State, seat: int, one: Tile, cell: Cell | None, ledger: Ledger) -> State:
    """What the tile brings is booked at once; its choices come before whatever else is pending,
    and after them the Bonanza that lay beneath it (11.3)."""
    if cell in state.bonanza:
        state = state._replace(bonanza=without(state.bonanza, cell))
        state = at_front(state, Pending("bonanza", seat, cell=cell))
    if KINDS[one.kind].stays:
        return keep(state, seat, one, ledger)
    return BRINGS[one.kind](state, seat, one, ledger)


def why(one: Tile) -> Why:
    return Why("tile", KINDS[one.kind].rule, {"tile": f.tile(one)})


def keep(state: State, seat: int, one: Tile, ledger: Ledger) -> State:
    """9.5, 9.6, 9.14 to 9.23: it lies with its owner."""
    player = state.players[seat]
    player = player._replace(tiles=tuple(sorted((*player.tiles, one))))
    return scored(state, seat, player, ledger, why(one))


def bring_plantation(state: State, seat: int, one: Tile, ledger: Ledger) -> State:
    """9.2 to 9.4: onto the lowest free space; without one, a plantation is given up first."""
    space = free_space(state.players[seat])
    if space is None:
        return at_front(state, Pending("give_up", seat, tile=one))
    return lay_plantation(state, seat, one, space, ledger)


def lay_plantation(state: State, seat: int, one: Tile, space: int, ledger: Ledger) -> State:
    """It is filled at once; Crop rotation as its owner chooses."""
    player, site = state.players[seat], plantation(one)
    player = player._replace(sites=put(player.sites, space, site))
    state = scored(state, seat, player, ledger, why(one))
    if one.kind != PLANTATION:
        return at_front(state, Pending("fill", seat, space))
    return load_to(state, seat, ((space, (one.spice,) * one.number),), ledger, why(one))


def bring(*things: str) -> Callable[[State, int, Tile, Ledger], State]:
    """9.7 to 9.10: as many of each as the tile says."""

    def book(state: State, seat: int, one: Tile, ledger: Ledger) -> State:
        for what in things:
            state = gain(state, seat, ledger, why(one), what, one.number)
        return state

    return book


def bring_choice(state: State, seat: int, one: Tile, ledger: Ledger) -> State:
    return at_front(state, Pending("take", seat, one.number, TILE, tile=one))


def bring_cards(state: State, seat: int, one: Tile, ledger: Ledger) -> State:
    return draw(state, seat, one.number, ledger, why(one))


def bring_favor(state: State, seat: int, one: Tile, ledger: Ledger) -> State:
    """9.15: with nothing left in the box it gives nothing."""
    if any(tiles is None or tiles for tiles in state.removed):
        return at_front(state, Pending("favor", seat))
    return state


BRINGS: dict[str, Callable[[State, int, Tile, Ledger], State]] = {
    PLANTATION: bring_plantation,
    "crop_rotation": bring_plantation,
    "ships": bring("ships"),
    "colonists": bring("colonists"),
    "extra_actions": bring("extra_cards"),
    "settlement": bring("ships", "colonists", "extra_cards"),
    "ships_or_colonists": bring_choice,
    "expeditions": bring_cards,
    "favor": bring_favor,
}


def bonanza(state: State, move: Bonus, ledger: Ledger) -> State:
    """11.3, 11.4: the bonus of the tile that lay beneath."""
    seat = state.pending[0].seat
    state = answered(state)
    source = Why("bonanza", "11.3")
    if move.what == "cards":
        return draw(state, seat, move.amount, ledger, source)
    if move.what == "vp":
        player = state.players[seat]
        player = player._replace(bonus_vp=player.bonus_vp + move.amount)
        return scored(state, seat, player, ledger, source)
    if move.what != "spices":
        return gain(state, seat, ledger, source, move.what, move.amount)
    if rooms(state.players[seat]):
        return at_front(state, Pending("take", seat, move.amount, BONANZA))
    return state
