"""9 Tiles: their kinds, and what is printed on each (9.24)."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from companion.table.game.distinct import distinct

PHASES = ("A", "B")
SPICES = ("ginger", "cinnamon", "pepper", "nutmeg", "clove")
PLANTATION = "plantation"


class Kind(NamedTuple):
    """A kind of tile: the phases it lies in, the numbers printed on it, and what it is for."""

    phases: str
    rule: str
    numbers: int = 1
    red: bool = False
    once: bool = False
    """9.18: gone once it is used."""
    stays: bool = False
    """It lies with its owner until it is used or the game ends."""


def _red(phase: str) -> Kind:
    return Kind(phase, "9.17", red=True, stays=True)


KINDS = {
    PLANTATION: Kind("AB", "9.2"),
    # 9.4: of phase A, but neither text says so.
    "crop_rotation": Kind("AB", "9.4", numbers=0),
    "foreman": Kind("A", "9.5", stays=True),
    "mission": Kind("B", "9.6", stays=True),
    "ships": Kind("AB", "9.7"),
    "colonists": Kind("AB", "9.8"),
    "extra_actions": Kind("AB", "9.9"),
    "settlement": Kind("AB", "9.10"),
    "ships_or_colonists": Kind("AB", "9.11"),
    "expeditions": Kind("AB", "9.12"),
    "favor": Kind("B", "9.15", numbers=0),
    "swap": Kind("B", "9.14", numbers=0, stays=True),
    "red_ship": _red("A"),
    "red_colonist": _red("A"),
    "red_ducats": _red("A"),
    "red_spice": _red("A"),
    "red_expedition": _red("B"),
    "extra_harvest": Kind("B", "9.19", once=True, stays=True),
    "resupply": Kind("B", "9.20", once=True, stays=True),
    "espionage": Kind("B", "9.21", numbers=0, once=True, stays=True),
    "vice_king": Kind("B", "9.22", numbers=0, once=True, stays=True),
    "duty": Kind("AB", "9.23", numbers=2, stays=True),
}


@distinct
class Tile(NamedTuple):
    """A tile: as a record writes it, its kind, the number printed on it, and of a plantation the
    spice, of Duty the VP."""

    text: str
    kind: str
    number: int = 0
    spice: str = ""
    vp: int = 0

    @property
    def is_single(self) -> bool:
        """9.2: a plantation of one field."""
        return self.number == 1 and self.kind == PLANTATION


UNNAMED = Tile("?", "unnamed")
"""13.2: a tile that lies in the grid and has not been named yet."""


@cache
def tile(text: str) -> Tile | None:
    """The tile that is written so, if there is one (9.24)."""
    kind, *printed = text.split("/")
    if not all(len(each) == 1 and each in "123456789" for each in printed):
        return None
    numbers = [int(each) for each in printed]
    if kind in SPICES:
        fits = len(numbers) == 1 and numbers[0] <= 3
        return Tile(text, PLANTATION, numbers[0], spice=kind) if fits else None
    if kind == PLANTATION or kind not in KINDS or len(numbers) != KINDS[kind].numbers:
        return None
    number, vp = (*numbers, 0, 0)[:2]
    return Tile(text, kind, number, vp=vp)


def lies_in(one: Tile, phase: str) -> bool:
    """Whether a tile of this kind can lie in the grid of a phase."""
    return phase in KINDS[one.kind].phases
