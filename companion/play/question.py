"""A question with its answers as plain values: to be drawn, said, sent, kept and played alike.

Nothing in it measures or draws. A game's screens map the type of a layout to its scene, and the
type of a piece to its paint.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from companion.table.game import Figure

Pick = Any
"""What a tap stands for: a tile, a number, an area, a dock, a bonus, a sailor…"""
Picks = tuple[Pick, ...]
Piece = Any
"""Something that lies on the table, as a value: a tile, a ship, so many sailors of a colour."""
Layout = Any
"""Where pieces lie together, as a value: in rows, on numbers, at docks."""


class Spot(NamedTuple):
    """Something that can be tapped, which `pick` stands for; or that cannot be now: then `refused`
    is the move it would lead to, whose refusal says why. With neither it is only shown."""

    text: Figure
    """What it is, put into words by whoever says it, in his own language."""
    pick: Pick = None
    piece: Piece = None
    """What lies there, where that is not told by the board."""
    refused: Any = None
    chosen: bool = False


class Sum(NamedTuple):
    """A line of what it costs or brings: what for, how it is reckoned, how much."""

    label: str
    detail: str
    amount: str
    rule: str
    total: bool = False


class Deed(NamedTuple):
    """A button: what it says, and the move it makes or the pick it stands for.

    With neither, `refused` is the move it would make, whose refusal says why it cannot.
    """

    name: str
    text: str
    move: Any = None
    pick: Pick = None
    refused: Any = None
    main: bool = False


class Choices(NamedTuple):
    """Pieces of one kind in rows, each on its spot."""

    names: tuple[str, ...]
    pieces: tuple[Piece, ...]
    rows: tuple[int, ...] = ()
    """How many stand in each row, where those of a row belong together."""
    across: int = 0
    """For how many a row has room."""
    together: int = 1
    """So many next to each other are choices of one thing: a frame holds them, and no row parts
    them."""


class Question(NamedTuple):
    title: str
    hint: str = ""
    spots: Mapping[str, Spot] = {}
    """By name: of the board, or of the layout."""
    layout: Layout = None
    """Pieces to be picked from, where the board is not in sight or they do not lie on it."""
    laid: Layout = None
    """What has been told so far."""
    keypad: Layout = None
    """What is told part by part, as it is printed."""
    others: bool = False
    """Whether what came up may be none of these, since the pictures are only those of the set."""
    piece: Piece = None
    """The piece it is about."""
    area: str = ""
    """The part of the board to answer it on; none for the layout."""
    player: str = ""
    """Who is asked."""
    number: int = 0
    """The number that is called."""
    sums: tuple[Sum, ...] = ()
    deeds: tuple[Deed, ...] = ()
    reason: str = ""
    """Why that is proposed, where somebody wants to know."""
    instructs: bool = False
    """Whether it says what is to be done, and nothing else is offered beside it."""
    own: Layout = None
    """What lies before the player himself, to be picked from as well."""
    whole: bool = False
    """Whether each tap answers it whole: no deed is still to come for what is picked."""

    @property
    def picks(self) -> dict[str, Pick]:
        """What each spot stands for that can be tapped."""
        return {name: spot.pick for name, spot in self.spots.items() if spot.pick is not None}

    @property
    def blocked(self) -> dict[str, Any]:
        """The moves whose refusals say why these spots cannot be tapped."""
        spots = self.spots.items()
        return {name: spot.refused for name, spot in spots if spot.refused is not None}

    @property
    def chosen(self) -> frozenset[str]:
        return frozenset(name for name, spot in self.spots.items() if spot.chosen)
