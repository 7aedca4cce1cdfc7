"""The ships before a player, where it is asked which of them sail."""

from __future__ import annotations

from dataclasses import dataclass

from companion.ui.drawn.choices import Choices
from companion.ui.drawn.piece import painted
from companion.vasco.rules.state import Tile
from companion.vasco.rules.supply import seat_of
from companion.vasco.ui.asking import Question, Shown
from companion.vasco.ui.pieces.tiles import TILE, draw_ship

_WIDEST = 48


@dataclass(frozen=True)
class Fleet(Choices):
    """What is drawn follows from the ships, which their places alone would not tell apart."""

    ships: tuple[Tile, ...] = ()


def fleet(shown: Shown, question: Question) -> Fleet | None:
    names = tuple(name for name in question.picks if name.startswith("ship-"))
    if not names:
        return None
    ships = shown.state.players[seat_of(shown.state, question.player)].ships
    paints = tuple(painted(draw_ship, ship, question.player) for ship in ships)
    return Fleet(names, paints, TILE, _WIDEST, ships)
