"""One question with all its answers in sight, each a key to tap."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from kivy.properties import (
    BooleanProperty,
    ListProperty,
    NumericProperty,
    ObjectProperty,
    StringProperty,
)
from kivy.uix.boxlayout import BoxLayout

from companion.ui import layout
from companion.ui.drawn.box import Box
from companion.ui.drawn.colours import Colours
from companion.ui.drawn.lettering import letter
from companion.ui.drawn.piece import Paint, Picture
from companion.ui.drawn.shapes import disc
from companion.ui.shell.chrome.plate import Plate


class Key(Plate, Picture):
    """A key with a drawn answer on it."""

    chosen = BooleanProperty(False)


class Choice(BoxLayout):
    """Of many answers the likely ones come first; a last key turns to those that follow, or, where
    those are `in_parts`, asks for them part by part.

    `answers` are the values, and `painted` gives each its picture.
    """

    __events__ = ("on_chosen", "on_apart")

    name = StringProperty()
    asks = StringProperty()
    """The key of the question, where it is said above the answers."""
    game = StringProperty()
    """In whose words."""
    answers = ListProperty()
    painted: Callable[..., Paint] = ObjectProperty()
    value = ObjectProperty(None, allownone=True)
    at_once = NumericProperty(15)
    in_parts = BooleanProperty(False)
    columns = NumericProperty(5)
    low = BooleanProperty(False)
    between = NumericProperty(0)

    def __init__(self, answers: Sequence[object], **kwargs: object) -> None:
        super().__init__(**kwargs)
        self._first = 0
        self.answers = answers
        self.bind(value=self._mark)
        self._lay()

    def begin(self) -> None:
        """No answer given, the likely ones in sight."""
        self.value = None
        if self._first:
            self._first = 0
            self._lay()

    def on_chosen(self, value: object) -> None:
        pass

    def on_apart(self) -> None:
        pass

    def _lay(self) -> None:
        pad = self.ids.pad
        pad.clear_widgets()
        for answer in self._in_sight():
            key = Key(name=f"{self.name}-{_spelled(answer)}", paint=self.painted(answer))
            key.answer = answer
            key.bind(on_tap=self._choose)
            pad.add_widget(key)
        if self.in_parts or len(self.answers) > self.at_once:
            more = Key(name=f"{self.name}-more", paint=draw_more)
            more.bind(on_tap=self._turn)
            pad.add_widget(more)
        self._mark()

    def _in_sight(self) -> Sequence[object]:
        return self.answers[self._first : self._first + self.at_once]

    def _turn(self, _: Key) -> None:
        if self.in_parts:
            self.dispatch("on_apart")
            return
        self._first += self.at_once
        if self._first >= len(self.answers):
            self._first = 0
        self._lay()

    def _choose(self, key: Key) -> None:
        self.value = key.answer
        self.dispatch("on_chosen", key.answer)

    def _mark(self, *_: object) -> None:
        for key in self.ids.pad.children:
            key.chosen = getattr(key, "answer", None) == self.value is not None


def _spelled(answer: object) -> str:
    return "-".join(map(str, answer)) if isinstance(answer, tuple) else str(answer)


def numeral(number: object) -> Paint:
    return lambda box, colours: letter(
        str(number), box.centre, min(box.height * 0.46, box.width * 0.4), colours["ink"]
    )


def draw_more(box: Box, colours: Colours) -> None:
    x, y = box.centre
    for step in (-1, 0, 1):
        disc((x + step * box.side * 0.2, y), box.side * 0.055, colours["ink"])


layout.load("table", "key")
layout.load("table", "choice")
