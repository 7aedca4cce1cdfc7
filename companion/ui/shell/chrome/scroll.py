from kivy.clock import Clock
from kivy.input import MotionEvent
from kivy.metrics import dp
from kivy.properties import AliasProperty
from kivy.uix.scrollview import ScrollView
from kivy.uix.widget import Widget

_UNENDED = -1
_A_LITTLE = 6


class Scroll(ScrollView):
    """Scrolls as Kivy's own, but a tap acts at once: Kivy hands it on a fifth of a second late,
    and holds a touch back even where nothing can scroll. And what is shorter than its room hangs
    at the top of it, wherever what was there before had been scrolled to."""

    def _is_more(self) -> bool:
        return bool((self.viewport_size[1] - self.height) * self.scroll_y > dp(_A_LITTLE))

    more = AliasProperty(_is_more, bind=("viewport_size", "height", "scroll_y"), cache=True)
    """Whether there is more below."""

    def __init__(self, **kwargs: object) -> None:
        self._led_to: Widget | None = None
        # How high the content is, is known only after some passes.
        self._lead = Clock.create_trigger(self._lead_on)
        super().__init__(**kwargs)
        self.bind(size=self._lead)

    def add_widget(self, widget: Widget, *args: object, **kwargs: object) -> None:
        super().add_widget(widget, *args, **kwargs)
        widget.bind(height=self._lead)

    def lead_to(self, piece: Widget) -> None:
        """To the top with a piece of the content, until somebody touches it."""
        self._led_to = piece
        self._lead()

    def _lead_on(self, _: float) -> None:
        if self._led_to:
            self.bring_to_top(self._led_to)

    def to_top(self) -> None:
        """Where somebody reads on from the beginning."""
        self._led_to = None
        self.effect_y.velocity = 0
        self.scroll_y = 1

    def bring_to_top(self, piece: Widget, above: float = 0) -> None:
        """A piece of the content stands at the top, as far as there is enough below it."""
        content = self.children[0]
        beyond = content.height - self.height
        if beyond > 0:
            self.effect_y.velocity = 0
            self.scroll_y = 1 - min(max((content.top - piece.top - above) / beyond, 0), 1)

    def update_from_scroll(self, *args: object) -> None:
        if self.do_scroll_y and self.children and self.children[0].height <= self.height:
            self.scroll_y = 1
        super().update_from_scroll(*args)

    def on_touch_down(self, touch: MotionEvent) -> bool:
        self._led_to = None
        if self._fits() and self.collide_point(*touch.pos) and not touch.is_mouse_scrolling:
            return bool(self.simulate_touch_down(touch))
        return bool(super().on_touch_down(touch))

    def simulate_touch_down(self, touch: MotionEvent) -> bool:
        taken = bool(super().simulate_touch_down(touch))
        if touch.time_end != _UNENDED:
            self._do_touch_up(touch)
        return taken

    def _fits(self) -> bool:
        content = self.children[0] if self.children else self
        return bool(content.height <= self.height and content.width <= self.width)
