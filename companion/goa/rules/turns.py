"""5 Turns: whose it is, its one action, its end; 6 extra turns."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from companion.goa.rules import figures as f
from companion.goa.rules.board import EXTRA_TURN
from companion.goa.rules.moves import End, Extra, Pass
from companion.goa.rules.progress import progress
from companion.goa.rules.state import (
    Player,
    State,
    Turn,
    open_turn,
    put,
    seat_at_turn,
    with_player,
    with_turn,
    without,
)
from companion.goa.rules.supply import check_turn, gain, seat_of
from companion.goa.rules.tiles import Tile, tile
from companion.table.game import Refusal
from companion.table.game.kinds import Ledger, Why

Action = Callable[[State, int, Any, Ledger], State]

KEPT_BY_PASSING = 1
"""6.2: so many extra cards may be carried into the next round."""


def at_turn(state: State, colour: str) -> int:
    """5.1: only whose turn it is acts in it."""
    return check_turn(state, colour, open_turn(state).seat, "5.1")


def check_no_action(turn: Turn) -> None:
    """5.2: a turn is one action."""
    if turn.action:
        raise Refusal("5.2", "action-taken", done=f.move(turn.action))


def act(state: State, kind: str) -> State:
    """The turn's own action."""
    turn = open_turn(state)
    check_no_action(turn)
    return with_turn(state, turn._replace(action=kind))


def own_action(kind: str, action: Action) -> Callable[[State, Any, Ledger], State]:
    """5.2: an action that Espionage cannot carry out."""

    def apply(state: State, move: Any, ledger: Ledger) -> State:
        seat = at_turn(state, move.player)
        return action(act(state, kind), seat, move, ledger)

    return apply


take_step = own_action("progress", progress)


def acted(state: State, seat: int, kind: str, of: str | None, ledger: Ledger) -> State:
    """5.2, or 9.21: the turn's own action, or one by Espionage, whose tile is gone."""
    return act(state, kind) if of is None else spied(state, seat, of, ledger)


def row_owner(state: State, seat: int, of: str | None) -> Player:
    """9.21: whose marker counts."""
    return state.players[seat if of is None else seat_of(state, of)]


def spied(state: State, seat: int, of: str, ledger: Ledger) -> State:
    if seat_of(state, of) == seat:
        raise Refusal("9.21", "spy-on-another", player=f.player(of))
    espionage = tile("espionage")
    assert espionage
    return used_up(state, seat, espionage, "9.21")


def used_up(state: State, seat: int, one: Tile, rule: str) -> State:
    """9.18: a tile that can be used once goes out of the game."""
    check_lies(state.players[seat], one, rule)
    player = state.players[seat]
    return with_player(state, seat, player._replace(tiles=without(player.tiles, one)))


def check_lies(player: Player, one: Tile, rule: str) -> None:
    """9.16: only a tile that lies face up can be used."""
    if one in player.tiles:
        return
    key = "tile-used" if one in player.face_down else "tile-not-there"
    raise Refusal(rule, key, player=f.player(player.colour), tile=f.tile(one))


def end(state: State, move: End, ledger: Ledger) -> State:
    """5.2, 13.5: with or without an action."""
    at_turn(state, move.player)
    return state._replace(turn=None, step=state.step + 1)


def extra(state: State, move: Extra, ledger: Ledger) -> State:
    """6.1: the card goes back to the supply."""
    seat = check_turn(state, move.player, seat_at_turn(state), "6.1")
    state = gain(state, seat, ledger, Why("extra", "6.1"), "extra_cards", -1)
    return with_turn(state, Turn(seat, EXTRA_TURN))


def pass_extra(state: State, move: Pass, ledger: Ledger) -> State:
    """6.2: with one card left at most."""
    seat = check_turn(state, move.player, seat_at_turn(state), "6.1")
    player = state.players[seat]
    if player.extra_cards > KEPT_BY_PASSING:
        raise Refusal(
            "6.2",
            "too-many-extra-cards",
            player=f.player(move.player),
            most=f.count(KEPT_BY_PASSING),
            has=f.number(player.extra_cards),
        )
    return has_passed(state, seat)


def has_passed(state: State, seat: int) -> State:
    """6.2, 6.4."""
    player = state.players[seat]._replace(passed=True)
    return state._replace(players=put(state.players, seat, player), step=state.step + 1)
