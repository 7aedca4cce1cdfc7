"""2 The course of the game: what follows what, and what is awaited in each stage.

A stage that awaits nothing now is passed at once; some only say what happens by itself.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import NamedTuple

from companion.goa.rules.auctions import bidder
from companion.goa.rules.board import TURNS
from companion.goa.rules.ending import hand_due, reckon, round_begins, round_ends
from companion.goa.rules.state import Auction, State, Turn, seat_at_turn, with_turn
from companion.goa.rules.turns import has_passed
from companion.table.game import Due
from companion.table.game.kinds import Ledger

IN_TURN = ("progress", "ships", "taxes", "harvest", "draw", "found", "card", "use", "end")
IN_FOUNDING = ("settle", "card", "use")
ADJUST, DISCARD, CORRECT, OUTCOME = "adjust", "discard", "correct", "auction"


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
    return with_turn(state, Turn(seat_at_turn(state), state.step // seats + 1))


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
    awaits: Callable[[State], bool] = always
    passes: Callable[[State, Ledger], State] = pass_on


OVERVIEW = (
    Stage("variants"),
    Stage("layout"),
    Stage("elephant", nobody_first),
    Stage("quick", quick_left),
    Stage("round_begins", never, begin_round),
    Stage("place", tokens_left),
    Stage("bid", auction_open, next_auction),
    Stage("turn", turn_open, next_turn),
    Stage("extra", extra_due, next_extra),
    Stage("another_round", never, another_round),
    Stage("hand", hands_left, game_ends),
    Stage("over"),
)
_STEPS = [stage.step for stage in OVERVIEW]
LAYOUT, ROUND_BEGINS, PLACE = map(_STEPS.index, ("layout", "round_begins", "place"))
BID, TURN, EXTRA, HANDS, OVER = map(_STEPS.index, ("bid", "turn", "extra", "hand", "over"))


def settle(state: State, ledger: Ledger) -> State:
    """Passes every stage that awaits nothing; what happens by itself happens here."""
    while not state.pending and not OVERVIEW[state.stage].awaits(state):
        state = OVERVIEW[state.stage].passes(state, ledger)
    return state


CHANCE = ("layout", "elephant", "tile", "turned", "bonanza", "hand")


def asked(state: State) -> tuple[str, int | None]:
    """What is awaited, in the words of the record, and whose it is to say; nobody's where chance
    or anybody decides."""
    if state.pending:
        kind, seat, *_ = state.pending[0]
        return kind, None if kind in CHANCE else seat
    if state.turn is not None:
        return "turn" if state.turn.founding is None else "settle", state.turn.seat
    if state.auction is not None:
        to_bid = bidder(state)
        return ("bid", to_bid) if to_bid is not None else ("decide", state.auction.token.seat)
    step = OVERVIEW[state.stage].step
    if step == "hand":
        return step, hand_due(state)
    return step, seat_at_turn(state) if step in ROUND_THE_TABLE else None


ROUND_THE_TABLE = ("quick", "place", "extra")


def kind_due(state: State) -> str:
    return asked(state)[0]


def seat_due(state: State) -> int | None:
    return asked(state)[1]


MOVES = {
    "turn": IN_TURN,
    "settle": IN_FOUNDING,
    "bid": ("bid", "pass"),
    "decide": ("sell", "buy"),
    "extra": ("extra", "pass"),
    "over": (),
}
"""The kinds of move, where they are not named as what is awaited."""


@cache
def kinds_for(kind: str) -> tuple[str, ...]:
    """The kinds of move for what is awaited."""
    return MOVES.get(kind, (kind,))


def kinds_due(state: State) -> tuple[str, ...]:
    return kinds_for(kind_due(state))


BESIDE = (DISCARD, ADJUST)
BESIDE_A_BID = (OUTCOME, *BESIDE)
BESIDE_A_TURN = (*BESIDE, CORRECT)
AT_THE_END = (ADJUST, CORRECT)


def kinds_beside(state: State) -> tuple[str, ...]:
    """5.14, 13.8; 13.9 where a turn, an extra turn, the flag or a hand is due and no founding is
    open; 4.4: an auction's result, while nobody has spoken."""
    if not PLACE <= state.stage <= HANDS:
        return ()
    if state.pending:
        return () if state.pending[0].kind in CHANCE else BESIDE
    if state.stage == HANDS:
        return AT_THE_END
    if state.auction is not None:
        return BESIDE if state.auction.bids else BESIDE_A_BID
    if state.turn is not None:
        return BESIDE_A_TURN if state.turn.founding is None else BESIDE
    return BESIDE_A_TURN if state.stage == EXTRA or flag_due(state) else BESIDE


def flag_due(state: State) -> bool:
    return state.stage == PLACE and state.step == 0


def due(state: State) -> Due:
    """What is awaited, and from whom."""
    kind, seat = asked(state)
    players = () if seat is None else (state.board.colours[seat],)
    return Due(kinds_for(kind), players, kind in CHANCE, kinds_beside(state))
