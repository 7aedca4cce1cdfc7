"""What is printed, or fixed by the rules: nothing here changes during a game."""

from __future__ import annotations

from typing import NamedTuple

from companion.goa.rules.tiles import SPICES

COLOURS = ("red", "blue", "green", "yellow")
SEATS = (2, 3, 4)
COLUMNS = ("ships", "harvest", "taxes", "expedition", "colonies")
SHIPS, HARVEST, TAXES, EXPEDITION, COLONIES = range(5)
COLONY_NAMES = ("quilon", "cochin", "madras", "calicut")
OF_TWO_SPICES = ("quilon", "madras")
SPACES = 4
"""Plantation spaces; the colonies' come after them."""
SITES = (*map(str, range(SPACES)), *COLONY_NAMES)
ANY_SPICE = tuple(sorted(SPICES))
ANY = "any"
SYMBOLS = ("elephant", "tiger", "fish", "palm", "shell", "statue")
ALIKE = 5
"""0.4: so many cards bear the same symbol."""
CARDS = 30
SIDE = 5
CELLS = SIDE * SIDE
ROUNDS = 4
TURNS = 3
EXTRA_TURN = TURNS + 1
LAST_ROW = 5
REWARDED = (4, 5)
"""5.11: the rows whose first arrival is rewarded."""

Cell = tuple[int, int]
Rows = tuple[int, ...]
"""The markers, in the order of COLUMNS."""
Spices = tuple[str, ...]
"""Sorted, as a record prints them."""
Load = tuple[tuple[int, Spices], ...]
"""Spices onto or from sites: the places of the sites rising, none without spices."""

CORNERS: tuple[Cell, ...] = ((1, 1), (1, 5), (5, 1), (5, 5))


class ColonyTiles(NamedTuple):
    """A colony as the set has it."""

    need: int
    fields: int
    tiles: tuple[str, ...]


class Scoring(NamedTuple):
    """Chapter 10's tables."""

    rows: tuple[int, ...]
    colonies: tuple[int, ...]
    same_symbol: tuple[int, ...]
    most_ducats: int
    single_plantation: int


class Start(NamedTuple):
    """1.3, 1.5."""

    ships: int
    colonists: int
    first_ducats: int
    other_ducats: int


class Board(NamedTuple):
    """What is printed and so never changes during a game."""

    colours: tuple[str, ...]
    start: Start
    values: tuple[tuple[int, ...], ...]
    """What each row of each column gives; of Expedition, how many cards it draws."""
    limits: tuple[int, ...]
    """5.8: how many cards a hand may hold in each row of Expedition."""
    steps: tuple[tuple[Spices, ...], ...]
    ships_paid: tuple[int, ...]
    step_for_ducats: tuple[int, ...]
    colonies: tuple[ColonyTiles, ...]
    removed: tuple[int, int]
    """1.1: so many tiles of each phase go back into the box."""
    scoring: Scoring
