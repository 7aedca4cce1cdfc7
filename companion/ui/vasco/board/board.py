from __future__ import annotations

from kivy.clock import Clock
from kivy.properties import ObjectProperty
from kivy.uix.widget import Widget

from companion.ui.shell import layout
from companion.ui.shell.chrome import Scroll
from companion.ui.vasco.board import cards
from companion.ui.vasco.board.plan import Plan, is_roomy, plan
from companion.ui.vasco.pieces import Box
from companion.ui.vasco.scenes.scene import Scene

_LOOK = "look-"


class Pane(Scroll):
    """A part of the board; it scrolls where its pieces could not be touched otherwise."""

    __events__ = ("on_pick",)

    scene = ObjectProperty(None, allownone=True)

    def on_pick(self, name: str) -> None:
        pass


class Board(Widget):
    """Shows the board of `shown`; `on_pick` tells which spot of it was tapped.

    What `question` is about grows, and the rest shrinks to a glance; a tap on what is small grows
    it for a look, and another one, or another question, brings back what is asked.
    """

    __events__ = ("on_pick",)

    shown = ObjectProperty(None, allownone=True)
    question = ObjectProperty(None, allownone=True)

    def __init__(self, **kwargs: object) -> None:
        self._lay = Clock.create_trigger(self._laid, -1)
        super().__init__(**kwargs)
        self._panes: dict[str, Pane] = {}
        self._looked = ""
        self._part = ""
        self.bind(shown=self._lay, pos=self._lay, size=self._lay)

    def on_pick(self, name: str) -> None:
        pass

    def on_question(self, *_: object) -> None:
        self._looked = ""
        self._lay()

    def look_at(self, part: str) -> None:
        """Grows a part that is not asked about; once more, what is asked."""
        self._looked = "" if part in (self._looked, self._asked) else part
        self._lay()

    @property
    def _asked(self) -> str:
        return self.question.area if self.question else ""

    def _laid(self, *_: object) -> None:
        if not self.shown or min(self.size) < 1:
            return
        question = self.question or cards.UNASKED
        box = Box(*self.pos, *self.size)
        self._part = self._looked or question.area or (self._part if not is_roomy(box) else "")
        if not self._part and not is_roomy(box):
            self._part = cards.NUMBERS_PART
        planned = plan(box, self._part, cards.is_placing(question))
        self._show(self._scenes(planned), planned)

    def _scenes(self, planned: Plan) -> dict[str, Scene]:
        question = self.question or cards.UNASKED
        found: dict[str, Scene] = {
            part: cards.card(self.shown, question, part, part == self._part)
            for part in planned.parts
        }
        for area in planned.targets:
            found[area] = cards.target(self.shown, question, area)
        if planned.tabs:
            found["tabs"] = cards.tabs(self.shown, question, self._part)
        return found

    def _show(self, scenes: dict[str, Scene], planned: Plan) -> None:
        boxes = {**planned.parts, **planned.targets}
        if planned.tabs:
            boxes["tabs"] = planned.tabs
        for name in self._panes.keys() - scenes.keys():
            self.remove_widget(self._panes.pop(name))
        for name, scene in scenes.items():
            if name not in self._panes:
                self._panes[name] = Pane()
                self._panes[name].bind(on_pick=self._picked)
                self.add_widget(self._panes[name])
            pane, box = self._panes[name], boxes[name]
            pane.pos = round(box.x), round(box.y)
            pane.size = round(box.width), round(box.height)
            pane.scene = scene

    def _picked(self, _: Pane, name: str) -> None:
        if name.startswith(_LOOK):
            self.look_at(name.removeprefix(_LOOK))
        else:
            self.dispatch("on_pick", name)


layout.load("vasco", "board")
