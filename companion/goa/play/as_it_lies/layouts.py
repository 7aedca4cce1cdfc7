"""What lies before several players at once, as layouts; each spot begins with whose it is."""

from __future__ import annotations

from dataclasses import dataclass

from companion.goa.play.layouts import Ladder, Plot


def row_spot(colour: str, column: str, row: int) -> str:
    """A row of a column of this player."""
    return f"{colour}-{column}-{row}"


def spot_of(colour: str, name: str) -> str:
    """A spot before this player, where several are in sight."""
    return f"{colour}-{name}"


@dataclass(frozen=True)
class Columns:
    """The columns of a player of which every row can be tapped, by `row_spot`."""

    colour: str
    ladders: tuple[Ladder, ...]


@dataclass(frozen=True)
class Sites:
    """The sites of a player, where those of several stand beside each other: each spot begins with
    whose it is."""

    colour: str
    plots: tuple[Plot, ...]
