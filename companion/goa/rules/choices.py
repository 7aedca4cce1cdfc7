"""13.6 What a player chooses of a tile, a colony or a bonus before anything else goes on."""

from __future__ import annotations

from companion.goa.rules import figures as f
from companion.goa.rules.acquiring import (
    BONANZA,
    RESUPPLY,
    TILE,
    acquire,
    lay_plantation,
)
from companion.goa.rules.acquiring import (
    why as why_tile,
)
from companion.goa.rules.board import COLONY_NAMES, OF_TWO_SPICES, SPACES
from companion.goa.rules.cards import clear
from companion.goa.rules.moves import Favor, Fill, GiveUp, Take
from companion.goa.rules.sites import check_fields, colony, load_from, load_to, rooms, size
from companion.goa.rules.state import (
    Pending,
    Site,
    State,
    answered,
    have_come_up,
    put,
    without,
)
from companion.goa.rules.supply import check_turn, gain, scored
from companion.goa.rules.tiles import PHASES, Tile, lies_in, tile
from companion.table.game import Refusal
from companion.table.game.kinds import Ledger, Why

GOODS = {
    TILE: ("ships", "colonists"),
    RESUPPLY: ("ships", "colonists", "spices"),
    BONANZA: ("spices",),
}
"""9.11, 9.20, 11.4: which goods may be taken."""
TAKE_RULES = {TILE: "9.11", RESUPPLY: "9.20", BONANZA: "11.4"}


def give_up(state: State, move: GiveUp, ledger: Ledger) -> State:
    """9.3: its spices go with it; a single plantation stays face down with its owner."""
    pending = state.pending[0]
    seat = check_turn(state, move.player, pending.seat, "9.3")
    site, new = state.players[seat].sites[move.site], pending.tile
    assert site
    assert new
    gone = tile(site.tile)
    assert gone
    why = Why("give_up", "9.3", {"tile": f.tile(gone)})
    if site.spices:
        state = load_from(state, seat, ((move.site, site.spices),), ledger, why)
    player = state.players[seat]
    player = player._replace(sites=put(player.sites, move.site, None))
    if gone.is_single:
        player = player._replace(face_down=tuple(sorted((*player.face_down, gone))))
    state = scored(answered(state), seat, player, ledger, why)
    return lay_plantation(state, seat, new, move.site, ledger)


def fill(state: State, move: Fill, ledger: Ledger) -> State:
    """9.4, 7.8: every field of a new site."""
    pending = state.pending[0]
    place = pending.number
    if place < SPACES:
        return fill_crop_rotation(state, move, pending, ledger)
    seat = check_turn(state, move.player, pending.seat, "7.8")
    which = place - SPACES
    text = chosen_tile(state, which, move)
    site, why = colony(state.board, which, text), Why("colony", "7.8", {"colony": f.colony(which)})
    check_filled(site, move, "7.8")
    check_fields(state.players[seat], place, site, move.spices, "7.8")
    player = state.players[seat]
    state = answered(state)._replace(
        colonies=put(state.colonies, which, without(state.colonies[which], text))
    )
    player = player._replace(sites=put(player.sites, place, site))
    scores = Why("colony", "10.3", why.about)
    state = scored(state, seat, player, ledger, scores)
    return load_to(state, seat, ((place, move.spices),), ledger, why)


def fill_crop_rotation(state: State, move: Fill, pending: Pending, ledger: Ledger) -> State:
    """9.4: one spice of any kind."""
    seat = check_turn(state, move.player, pending.seat, "9.4")
    site = state.players[seat].sites[pending.number]
    assert site
    if move.tile is not None:
        raise Refusal("9.4", "no-colony-tile")
    check_filled(site, move, "9.4")
    one = tile(site.tile)
    assert one
    return load_to(answered(state), seat, ((pending.number, move.spices),), ledger, why_tile(one))


def chosen_tile(state: State, which: int, move: Fill) -> str:
    """7.8: for Quilon and Madras any tile that is still there; the others are all alike."""
    left = state.colonies[which]
    if COLONY_NAMES[which] not in OF_TWO_SPICES:
        if move.tile is not None:
            raise Refusal("7.8", "no-colony-tile")
        return left[0]
    if move.tile is None:
        raise Refusal("7.8", "colony-tile-needed", colony=f.colony(which))
    if move.tile not in left:
        raise Refusal("7.8", "colony-tile-gone", colony=f.colony(which))
    return move.tile


def check_filled(site: Site, move: Fill, rule: str) -> None:
    if len(move.spices) != site.fields:
        raise Refusal(rule, "fill-every-field", fields=f.count(site.fields))


def take(state: State, move: Take, ledger: Ledger) -> State:
    """9.11, 9.20, 11.4: goods of one kind; of spices fewer may be taken, at least one (8.7)."""
    pending = state.pending[0]
    rule = TAKE_RULES[pending.what]
    seat = check_turn(state, move.player, pending.seat, rule)
    if move.goods not in GOODS[pending.what]:
        raise Refusal(rule, "not-these-goods", goods=f.kind_of_goods(move.goods))
    state = answered(state)
    if pending.what == RESUPPLY:
        state = clear(state, pending.cards, RESUPPLY)
    why = why_tile(pending.tile) if pending.tile else Why(pending.what, rule)
    if move.goods != "spices":
        return gain(state, seat, ledger, why, move.goods, pending.number)
    check_number(size(move.spices), pending.number, rule)
    return load_to(state, seat, move.spices, ledger, why)


def check_number(taken: int, most: int, rule: str) -> None:
    """8.7: at least one, at most so many."""
    if not 1 <= taken <= most:
        raise Refusal(rule, "so-many-spices", most=f.count(most), found=f.count(taken))


def takeable(state: State, pending: Pending) -> tuple[str, ...]:
    """9.20: goods there is no room for cannot be taken."""
    goods = GOODS[pending.what]
    return (
        goods
        if rooms(state.players[pending.seat])
        else tuple(each for each in goods if each != "spices")
    )


def favor(state: State, move: Favor, ledger: Ledger) -> State:
    """9.15: a tile out of the box, acquired as if bought."""
    seat = check_turn(state, move.player, state.pending[0].seat, "9.15")
    state = answered(out_of_the_box(state, move.tile))
    return acquire(state, seat, move.tile, None, ledger)


def out_of_the_box(state: State, one: Tile) -> State:
    """13.2: of a phase whose removed tiles are unknown, any tile of its kinds."""
    for place, tiles in enumerate(state.removed):
        if tiles and one in tiles:
            return state._replace(removed=put(state.removed, place, without(tiles, one)))
    unknown = (place for place, tiles in enumerate(state.removed) if tiles is None)
    could = [place for place in unknown if lies_in(one, PHASES[place])]
    if could:
        phase = min(could, key=lambda place: state.came_up[place].count(one))
        return have_come_up(state, phase, one)
    raise Refusal("9.15", "not-in-the-box", tile=f.tile(one))
