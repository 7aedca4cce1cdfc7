"""What is said of what lies before a player, each as an edit (13.8, 13.9)."""

from __future__ import annotations

from typing import Any

from companion.goa.rules.board import SPACES
from companion.goa.rules.lying.edits import edit, reached
from companion.goa.rules.sites import colony, plantation
from companion.goa.rules.state import Player, Site, State, put, with_player, without
from companion.goa.rules.tiles import KINDS, Tile, tile


@edit("holds")
def holds(state: State, seat: int, what: str, held: int) -> State:
    """So much of something that is counted."""
    return _with(state, seat, **{what: held})


@edit("stands")
def stands(state: State, seat: int, column: int, row: int) -> State:
    """A marker stands in a row. A reward that only it had reached is there again if it has not."""
    player = state.players[seat]
    had = reached(state, column)
    state = _with(state, seat, rows=put(player.rows, column, row))
    left = set(state.rewards[column]) - (had - reached(state, column))
    return state._replace(rewards=put(state.rewards, column, tuple(sorted(left))))


@edit("site_lies")
def site_lies(state: State, seat: int, place: int, text: str, *spices: str) -> State:
    """A plantation or colony, and what grows there."""
    if place < SPACES:
        site = plantation(_tile(text))
    else:
        site = colony(state.board, place - SPACES, text)
    return _with_site(state, seat, place, site._replace(spices=tuple(sorted(spices))))


@edit("no_site")
def no_site(state: State, seat: int, place: int) -> State:
    return _with_site(state, seat, place, None)


@edit("spice_lies")
def spice_lies(state: State, seat: int, place: int, spice: str) -> State:
    site = _site(state, seat, place)
    return _with_site(
        state, seat, place, site._replace(spices=tuple(sorted((*site.spices, spice))))
    )


@edit("no_spice")
def no_spice(state: State, seat: int, place: int, spice: str) -> State:
    site = _site(state, seat, place)
    return _with_site(state, seat, place, site._replace(spices=without(site.spices, spice)))


@edit("tile_lies")
def tile_lies(state: State, seat: int, text: str, down: bool) -> State:
    """A tile is kept, or lies face down."""
    side = _side(down)
    return _with(state, seat, **{side: _and(getattr(state.players[seat], side), _tile(text))})


@edit("tile_turned")
def tile_turned(state: State, seat: int, text: str) -> State:
    """A tile that lies face up lies face down."""
    turned: State = tile_lies(seat, text, True)(no_tile(seat, text, False)(state))
    return turned


@edit("no_tile")
def no_tile(state: State, seat: int, text: str, down: bool) -> State:
    side = _side(down)
    return _with(state, seat, **{side: without(getattr(state.players[seat], side), _tile(text))})


def can_be_turned(one: Tile) -> bool:
    """9.17, 9.23: used for this round, or for good."""
    return KINDS[one.kind].red or one.kind == "duty"


def _with(state: State, seat: int, **held: Any) -> State:
    return with_player(state, seat, state.players[seat]._replace(**held))


def _site(state: State, seat: int, place: int) -> Site:
    site = state.players[seat].sites[place]
    if site is None:
        raise LookupError(place)
    return site


def _with_site(state: State, seat: int, place: int, site: Site | None) -> State:
    player: Player = state.players[seat]
    return _with(state, seat, sites=put(player.sites, place, site))


def _tile(text: str) -> Tile:
    found = tile(text)
    if found is None:
        raise LookupError(text)
    return found


def _and(tiles: tuple[Tile, ...], one: Tile) -> tuple[Tile, ...]:
    return tuple(sorted((*tiles, one)))


def _side(down: bool) -> str:
    return "face_down" if down else "tiles"
