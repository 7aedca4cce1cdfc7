"""What lies on the table: the state, its parts, and the questions every chapter asks of it.

All parts are immutable; a change makes a new state and leaves the old one valid.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import NamedTuple, TypeVar

from companion.table.game.distinct import distinct

T = TypeVar("T")

COLOURS = ("yellow", "red", "black", "blue")
AREAS = ("characters", "recruiting", "projects", "navigation")
LANDINGS = ("natal", "boa_gente", "mozambique", "mombasa", "malindi", "calicut")
SAILORS = ("turquoise", "violet", "grey", "orange")
MISSIONARY = "white"
CHARACTERS = ("dias", "alvares", "sernigi", "manuel")
DIAS, ALVARES, SERNIGI, MANUEL = range(4)

SEATS = (2, 3, 4)
"""0.1: the numbers of players."""
ROUNDS = 5
DISCS = 4
CAPTAINS = 7
MERCHANTS = 6
SECTION_SIZE = 5
REALS_A_VP = 3
VP_A_SHIP = 3
"""9.3."""
NUMBERS = range(1, 21)
ADDITIONAL = (21, 22)
LAST_NUMBER = ADDITIONAL[-1]

Crew = tuple[int, int, int, int]
"""Sailors counted by colour, in the order of SAILORS."""


def crew_of(counts: Iterable[int]) -> Crew:
    turquoise, violet, grey, orange = counts
    return turquoise, violet, grey, orange


NO_CREW: Crew = (0, 0, 0, 0)


@distinct
class Tile(NamedTuple):
    """A project, and after its launch the ship on its other side (0.2)."""

    text: str
    limit: int
    crew: int
    reals: int
    vp: int


@cache
def tile(limit: int, crew: int, reals: int = 0, vp: int = 0) -> Tile:
    earns = (f"{reals}r" if reals else "") + (f"{vp}v" if vp else "")
    return Tile(f"{limit}/{crew}" + (f"+{earns}" if earns else ""), limit, crew, reals, vp)


class Vdg(NamedTuple):
    """A Vasco da Gama tile (0.3). One that was turned up may be known only as far as it counts: the
    first never moves the marker, the last begins no round (2.1, 3.1)."""

    initial: int | None
    variation: int | None
    money: tuple[int, int] | None

    def fits(self, other: Vdg) -> bool:
        """Whether it can be the same tile, as far as both are known."""
        pairs = zip(self, other, strict=True)
        return all(mine == theirs or None in (mine, theirs) for mine, theirs in pairs)


class Docked(NamedTuple):
    """A ship in a dock; a merchant ship has neither owner nor tile."""

    limit: int
    owner: str | None = None
    ship: Tile | None = None


class Disc(NamedTuple):
    """An action disc under a number in an area."""

    player: str
    area: str


class Player(NamedTuple):
    """A player and the supply in front of him."""

    colour: str
    vp: int = 0
    reals: int = 10
    captains: int = 1
    captains_on_board: int = CAPTAINS - 1
    sailors: Crew = NO_CREW
    missionaries: int = 0
    projects: tuple[Tile, ...] = ()
    ships: tuple[Tile, ...] = ()
    discs: int = DISCS
    additional_used: bool = False


class Landing(NamedTuple):
    """What is printed at a landing: the docks' values, and the VP of a complete one."""

    docks: tuple[int, ...]
    complete: int


class Board(NamedTuple):
    """What is printed and so never changes during a game."""

    colours: tuple[str, ...]
    refund: tuple[int, ...]
    slots: tuple[int, int, int, int]
    landings: tuple[Landing, ...]
    sailors: Crew
    missionaries: int


class Seen(NamedTuple):
    """The pieces that have come up so far, in their order."""

    projects: tuple[Tile, ...] = ()
    merchants: tuple[int, ...] = ()
    vdg: tuple[Vdg, ...] = ()
    unseen: int = 0
    """So many projects came up before these, in rounds that nobody wrote down (10.2)."""


Docks = tuple[Docked | None, ...]


class State(NamedTuple):
    """Everything that distinguishes one moment of a game from another."""

    board: Board
    players: tuple[Player, ...]
    bag: Crew
    missionaries: int
    sections: tuple[Crew, ...]
    landings: tuple[Docks, ...]
    first: int
    turn: int = 0
    round: int = 1
    stage: int = 0
    section: int = 0
    marker: int | None = None
    vdg: Vdg | None = None
    money: tuple[int | None, int | None] = (None, None)
    sao_gabriel: Tile | None = None
    upper: tuple[Tile, ...] = ()
    merchant: int | None = None
    placed: tuple[Disc | None, ...] = (None,) * (LAST_NUMBER + 1)
    slots: tuple[int, ...] = ()
    """The empty slots of each area, in the order of AREAS."""
    owners: tuple[str | None, ...] = (None,) * len(CHARACTERS)
    portraits: tuple[str | None, ...] = (None,) * len(CHARACTERS)
    blind: tuple[str, ...] = ()
    winners: tuple[str, ...] | None = None
    seen: Seen = Seen()


def called(state: State) -> int | None:
    """The lowest number that lies in an area (3.2)."""
    for number, disc in enumerate(state.placed):
        if disc:
            return number
    return None


def lay(state: State, number: int, disc: Disc) -> State:
    """A number with its disc goes into a slot."""
    area = AREAS.index(disc.area)
    return state._replace(
        placed=put(state.placed, number, disc), slots=put(state.slots, area, state.slots[area] - 1)
    )


def lift(state: State, number: int) -> State:
    """A number with its disc leaves its slot."""
    disc = state.placed[number]
    assert disc
    area = AREAS.index(disc.area)
    return state._replace(
        placed=put(state.placed, number, None), slots=put(state.slots, area, state.slots[area] + 1)
    )


def areas_with_slots(state: State) -> tuple[str, ...]:
    return tuple(area for area, left in zip(AREAS, state.slots, strict=True) if left)


def additional_left(state: State) -> tuple[int, ...]:
    """Those of 21 and 22 that lie in no area."""
    return tuple(number for number in ADDITIONAL if state.placed[number] is None)


def is_complete(docks: Docks) -> bool:
    """5.4: every dock is taken."""
    return None not in docks


def next_stage(state: State) -> State:
    return state._replace(stage=state.stage + 1)


def put(pieces: tuple[T, ...], place: int, piece: T) -> tuple[T, ...]:
    """The same pieces, with another one at a place."""
    return (*pieces[:place], piece, *pieces[place + 1 :])


def without(tiles: tuple[Tile, ...], gone: Tile) -> tuple[Tile, ...]:
    """The tiles, one like this less."""
    place = tiles.index(gone)
    return tiles[:place] + tiles[place + 1 :]
