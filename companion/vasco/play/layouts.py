"""Where pieces lie together, as values; the game's screens measure and draw them by their types."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from companion.play.looks import PLAIN
from companion.vasco.rules.draws import UPPER
from companion.vasco.rules.state import Docked, Tile, Vdg


class Cell(NamedTuple):
    """A number on its space, or whose disc it lies on; what the right to act costs with it."""

    number: int
    look: str = PLAIN
    owner: str = ""
    calls: bool = False
    """Whether its disc waits to be called, or is only taken."""
    price: str = ""
    free: bool = False
    chance: str = ""
    short: str = ""
    """The price in figures, where there is no room for a word."""


@dataclass(frozen=True)
class Numbers:
    """Numbers 1 to 20 in four rows with what giving up pays, 21 and 22, and the tile beside."""

    cells: tuple[Cell, ...]
    refunds: tuple[str, ...]
    called: int = 0
    marker: int | None = None
    vdg: Vdg | None = None
    more: str = ""
    """What is said of the tiles that are still to come."""


class Quay(NamedTuple):
    """A dock as it is shown: its value, the ship in it, whether it can be chosen."""

    value: int
    ship: Docked | None = None
    look: str = PLAIN


Port = tuple[str, str, int, tuple[Quay, ...]]


class Waiting(NamedTuple):
    """The merchant ship that is to be sent, and what is said of it and of those to come."""

    limit: int | None
    said: str
    more: str


@dataclass(frozen=True)
class Landings:
    """The coast from Calicut down to Natal: landings with their names, VP and docks."""

    rows: tuple[Port, ...]
    looks: tuple[str, ...] = ()
    """Whether each landing is chosen from as a whole."""
    complete: str = ""
    """What is said of a landing whose docks are all taken."""
    waiting: Waiting | None = None


@dataclass(frozen=True)
class Projects:
    """São Gabriel's space, and the six upper ones from left to right; None is an empty space."""

    sao_gabriel: Tile | None
    upper: tuple[Tile | None, ...]
    name: str
    """What stands under São Gabriel."""
    looks: tuple[str, ...] = (PLAIN,) * (UPPER + 1)
    """Of the upper ones, then of São Gabriel."""
    decks: str = ""
    """What is said of the projects to come."""


@dataclass(frozen=True)
class Sections:
    """The recruiting sections side by side as on the board: section 1 is the rightmost; None is a
    shut one."""

    sections: tuple[tuple[str, ...] | None, ...]
    looks: tuple[tuple[str, ...], ...] = ()
    """Of each sailor of each section."""
    whole: tuple[str, ...] = ()
    """Of each section, where it is chosen as a whole."""


@dataclass(frozen=True)
class Recruiting:
    """The sections, and below them what colours cost, the captains there are, and the bag.

    Where a sailor costs nothing, there are neither prices nor captains.
    """

    sections: Sections
    prices: tuple[int, ...] = ()
    captains: tuple[tuple[str, int], ...] = ()
    """How many of each player are on the board."""
    captain: str = PLAIN
    bag: int = 0
    bag_look: str = PLAIN
    blindly: str = ""
    """What taking one from the bag is called."""


class Portrait(NamedTuple):
    """A character: whose he is, and whose disc lies on him."""

    character: str
    name: str
    owner: str | None = None
    host: str | None = None
    look: str = PLAIN


class Amount(NamedTuple):
    """One of the two amounts; None once it is taken."""

    reals: int | None
    look: str = PLAIN


@dataclass(frozen=True)
class Portraits:
    """The Characters area: the four portraits, and the two amounts."""

    portraits: tuple[Portrait, ...]
    amounts: tuple[Amount, ...]


class Printed(NamedTuple):
    """A tile that is told by what is printed on it: its kind, and of a project its deck."""

    kind: str
    deck: str = ""
