"""7 Founding a colony."""

from __future__ import annotations

from companion.goa.rules import figures as f
from companion.goa.rules.actions import value
from companion.goa.rules.board import COLONIES, COLONY_NAMES, SPACES
from companion.goa.rules.cards import FOUNDING, clear, left
from companion.goa.rules.moves import Found, Play, Settle
from companion.goa.rules.state import Founding, Pending, State, at_front, open_turn, with_turn
from companion.goa.rules.supply import gain, seat_of
from companion.goa.rules.turns import acted, at_turn
from companion.table.game import Refusal
from companion.table.game.kinds import Ledger, Why

TURNED = 2
CONSOLATION = 1


def found(state: State, move: Found, ledger: Ledger) -> State:
    """7.1: a colony he does not own; 7.2: two cards are turned up."""
    seat = at_turn(state, move.player)
    state = acted(state, seat, "found", move.of, ledger)
    which = COLONY_NAMES.index(move.colony)
    if state.players[seat].sites[SPACES + which]:
        raise Refusal("7.1", "colony-owned", player=f.player(move.player), colony=f.colony(which))
    of = None if move.of is None else seat_of(state, move.of)
    state = with_founding(state, Founding(which, of))
    return reveal(state, seat, TURNED)


def with_founding(state: State, founding: Founding | None) -> State:
    return with_turn(state, open_turn(state)._replace(founding=founding))


def open_founding(state: State) -> Founding:
    founding = open_turn(state).founding
    assert founding
    return founding


def reveal(state: State, seat: int, wanted: int) -> State:
    """8.2: fewer where there are no more, and nothing where there are none."""
    number = min(wanted, left(state.cards))
    return at_front(state, Pending("turned", seat, number, FOUNDING)) if number else state


def found_three(state: State, seat: int, move: Play, ledger: Ledger) -> State:
    """8.11, 7.3: a third card, after the two."""
    founding = open_turn(state).founding
    if founding is None:
        raise Refusal("8.11", "no-founding")
    state = with_founding(state, founding._replace(three=True))
    return reveal(state, seat, 1)


def missing(state: State) -> int:
    """7.2 to 7.5: the colonists still needed, as the row stands now."""
    turn, founding = open_turn(state), open_founding(state)
    owner = state.players[turn.seat if founding.of is None else founding.of]
    there = value(state, owner, COLONIES) + sum(founding.turned)
    return max(0, state.board.colonies[founding.colony].need - there)


def settle(state: State, move: Settle, ledger: Ledger) -> State:
    """7.4: founded, for nothing or for exactly what is missing. 7.6: or not. 7.7."""
    seat = at_turn(state, move.player)
    founding, needed = open_founding(state), missing(state)
    state = clear(with_founding(state, None), open_cards(founding), FOUNDING)
    about = {"colony": f.colony(founding.colony)}
    if not move.founded:
        if not needed:
            raise Refusal("7.4", "founding-declined", **about)
        return gain(state, seat, ledger, Why("failed", "7.6", about), "colonists", CONSOLATION)
    has = state.players[seat].colonists
    if needed > has:
        raise Refusal(
            "7.6",
            "not-enough-colonists",
            player=f.player(move.player),
            missing=f.colonists(needed),
            has=f.colonists(has),
            **about,
        )
    state = gain(state, seat, ledger, Why("founding", "7.4", about), "colonists", -needed)
    return at_front(state, Pending("fill", seat, SPACES + founding.colony))


def open_cards(founding: Founding) -> int:
    """7.7: with the card 8.11, which lies among them."""
    return len(founding.turned) + founding.three
