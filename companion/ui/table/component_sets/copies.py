from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import NamedTuple

from kivy.uix.widget import Widget

from companion.play.component_sets import Asked
from companion.play.replying import Speech, refusal_said
from companion.store import Store
from companion.store.component_sets import ComponentSets
from companion.table.components import Path
from companion.table.game import Json, Refusal
from companion.ui.drawn.piece import Paint
from companion.ui.drawn.scene import Scene
from companion.ui.table.choice import numeral

Say = Callable[..., str]


class Lengths(NamedTuple):
    """What is said where a row may have one value less or more, and why it may not."""

    shorter: str = ""
    shortest: str = ""
    longer: str = ""
    longest: str = ""


class Board(NamedTuple):
    """What is printed on a board, to be compared with the group's own."""

    areas: Mapping[str, tuple[str, ...]]
    """What is compared at once, with the parts of a set that are printed there. The first has a
    column to itself where there is room; `check-<area>` says it."""
    scenes: Callable[[Say, Json, Asked], Mapping[str, Scene]]
    """Each area as it is printed, with its values that are asked, to be tapped."""
    glance: Callable[[Say, Json], Scene]
    """What tells one copy from another, only to look at."""
    answers: Callable[[Json, Path], Sequence[Json]]
    """What a value may be."""
    called: Callable[[Say, Path], str]
    painted: Callable[[Path, Json], Paint] = lambda path, value: numeral(value)
    needed: Callable[[Path, Collection[int]], bool] = lambda path, numbers: True
    """Whether groups of these numbers of players need to know a value."""
    longer: Callable[[Json, Path], Json | None] = lambda components, path: None
    """With one value more in its row, where there may be one."""
    shorter: Callable[[Json, Path], Json | None] = lambda components, path: None
    lengths: Callable[[Say, Path], Lengths] = lambda say, path: Lengths()

    @property
    def parts(self) -> tuple[str, ...]:
        return tuple(part for parts in self.areas.values() for part in parts)


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
    emblem: Callable[[Path, Json], Paint] | None = None
    """What stands for a stack, where that is not its first piece."""


class Copies(NamedTuple):
    """What a game supplies to the screens of its component sets."""

    sets: Callable[[Store], ComponentSets]
    board: Board
    tiles: Tiles
    complaint: Callable[[Say, Json, Refusal], str] = lambda say, components, refusal: ""
    """Why a set cannot be played with, where the refusal itself does not tell it well."""

    @property
    def parts(self) -> tuple[str, ...]:
        return (*self.board.parts, *self.tiles.parts)

    def refused(self, speech: Speech, components: Json, refusal: Refusal) -> str:
        """Why a set cannot be played with, in a sentence."""
        said = self.complaint(speech.say, components, refusal)
        return said or refusal_said(speech, {}, refusal).text
