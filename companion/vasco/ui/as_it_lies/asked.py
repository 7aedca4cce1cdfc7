"""What an area asks, and what its pieces stand for when they are tapped."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from companion.table.game import Json, Seat
from companion.ui.drawn.scene import Scene
from companion.ui.shell.people import names
from companion.vasco.rules.lying.edit import Edit
from companion.vasco.rules.state import State
from companion.vasco.ui.answering.keypad import Made


class Shown(NamedTuple):
    """What has been told so far, as plain values to be shown."""

    state: State
    seats: tuple[Seat, ...]
    components: Json
    speak: Callable[..., str]
    """Says a message, with its figures."""

    @property
    def names(self) -> Mapping[str, str]:
        return names(self.seats)

    def say(self, key: str, **figures: object) -> str:
        return self.speak(key, self.names, **figures)

    def name(self, colour: str) -> str:
        return self.names[colour] or self.say(f"colour-{colour}")


class At(NamedTuple):
    """What of an area is in hand."""

    figure: int = 0
    """The VP and Reals of the players, counted one after the other."""
    low: int = 0
    """The first of the numbers in sight."""
    holder: int = 0
    """The seat of whoever gets the next tile."""
    afloat: bool = False
    """Whether he gets it as a launched ship."""
    typed: str = ""
    """The digits tapped so far."""


class Enter(NamedTuple):
    """Something told: the edit, what is in hand afterwards, whether the area is done with it."""

    edit: Edit
    at: At | None = None
    last: bool = False


class Look(NamedTuple):
    """Something else is in hand; nothing is told."""

    at: At


class Keypad(NamedTuple):
    """A tile is made by taps, where the set does not know them all."""

    kind: str
    entered: Callable[[Made], Enter]
    deck: str = ""


class Asked(NamedTuple):
    """A picture with pieces to tap."""

    name: str
    title: str
    note: str = ""
    scene: Scene | None = None
    picks: Mapping[str, Pick] = {}
    keypad: Keypad | None = None


class Ask(NamedTuple):
    """A question of its own comes up."""

    card: Callable[[Shown, At], Asked]


Pick = Enter | Look | Ask


class Area(NamedTuple):
    """A part of the table, looked over at a time."""

    name: str
    cards: Callable[[Shown, At], tuple[Asked, ...]]
    least: float = 296
    """The least width of a card, in dp."""
    note: str = ""
    """The message that says what holds for all of its cards."""
