"""A moment of a game, as plain values to be shown."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from companion.table.game import Json, Seat
from companion.vasco.play.ahead import Told
from companion.vasco.play.table_options import HELPS, TableOptions
from companion.vasco.rules.phases import OVERVIEW, kinds_due
from companion.vasco.rules.state import State, Tile


class Manning(NamedTuple):
    """A project that is to be launched, and the crew as far as it is chosen."""

    player: str
    project: Tile
    crew: tuple[str, ...] = ()


class Shown(NamedTuple):
    """Where the game stands, and what has been tapped since."""

    state: State
    seats: tuple[Seat, ...]
    components: Json
    options: TableOptions
    drawing: frozenset[str]
    """The kinds of piece the app draws."""
    speak: Callable[..., str]
    """Says a message, with its figures."""
    picks: tuple[object, ...] = ()
    typing: bool = False
    """Whether what came up is none of the set's pieces, and is typed instead."""
    who: str = ""
    """The player somebody looks at, where it is not the one who is asked."""
    manning: Manning | None = None
    """The ship that is being manned, whatever else is asked."""
    ahead: Told = ()
    """The discs told ahead of their turn."""
    telling: str = ""
    """The player of whom a disc is told ahead now."""

    @property
    def names(self) -> Mapping[str, str]:
        return {seat.colour: seat.name for seat in self.seats}

    def say(self, key: str, **figures: object) -> str:
        return self.speak(key, self.names, **figures)

    def lies(self, kind: str) -> bool:
        """Whether these lie on the table, and not in the box."""
        return kind not in self.options.replaced

    def helps(self, help_: str) -> bool:
        """Whether the group wants so much help, or more."""
        return HELPS.index(self.options.help) >= HELPS.index(help_)

    def name(self, colour: str) -> str:
        return self.names.get(colour) or self.say(f"colour-{colour}")


def asked(state: State) -> str:
    """The kind of move that is waited for, the first of those that answer the same question."""
    return next(iter(kinds_due(state)), "")


def setting_up(state: State) -> bool:
    return OVERVIEW[state.stage].phase == "setup"
