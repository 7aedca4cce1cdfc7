from __future__ import annotations

from collections.abc import Mapping

from kivy.clock import Clock
from kivy.input import MotionEvent
from kivy.properties import BooleanProperty, ObjectProperty, StringProperty
from kivy.uix.widget import Widget

from companion.play.asking import Asking
from companion.ui import layout
from companion.ui.drawn.box import Box
from companion.ui.drawn.scene import Scene, SceneView
from companion.ui.shell.chrome import Scroll
from companion.ui.table.board.carrying import Carrying
from companion.ui.table.board.parted import UNASKED, Parted, Plan, Walk
from companion.ui.table.board.walker import Walker

_LOOK = "look-"


class Pane(Scroll):
    """A part of the board; it scrolls where its pieces could not be touched otherwise."""

    scene = ObjectProperty(None, allownone=True)

    def to_spots(self, *_: object) -> None:
        """Where not all of it is in sight, what can be tapped is: the lowest of it at least, or the
        highest of a scene that says so."""
        view = self.children[0]
        beyond = view.height - self.height
        spots = self.scene.spots(Box(0, 0, *view.size)).values() if self.scene else ()
        if beyond <= 0 or not spots:
            return
        foot, top = min(each.y for each in spots), max(each.top for each in spots)
        if getattr(self.scene, "highest_first", False):
            foot = max(foot, top - self.height)
        middle = (self.height - min(top - foot, self.height)) / 2
        self.effect_y.velocity = 0
        self.scroll_y = min(max((foot - middle) / beyond, 0), 1)


class Board(Widget):
    """Shows the board of `shown`; a tap on a spot of it, or on a piece that is none now, goes to
    `asking`.

    What `question` is about grows, and the rest shrinks to a glance. A tap on what is small grows
    it for a look, told by `looked`; another one, or another question, brings back what is asked.
    """

    tab_stop = 1

    theme = ObjectProperty()
    still = BooleanProperty(False)
    shown = ObjectProperty(None, allownone=True)
    question = ObjectProperty(None, allownone=True)
    looked = StringProperty()
    """The part that somebody looks at, though the question is about another."""

    def __init__(self, parted: Parted, asking: Asking, **kwargs: object) -> None:
        self._parted, self._asking = parted, asking
        self._lay = Clock.create_trigger(self._laid, -1)
        super().__init__(**kwargs)
        self._panes: dict[str, Pane] = {}
        self._part = self._area = self._asked = ""
        self._stood: tuple[object, int | None] = (None, None)
        self._walker: Walker | None = None
        self._marched: object = None
        """What was shown when it set out."""
        self._carrying = Carrying(self, parted.carried)
        self.bind(shown=self._lay, looked=self._lay, pos=self._lay, size=self._lay)

    @property
    def walks(self) -> bool:
        """Whether something is on its way."""
        return self._walker is not None and self._walker.is_walking

    def on_parent(self, *_: object) -> None:
        """In sight again, it leads again to what is asked."""
        self._asked = ""
        self._lay()

    def on_question(self, *_: object) -> None:
        self.looked = ""
        self._lay()

    def on_touch_down(self, touch: MotionEvent) -> bool:
        """No tap waits for what walks."""
        if self._walker:
            self._walker.settle()
        self._carrying.begin(touch, self._spot_at(touch))
        return bool(super().on_touch_down(touch))

    def on_touch_move(self, touch: MotionEvent) -> bool:
        self._carrying.move(touch)
        return bool(super().on_touch_move(touch))

    def on_touch_up(self, touch: MotionEvent) -> bool:
        for name in self._carrying.end(touch, self._spot_at(touch)):
            self._asking.pick(name)
        return bool(super().on_touch_up(touch))

    def _spot_at(self, touch: MotionEvent) -> str:
        """The name of what a touch is over."""
        for pane in self._panes.values():
            if pane.scene and pane.collide_point(*touch.pos):
                spots = pane.scene.spots(Box(*pane.pos, *pane.size))
                return next((name for name, box in spots.items() if box.holds(*touch.pos)), "")
        return ""

    def look_at(self, part: str) -> None:
        """Grows a part that is not asked about; once more, what is asked."""
        self.looked = "" if part in (self.looked, self._area) else part

    def _laid(self, *_: object) -> None:
        if not self.shown or min(self.size) < 1:
            return
        question = self.question or UNASKED
        box = Box(*self.pos, *self.size)
        # What is begun beside the question leaves the board as it is.
        self._area = question.area or (self._area if self.shown.aside else "")
        self._part = self.looked or self._area or self._parted.first(box)
        planned = self._parted.plan(box, self._part, question)
        if self._walker and self._marched is self.shown:
            # Laid anew on the way, as where the panel gives room back, it sets out once more.
            self._walker.turn_back()
        elif self._walker:
            self._walker.settle()
        scenes = self._scenes(planned)
        self._show(scenes, planned)
        self._lead(question.title)
        if self._parted.walk:
            self._march(self._parted.walk, scenes)

    def _scenes(self, planned: Plan) -> dict[str, Scene]:
        question = self.question or UNASKED
        found: dict[str, Scene] = {
            part: self._parted.part(self.shown, question, part, part == self._part)
            for part in planned.parts
        }
        for area in planned.targets:
            found[area] = self._parted.target(self.shown, question, area)
        if planned.tabs:
            found["tabs"] = self._parted.tabs(self.shown, question, self._part)
        return found

    def _show(self, scenes: dict[str, Scene], planned: Plan) -> None:
        boxes = {**planned.parts, **planned.targets}
        if planned.tabs:
            boxes["tabs"] = planned.tabs
        for name in self._panes.keys() - scenes.keys():
            self.remove_widget(self._panes.pop(name))
        for name, scene in scenes.items():
            if name not in self._panes:
                self._panes[name] = new = Pane()
                new.ids.view.bind(on_pick=self._picked, on_point=self._pointed)
                self.add_widget(new)
            pane, box = self._panes[name], boxes[name]
            pane.pos = round(box.x), round(box.y)
            pane.size = round(box.width), round(box.height)
            pane.scene = scene

    def _lead(self, asked: str) -> None:
        """To what a new question can be answered with."""
        if asked != self._asked:
            self._asked = asked
            if self._part in self._panes:
                # What it shows is as high as it will be only then.
                Clock.schedule_once(self._panes[self._part].to_spots)

    def _march(self, walk: Walk, scenes: Mapping[str, Scene]) -> None:
        """It walks where it has moved since, if its part is in sight."""
        here, self._stood = self._stood, (self.shown.seats, walk.stands(self.shown))
        there = self._stood
        (seats, stood), (now, stands) = here, there
        if seats != now or stood is None or stands is None or stood == stands or self.still:
            return
        scene = scenes.get(walk.part)
        lifted = scene and walk.lifted(scene)
        if not scene or not lifted:
            return
        pane = self._panes[walk.part]
        box = Box(*pane.pos, *pane.size)
        if scene.height(*box.size) > box.height:
            return
        self._stood, self._marched = here, self.shown
        if self._walker is None:
            self._walker = Walker(theme=self.theme, paint=walk.paint)
        # Above all parts, whatever has been added since.
        self.remove_widget(self._walker)
        self.add_widget(self._walker)
        pane.scene = lifted
        way = range(stood, stands, 1 if stands > stood else -1)
        places = walk.places(scene, box, (*way, stands))

        def arrived() -> None:
            self._stood, pane.scene = there, scene

        self._walker.walk(places, arrived)

    def _picked(self, _: SceneView, name: str) -> None:
        if name.startswith(_LOOK):
            self.look_at(name.removeprefix(_LOOK))
        else:
            self._asking.pick(name)

    def _pointed(self, _: SceneView, name: str) -> None:
        self._asking.point(name)


layout.load("table/board", "pane", "board")
