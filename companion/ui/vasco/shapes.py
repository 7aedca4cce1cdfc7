"""Filled shapes and soft lines for our own pictures."""

from collections.abc import Iterable, Sequence
from itertools import chain, pairwise

from kivy.graphics import Color, Mesh, SmoothLine
from kivy.graphics.tesselator import Tesselator

Point = tuple[float, float]


def fill(outline: Sequence[Point], colour: Sequence[float]) -> None:
    """A filled shape; its edge is drawn too, since a mesh alone has a ragged one."""
    tesselator = Tesselator()
    tesselator.add_contour([*chain.from_iterable(outline)])
    Color(*colour)
    if tesselator.tesselate():
        for vertices, indices in tesselator.meshes:
            Mesh(vertices=vertices, indices=indices, mode="triangle_fan")
    SmoothLine(points=[*chain.from_iterable(outline)], close=True, width=0.6)


def stroke(points: Iterable[Point], colour: Sequence[float], width: float) -> None:
    Color(*colour)
    SmoothLine(points=[*chain.from_iterable(points)], width=width)


def rounded(outline: Sequence[Point], times: int = 2) -> list[Point]:
    """The closed outline with its corners cut off, again and again: a drawn coast."""
    points = [*outline]
    for _ in range(times):
        points = [
            _along(*start, *end, share)
            for start, end in pairwise([*points, points[0]])
            for share in (0.25, 0.75)
        ]
    return points


def bent(start: Point, control: Point, end: Point, steps: int = 14) -> list[Point]:
    """A bow from start to end, drawn towards the control."""
    bow = []
    for step in range(steps + 1):
        t = step / steps
        a, b, c = (1 - t) ** 2, 2 * t * (1 - t), t**2
        x, y = (a * p + b * q + c * r for p, q, r in zip(start, control, end, strict=True))
        bow.append((x, y))
    return bow


def dashes(points: Sequence[Point], dash: float, gap: float) -> list[list[Point]]:
    """The line cut into pieces `dash` long, `gap` apart."""
    pieces: list[list[Point]] = []
    left, drawing = 0.0, False
    for (ax, ay), (bx, by) in pairwise(points):
        length = ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5
        at = 0.0
        while at < length:
            if left <= 0:
                drawing = not drawing
                left = dash if drawing else gap
                if drawing:
                    pieces.append([_along(ax, ay, bx, by, at / length)])
            step = min(left, length - at)
            at += step
            left -= step
            if drawing:
                pieces[-1].append(_along(ax, ay, bx, by, at / length))
    return pieces


def _along(ax: float, ay: float, bx: float, by: float, t: float) -> Point:
    return ax + (bx - ax) * t, ay + (by - ay) * t
