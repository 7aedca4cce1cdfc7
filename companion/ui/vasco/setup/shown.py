"""A moment of the set-up, as plain values to be shown."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from companion.table.game import Json, Seat
from companion.ui.vasco.setup.entering import Picks
from companion.ui.vasco.table_options import TableOptions
from companion.vasco.state import State


class Shown(NamedTuple):
    """Where the set-up stands, and what has been tapped since."""

    state: State
    seats: tuple[Seat, ...]
    components: Json
    options: TableOptions
    drawing: frozenset[str]
    """The kinds of piece the app draws."""
    picks: Picks
    typing: bool
    """Whether what came up is none of the set's pieces, and is typed instead."""
    speak: Callable[..., str]
    """Says a message, with its figures."""

    @property
    def names(self) -> Mapping[str, str]:
        return {seat.colour: seat.name for seat in self.seats}

    def say(self, key: str, **figures: object) -> str:
        return self.speak(key, self.names, **figures)

    def lies(self, kind: str) -> bool:
        """Whether these lie on the table, and not in the box."""
        return kind not in self.options.replaced

    def name(self, colour: str) -> str:
        return self.names.get(colour) or self.say(f"colour-{colour}")
