"""Where keys can take the focus: what can be tapped or typed in, where it lies in the window, and
what comes next in a direction."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from kivy.core.window import Window
from kivy.metrics import dp
from kivy.uix.scrollview import ScrollView
from kivy.uix.stencilview import StencilView
from kivy.uix.widget import Widget

from companion.ui.shell.chrome import Field, TapArea

Box = tuple[float, float, float, float]
"""Left, foot, right and top, in the window."""

LEFT, RIGHT, UP, DOWN = "left", "right", "up", "down"
_ASIDE = 3
"""How much farther what lies aside counts than what lies ahead."""
_AROUND = 24
_SLACK = 1.0


class Place(NamedTuple):
    """A control that can have the focus.

    `stop` is what the tab key takes as one: the widget around the control that has a `tab_stop`,
    else the control itself.
    """

    control: Widget
    box: Box
    stop: Widget
    scroll: ScrollView | None
    in_sight: bool

    @property
    def name(self) -> str:
        return str(self.control.name)

    @property
    def middle(self) -> tuple[float, float]:
        left, foot, right, top = self.box
        return (left + right) / 2, (foot + top) / 2


def places(roots: Sequence[Widget]) -> list[Place]:
    """In the order in which the tab key comes to them."""
    found = [each for root in roots for each in _within(root, None, None, _whole())]
    return sorted(found, key=lambda place: getattr(place.stop, "tab_stop", 0))


def neighbour(among: Sequence[Place], here: Place, way: str) -> Place | None:
    """What lies next in a direction, within the stop if there is anything; in what scrolls also
    what is not in sight."""
    ahead = [
        each
        for each in among
        if (each.in_sight or each.scroll is here.scroll) and _is_ahead(here, each, way)
    ]
    within = [each for each in ahead if each.stop is here.stop]
    return min(within or ahead, key=lambda each: _distance(here, each, way), default=None)


def stops_of(among: Sequence[Place]) -> list[Widget]:
    """What the tab key stops at, each once."""
    return list(dict.fromkeys(each.stop for each in among))


def nearest(among: Sequence[Place], box: Box) -> Place | None:
    x, y = (box[0] + box[2]) / 2, (box[1] + box[3]) / 2
    return min(
        among,
        key=lambda each: (each.middle[0] - x) ** 2 + (each.middle[1] - y) ** 2,
        default=None,
    )


def bring_into_sight(place: Place) -> None:
    """Scrolls to it, as far as that is needed, and lets a little of what is around be seen."""
    scroll = place.scroll
    beyond = _beyond(scroll)
    if scroll is None or not beyond:
        return
    _, foot, _, top = _box(scroll)
    margin = dp(_AROUND)
    down = foot + margin - place.box[1]
    up = place.box[3] + margin - top
    far = up if up > 0 else -down if down > 0 else 0
    scroll.scroll_y = min(1.0, max(0.0, scroll.scroll_y + far / beyond))


def scroll_on(here: Place, way: str) -> bool:
    """Scrolls on by a row, up or down; whether there was anything left."""
    scroll = here.scroll
    beyond = _beyond(scroll)
    if scroll is None or way not in (UP, DOWN) or not beyond:
        return False
    left = scroll.scroll_y if way == DOWN else 1 - scroll.scroll_y
    step = min(left, here.control.height / beyond)
    scroll.scroll_y += -step if way == DOWN else step
    return bool(step * beyond > _SLACK)


def _beyond(scroll: ScrollView | None) -> float:
    """How much more there is than the scroll shows."""
    if scroll is None or not scroll.children:
        return 0
    beyond = scroll.children[0].height - scroll.height
    return beyond if beyond > _SLACK else 0


def _within(
    widget: Widget, stop: Widget | None, scroll: ScrollView | None, view: Box
) -> Iterator[Place]:
    # What a kv file names may be told by its proxy.
    widget = widget.__self__
    if widget.opacity == 0:
        return
    if stop is None and hasattr(widget, "tab_stop"):
        stop = widget
    if isinstance(widget, Field) or (isinstance(widget, TapArea) and widget.keyed):
        box = _box(widget)
        if not widget.disabled and min(widget.size) > _SLACK:
            yield Place(widget, box, stop or widget, scroll, _meet(box, view))
    if isinstance(widget, StencilView):
        view = _shared(view, _box(widget))
    if isinstance(widget, ScrollView):
        scroll = widget
    for child in reversed(widget.children):
        yield from _within(child, stop, scroll, view)


def _whole() -> Box:
    return 0, 0, *Window.size


def _box(widget: Widget) -> Box:
    left, foot = widget.to_window(*widget.pos)
    return left, foot, left + widget.width, foot + widget.height


def _shared(one: Box, other: Box) -> Box:
    left, foot = max(one[0], other[0]), max(one[1], other[1])
    return left, foot, min(one[2], other[2]), min(one[3], other[3])


def _meet(one: Box, other: Box) -> bool:
    left, foot, right, top = _shared(one, other)
    return right - left > _SLACK and top - foot > _SLACK


def _is_ahead(here: Place, there: Place, way: str) -> bool:
    x, y = there.middle[0] - here.middle[0], there.middle[1] - here.middle[1]
    return {LEFT: -x, RIGHT: x, UP: y, DOWN: -y}[way] > _SLACK


def _distance(here: Place, there: Place, way: str) -> float:
    """From edge to edge, and a little from middle to middle for what lies equally far."""
    across = _gap(here.box, there.box, 0), _gap(here.box, there.box, 1)
    ahead, aside = across if way in (LEFT, RIGHT) else across[::-1]
    x, y = there.middle[0] - here.middle[0], there.middle[1] - here.middle[1]
    return ahead + _ASIDE * aside + (abs(x) + abs(y)) / 50


def _gap(one: Box, other: Box, axis: int) -> float:
    return max(0.0, other[axis] - one[axis + 2], one[axis] - other[axis + 2])
