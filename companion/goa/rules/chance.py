"""1, 2.3, 7.2, 9.20, 13.2: what is laid out, turned up or named."""

from __future__ import annotations

from companion.goa.rules import figures as f
from companion.goa.rules.acquiring import RESUPPLY, acquire
from companion.goa.rules.board import CORNERS
from companion.goa.rules.cards import FOUNDING, logged, off_the_deck, turn_up
from companion.goa.rules.moves_of_chance import Elephant, Layout, Name, TurnUp
from companion.goa.rules.state import (
    Pending,
    State,
    answered,
    at_front,
    have_come_up,
    laid,
    open_turn,
    put,
    with_turn,
)
from companion.goa.rules.supply import earn
from companion.goa.rules.tiles import PHASES, PLANTATION, UNNAMED, Tile, lies_in
from companion.table.game import Refusal
from companion.table.game.kinds import Ledger, Why

MOST_TURNED = 26
"""1.4: the first of five elephants among 30 cards shows by then."""
PLANTATIONS_REMOVED = 2
LAYOUT_RULES = ("1.1", "2.3")


def layout(state: State, move: Layout, ledger: Ledger) -> State:
    """1.1, 2.3; 11.2: a Bonanza tile under each corner."""
    rule = LAYOUT_RULES[state.phase]
    for one in (*move.grid, *(move.removed or ())):
        check_phase(state, one, rule)
    if move.removed is not None:
        check_removed(state, move.removed, rule)
    named = (one for one in move.grid if one != UNNAMED)
    return state._replace(
        stage=state.stage + 1,
        grid=move.grid,
        removed=put(state.removed, state.phase, move.removed),
        came_up=put(state.came_up, state.phase, (*named, *(move.removed or ()))),
        bonanza=CORNERS if state.variants.bonanza else (),
    )


def check_phase(state: State, one: Tile, rule: str) -> None:
    phase = PHASES[state.phase]
    if one != UNNAMED and not lies_in(one, phase):
        raise Refusal(rule, f"not-of-{phase}", tile=f.tile(one))


def check_removed(state: State, removed: tuple[Tile, ...], rule: str) -> None:
    """1.1: as many as exceed 25, at most two of them plantations."""
    wanted = state.board.removed[state.phase]
    if len(removed) != wanted:
        raise Refusal(rule, "removed-number", wanted=f.count(wanted), found=f.number(len(removed)))
    if sum(1 for one in removed if one.kind == PLANTATION) > PLANTATIONS_REMOVED:
        raise Refusal(rule, "removed-plantations", most=f.count(PLANTATIONS_REMOVED))


def elephant(state: State, move: Elephant, ledger: Ledger) -> State:
    """1.4: from the youngest clockwise; 1.5: ducats for everybody."""
    first = (move.cards - 1) % len(state.players)
    cards = logged(off_the_deck(state.cards, move.cards), "elephant", move.cards)
    state = state._replace(
        stage=state.stage + 1,
        first=first,
        step=0,
        cards=cards._replace(discard=cards.discard + move.cards),
    )
    start = state.board.start
    for seat in range(len(state.players)):
        ducats = start.first_ducats if seat == first else start.other_ducats
        state = earn(state, seat, ledger, Why("start", "1.5"), ducats)
    return state


def name(state: State, move: Name, ledger: Ledger) -> State:
    """13.2: the tile under the token just placed, or the one that Swap takes (9.14)."""
    check_phase(state, move.tile, "13.2")
    pending = state.pending[0]
    assert pending.cell
    state = have_come_up(answered(state), state.phase, move.tile)
    if pending.what == "swap":
        return acquire(state, pending.seat, move.tile, pending.cell, ledger)
    return laid(state, pending.cell, move.tile)


def turned(state: State, move: TurnUp, ledger: Ledger) -> State:
    """7.2, 7.3, 9.20."""
    pending = state.pending[0]
    if len(move.colonists) != pending.number:
        raise Refusal(
            TURNED_RULES[pending.what],
            "turned-number",
            wanted=f.count(pending.number),
            found=f.number(len(move.colonists)),
        )
    state = turn_up(answered(state), move.colonists, pending.what)
    if pending.what == RESUPPLY:
        number, opened = sum(move.colonists), len(move.colonists)
        return at_front(state, Pending("take", pending.seat, number, RESUPPLY, cards=opened))
    turn = open_turn(state)
    assert turn.founding
    founding = turn.founding._replace(turned=turn.founding.turned + move.colonists)
    return with_turn(state, turn._replace(founding=founding))


TURNED_RULES = {FOUNDING: "7.2", RESUPPLY: "9.20"}
