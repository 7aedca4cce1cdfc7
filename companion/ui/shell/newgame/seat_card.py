from collections.abc import Mapping

from kivy.core.text import Label as CoreLabel
from kivy.input import MotionEvent
from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.anchorlayout import AnchorLayout
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from companion.ui import layout
from companion.ui.drawn import fonts
from companion.ui.shell.chrome.plate import Plate
from companion.ui.shell.face import Face

_DRAG = 16


class MarkButton(Plate, AnchorLayout):
    """A player's mark, to be touched for another colour."""


class SeatCard(Plate, BoxLayout):
    """A chair and who sits on it. A drag carries it to another chair."""

    __events__ = ("on_leave", "on_colours", "on_dropped")

    chair = NumericProperty()
    who = StringProperty()
    colour = StringProperty()
    begins = BooleanProperty(False)
    chosen = BooleanProperty(False)
    shining = BooleanProperty(False)
    taken = BooleanProperty(False)

    def __init__(self, face: Face, **kwargs: object) -> None:
        self._face = face
        self._carried = False
        super().__init__(**kwargs)

    def fitting(self, room: tuple[float, float], sizes: Mapping[str, float]) -> str:
        """The largest of the sizes in which the name is there whole."""
        for scale in ("title", "body", "caption"):
            label = CoreLabel(
                text=self.who,
                font_name=fonts.fitting(fonts.BODY, self.who),
                font_size=sizes[scale],
                bold=True,
                padding=(dp(8), dp(2)),
            )
            longest = max(label.get_extents(word)[0] for word in self.who.split())
            if longest + dp(16) > room[0]:
                continue
            label.text_size = room[0], None
            label.refresh()
            if label.content_height <= room[1]:
                return scale
        return "caption"

    def on_kv_post(self, _: Widget) -> None:
        # A chair nobody sits on has no controls, and nothing of them that could be touched.
        self._controls = self.ids.controls.__self__
        self.on_taken()

    def on_taken(self, *_: object) -> None:
        if self.taken and not self._controls.parent:
            self.add_widget(self._controls, index=1)
        elif not self.taken:
            self.remove_widget(self._controls)

    def on_colour(self, *_: object) -> None:
        self.ids.mark.clear_widgets()
        if self.colour:
            self.ids.mark.add_widget(self._face.mark(self.colour))

    def on_touch_move(self, touch: MotionEvent) -> bool:
        if touch.grab_current is not self or not self.taken:
            return bool(super().on_touch_move(touch))
        far = max(abs(touch.x - touch.ox), abs(touch.y - touch.oy))
        if self._carried or far > dp(_DRAG):
            self._carried = True
            self.center = touch.pos
        return True

    def on_touch_up(self, touch: MotionEvent) -> bool:
        if touch.grab_current is self and self._carried:
            touch.ungrab(self)
            self.pressed = self._carried = False
            self.dispatch("on_dropped", *touch.pos)
            return True
        return bool(super().on_touch_up(touch))

    def on_leave(self) -> None:
        pass

    def on_colours(self, anchor: Widget) -> None:
        pass

    def on_dropped(self, x: float, y: float) -> None:
        pass


layout.load("shell", "mark_button")
layout.load("shell", "seat_card")
