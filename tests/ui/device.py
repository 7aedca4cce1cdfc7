"""The app in a real window without a screen: its sizes, its touches, its frames and its pixels.

Kivy's clock is set by hand, a sixtieth of a second a frame, so that nothing waits and a pause of
eight seconds is over at once. Each flip is followed by reading a pixel: without it frames queue up.

A frame nobody looks at is drawn like any other, instruction by instruction, but only on one dot of
the window: a processor that does a graphics card's work needs thirty times as long for all of it.
Of several that pass in a row only the last is. So are the pictures in it, until a test first looks:
then all are drawn anew.
"""

import os
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple
from weakref import WeakSet

from kivy.config import Config

Config.set("graphics", "maxfps", "0")
# Offscreen, a window can later be made smaller, but what it is drawn on cannot grow.
_WIDTH, _HEIGHT = os.environ.get("COMPANION_WINDOW", "2560x1800").split("x")
Config.set("graphics", "width", _WIDTH)
Config.set("graphics", "height", _HEIGHT)

import companion.ui.shell.window  # noqa: E402, F401

# isort: split

from kivy.animation import Animation  # noqa: E402
from kivy.app import App  # noqa: E402
from kivy.base import EventLoop  # noqa: E402
from kivy.clock import Clock  # noqa: E402
from kivy.core.window import Window  # noqa: E402
from kivy.effects import kinetic, scroll  # noqa: E402
from kivy.graphics import Canvas  # noqa: E402
from kivy.graphics.context import get_context  # noqa: E402
from kivy.graphics.opengl import (  # noqa: E402
    GL_RGBA,
    GL_SCISSOR_TEST,
    GL_UNSIGNED_BYTE,
    glDisable,
    glEnable,
    glReadPixels,
    glScissor,
    glViewport,
)
from kivy.graphics.texture import Texture  # noqa: E402
from kivy.input import motionevent  # noqa: E402
from kivy.lang.parser import global_idmap  # noqa: E402
from kivy.metrics import Metrics  # noqa: E402
from kivy.tests.common import UnitTestTouch  # noqa: E402
from kivy.uix.recycleview import views  # noqa: E402
from kivy.uix.textinput import TextInput  # noqa: E402
from kivy.uix.widget import Widget  # noqa: E402
from PIL import Image  # noqa: E402

from companion.app import CompanionApp  # noqa: E402
from companion.games import LIST, Listed  # noqa: E402
from companion.ui.drawn.ground import GROUND  # noqa: E402
from companion.ui.drawn.stamp import forget_stamps  # noqa: E402
from companion.ui.drawn.still import draw_all_on_new  # noqa: E402
from companion.ui.shell.chrome import Overlay  # noqa: E402
from companion.words import Words  # noqa: E402
from tests.phones.clock import hurried  # noqa: E402
from tests.ui.faults import Faults  # noqa: E402

SIZES = {
    "tablet": (1280, 800),
    "tablet-upright": (800, 1280),
    "phone": (411, 891),
    "phone-across": (891, 411),
    "small": (320, 568),
}
FRAME = 1 / 60


class Look(NamedTuple):
    """What a device can be set to: a size of `SIZES`, in dp, and what the app shows on it."""

    size: str = "tablet"
    density: float = 1
    dark: bool = False
    language: str = "en"


class Device:
    """One window for all tests; `start` gives it a new app, whose data lie in `folder`."""

    folder: Path
    app: CompanionApp | None = None

    def __init__(self, words: Path, shots: Path | None, speaking: type[Words] = Words) -> None:
        self._words, self._speaking = words, speaking
        self._shots = shots
        self._now = Clock.time()
        self._passes = False
        # Those that live; of them, those that have outlived a test, and those that did so twice.
        self.apps: WeakSet[CompanionApp] = WeakSet()
        self.lingering: WeakSet[CompanionApp] = WeakSet()
        self.lasting: WeakSet[CompanionApp] = WeakSet()
        self.faults = Faults()
        # How fast what is scrolled runs on is reckoned by the time of day.
        for each in Clock, kinetic, motionevent, scroll:
            each.time = lambda: self._now
        self._flip, self._draw = Window.flip, Window.on_draw
        Window.flip, Window.on_draw = self._flip_if_looked_at, self._draw_what_is_looked_at
        self._draw_picture, self._dot = GROUND.draw, Texture.create(size=(1, 1))
        GROUND.draw = self._draw_picture_if_seen
        self._looked_at = self._pictures_seen = False
        # Each app brings the same.
        Window.set_icon = cache(Window.set_icon)
        EventLoop.ensure_window()
        EventLoop.start()
        self._kivy_plans = Clock.get_events()

    @property
    def looked_at(self) -> bool:
        """Whether somebody looks at every frame, as where its cost is measured; else only at
        `pixels`."""
        return self._looked_at

    @looked_at.setter
    def looked_at(self, looked_at: bool) -> None:
        self._looked_at = looked_at
        if looked_at:
            self.look_at_pictures()
        else:
            self._pictures_seen = False

    def look_at_pictures(self) -> None:
        """Until the end of this test."""
        if not self._pictures_seen:
            self._pictures_seen = True
            forget_stamps()
            draw_all_on_new()

    def start(
        self,
        look: Look = Look(),  # noqa: B008
        frames: int = 4,
        games: Sequence[Listed] = LIST,
        words: Path | None = None,
    ) -> CompanionApp:
        """Without frames home is passed over, as where the app opens into a game, which it then
        does or is to do next. `words` is a folder of other catalogues."""
        speaking = Words if words else self._speaking
        spoken = speaking(look.language, folder=words or self._words, strict=True)
        self.app = CompanionApp(spoken, self.folder, games)
        self.apps.add(self.app)
        # Fingers of tests are quicker than anybody's, on phones and beside them.
        self.app.phones.clock = hurried
        _set_density(look.density)
        width, height = SIZES[look.size]
        Window.size = round(width * look.density), round(height * look.density)
        self.app.theme.light = "night" if look.dark else "day"
        open_game = self.app.open_game
        if not frames:
            self.app.open_game = lambda: open_game() if self.app.goes_on else None
        self.app._run_prepare()
        self.app.open_game = open_game
        self.frames(frames)
        return self.app

    def stop(self) -> None:
        """As if the app had never run."""
        Window.rotation = 0
        _set_density(1)
        for widget in Window.children[:]:
            Window.remove_widget(widget)
        # Kivy keeps rows for lists to come, which hang on the theme of the app before, and counts
        # them.
        views._cached_views.clear()
        views._cache_count = 0
        # Nor does it forget the field whose view it adjusted last.
        TextInput._adjust_viewport(None)
        TextInput._adjust_viewport.cancel()
        self.app.dispatch("on_stop")
        App._running_app = None
        # What changes as it closes asks for the app once more, and kv would hold on to it.
        object.__setattr__(global_idmap["app"], "_obj", None)
        # Whatever it meant to do later, the next app should not do, nor keep it alive for that.
        # Kivy itself asks only once to free textures, and not again before that is done.
        Animation._instances.clear()
        for event in Clock.get_events():
            by = getattr(event.get_callback(), "__self__", None)
            if event not in self._kivy_plans and by is not get_context():
                event.cancel()

    def frames(self, count: int = 2, more: bool = False) -> None:
        """`more` come before anybody could look."""
        for left in reversed(range(count)):
            self._passes = more or left > 0
            self._now += FRAME
            EventLoop.idle()

    def _flip_if_looked_at(self) -> None:
        if self.looked_at:
            self._flip()
            glReadPixels(0, 0, 1, 1, GL_RGBA, GL_UNSIGNED_BYTE)

    def _draw_picture_if_seen(self, canvas: Canvas, texture: Texture) -> None:
        self._draw_picture(canvas, texture if self._pictures_seen else self._dot)

    def _draw_what_is_looked_at(self) -> None:
        if self.looked_at:
            self._draw()
            return
        if self._passes:
            # It still wants to be drawn, and is with the next.
            return
        glViewport(0, 0, 1, 1)
        glScissor(0, 0, 1, 1)
        glEnable(GL_SCISSOR_TEST)
        self._draw()
        glDisable(GL_SCISSOR_TEST)
        glViewport(0, 0, *Window.system_size)

    def wait(self, seconds: float) -> None:
        self.frames(round(seconds / FRAME))

    def leap(self, seconds: float) -> None:
        """A while in which nobody looks."""
        self._now += seconds
        self.frames()

    def find(self, name: str) -> Widget:
        """What lies over a screen keeps touches from it: of what is named alike, that counts."""
        over = next((each for each in walk(Window) if isinstance(each, Overlay)), Window)
        found = [each for each in walk(over) if getattr(each, "name", None) == name] or [
            each for each in walk(Window) if getattr(each, "name", None) == name
        ]
        assert len(found) == 1, f"{len(found)} widgets are named {name}"
        return found[0]

    def shows(self, name: str) -> bool:
        return any(getattr(each, "name", None) == name for each in walk(Window))

    def texts(self) -> list[str]:
        return [text for each in walk(Window) if (text := getattr(each, "text", ""))]

    def tap(self, name: str) -> None:
        self.tap_at(*centre(self.find(name)))

    def tap_at(self, x: float, y: float) -> None:
        touch = UnitTestTouch(x, y)
        touch.touch_down()
        self.frames(1, more=True)
        touch.touch_up()
        self.frames()

    def press(self, x: float, y: float) -> UnitTestTouch:
        touch = UnitTestTouch(x, y)
        touch.touch_down()
        self.frames()
        return touch

    def key(self, code: int, *modifiers: str) -> None:
        Window.dispatch("on_key_down", code, 0, None, list(modifiers))
        Window.dispatch("on_key_up", code, 0)
        self.frames()

    def pixels(self) -> Image.Image:
        """What is shown now: drawn once more, and read before the flip, after which it is lost."""
        self.look_at_pictures()
        self.frames()
        Window.canvas.ask_update()
        self._draw()
        size = Window.system_size
        data = glReadPixels(0, 0, *size, GL_RGBA, GL_UNSIGNED_BYTE)
        picture = Image.frombytes("RGBA", size, data).convert("RGB")
        return picture.transpose(Image.Transpose.FLIP_TOP_BOTTOM)

    def shot(self, name: str) -> None:
        """A picture to look at, if the environment names a folder for them: COMPANION_SHOTS."""
        if self._shots:
            self._shots.mkdir(parents=True, exist_ok=True)
            self.pixels().save(self._shots / f"{name}.png")


def _set_density(density: float) -> None:
    """All that is measured in it is told, even where it stays as it was."""
    if Metrics.density != density:
        Metrics.density = density


def walk(widget: Widget) -> Iterator[Widget]:
    for child in widget.children:
        yield child
        yield from walk(child)


def centre(widget: Widget) -> tuple[float, float]:
    return widget.to_window(*widget.center)
