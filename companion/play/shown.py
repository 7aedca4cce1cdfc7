"""A moment of a game, as plain values to be shown and asked of."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, TypeVar

from companion.play.modes import FOOT, Looking, Modes, Typing, page, without_pages
from companion.play.question import Picks
from companion.table.game import Json, Seat

M = TypeVar("M")


class Shown(NamedTuple):
    """Where the game stands, and what has been tapped since."""

    state: Any
    seats: tuple[Seat, ...]
    components: Json
    options: Any
    """What the group has chosen for its table."""
    drawing: frozenset[str]
    """The kinds of piece the app draws."""
    speak: Callable[..., str]
    """Says a message, with its figures."""
    picks: Picks = ()
    modes: Modes = ()
    """What a tap means now, the topmost last."""
    told: tuple[Any, ...] = ()
    """The moves told ahead of their turn."""

    @property
    def names(self) -> Mapping[str, str]:
        return {seat.colour: seat.name for seat in self.seats}

    def say(self, key: str, **figures: object) -> str:
        return self.speak(key, self.names, **figures)

    def name(self, colour: str) -> str:
        return self.names.get(colour) or self.say(f"colour-{colour}")

    @property
    def typing(self) -> bool:
        """Whether what came up is none of the pieces shown, and is typed instead."""
        return self.mode(Typing) is not None

    @property
    def aside(self) -> bool:
        """Whether something has been begun beside the question."""
        return any(not isinstance(mode, FOOT) for mode in without_pages(self.modes))

    @property
    def who(self) -> str:
        """The player somebody looks at, where it is not the one who is asked."""
        return page(self.modes)

    @property
    def page(self) -> str:
        """Whose page is shown in place of the question: nobody's while something is begun."""
        return "" if self.aside else self.who

    @property
    def looking(self) -> bool:
        """Whether somebody is only looked at, and nothing is asked of him."""
        return self.mode(Looking) is not None

    def mode(self, kind: type[M]) -> M | None:
        """The one of this kind, if it is on."""
        return next((mode for mode in self.modes if isinstance(mode, kind)), None)
