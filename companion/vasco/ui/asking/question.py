"""A question with its answers, as plain values that a screen can show."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from companion.ui.drawn.piece import Paint
from companion.ui.drawn.scene import Scene
from companion.vasco.rules.moves import Move
from companion.vasco.rules.state import Docked

Pick = object
"""What a tap stands for: a tile, a number, an area, a dock, a bonus, a sailor…"""
Picks = tuple[Pick, ...]


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
    move: Move | None = None
    pick: Pick | None = None
    refused: Move | None = None
    main: bool = False


class Question(NamedTuple):
    title: str
    hint: str = ""
    scene: Scene | None = None
    """Pieces to be picked from, where the board is not in sight or they do not lie on it."""
    picks: Mapping[str, Pick] = {}
    """What each spot of the board, and of the scene, stands for."""
    laid: Scene | None = None
    """What has been told so far."""
    keypad: str = ""
    deck: str = ""
    others: bool = False
    """Whether what came up may be none of these, since the pictures are only those of the set."""
    piece: Paint | None = None
    """The piece it is about."""
    area: str = ""
    """The part of the board to answer it on: one of AREAS, or the numbers; none for the scene."""
    player: str = ""
    """Who is asked."""
    number: int = 0
    """The number that is called."""
    chosen: frozenset[str] = frozenset()
    """The spots that are picked already."""
    blocked: Mapping[str, Move] = {}
    """Spots that cannot be picked now, each with the move whose refusal says why."""
    sailing: Mapping[str, Docked] = {}
    """Ships that are to sail, by the spots of the docks chosen for them."""
    sums: tuple[Sum, ...] = ()
    deeds: tuple[Deed, ...] = ()
