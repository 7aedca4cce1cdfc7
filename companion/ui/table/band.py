from __future__ import annotations

from kivy.properties import BooleanProperty, ListProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.play.question import Piece, Question
from companion.play.shown import Shown
from companion.ui import layout
from companion.ui.table.drawing import Drawing

_LONG = 13


class Band(BoxLayout):
    """Who is asked what, on his colour and with his disc, to be read from across the table."""

    __events__ = ("on_shut", "on_again", "on_advice")

    drawing = ObjectProperty()
    title = StringProperty()
    hint = StringProperty()
    colour = StringProperty()
    paint = ObjectProperty(None, allownone=True)
    ground = ListProperty((0, 0, 0, 0))
    tone = StringProperty("foam")
    low = BooleanProperty(False)
    short = BooleanProperty(False)
    """Whether there is no room for the hint."""
    instructs = BooleanProperty(False)
    """Whether its hint is to be followed, and always has room."""
    long = BooleanProperty(False)
    """Whether a word of it would be broken in large letters."""
    shutting = BooleanProperty(False)
    """Whether it can be shut, as what is only looked at."""
    voiced = BooleanProperty(False)
    """Whether what is called can be heard again."""

    advised = BooleanProperty(False)
    """Whether the app can be asked what it would do."""

    def tapped(self) -> None:
        """The button at its end: what is looked at is shut, what is asked is said once more."""
        if self.shutting:
            self.dispatch("on_shut")
        else:
            self.dispatch("on_again")

    def ask(self, question: Question, shutting: bool) -> None:
        self.title = question.title
        self.hint = "" if question.keypad else question.hint
        self.instructs = question.instructs
        number = question.number or None
        piece = question.piece
        if question.player and (number or not piece):
            piece = self.drawing.marker(question.player, number)
        self._wear(question.player, piece)
        self.shutting = shutting

    def look(self, shown: Shown) -> None:
        """Somebody's page is looked at."""
        self.title, self.hint, self.instructs = shown.name(shown.who), "", False
        self._wear(shown.who, self.drawing.marker(shown.who, None))
        self.shutting = True

    def on_shut(self) -> None:
        pass

    def on_again(self) -> None:
        pass

    def on_advice(self) -> None:
        pass

    def on_title(self, _: object, title: str) -> None:
        self.long = max(map(len, title.split()), default=0) > _LONG

    def _wear(self, colour: str, piece: Piece) -> None:
        draw: Drawing = self.drawing
        self.paint = draw.paint(piece) if piece else None
        self.colour = colour
        self.ground = draw.ground(colour) if colour else (0, 0, 0, 0)
        self.tone = "ink" if not colour else "sea" if draw.is_light(colour) else "foam"


layout.load("table", "band")
