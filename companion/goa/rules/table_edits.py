"""A table that lies otherwise than by its moves (13.8, 13.9): what can be said of it, each as an
edit, and the moves that lead there, from the state there was or from the beginning of a game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from companion.goa.rules.applying import apply
from companion.goa.rules.board import COLUMNS, CORNERS, SPACES, Cell
from companion.goa.rules.moves import Adjust, Agree, Correct, Estate
from companion.goa.rules.moves_of_chance import Elephant, Layout
from companion.goa.rules.phases import flag_due
from companion.goa.rules.setting_right import reached
from companion.goa.rules.sites import colony, plantation
from companion.goa.rules.state import (
    HIDDEN,
    Player,
    Site,
    State,
    laid,
    lying,
    put,
    with_cards,
    with_player,
    without,
)
from companion.goa.rules.supply import AMOUNTS
from companion.goa.rules.tiles import KINDS, PHASES, UNNAMED, Tile, tile
from companion.table.game import Json
from companion.table.game.edits import Sayings

SAYINGS = Sayings()
edit, read_edit = SAYINGS.edit, SAYINGS.read

# The course and the middle of the table


@edit("in_round")
def in_round(state: State, phase: int, number: int) -> State:
    """Of another phase other tiles lie there, which nobody has named."""
    if phase != state.phase:
        state = state._replace(phase=phase, grid=(UNNAMED,) * len(state.grid))
        state = _with_corners(state)
    return state._replace(round=number)


first = edit("first")(lambda state, seat: state._replace(first=seat))


@edit("variant")
def variant(state: State, name: str, played: bool) -> State:
    """11, 12.4: with Bonanza one lies beneath each corner."""
    state = state._replace(variants=state.variants._replace(**{name: played}))
    return _with_corners(state) if name == "bonanza" else state


@edit("in_cell")
def in_cell(state: State, cell: Cell, text: str) -> State:
    """A tile lies there, `"?"` one that nobody has named; or, by an empty text, none."""
    one = UNNAMED if text == UNNAMED.text else tile(text)
    state = laid(state, cell, one)
    return state._replace(bonanza=tuple(each for each in state.bonanza if lying(state, each)))


@edit("moved")
def moved(state: State, lifted: tuple[Json, ...], laid_down: tuple[Json, ...]) -> State:
    """A tile lies elsewhere than it was known to: what takes it away there, and what lays it
    here."""
    for name, *said in (lifted, laid_down):
        state = read_edit(name, said)(state)
    return state


@edit("beneath")
def beneath(state: State, corner: Cell, there: bool) -> State:
    """11.2: whether an unclaimed Bonanza tile lies beneath a corner."""
    return state._replace(bonanza=_in_or_out(state.bonanza, corner, there))


@edit("discarded")
def discarded(state: State, cards: int) -> State:
    return with_cards(state, state.cards._replace(discard=cards))


@edit("reward")
def reward(state: State, column: int, row: int, gone: bool) -> State:
    """5.11: whether the card for coming first to a row is gone."""
    rows = _in_or_out(state.rewards[column], row, gone)
    return state._replace(rewards=put(state.rewards, column, rows))


# What lies before a player


holds = edit("holds")(lambda state, seat, what, held: _with(state, seat, **{what: held}))
"""So much of something that is counted."""


@edit("stands")
def stands(state: State, seat: int, column: int, row: int) -> State:
    """A marker stands in a row. A reward that only it had reached is there again if it has not."""
    had = reached(state, column)
    state = _with(state, seat, rows=put(state.players[seat].rows, column, row))
    left = set(state.rewards[column]) - (had - reached(state, column))
    return state._replace(rewards=put(state.rewards, column, tuple(sorted(left))))


@edit("site_lies")
def site_lies(state: State, seat: int, place: int, text: str, *spices: str) -> State:
    """A plantation or colony, and what grows there."""
    if place < SPACES:
        site = plantation(_tile(text))
    else:
        site = colony(state.board, place - SPACES, text)
    return _with_site(state, seat, place, _growing(site, *spices))


no_site = edit("no_site")(lambda state, seat, place: _with_site(state, seat, place, None))


@edit("spice_lies")
def spice_lies(state: State, seat: int, place: int, spice: str) -> State:
    site = _site(state, seat, place)
    return _with_site(state, seat, place, _growing(site, *site.spices, spice))


@edit("no_spice")
def no_spice(state: State, seat: int, place: int, spice: str) -> State:
    site = _site(state, seat, place)
    return _with_site(state, seat, place, _growing(site, *without(site.spices, spice)))


@edit("tile_lies")
def tile_lies(state: State, seat: int, text: str, down: bool) -> State:
    """A tile is kept, or lies face down."""
    side = _side(down)
    tiles = (*getattr(state.players[seat], side), _tile(text))
    return _with(state, seat, **{side: tuple(sorted(tiles))})


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


def _with_site(state: State, seat: int, place: int, site: Site | None) -> State:
    return _with(state, seat, sites=put(state.players[seat].sites, place, site))


def _with_corners(state: State) -> State:
    there = tuple(cell for cell in CORNERS if lying(state, cell))
    return state._replace(bonanza=there if state.variants.bonanza else ())


def _growing(site: Site, *spices: str) -> Site:
    return site._replace(spices=tuple(sorted(spices)))


def _in_or_out(all_: tuple[Any, ...], one: Any, there: bool) -> tuple[Any, ...]:
    return tuple(sorted({*all_, one} if there else {*all_} - {one}))


def _site(state: State, seat: int, place: int) -> Site:
    site = state.players[seat].sites[place]
    if site is None:
        raise LookupError(place)
    return site


def _tile(text: str) -> Tile:
    found = tile(text)
    if found is None:
        raise LookupError(text)
    return found


def _side(down: bool) -> str:
    return "face_down" if down else "tiles"


# The moves from one table to another

CORRECTION_KINDS = frozenset(("adjust", "correct"))
"""What these moves are called in a record."""

Correction = Adjust | Correct


def moves_between(before: State, wanted: State, why: str) -> tuple[Correction, ...]:
    """An adjustment a player and one correction, as far as they are needed."""
    pairs = [*zip(before.players, wanted.players, strict=True)]
    adjusts = (_adjust(old, new, why) for old, new in pairs)
    correct = _correct(before, wanted, why)
    return (*filter(None, adjusts), *(() if correct == Correct(why) else (correct,)))


def laid_by(state: State, moves: tuple[Any, ...]) -> State:
    """Where the moves lead."""
    for move in moves:
        state = apply(state, move).state
    return state


def untold(begun: State) -> State:
    """What a group is asked about that takes up a game before a flag is placed: as the set-up
    gives it, with tiles that nobody has named yet. A purse is told by its owner alone."""
    state = laid_by(begun, _set_up(begun, begun._replace(first=0)))
    players = tuple(player._replace(ducats=HIDDEN) for player in state.players)
    return state._replace(players=players)


def moves_to(begun: State, wanted: State, deal: Json, why: str) -> tuple[object, ...]:
    """From the beginning of a game to a table that lies as wanted; a Refusal where it cannot lie
    so. What was played before is not known, so the record has a set-up, adjustments and one
    correction. Nothing is drawn for it: what nobody tells is as the set-up gives it."""
    made = _set_up(begun, wanted)
    state = laid_by(begun, made)
    assert flag_due(state)
    moves = moves_between(state, wanted, why)
    laid_by(state, moves)
    return (*made, *moves)


def _set_up(begun: State, wanted: State) -> tuple[object, ...]:
    """1.6 to 1.5. 11.1: what Quick Start brought lies there by now."""
    variants = wanted.variants._replace(quick_start=False)
    assert wanted.first is not None
    unnamed = Layout((UNNAMED,) * len(begun.grid), None)
    return Agree(*variants), unnamed, Elephant(wanted.first + 1)


def _adjust(old: Player, new: Player, why: str) -> Adjust | None:
    """A purse nobody has told is as it was."""
    told = new._replace(ducats=old.ducats) if new.ducats == HIDDEN else new
    by = {what: getattr(told, what) - getattr(old, what) for what in AMOUNTS}
    return Adjust(new.colour, why, **by) if any(by.values()) else None


def _correct(old: State, new: State, why: str) -> Correct:
    """Only what differs is named, and not what follows from the rest."""
    pairs = zip(old.players, new.players, strict=True)
    estates = ((each.colour, _estate(before, each)) for before, each in pairs)
    phase = None if old.phase == new.phase else PHASES[new.phase]
    corners = tuple(cell for cell in old.bonanza if lying(new, cell))
    return Correct(
        why,
        # 13.9: a phase comes with its grid.
        grid=new.grid if phase or old.grid != new.grid else None,
        discard=_differing(old.cards.discard, new.cards.discard),
        players=tuple((colour, estate) for colour, estate in estates if estate != Estate()),
        phase=phase,
        round=_differing(old.round, new.round),
        first_player=_differing(_first(old), _first(new)),
        rewards=tuple(_rewards(old, new)),
        # 11.2: that of a corner set empty is gone by itself.
        bonanza=_differing(corners, new.bonanza),
    )


def _estate(old: Player, new: Player) -> Estate:
    rows = zip(COLUMNS, old.rows, new.rows, strict=True)
    sites = tuple((place, site) for place, site in enumerate(new.sites) if site)
    return Estate(
        tuple((name, row) for name, was, row in rows if was != row) or None,
        None if old.sites == new.sites else sites,
        None if sorted(old.tiles) == sorted(new.tiles) else new.tiles,
        None if sorted(old.face_down) == sorted(new.face_down) else new.face_down,
        _differing(old.hand, new.hand),
    )


def _differing(old: Any, new: Any) -> Any:
    return None if old == new else new


def _first(state: State) -> str | None:
    return None if state.first is None else state.board.colours[state.first]


def _rewards(old: State, new: State) -> Iterator[tuple[str, tuple[int, ...]]]:
    """Those that are not gone by the markers alone, where they can be said at all."""
    for column, name in enumerate(COLUMNS):
        follows = tuple(sorted(reached(new, column).union(old.rewards[column])))
        told = tuple(sorted(reached(new, column).union(new.rewards[column])))
        if flag_due(old) and told != follows:
            yield name, told
