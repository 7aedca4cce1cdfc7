"""What a group does at its table, or looks over, to be ticked off."""

from __future__ import annotations

from typing import NamedTuple

from companion.play.question import Layout
from companion.play.steps import Step


class ToDo(NamedTuple):
    """What there is to do on the table before the game goes on."""

    of: object
    """What it belongs to, as a round: of another one nothing is ticked off."""
    title: str
    steps: tuple[Step, ...]


class Part(NamedTuple):
    """A part of the table as it should lie, and where it is set right if it lies otherwise."""

    name: str
    title: str
    layout: Layout
    area: str


HISTORY = "history"
"""Where a wrong move is entered anew, since no correction sets this right."""
