from __future__ import annotations

from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from companion.play.question import Question
from companion.ui import layout
from companion.ui.drawn import scene as scenes  # noqa: F401, kv
from companion.ui.shell.chrome import OutlinedButton
from companion.ui.table.drawing import Drawing


class OtherButton(OutlinedButton):
    """For a piece that is none of the set's."""

    asking = ObjectProperty()


class Answers(BoxLayout):
    """What a question is answered with where that does not lie on the board: what has been told so
    far, pieces to be picked, or the keypad. With `headed` it says the question too.

    In `room` its pictures may grow; where the window is `low`, all that is no answer gives way.
    """

    asking = ObjectProperty()
    drawing = ObjectProperty()
    question = ObjectProperty(None, allownone=True)
    scene = ObjectProperty(None, allownone=True)
    laid = ObjectProperty(None, allownone=True)
    paint = ObjectProperty(None, allownone=True)
    headed = BooleanProperty(True)
    wide = BooleanProperty(False)
    low = BooleanProperty(False)
    room = NumericProperty(0)
    crowded = BooleanProperty(False)
    """Whether what has been told has no room but beside the tile that is asked for."""

    def on_question(self, _: Widget, question: Question | None) -> None:
        place = self.ids.keypad
        draw: Drawing = self.drawing
        self.scene = draw.scene(question.layout) if question and question.layout else None
        self.laid = draw.scene(question.laid) if question and question.laid else None
        self.paint = draw.paint(question.piece) if question and question.piece else None
        if question is None or not question.keypad:
            place.clear_widgets()
            return
        if not place.children:
            keypad = draw.keypad()
            keypad.bind(on_entered=lambda _, piece: self.asking.enter(piece))
            place.add_widget(keypad)
        keypad = place.children[0]
        keypad.show(question.keypad)
        keypad.title = question.title if self.headed else ""
        keypad.hint = question.hint
        self.on_low()
        self.on_crowded()

    def on_low(self, *_: object) -> None:
        for keypad in self.ids.keypad.children:
            keypad.low = self.low

    def on_crowded(self, *_: object) -> None:
        for keypad in self.ids.keypad.children:
            keypad.laid = self.laid if self.crowded else None


layout.load("table", "other_button", "answers")
