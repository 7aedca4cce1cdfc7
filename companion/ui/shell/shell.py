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
from companion.ui.shell.parts import Build
from companion.ui.shell.screen import Screen, screen


class Shell(FloatLayout):
    """Shows one screen at a time, each built when it is first shown, and the way back from it."""

    stage = ObjectProperty()
    shown = StringProperty()
    """The name of the screen that is shown."""
    layer = ObjectProperty()
    insets = ListProperty((0, 0, 0, 0))
    """What is to be kept clear at the left, the top, the right and the foot."""

    def __init__(self, screens_of: Callable[[str], Mapping[str, Build]], **kwargs: object) -> None:
        """`screens_of` gives the screens of a game by its id; without one, those of the app."""
        smooth_lines.keep()
        super().__init__(**kwargs)
        self._screens_of = screens_of
        self._built: dict[tuple[str, str], Widget] = {}
        self._trail: list[Screen] = []
        self.layer.bind(children=self._cover)
        self._clearing = Clearing(self)
        self._touched: tuple[Widget, Screen] | None = None

    @property
    def top(self) -> Widget:
        """What the back button acts on: the overlay in front, else the screen."""
        overlays = [each for each in self.layer.children if isinstance(each, Overlay)]
        return overlays[0] if overlays else self.stage

    @property
    def reachable(self) -> list[Widget]:
        """What keys act on: what is in front, and the snackbar, which is in front of all."""
        return [self.top, *(each for each in self.layer.children if isinstance(each, Snackbar))]

    @property
    def front(self) -> Screen:
        """The screen that is shown; over it may lie what it opened."""
        return self._trail[-1] if self._trail else Screen("")

    def __contains__(self, named: Screen | str) -> bool:
        """Whether there is such a screen."""
        there = screen(named)
        return there.name in self._screens_of(there.game)

    def show(self, *named: Screen | str) -> Widget:
        """The last of these; the way back from it leads through the others, which are not built
        before they are gone to. Who goes back finds it where he left it, all others its top. A
        screen with an `about` is told each time what it is about."""
        way = [*map(screen, named)]
        seen_before = way[-1].key in self._built and self._behind(way[-1]) is None
        for each in way:
            if (place := self._behind(each)) is not None:
                del self._trail[place:]
            self._trail.append(each)
        widget = self._build(self.front)
        self.layer.clear_widgets()
        self.stage.clear_widgets()
        if hasattr(widget, "about"):
            widget.about(self.front.argument)
        self.stage.add_widget(widget)
        self.shown = self.front.name
        if seen_before:
            for each in widget.walk():
                if isinstance(each, Scroll):
                    each.to_top()
        return widget

    def _behind(self, there: Screen) -> int | None:
        """Where it is on the way back, if it is."""
        keys = [each.key for each in self._trail]
        return keys.index(there.key) if there.key in keys else None

    def _build(self, there: Screen) -> Widget:
        if there.key not in self._built:
            self._built[there.key] = self._screens_of(there.game)[there.name]()
        return self._built[there.key]

    def back(self) -> bool:
        """Closes what is in front, or shows the screen before; False where there is neither. A
        screen with a `step_back` may first have something of its own to close."""
        step_back = getattr(next(iter(self.stage.children), None), "step_back", None)
        if isinstance(self.top, Overlay):
            self.top.close()
        elif step_back and step_back():
            pass
        else:
            return self.leave()
        return True

    def leave(self) -> bool:
        """Shows the screen before; whether there is one."""
        if len(self._trail) < 2:
            return False
        self.show(self._trail[-2])
        return True

    def open(self, overlay: Overlay) -> None:
        self.layer.add_widget(overlay)

    def on_touch_down(self, touch: MotionEvent) -> bool:
        """What was only said has been read by then. The second of two taps in haste was meant for
        what lay there at the first, and is lost where that has gone."""
        touched, self._touched = self._touched, (self.top, self.front)
        if touch.is_double_tap and touched != self._touched:
            return True
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
