"""What an area of a table asks, and what its pieces stand for when they are tapped."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from companion.play.question import Layout
from companion.table.game import Json
from companion.table.game.distinct import distinct


class Edit(Protocol):
    """Something said of how the table lies, which makes another state of the one before."""

    @property
    def name(self) -> str: ...
    @property
    def said(self) -> Sequence[Json]:
        """In figures, so that it can be kept and said again."""

    def __call__(self, state: Any) -> Any: ...


class Moment(NamedTuple):
    """How the table lies by what has been told so far, and how it is said."""

    state: Any
    names: Mapping[str, str]
    """What the players are called, by colour."""
    components: Json
    speak: Callable[..., str]
    """Says a message, with its figures."""
    before: Any = None
    """How the app had it, where that is changed."""

    def say(self, key: str, **figures: object) -> str:
        return self.speak(key, self.names, **figures)

    def name(self, colour: str) -> str:
        return self.names.get(colour) or self.say(f"colour-{colour}")


@distinct
class At(NamedTuple):
    """What of an area is in hand: what is its own, and the digits tapped so far."""

    hand: Any = None
    typed: str = ""


@distinct
class Enter(NamedTuple):
    """Something told: the edit, what is in hand afterwards, if that changes, and whether the area
    is done with it."""

    edit: Edit
    hand: Any = None
    last: bool = False


@distinct
class Look(NamedTuple):
    """Something else is in hand; nothing is told."""

    at: At


@distinct
class Keypad(NamedTuple):
    """A piece is told by what is printed on it, where the set does not know them all."""

    printed: Layout
    entered: Callable[[Any], Enter]
    """What is told by the piece that was made."""


class Asked(NamedTuple):
    """Pieces that lie together, and what those stand for that can be tapped."""

    name: str
    title: str
    note: str = ""
    layout: Layout = None
    picks: Mapping[str, Any] = {}
    """Mostly each a `Pick`."""
    keypad: Keypad | None = None


class Ask(NamedTuple):
    """A question of its own comes up."""

    card: Callable[[Moment, At], Asked]


Pick = Enter | Look | Ask


class Area(NamedTuple):
    """A part of the table, looked over at a time."""

    name: str
    cards: Callable[[Moment, At], tuple[Asked, ...]]
    hand: Any = None
    """What of it is in hand at first."""
    least: float = 296
    """The least width of a card, in dp."""
    note: str = ""
    """The message that says what holds for all of its cards."""
