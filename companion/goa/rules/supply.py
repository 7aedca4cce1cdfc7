"""What lies in front of a player, and every way in which it grows or shrinks.

All that changes a player's ducats, ships, colonists, extra cards, hand, spices or VP goes through
here or through `sites` and `cards`, since each such change is a line of the ledger.
"""

from __future__ import annotations

from companion.goa.rules import figures as f
from companion.goa.rules.board import SPACES, Board
from companion.goa.rules.state import Player, State, with_player
from companion.goa.rules.tiles import tile
from companion.table.game import Figure, Line, Refusal
from companion.table.game.kinds import Ledger, Why

AMOUNTS = ("ducats", "ships", "colonists", "extra_cards")
"""0.5: what is only counted and never runs out."""


def seat_of(state: State, colour: str) -> int:
    try:
        return state.board.colours.index(colour)
    except ValueError:
        raise Refusal("0.1", "not-seated", colour=Figure("colour", colour)) from None


def check_turn(state: State, colour: str, seat: int, rule: str) -> int:
    """Only one player decides this; his seat."""
    if seat_of(state, colour) != seat:
        raise Refusal(
            rule,
            "not-yours",
            player=f.player(colour),
            turn=f.player(state.board.colours[seat]),
        )
    return seat


def gain(state: State, seat: int, ledger: Ledger, why: Why, what: str, amount: int) -> State:
    """Ducats, ships, colonists or extra cards from the supply or, below zero, to it."""
    if not amount:
        return state
    player = state.players[seat]
    secret = what == "ducats" and not state.variants.open_money
    ledger.append(Line(player.colour, what, amount, *why, secret))
    now = getattr(player, what) + amount
    return with_player(state, seat, player._replace(**{what: now}))


def earn(state: State, seat: int, ledger: Ledger, why: Why, ducats: int) -> State:
    return gain(state, seat, ledger, why, "ducats", ducats)


def check_purse(state: State, seat: int, ducats: int, rule: str) -> None:
    """12.3: that a purse does not suffice is said without a number."""
    if ducats > state.players[seat].ducats:
        raise Refusal(rule, "not-enough-ducats", player=f.player(state.board.colours[seat]))


def worth(board: Board, player: Player) -> int:
    """The VP that lie open."""
    return sum(points(board, player).values())


def points(board: Board, player: Player) -> dict[str, int]:
    """10.2, 10.3 and 10.6, line by line: what the VP that lie open are for."""
    scoring = board.scoring
    colonies = sum(1 for site in player.sites[SPACES:] if site)
    return {
        "markers": sum([scoring.rows[row - 1] for row in player.rows]),
        "colonies": scoring.colonies[colonies],
        "plantations": singles(player) * worth_of_single(board, player),
        "duties": sum([each.vp for each in player.face_down]),
        "missions": sum([each.number for each in player.tiles if each.kind == "mission"]),
        "bonanzas": player.bonus_vp,
    }


def singles(player: Player) -> int:
    """10.6: single plantations, on the board and face down."""
    there = (site and tile(site.tile) for site in player.sites[:SPACES])
    return sum(1 for each in (*there, *player.face_down) if each and each.is_single)


def worth_of_single(board: Board, player: Player) -> int:
    """9.5: of several Foremen the greatest counts."""
    foremen = [each.number for each in player.tiles if each.kind == "foreman"]
    return max(foremen, default=board.scoring.single_plantation)


def scored(state: State, seat: int, player: Player, ledger: Ledger, why: Why) -> State:
    """The player as he is now, with the VP that this brings or costs him."""
    vp = worth(state.board, player)
    if vp != player.vp:
        ledger.append(Line(player.colour, "vp", vp - player.vp, *why))
        player = player._replace(vp=vp)
    return with_player(state, seat, player)
