"""Walks over all that is shown and says what a hand or an eye would stumble over.

Touch areas under 48 dp or covered, words cut off or broken, things lying on each other, text too
faint for what is behind it. Each is told as a sentence that names the widget.
"""

import re
from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple

from kivy.core.text import Label as CoreLabel
from kivy.core.window import Window
from kivy.metrics import Metrics, dp
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.label import Label
from kivy.uix.scrollview import ScrollView
from kivy.uix.stencilview import StencilView
from kivy.uix.textinput import TextInput
from kivy.uix.widget import Widget

from companion.ui.shell.chrome import Overlay, TapArea
from companion.ui.table.over import Over
from tests.ui.device import Device, walk

TOUCH = 48
CONTRAST, LARGE_CONTRAST = 4.5, 3.0
LARGE, LARGE_BOLD = 24, 18.5
SLACK = 1.0


class Box(NamedTuple):
    left: float
    foot: float
    right: float
    top: float

    def __and__(self, other: "Box") -> "Box":
        low = map(max, self[:2], other[:2])
        high = map(min, self[2:], other[2:])
        return Box(*low, *high)

    def within(self, other: "Box") -> bool:
        low = all(a >= b - SLACK for a, b in zip(self[:2], other[:2], strict=True))
        return low and all(a <= b + SLACK for a, b in zip(self[2:], other[2:], strict=True))

    @property
    def size(self) -> tuple[float, float]:
        return self.right - self.left, self.top - self.foot

    @property
    def is_something(self) -> bool:
        return min(self.size) > SLACK


def complaints(device: Device) -> list[str]:
    shown = _uncovered([each for each in walk(_front(device)) if _is_visible(each)])
    areas = [each for each in shown if _is_touchable(each)]
    labels = [each for each in shown if isinstance(each, Label) and each.text]
    return [
        *(fault for each in areas for fault in _touch_faults(each)),
        *(fault for each in labels for fault in _text_faults(each)),
        *_overlaps(areas, labels),
        *_faint(device, labels),
    ]


def _front(device: Device) -> Widget:
    """An overlay keeps touches from what is under it, and dims it: only it counts then."""
    overlays = [each for each in walk(Window) if isinstance(each, Overlay)]
    return overlays[0] if overlays else Window


def _uncovered(shown: list[Widget]) -> list[Widget]:
    """What a tap in vain is told lies over the question until the next tap; so does a lesson where
    there is little room."""
    replies = [each for each in shown if isinstance(each, Over) and each.covers]
    return [
        each
        for each in shown
        if not any(
            (_box(each) & _box(reply)).is_something
            and reply not in (each, *_above(each))
            and each not in _above(reply)
            for reply in replies
        )
    ]


def _name(widget: Widget) -> str:
    kind = type(widget).__name__
    said = getattr(widget, "name", "") or getattr(widget, "text", "")
    return f"{kind} {said!r}"


def _is_touchable(widget: Widget) -> bool:
    return isinstance(widget, TapArea | ButtonBehavior | TextInput)


def _above(widget: Widget) -> Iterator[Widget]:
    while widget.parent not in (None, widget, Window):
        widget = widget.parent
        yield widget


def _is_visible(widget: Widget) -> bool:
    opaque = all(each.opacity > 0 for each in (widget, *_above(widget)))
    return opaque and (_box(widget) & _view(widget)).is_something


def _box(widget: Widget) -> Box:
    left, foot = widget.to_window(*widget.pos)
    return Box(left, foot, left + widget.width, foot + widget.height)


def _view(widget: Widget) -> Box:
    """The part of the window in which the widget can show."""
    view = Box(0, 0, *Window.size)
    for each in _above(widget):
        if isinstance(each, StencilView):
            view &= _box(each)
    return view


def _reach(widget: Widget) -> Box:
    """Where the widget can be brought into sight: like its view, but as far as it scrolls."""
    reach = Box(0, 0, *Window.size)
    below = widget
    for each in _above(widget):
        if isinstance(each, ScrollView):
            content, view = _box(below), _box(each)
            across = content if each.do_scroll_x else view
            along = content if each.do_scroll_y else view
            return Box(across.left, along.foot, across.right, along.top)
        if isinstance(each, StencilView):
            reach &= _box(each)
        below = each
    return reach


def _written(label: Label) -> Box:
    """Where the text itself is drawn: in the middle of its label."""
    x, y = label.to_window(*label.center)
    width, height = label.texture_size
    left, foot, right, top = label.padding
    half_width, half_height = width / 2, height / 2
    return Box(
        x - half_width + left, y - half_height + top, x + half_width - right, y + half_height - foot
    )


def _touch_faults(area: Widget) -> Iterator[str]:
    if not _box(area).within(_view(area)):
        if not _box(area).within(_reach(area)):
            yield f"{_name(area)} is cut off"
        return
    least = min(_extent(area, across) for across in (True, False))
    if least < TOUCH - 0.5:
        yield f"{_name(area)} can be touched over {least:.0f} dp only"
    over = _first_touched(_front_of(area), *area.to_window(*area.center))
    if over not in (area, None):
        yield f"{_name(area)} is covered by {_name(over)}"


def _extent(area: Widget, across: bool) -> float:
    """How many dp in a row, through the middle, touch the area."""
    x, y = area.center
    length = 0.0
    for way in (-1, 1):
        step = 0.0
        while step < TOUCH and area.collide_point(
            x + way * dp(step) * across, y + way * dp(step) * (not across)
        ):
            step += 0.5
        length += step - 0.25
    return length


def _front_of(area: Widget) -> Widget:
    return [area, *_above(area)][-1]


def _first_touched(widget: Widget, x: float, y: float) -> Widget | None:
    """Which touch area would take a touch, asked in the order in which Kivy asks; what scrolls
    takes none beyond its edges."""
    if isinstance(widget, ScrollView) and not widget.collide_point(*widget.parent.to_widget(x, y)):
        return None
    for child in widget.children:
        if found := _first_touched(child, x, y):
            return found
    if _is_touchable(widget) and widget.collide_point(*widget.to_widget(x, y)):
        return widget
    return None


def _text_faults(label: Label) -> Iterator[str]:
    box = _written(label)
    if not box.within(_box(label)):
        wide, high = (round(each) for each in box.size)
        yield f"{_name(label)} is {wide} x {high}, larger than its place"
    if not box.within(_view(label)) and not box.within(_reach(label)):
        yield f"{_name(label)} is cut off"
    if label.is_shortened and not getattr(label.parent, "tells_all", False):
        yield f"{_name(label)} is shortened"
    yield from _broken_words(label)


def _broken_words(label: Label) -> Iterator[str]:
    if label.text_size[0] is None:
        return
    font = {"font_size": label.font_size, "font_name": label.font_name, "bold": label.bold}
    room = label.text_size[0] - label.padding[0] - label.padding[2]
    # What a space keeps together breaks like a word.
    for word in filter(None, re.split(r"[ \n]", label.text)):
        if CoreLabel(**font).get_extents(word)[0] > room + SLACK:
            yield f"{_name(label)} breaks the word {word}"


def _overlaps(areas: list[Widget], labels: list[Label]) -> Iterator[str]:
    boxes = [(each, _box(each)) for each in areas]
    boxes += [(each, _written(each)) for each in labels if each not in areas]
    for (one, its), (other, others) in combinations(boxes, 2):
        if one in _above(other) or other in _above(one):
            continue
        if (its & _view(one) & others & _view(other)).is_something:
            yield f"{_name(one)} and {_name(other)} lie on each other"


def _faint(device: Device, labels: list[Label]) -> Iterator[str]:
    """Compares each text's colour with what the window shows in its place without the text."""
    awake = [each for each in labels if not each.disabled]
    colours = [each.color[:] for each in awake]
    for label in awake:
        label.color = (0, 0, 0, 0)
    ground = device.pixels()
    for label, colour in zip(awake, colours, strict=True):
        label.color = colour
    for label, colour in zip(awake, colours, strict=True):
        box = _written(label) & _view(label)
        if not box.is_something:
            continue
        left, foot, right, top = (round(each) for each in box)
        height = ground.height
        place = ground.crop((left, height - top, right, height - foot))
        behind = [rgb for _, rgb in place.getcolors(place.width * place.height)]
        worst = min(contrast(colour, rgb) for rgb in behind)
        need = LARGE_CONTRAST if _is_large(label) else CONTRAST
        if worst < need:
            yield f"{_name(label)} has a contrast of {worst:.1f}, needs {need}"


def _is_large(label: Label) -> bool:
    return label.font_size / Metrics.density >= (LARGE_BOLD if label.bold else LARGE)


def contrast(colour: list[float], ground: tuple[int, int, int]) -> float:
    """As WCAG computes it; a translucent colour is first laid on the ground."""
    behind = [each / 255 for each in ground]
    alpha = colour[3]
    mixed = [a * alpha + b * (1 - alpha) for a, b in zip(colour[:3], behind, strict=True)]
    darker, lighter = sorted((_luminance(mixed), _luminance(behind)))
    return (lighter + 0.05) / (darker + 0.05)


def _luminance(rgb: list[float]) -> float:
    linear = [x / 12.92 if x <= 0.04045 else ((x + 0.055) / 1.055) ** 2.4 for x in rgb]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
