"""The frame all screens stand in, with what lies over them."""

from collections.abc import Callable, Mapping

from kivy.input import MotionEvent
from kivy.properties import ListProperty, ObjectProperty, StringProperty
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.widget import Widget

from companion.ui import layout
from companion.ui.shell import smooth_lines
from companion.ui.shell.chrome import Overlay, Scroll, Snackbar
from companion.ui.shell.clearing import Clearing


class Shell(FloatLayout):
    """Shows one screen at a time, each built when it is first shown, and the way back from it."""

    stage = ObjectProperty()
    shown = StringProperty()
    """The name of the screen that is shown."""
    layer = ObjectProperty()
    insets = ListProperty((0, 0, 0, 0))
    """What is to be kept clear at the left, the top, the right and the foot."""

    def __init__(self, screens: Mapping[str, Callable[[], Widget]], **kwargs: object) -> None:
        smooth_lines.keep()
        super().__init__(**kwargs)
        self._screens = screens
        self._built: dict[str, Widget] = {}
        self._trail: list[str] = []
        self.layer.bind(children=self._cover)
        self._clearing = Clearing(self)

    @property
    def top(self) -> Widget:
        """What the back button acts on: the overlay in front, else the screen."""
        overlays = [each for each in self.layer.children if isinstance(each, Overlay)]
        return overlays[0] if overlays else self.stage

    @property
    def reachable(self) -> list[Widget]:
        """What keys act on: what is in front, and the snackbar, which is in front of all."""
        return [self.top, *(each for each in self.layer.children if isinstance(each, Snackbar))]

    def __contains__(self, name: str) -> bool:
        """Whether there is a screen of this name."""
        return name in self._screens

    def show(self, *names: str) -> Widget:
        """The last of these; the way back from it leads through the others, which are not built
        before they are gone to. Who goes back finds it where he left it, all others its top."""
        seen_before = names[-1] in self._built and names[-1] not in self._trail
        for name in names:
            if name in self._trail:
                del self._trail[self._trail.index(name) :]
            self._trail.append(name)
        if name not in self._built:
            self._built[name] = self._screens[name]()
        self.layer.clear_widgets()
        self.stage.clear_widgets()
        self.stage.add_widget(self._built[name])
        self.shown = name
        if seen_before:
            for each in self._built[name].walk():
                if isinstance(each, Scroll):
                    each.to_top()
        return self._built[name]

    def back(self) -> bool:
        """Closes what is in front, or shows the screen before; False where there is neither. A
        screen with a `step_back` may first have something of its own to close."""
        step_back = getattr(next(iter(self.stage.children), None), "step_back", None)
        if isinstance(self.top, Overlay):
            self.top.close()
        elif step_back and step_back():
            pass
        elif len(self._trail) > 1:
            self.show(self._trail[-2])
        else:
            return False
        return True

    def open(self, overlay: Overlay) -> None:
        self.layer.add_widget(overlay)

    def on_touch_down(self, touch: MotionEvent) -> bool:
        """What was only said has been read by then."""
        for snackbar in self.reachable[1:]:
            if not snackbar.action:
                snackbar.close()
        return bool(super().on_touch_down(touch))

    def _cover(self, layer: Widget, over: list[Widget]) -> None:
        """Where all of the screen is covered, drawing it would only cost time."""
        covered = any(isinstance(each, Overlay) and each.whole for each in over)
        drawn = self.stage.canvas in self.canvas.children
        if covered and drawn:
            self.canvas.remove(self.stage.canvas)
        elif not covered and not drawn:
            self.canvas.insert(self.canvas.indexof(layer.canvas), self.stage.canvas)

    def tell(self, text: str, action: str = "", do: Callable[[], None] | None = None) -> None:
        """One sentence in the snackbar; a newer one takes the place of an older."""
        for snackbar in self.reachable[1:]:
            snackbar.close()
        snackbar = Snackbar(text=text, action=action)
        if do:
            snackbar.bind(on_act=lambda _: do())
        self.layer.add_widget(snackbar)


layout.load("shell", "shell")
