"""3 Phase 2: the number called, the price of the right to act, giving up."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from companion.table.game import Figure, Refusal
from companion.table.game.kinds import Ledger, Why
from companion.vasco.rules import figures as f
from companion.vasco.rules.moves import Pass
from companion.vasco.rules.state import ADDITIONAL, Disc, State, called, lift
from companion.vasco.rules.supply import earn, seat_of

NUMBERS_A_ROW = 5


class TooDear(Refusal):
    """What a player cannot pay; `lacks` says by how many Reals."""

    def __init__(self, rule: str, key: str, lacks: int, /, **figures: Figure) -> None:
        super().__init__(rule, key, **figures)
        self.lacks = lacks


class Cost(NamedTuple):
    """What an action itself costs, by which rule, and how the refusal puts it if it is too dear."""

    reals: int
    rule: str
    key: str
    figures: Mapping[str, Figure]


FREE = Cost(0, "3.3", "cannot-act", {})


def price(state: State, number: int) -> int:
    """3.3: what the right to act costs with this number."""
    assert state.marker is not None
    return max(0, state.marker - number)


def refund(state: State, number: int) -> int:
    """3.4: what giving up pays."""
    return 0 if number in ADDITIONAL else state.board.refund[(number - 1) // NUMBERS_A_ROW]


def the_call(state: State) -> tuple[int, Disc]:
    """3.2: the number called, and its disc."""
    number = called(state)
    assert number is not None
    disc = state.placed[number]
    assert disc
    return number, disc


def check_called(state: State, colour: str) -> tuple[int, int]:
    """3.2: only the player called may act; his seat and the number."""
    seat = seat_of(state, colour)
    number, disc = the_call(state)
    if disc.player != colour:
        raise Refusal(
            "3.2",
            "not-called",
            player=f.player(colour),
            number=f.number(number),
            owner=f.player(disc.player),
        )
    return seat, number


def pay_to_act(state: State, seat: int, number: int, ledger: Ledger, cost: Cost = FREE) -> State:
    """3.3: pays for the right; refused where that, or the action's cost with it, is too dear."""
    player = state.players[seat]
    to_act = price(state, number)
    if to_act + cost.reals > player.reals:
        lacks = to_act + cost.reals - player.reals
        means = {"player": f.player(player.colour), "has": f.reals(player.reals)}
        if to_act > player.reals:
            raise TooDear(
                "3.3", "cannot-act", lacks, number=f.number(number), price=f.reals(to_act), **means
            )
        raise TooDear(
            cost.rule,
            cost.key,
            lacks,
            price=f.reals(to_act),
            total=f.reals(to_act + cost.reals),
            **cost.figures,
            **means,
        )
    if not to_act:
        return state
    assert state.marker is not None
    about = {"number": f.number(number), "marker": f.number(state.marker)}
    return earn(state, seat, ledger, Why("act", "3.3", about), reals=-to_act)


def end_action(state: State, number: int) -> State:
    """3.5: the number returns to its space, and its slot is empty again."""
    return lift(state, number)


def give_up(state: State, move: Pass, ledger: Ledger) -> State:
    """3.4."""
    seat, number = check_called(state, move.player)
    why = Why("give_up", "3.4", {"number": f.number(number)})
    return end_action(earn(state, seat, ledger, why, reals=refund(state, number)), number)
