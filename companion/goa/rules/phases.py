"""2 The course of the game: what follows what, and what is awaited in each stage.

A stage that awaits nothing now is passed at once; some only say what happens by itself.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from companion.goa.rules.auctions import bidder
from companion.goa.rules.ending import hand_due, reckon, round_begins, round_ends
from companion.goa.rules.state import (
    TURNS,
    Auction,
    State,
    Turn,
    seat_at_turn,
)
from companion.goa.rules.turns import has_passed
from companion.table.game import Due
from companion.table.game.kinds import Ledger

IN_TURN = ("progress", "ships", "taxes", "harvest", "draw", "found", "card", "use", "end")
IN_FOUNDING = ("settle", "card", "use")
ADJUST, DISCARD, CORRECT = "adjust", "discard", "correct"


def always(state: State) -> bool:
    return True


def never(state: State) -> bool:
    return False


def pass_on(state: State, ledger: Ledger) -> State:
    return state._replace(stage=state.stage + 1, step=0)


def nobody_first(state: State) -> bool:
    """1.4: the elephant is looked for once."""
    return state.first is None


def quick_left(state: State) -> bool:
    """11.1: before round 1 of the game."""
    return state.variants.quick_start and state.phase == 0 and state.step < len(state.players)


def begin_round(state: State, ledger: Ledger) -> State:
    return pass_on(round_begins(state), ledger)


def tokens_left(state: State) -> bool:
    """3.3: one each, and one more for the first player."""
    return state.step <= len(state.players)


def auction_open(state: State) -> bool:
    return state.auction is not None


def next_auction(state: State, ledger: Ledger) -> State:
    """4.1: in the order of the tokens."""
    if state.tokens:
        return state._replace(auction=Auction(state.tokens[0]))
    return pass_on(state, ledger)


def turn_open(state: State) -> bool:
    return state.turn is not None


def next_turn(state: State, ledger: Ledger) -> State:
    """5.1: everybody's first turn, then everybody's second, then the third."""
    seats = len(state.players)
    if state.step == TURNS * seats:
        return pass_on(state, ledger)
    return state._replace(turn=Turn(seat_at_turn(state), state.step // seats + 1))


def extra_due(state: State) -> bool:
    """6.1: who may play an extra card or pass."""
    player = state.players[seat_at_turn(state)]
    return state.turn is not None or (not player.passed and player.extra_cards > 0)


def next_extra(state: State, ledger: Ledger) -> State:
    """6.3: until all have passed. 6.4: who has no extra card passes by himself."""
    if all(player.passed for player in state.players):
        return pass_on(state, ledger)
    seat = seat_at_turn(state)
    if state.players[seat].passed:
        return state._replace(step=state.step + 1)
    return has_passed(state, seat)


def another_round(state: State, ledger: Ledger) -> State:
    """6.3; 2.3 after round 4 of phase A, 2.1 after that of phase B."""
    ended = round_ends(state)
    if ended.phase != state.phase:
        return ended._replace(stage=LAYOUT)
    return ended._replace(stage=ROUND_BEGINS if ended.round != state.round else HANDS)


def hands_left(state: State) -> bool:
    return hand_due(state) is not None


def game_ends(state: State, ledger: Ledger) -> State:
    return reckon(pass_on(state, ledger), ledger)


class Stage(NamedTuple):
    """A line of the overview."""

    step: str
    rule: str
    awaits: Callable[[State], bool] = always
    passes: Callable[[State, Ledger], State] = pass_on
    chance: bool = False


OVERVIEW = (
    Stage("variants", "1.6"),
    Stage("layout", "1.1", chance=True),
    Stage("elephant", "1.4", nobody_first, chance=True),
    Stage("quick", "11.1", quick_left),
    Stage("round_begins", "2.4", never, begin_round),
    Stage("place", "3.2", tokens_left),
    Stage("bid", "4.2", auction_open, next_auction),
    Stage("turn", "5.1", turn_open, next_turn),
    Stage("extra", "6.1", extra_due, next_extra),
    Stage("another_round", "6.3", never, another_round),
    Stage("hand", "10.1", hands_left, game_ends, chance=True),
    Stage("over", "10.7"),
)
_STEPS = [stage.step for stage in OVERVIEW]
LAYOUT, ROUND_BEGINS, PLACE = map(_STEPS.index, ("layout", "round_begins", "place"))
BID, TURN, EXTRA, HANDS, OVER = map(_STEPS.index, ("bid", "turn", "extra", "hand", "over"))

PENDING_CHANCE = ("tile", "turned", "bonanza")


def settle(state: State, ledger: Ledger) -> State:
    """Passes every stage that awaits nothing; what happens by itself happens here."""
    while not state.pending and not OVERVIEW[state.stage].awaits(state):
        state = OVERVIEW[state.stage].passes(state, ledger)
    return state


def kind_due(state: State) -> str:
    """What is awaited, in the words of the record."""
    if state.pending:
        return state.pending[0].kind
    step = OVERVIEW[state.stage].step
    if state.turn is not None:
        return "turn" if state.turn.founding is None else "settle"
    if step == "bid" and bidder(state) is None:
        return "decide"
    return step


def seat_due(state: State) -> int | None:
    """Whose decision it is; nobody's where chance decides, or anybody's."""
    if state.pending:
        pending = state.pending[0]
        return None if pending.kind in PENDING_CHANCE else pending.seat
    if state.turn is not None:
        return state.turn.seat
    if state.auction is not None:
        seat = bidder(state)
        return state.auction.token.seat if seat is None else seat
    if state.stage == HANDS:
        return hand_due(state)
    if OVERVIEW[state.stage].step in ("quick", "place", "extra"):
        return seat_at_turn(state)
    return None


MOVES = {
    "turn": IN_TURN,
    "settle": IN_FOUNDING,
    "bid": ("bid", "pass"),
    "decide": ("sell", "buy"),
    "extra": ("extra", "pass"),
    "over": (),
}
"""The kinds of move for what is awaited, where they are not named alike."""


def by_chance(state: State) -> bool:
    if state.pending:
        return state.pending[0].kind in PENDING_CHANCE
    return OVERVIEW[state.stage].chance


def kinds_due(state: State) -> tuple[str, ...]:
    kind = kind_due(state)
    return MOVES.get(kind, (kind,))


def kinds_beside(state: State) -> tuple[str, ...]:
    """5.14, 13.8, 13.9; 4.4: a result told at once, while nobody has spoken."""
    if not PLACE <= state.stage <= HANDS or (by_chance(state) and state.stage != HANDS):
        return ()
    if state.stage == HANDS:
        return (ADJUST, CORRECT)
    beside = [DISCARD, ADJUST]
    if state.auction and not state.auction.bids and not state.pending:
        beside.insert(0, "auction")
    if correctable(state):
        beside.append(CORRECT)
    return tuple(beside)


def correctable(state: State) -> bool:
    """13.9: where a turn, an extra turn, the flag or a hand is due and no founding is open."""
    if state.pending:
        return False
    return kind_due(state) in ("turn", "extra", "hand") or flag_due(state)


def flag_due(state: State) -> bool:
    return state.stage == PLACE and state.step == 0


def due(state: State) -> Due:
    """What is awaited, and from whom."""
    seat = seat_due(state)
    return Due(
        kinds_due(state),
        () if seat is None else (state.board.colours[seat],),
        by_chance(state),
        kinds_beside(state),
    )
