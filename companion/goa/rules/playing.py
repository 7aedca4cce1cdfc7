"""8.4 to 8.9, 8.11 Cards played by themselves; 5.14 cards discarded."""

from __future__ import annotations

from collections.abc import Callable

from companion.goa.rules import figures as f
from companion.goa.rules.board import COLUMNS
from companion.goa.rules.cards import FOUND_THREE, RULES, discard, played
from companion.goa.rules.choices import check_number
from companion.goa.rules.founding import found_three
from companion.goa.rules.moves import Discard, Play
from companion.goa.rules.progress import check_below, moved_down
from companion.goa.rules.sites import load_from, load_to, size
from companion.goa.rules.state import State
from companion.goa.rules.supply import check_purse, earn, gain, seat_of
from companion.goa.rules.turns import at_turn
from companion.table.game import Refusal
from companion.table.game.kinds import Ledger, Why

MOST_TAKEN = 2
MOST_SOLD = 4
PRICE = 3
GAINS = {"ships2": ("ships", 2), "colonists2": ("colonists", 2), "ducats5": ("ducats", 5)}
"""8.4 to 8.6."""

Effect = Callable[[State, int, Play, Ledger], State]


def play(state: State, move: Play, ledger: Ledger) -> State:
    """8.1: at any moment of the player's turn, and discarded before its effect."""
    seat = at_turn(state, move.player)
    if move.card not in EFFECTS:
        raise Refusal(RULES[move.card], "card-with-action", card=f.card(move.card))
    return EFFECTS[move.card](played(state, seat, move.card, ledger), seat, move, ledger)


def why(move: Play) -> Why:
    return Why("card", RULES[move.card], {"card": f.card(move.card)})


def play_gain(state: State, seat: int, move: Play, ledger: Ledger) -> State:
    return gain(state, seat, ledger, why(move), *GAINS[move.card])


def play_spices(state: State, seat: int, move: Play, ledger: Ledger) -> State:
    """8.7."""
    check_number(size(move.spices), MOST_TAKEN, "8.7")
    return load_to(state, seat, move.spices, ledger, why(move))


def play_sale(state: State, seat: int, move: Play, ledger: Ledger) -> State:
    """8.8."""
    sold = size(move.spices)
    check_number(sold, MOST_SOLD, "8.8")
    state = load_from(state, seat, move.spices, ledger, why(move))
    return earn(state, seat, ledger, why(move), PRICE * sold)


def play_step(state: State, seat: int, move: Play, ledger: Ledger) -> State:
    """8.9: no spices, no ships."""
    assert move.column
    column = COLUMNS.index(move.column)
    player = state.players[seat]
    check_below(player, column, "8.9")
    price = state.board.step_for_ducats[player.rows[column] - 1]
    check_purse(state, seat, price, "8.9")
    state = earn(state, seat, ledger, why(move), -price)
    return moved_down(state, seat, column, ledger)


EFFECTS: dict[str, Effect] = {
    **dict.fromkeys(GAINS, play_gain),
    "spices2": play_spices,
    "sell4": play_sale,
    "step_for_ducats": play_step,
    FOUND_THREE: found_three,
}


def throw_away(state: State, move: Discard, ledger: Ledger) -> State:
    """5.14: by anyone who holds one, also while another decides."""
    seat = seat_of(state, move.player)
    if not state.players[seat].hand:
        raise Refusal("5.14", "no-card", player=f.player(move.player))
    return discard(state, seat, ledger, Why("discard", "5.14"))
