"""Which part of a picture is another than before, seen from what it is drawn with: to fill a large
picture takes a slow device longer than all else about it."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from math import ceil, floor
from typing import NamedTuple

from kivy.graphics import (
    BindTexture,
    Callback,
    ClearBuffers,
    ClearColor,
    Color,
    Mesh,
    Rectangle,
    ScissorPop,
    ScissorPush,
)
from kivy.graphics.instructions import Instruction

_STEP = 4
"""A vertex: where it lies, and where on its texture."""
_EDGE = 2
"""Pixels around a shape, whose edge may be softened."""
_OF_NO_FORM = (BindTexture, ClearBuffers, ClearColor, ScissorPop, ScissorPush)


class Part(NamedTuple):
    left: int
    foot: int
    right: int
    top: int


class Drawn(NamedTuple):
    """One thing of a picture; two that look alike have the same key."""

    key: Hashable
    points: Sequence[float]
    """Of a mesh its vertices; of a rectangle two corners."""
    step: int

    def part(self) -> Part:
        xs, ys = self.points[0 :: self.step], self.points[1 :: self.step]
        return Part(
            floor(min(xs)) - _EDGE, floor(min(ys)) - _EDGE,
            ceil(max(xs)) + _EDGE, ceil(max(ys)) + _EDGE,
        )  # fmt: skip


Content = tuple[Drawn, ...]


def content(instructions: Iterable[Instruction]) -> Content | None:
    """What they draw, in order; None where one of them is of a kind not known here."""
    found: list[Drawn] = []
    how: tuple[Hashable, ...] = ()
    blend: Hashable = None
    for each in instructions:
        if isinstance(each, Color):
            how = tuple(each.rgba)
        elif isinstance(each, Callback):
            blend = each.callback
        elif type(each) is Rectangle:
            (x, y), (width, height) = each.pos, each.size
            corners = x, y, x + width, y + height
            found.append(Drawn((how, blend, each.texture, corners), corners, 2))
        elif type(each) is Mesh:
            points = each.vertices
            form = hash(bytes(memoryview(points)) if hasattr(points, "tobytes") else tuple(points))
            key = how, blend, each.texture, each.mode, len(points), form
            if points:
                found.append(Drawn(key, points, _STEP))
        elif not isinstance(each, _OF_NO_FORM):
            return None
    return tuple(found)


def changed(before: Content | None, after: Content | None, whole: Part) -> Part | None:
    """The part of the whole in which two contents differ; None where they do not."""
    if before is None or after is None:
        return whole
    odd = {each.key for each in before} ^ {each.key for each in after}
    same = [[each.key for each in content if each.key not in odd] for content in (before, after)]
    if same[0] != same[1]:
        # What is there as before lies on something else.
        return whole
    parts = [each.part() for each in (*before, *after) if each.key in odd]
    if not parts:
        return None
    left, foot, right, top = zip(*parts, strict=True)
    part = Part(
        max(min(left), whole.left), max(min(foot), whole.foot),
        min(max(right), whole.right), min(max(top), whole.top),
    )  # fmt: skip
    return part if part.left < part.right and part.foot < part.top else None
