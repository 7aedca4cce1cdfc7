from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import NamedTuple

from kivy.uix.widget import Widget

from companion.play.component_sets import Asked
from companion.table.components import Path, Shape
from companion.table.game import Json, Refusal
from companion.ui.drawn.piece import Paint
from companion.ui.drawn.scene import Scene

Say = Callable[..., str]


class Lengths(NamedTuple):
    """What is said where a row may have one value less or more, and why it may not."""

    shorter: str = ""
    shortest: str = ""
    longer: str = ""
    longest: str = ""


class Board(NamedTuple):
    """What is printed on a board, to be compared with the group's own."""

    parts: tuple[str, ...]
    """The first has a column to itself where there is room; `check-<part>` says it."""
    scenes: Callable[[Say, Json, Asked], Mapping[str, Scene]]
    """Each part as it is printed, with its values that are asked, to be tapped."""
    glance: Callable[[Say, Json], Scene]
    """What tells one copy from another, only to look at."""
    answers: Callable[[Path], Sequence[int]]
    """What a value may be."""
    called: Callable[[Say, Path], str]
    needed: Callable[[Path, Collection[int]], bool] = lambda path, numbers: True
    """Whether groups of these numbers of players need to know a value."""
    longer: Callable[[Json, Path], Json | None] = lambda components, path: None
    """With one value more in its row, where there may be one."""
    shorter: Callable[[Json, Path], Json | None] = lambda components, path: None
    lengths: Callable[[Say], Lengths] = lambda say: Lengths()
    complaint: Callable[[Say, Json, Refusal], str] = lambda say, components, refusal: ""
    """Why a set cannot be played with, where the refusal itself does not tell it well."""


class Tiles(NamedTuple):
    """What comes in stacks, to be entered at leisure."""

    parts: tuple[str, ...]
    stacks: tuple[Path, ...]
    titled: Callable[[Say, Path], str]
    painted: Callable[[Path, Json], Paint]
    """A piece as a set writes it, drawn."""
    ratio: Callable[[Path], float]
    """How wide its pieces are to their height."""
    keypad: Callable[[Callable[[Json], object]], Widget]
    """What a piece is entered on; it hands it on as a set writes it."""
    asks: Callable[[Widget, Path, str, str], object]
    """Has the keypad ask for a piece of this stack, under this title and hint."""


class Copies(NamedTuple):
    """What a game supplies to the screens of its component sets."""

    shape: Shape
    board: Board
    tiles: Tiles

    @property
    def parts(self) -> tuple[str, ...]:
        return (*self.board.parts, *self.tiles.parts)
