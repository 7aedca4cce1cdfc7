"""A tile made by taps: what the table drew, or what lies in the box."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.ui import layout
from companion.ui.drawn import scene  # noqa: F401, kv
from companion.ui.drawn.piece import Paint
from companion.ui.table.choice import Choice

Told = dict[str, Any]
"""What has been told of a tile, by the names of its figures; None where it has not."""


class Place(NamedTuple):
    """What is printed at one place of a tile."""

    name: str
    answers: Sequence[object]
    painted: Callable[..., Paint]
    at_once: int = 15
    in_parts: bool = False
    """Whether what is none of the answers is told in parts."""


class Kind(NamedTuple):
    """A kind of tile."""

    places: tuple[Place, ...]
    made: Callable[[Told], Any]
    """The tile, once all is told."""
    sketch: Callable[[str, Told], Paint]
    """What there is of it so far, of a deck."""
    wide: float = 64


class Tiles(NamedTuple):
    game: str
    kinds: Mapping[str, Kind]
    apart: Mapping[str, tuple[Place, ...]]
    """What is printed together, for a tile of which nobody would expect it."""
    whole: Callable[[Told], Told]
    """All figures of what has been told, together or apart."""


class Keypad(BoxLayout):
    """Asks for all that is printed on a tile; the tap that answers the last question enters it.

    Until then each answer can be given anew. `kind` and, for a project, its `deck` may change at
    any time.
    """

    __events__ = ("on_entered",)

    kind = StringProperty()
    wide = NumericProperty(0)
    deck = StringProperty()
    title = StringProperty()
    hint = StringProperty()
    """What is said beside the tile, if anything."""
    laid = ObjectProperty(None, allownone=True)
    """A scene of what has been told so far, to stand beside the tile."""
    low = BooleanProperty(False)
    """Whether all of it must stand in little height."""

    def __init__(self, tiles: Tiles, **kwargs: object) -> None:
        self._tiles = tiles
        self._choices: list[Choice] = []
        super().__init__(**{"kind": next(iter(tiles.kinds)), **kwargs})
        self.bind(kind=lambda *_: self._ask(), deck=self._begin)
        self._ask()

    def show(self, printed: tuple[str, str]) -> None:
        """What is asked of now."""
        self.kind, self.deck = printed

    def on_entered(self, made: object) -> None:
        pass

    def on_low(self, *_: object) -> None:
        for choice in self._choices:
            choice.low = self.low

    def _ask(self, apart: str = "") -> None:
        self._apart = apart
        self.wide = self._kind.wide
        self._choices = [
            Choice(game=self._tiles.game, asks=f"keypad-{each.name}", **each._asdict())
            for place in self._kind.places
            for each in (self._tiles.apart[apart] if place.name == apart else (place,))
        ]
        self.ids.questions.clear_widgets()
        for choice in self._choices:
            choice.bind(on_chosen=self._answer, on_apart=self._ask_apart)
            self.ids.questions.add_widget(choice)
        self.on_low()
        self._begin()

    def _ask_apart(self, asked: Choice) -> None:
        """What has been told already stays told."""
        told = {choice.name: choice.value for choice in self._choices}
        self._ask(apart=asked.name)
        for choice in self._choices:
            choice.value = told.get(choice.name)
        self._draw()

    def _begin(self, *_: object) -> None:
        for choice in self._choices:
            choice.begin()
        self._draw()

    def _answer(self, *_: object) -> None:
        told = self._told()
        self._draw()
        if any(choice.value is None for choice in self._choices):
            return
        made = self._kind.made(told)
        if self._apart:
            self._ask()
        else:
            self._begin()
        self.dispatch("on_entered", made)

    @property
    def _kind(self) -> Kind:
        return self._tiles.kinds[self.kind]

    def _told(self) -> Told:
        return self._tiles.whole({choice.name: choice.value for choice in self._choices})

    def _draw(self) -> None:
        self.ids.picture.paint = self._kind.sketch(self.deck, self._told())


layout.load("table", "keypad")
