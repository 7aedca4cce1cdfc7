"""What is about to be lost this round, for who has no certain turn after this one."""

from __future__ import annotations

from typing import NamedTuple

from companion.goa.rules.board import ROUNDS, TURNS
from companion.goa.rules.ending import is_last_phase
from companion.goa.rules.state import State
from companion.goa.rules.tiles import KINDS, Tile
from companion.goa.rules.turns import KEPT_BY_PASSING
from companion.goa.rules.uses import USES


class Losing(NamedTuple):
    """Tiles that will not have been used, and extra cards that will not have been played."""

    tiles: tuple[Tile, ...]
    extra_cards: int


def losing(state: State, seat: int) -> Losing:
    """9.17: red tiles not used in a round; 9.18, 9.23, 6.1: in the last round all that is left.

    Nothing is lost yet while a turn of this round is certain to come.
    """
    turn, player = state.turn, state.players[seat]
    if turn is None or turn.seat != seat or turn.number < TURNS:
        return Losing((), 0)
    if player.extra_cards > KEPT_BY_PASSING:
        return Losing((), 0)
    last = is_last_phase(state) and state.round == ROUNDS
    tiles = tuple(one for one in player.tiles if KINDS[one.kind].red or (last and _unused(one)))
    return Losing(tiles, player.extra_cards if last else 0)


def _unused(one: Tile) -> bool:
    return one.kind in USES or KINDS[one.kind].once
