"""9.14 to 9.23 Tiles that lie face up and are used in their owner's turns."""

from __future__ import annotations

from collections.abc import Callable

from companion.goa.rules import figures as f
from companion.goa.rules.acquiring import RESUPPLY, acquire
from companion.goa.rules.board import COLUMNS, LAST_ROW
from companion.goa.rules.cards import draw, left
from companion.goa.rules.choices import check_number
from companion.goa.rules.moves import Use
from companion.goa.rules.progress import moved_down
from companion.goa.rules.sites import load_from, load_to, room, size
from companion.goa.rules.state import Pending, Player, State, at_front, laid, lying, with_player
from companion.goa.rules.supply import gain, scored
from companion.goa.rules.tiles import KINDS, UNNAMED
from companion.goa.rules.turns import at_turn, check_lies, used_up
from companion.table.game import Refusal
from companion.table.game.kinds import Ledger, Why

Effect = Callable[[State, int, Use, Ledger, Why], State]


def use(state: State, move: Use, ledger: Ledger) -> State:
    """5.2: in the owner's turn, and no action; 9.16: something must change."""
    seat = at_turn(state, move.player)
    kind = KINDS[move.tile.kind]
    if move.tile.kind not in EFFECTS:
        raise Refusal("9.16", "tile-not-used-so", tile=f.tile(move.tile))
    if kind.once:
        state = used_up(state, seat, move.tile, kind.rule)
    elif kind.red:
        check_lies(state.players[seat], move.tile, kind.rule)
        state = turned_over(state, seat, move)
    else:
        check_lies(state.players[seat], move.tile, kind.rule)
    why = Why("tile", kind.rule, {"tile": f.tile(move.tile)})
    return EFFECTS[move.tile.kind](state, seat, move, ledger, why)


def turned_over(state: State, seat: int, move: Use) -> State:
    """9.17: face down until the next round."""
    return with_player(state, seat, face_down(state.players[seat], move))


def face_down(player: Player, move: Use) -> Player:
    tiles = list(player.tiles)
    tiles.remove(move.tile)
    return player._replace(
        tiles=tuple(tiles), face_down=tuple(sorted((*player.face_down, move.tile)))
    )


def use_gain(what: str) -> Effect:
    """9.17."""

    def effect(state: State, seat: int, move: Use, ledger: Ledger, why: Why) -> State:
        return gain(state, seat, ledger, why, what, move.tile.number)

    return effect


def use_spice(state: State, seat: int, move: Use, ledger: Ledger, why: Why) -> State:
    """9.17: fewer may be taken, at least one (8.7)."""
    check_number(size(move.spices), move.tile.number, "9.17")
    return load_to(state, seat, move.spices, ledger, why)


def use_expedition(state: State, seat: int, move: Use, ledger: Ledger, why: Why) -> State:
    """9.17: whatever the limit of the hand."""
    check_cards(state)
    return draw(state, seat, move.tile.number, ledger, why)


def check_cards(state: State) -> None:
    if not left(state.cards):
        raise Refusal("9.16", "no-cards-left")


def use_extra_harvest(state: State, seat: int, move: Use, ledger: Ledger, why: Why) -> State:
    """9.19: up to so many sites, each of them full afterwards."""
    if not 1 <= len(move.spices) <= move.tile.number:
        raise Refusal("9.19", "so-many-sites", most=f.count(move.tile.number))
    sites = state.players[seat].sites
    for place, spices in move.spices:
        site = sites[place]
        if site and len(spices) < room(site):
            raise Refusal("9.19", "fill-site", site=f.site(place), room=f.count(room(site)))
    return load_to(state, seat, move.spices, ledger, why)


def use_resupply(state: State, seat: int, move: Use, ledger: Ledger, why: Why) -> State:
    """9.20: cards are turned up first."""
    check_cards(state)
    number = min(move.tile.number, left(state.cards))
    return at_front(state, Pending("turned", seat, number, RESUPPLY))


def use_vice_king(state: State, seat: int, move: Use, ledger: Ledger, why: Why) -> State:
    """9.22: the marker nearest the top; among several, he chooses."""
    assert move.column
    player, column = state.players[seat], COLUMNS.index(move.column)
    if player.rows[column] == LAST_ROW:
        raise Refusal("9.16", "last-row", player=f.player(move.player), column=f.column(column))
    if player.rows[column] > min(player.rows):
        raise Refusal("9.22", "not-highest", column=f.column(column))
    return moved_down(state, seat, column, ledger)


def use_duty(state: State, seat: int, move: Use, ledger: Ledger, why: Why) -> State:
    """9.23: so many spices at once; the tile turns over and counts."""
    if size(move.spices) != move.tile.number:
        raise Refusal(
            "9.23",
            "duty-size",
            wanted=f.count(move.tile.number),
            found=f.number(size(move.spices)),
        )
    state = load_from(state, seat, move.spices, ledger, why)
    return scored(state, seat, face_down(state.players[seat], move), ledger, why)


def use_swap(state: State, seat: int, move: Use, ledger: Ledger, why: Why) -> State:
    """9.14: any tile of the grid; Swap lies in its cell from now on."""
    assert move.cell
    taken = lying(state, move.cell)
    if taken is None:
        raise Refusal("9.14", "no-tile-there", cell=f.cell(move.cell))
    state = laid(used_up(state, seat, move.tile, "9.14"), move.cell, move.tile)
    if taken == UNNAMED:
        return at_front(state, Pending("tile", seat, what="swap", cell=move.cell))
    return acquire(state, seat, taken, move.cell, ledger)


EFFECTS: dict[str, Effect] = {
    "red_ship": use_gain("ships"),
    "red_colonist": use_gain("colonists"),
    "red_ducats": use_gain("ducats"),
    "red_spice": use_spice,
    "red_expedition": use_expedition,
    "extra_harvest": use_extra_harvest,
    "resupply": use_resupply,
    "vice_king": use_vice_king,
    "duty": use_duty,
    "swap": use_swap,
}
