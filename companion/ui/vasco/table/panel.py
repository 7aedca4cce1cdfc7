from __future__ import annotations

from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from companion.ui.shell import layout
from companion.ui.vasco.answers import OtherButton
from companion.ui.vasco.asking import Question, Shown
from companion.ui.vasco.table import band  # noqa: F401, kv
from companion.ui.vasco.table.deeds import Deeds
from companion.ui.vasco.table.sums import Sums
from companion.ui.vasco.table.upcoming import upcoming


class Panel(BoxLayout):
    """Asks one question, with its sum and its deeds; or shows the page of whom one looks at.

    `wanted` is the height at which all of it is in sight.
    """

    asking = ObjectProperty()
    shown = ObjectProperty(None, allownone=True)
    question = ObjectProperty(None, allownone=True)
    beside = BooleanProperty(True)
    low = BooleanProperty(False)
    notice = StringProperty()
    """What happened by itself since the last tap."""
    refusal = StringProperty()
    wanted = NumericProperty(0)

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self._sums = Sums()
        self._deeds = Deeds(stacked=self.beside)
        self._deeds.bind(on_deed=lambda _, deed: self.asking.act(deed))
        self._other = OtherButton()

    def show(self, shown: Shown, question: Question, notice: str) -> None:
        self.shown, self.question = shown, question
        self._other.asking = self.asking
        self.notice, self.refusal = notice, ""
        self.ids.band.ask(question)
        self._sums.show(question.sums)
        self._deeds.stacked = self.beside
        self._deeds.show(question.deeds)
        _put(self._sums, self.ids.sums if question.sums else None)
        _put(self._deeds, self.ids.foot if question.deeds else None)
        _put(self._other, self.ids.foot if question.others else None)
        self.ids.upcoming.scene = upcoming(shown) if self.beside else None

    def on_beside(self, *_: object) -> None:
        if self.shown:
            self.show(self.shown, self.question, self.notice)


def _put(widget: Widget, place: Widget | None) -> None:
    """Where it belongs, or nowhere."""
    # A box lets go only of the widget itself, not of its proxy.
    place = place and place.__self__
    if widget.parent is place:
        return
    if widget.parent:
        widget.parent.remove_widget(widget)
    if place:
        place.add_widget(widget)


layout.load("vasco", "panel")
