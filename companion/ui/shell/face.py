"""What a game shows of itself on the shell's screens, which know no game."""

from collections.abc import Callable, Mapping
from typing import Any, Protocol

from kivy.uix.widget import Widget

from companion.table.game import Json, Said
from companion.table.session import Change, Session


class Face(Protocol):
    first_hint: str
    """The key of the sentence that says who begins, if nobody wishes otherwise."""

    def emblem(self) -> Widget:
        """The game's own sign."""

    def mark(self, colour: str) -> Widget:
        """The sign of a player, told by more than its colour; it fills its place."""

    def progress(self, state: Any) -> Said:
        """How far a game is."""

    def phase(self, state: Any) -> str:
        """The part of the game it is in, by which time is measured; `phase-<name>` says it."""

    def scores(self, state: Any) -> Mapping[str, int]:
        """The points by colour, as far as they are counted."""

    def habits(self, session: Session) -> Mapping[str, Json]:
        """What the statistics keep of how everybody played, by colour, beside the ledger."""

    def spoken(self, say: Callable[..., str], change: Change) -> str:
        """What is called aloud when this was done; empty where nothing is."""

    def call(self, say: Callable[..., str], state: Any) -> str:
        """What was called last in this moment of a game; empty where nothing is."""

    def sound(self, change: Change) -> str:
        """The sound of what was done."""

    def screen(self, state: Any) -> str:
        """The screen on which the game goes on; empty where there is none."""


class Silent:
    """Of a face: nothing is called aloud, all that is done sounds alike, no habits are kept."""

    def habits(self, session: Session) -> Mapping[str, Json]:
        return {}

    def spoken(self, say: Callable[..., str], change: Change) -> str:
        return ""

    def call(self, say: Callable[..., str], state: Any) -> str:
        return ""

    def sound(self, change: Change) -> str:
        return "accept"
