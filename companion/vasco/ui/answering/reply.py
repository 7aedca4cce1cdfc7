from __future__ import annotations

from kivy.properties import BooleanProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from companion.table.game import RECORD, Instead, Refusal, Said
from companion.ui import layout
from companion.vasco.play.asking.pointing import pointed
from companion.vasco.ui.asking.asking import Asking
from companion.vasco.ui.asking.why import why


class Reply(BoxLayout):
    """What a tap is told that answers nothing: why it cannot be, by which rule and what would do,
    or what the piece is. It stands until the next tap; `on_said` tells that there is something.
    """

    __events__ = ("on_said",)

    asking = ObjectProperty()
    speech = ObjectProperty()
    question = ObjectProperty(None, allownone=True)
    """The one on the screen."""
    refusal = StringProperty()
    rule = StringProperty()
    """The rule of the refusal, if it has one."""
    remark = StringProperty()
    given = BooleanProperty(False)

    def on_asking(self, _: Widget, asking: Asking) -> None:
        asking.bind(on_asked=self._settle, on_refused=self._refuse, on_pointed=self._point)

    def on_said(self) -> None:
        pass

    def _settle(self, *_: object) -> None:
        self.refusal = self.rule = self.remark = ""
        self.given = False

    def _refuse(self, asking: Asking, refusal: Refusal, instead: Instead | None) -> None:
        shown = asking.shown()
        said = self._sentence(why(shown, refusal, instead))
        self.rule = "" if refusal.rule == RECORD else refusal.rule
        said = shown.say("table-refused", said=said, rule=self.rule) if self.rule else said
        self.refusal, self.remark = said, ""
        self.given = True
        self.dispatch("on_said")

    def _point(self, asking: Asking, name: str) -> None:
        said = pointed(asking.shown(), self.question, name)
        self.rule, self.refusal, self.remark = "", "", self._sentence(said)
        self.given = True
        self.dispatch("on_said")

    def _sentence(self, said: Said) -> str:
        names = self.asking.shown().names
        return str(self.speech.sentence(said.key, names, **said.figures))


layout.load("vasco/answering", "reply")
