"""A group's own copy of the game: what its component sets can be changed to, and learn."""

from __future__ import annotations

from companion.table.components import Shape
from companion.table.game import Json
from companion.vasco.rules.components import PLAYERS, board, read_components
from companion.vasco.rules.notation import pieces
from companion.vasco.rules.stacks import came_up
from companion.vasco.rules.state import COLOURS

_WEIGHTS = (100, 10, 1, 1)
"""How much the figures of a piece say about which one it is, from the first one on."""


def check(components: Json) -> None:
    """Refuses a set that cannot be played with by every number of players."""
    found = read_components(components)
    for players in PLAYERS:
        board(found, COLOURS[: int(players)])


def unlike(one: Json, other: Json) -> int:
    pairs = zip(_figures(one), _figures(other), _WEIGHTS, strict=False)
    return sum(abs(here - there) * weight for here, there, weight in pairs)


def _figures(piece: Json) -> tuple[int, ...]:
    if isinstance(piece, str):
        _, *figures = pieces.ship_tile(piece, "")
        return tuple(figures)
    return (
        (piece["initial"], piece["variation"], *piece["money"])
        if isinstance(piece, dict)
        else (piece,)
    )


SHAPE = Shape(
    check,
    came_up=lambda components, state: came_up(components, state.seen),
    unlike=unlike,
    meant={"components-slots": ("slots",)},
)
