"""A moment of a game, as plain values to be shown."""

from __future__ import annotations

from companion.play import shown
from companion.play.table_options import HELPS
from companion.vasco.play.ahead import Told
from companion.vasco.play.asking.foretelling import Telling
from companion.vasco.play.asking.launching import Manning
from companion.vasco.rules.phases import OVERVIEW, kinds_due
from companion.vasco.rules.state import State


class Shown(shown.Shown):
    """Where the game stands, and what has been tapped since."""

    __slots__ = ()

    @property
    def ahead(self) -> Told:
        """The discs told ahead of their turn."""
        return self.told

    @property
    def manning(self) -> Manning | None:
        """The ship that is being manned, whatever else is asked."""
        return self.mode(Manning)

    @property
    def telling(self) -> str:
        """The player of whom a disc is told ahead now."""
        telling = self.mode(Telling)
        return telling.who if telling else ""

    def lies(self, kind: str) -> bool:
        """Whether these lie on the table, and not in the box."""
        return kind not in self.options.replaced

    def helps(self, help_: str) -> bool:
        """Whether the group wants so much help, or more."""
        return HELPS.index(self.options.help) >= HELPS.index(help_)


def asked(state: State) -> str:
    """The kind of move that is waited for, the first of those that answer the same question."""
    return next(iter(kinds_due(state)), "")


def setting_up(state: State) -> bool:
    return OVERVIEW[state.stage].phase == "setup"
