"""Filled shapes and soft lines for our own pictures.

Kivy's smooth shapes bring a texture each, which is dear where a picture has hundreds: here all
lines of a colour are one mesh, and every mesh has the same small texture.
"""

from array import array
from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from itertools import chain, pairwise
from math import cos, hypot, sin, tau

from kivy.graphics import Color, Mesh
from kivy.graphics.tesselator import Tesselator
from kivy.graphics.texture import Texture

Point = tuple[float, float]
Triangles = tuple["array[float]", "array[int]"]
"""The vertices of a mesh, and which of them are a triangle's corners."""
Colour = Sequence[float]

_CLEAR, _FULL = 0.25, 0.75  # Where on the texture it is transparent, where opaque.
_FULL_MESH = 3000  # Points, each four vertices; an index has sixteen bits.
_PIXEL = 1.0
_KEPT = 1000
"""So many shapes of a kind are remembered: most is drawn again where and as large as it was."""


def fill(outline: Sequence[Point], colour: Colour) -> None:
    """A filled shape; its edge is drawn too, since a mesh alone has a ragged one."""
    Color(*colour)
    vertices, indices = _filling(tuple(outline))
    Mesh(vertices=vertices, indices=indices, mode="triangles")
    # Edge by edge, since the corners may be sharp.
    strokes(pairwise([*outline, outline[0]]), colour, 0.5)


@lru_cache(_KEPT)
def _filling(outline: tuple[Point, ...]) -> Triangles:
    tesselator = Tesselator()
    tesselator.add_contour([*chain.from_iterable(outline)])
    vertices, indices = array("f"), array("H")
    if tesselator.tesselate():
        for corners, fan in tesselator.meshes:
            first = len(vertices) // 4
            vertices.extend(corners)
            for at in fan[1:-1]:
                indices.extend((first, first + at, first + at + 1))
    return vertices, indices


def solid(outline: Sequence[Point], colour: Colour) -> None:
    """A filled shape all of whose points are seen from its middle, such as a convex one: quicker
    than `fill`, which takes any."""
    Color(*colour)
    _mesh(_softly_filling(tuple(outline)))


@lru_cache(_KEPT)
def _softly_filling(outline: tuple[Point, ...]) -> Triangles:
    count = len(outline)
    middle = sum(x for x, _ in outline) / count, sum(y for _, y in outline) / count
    vertices, indices = array("f", (*middle, _FULL, 0.5)), array("H")
    turned = _turns_left(outline)
    for at in range(count):
        (ax, ay), (x, y), (bx, by) = outline[at - 1], outline[at], outline[(at + 1) % count]
        length = hypot(bx - ax, by - ay) or 1
        east, north = turned * 0.5 * (by - ay) / length, turned * 0.5 * (ax - bx) / length
        inner, outer = (x - east, y - north), (x + east, y + north)
        vertices.extend((*inner, _FULL, 0.5, *outer, _CLEAR, 0.5))
    for one in range(1, 2 * count, 2):
        other = one + 2 if one + 2 < 2 * count else 1
        indices.extend((0, one, other, one, one + 1, other, one + 1, other, other + 1))
    return vertices, indices


def _turns_left(outline: Sequence[Point]) -> int:
    area = sum(ax * by - bx * ay for (ax, ay), (bx, by) in pairwise([*outline, outline[0]]))
    return 1 if area > 0 else -1


def between(one: Sequence[Point], other: Sequence[Point], colour: Colour) -> None:
    """What lies between two lines of as many points; their own strokes soften its edges."""
    vertices: list[float] = []
    for (ax, ay), (bx, by) in zip(one, other, strict=True):
        vertices += (ax, ay, _FULL, 0.5, bx, by, _FULL, 0.5)
    Color(*colour)
    indices = [*range(2 * len(one))]
    Mesh(vertices=vertices, indices=indices, mode="triangle_strip", texture=_softness())


def ring(centre: Point, radius: float, colour: Colour, width: float) -> None:
    loop(circle(centre, radius, 48)[:-1], colour, width)


def disc(centre: Point, radius: float, colour: Colour) -> None:
    solid(circle(centre, radius)[:-1], colour)


def circle(centre: Point, radius: float, steps: int = 32) -> list[Point]:
    x, y = centre
    angles = [tau * step / steps for step in range(steps + 1)]
    return [(x + radius * cos(angle), y + radius * sin(angle)) for angle in angles]


def stroke(line: Sequence[Point], colour: Colour, width: float) -> None:
    strokes([line], colour, width)


def loop(outline: Sequence[Point], colour: Colour, width: float) -> None:
    """A line round a shape: its last two points are its first, so that the ends meet."""
    stroke([*outline, outline[0], outline[1]], colour, width)


def strokes(lines: Iterable[Sequence[Point]], colour: Colour, width: float) -> None:
    """Lines `width` to either side of their points."""
    Color(*colour)
    for triangles in _along_lines(tuple(map(tuple, lines)), width):
        _mesh(triangles)


@lru_cache(_KEPT)
def _along_lines(lines: tuple[tuple[Point, ...], ...], width: float) -> list[Triangles]:
    found = []
    vertices, indices = array("f"), array("H")
    for line in lines:
        first = len(vertices) // 4
        for point in range(len(line)):
            vertices.extend(_across(line, point, width))
        for left in range(first, first + 4 * (len(line) - 1), 4):
            for one in range(left, left + 3):
                indices.extend((one, one + 1, one + 4, one + 1, one + 4, one + 5))
        if len(vertices) > 16 * _FULL_MESH:
            found.append((vertices, indices))
            vertices, indices = array("f"), array("H")
    return [*found, (vertices, indices)]


def _across(line: Sequence[Point], at: int, width: float) -> Iterable[float]:
    """Four vertices over the line at a point: clear, full, full, clear."""
    (ax, ay), (bx, by) = line[max(at - 1, 0)], line[min(at + 1, len(line) - 1)]
    x, y = line[at]
    length = hypot(bx - ax, by - ay) or 1
    east, north = (ay - by) / length, (bx - ax) / length
    inner, outer = max(width - 0.5, 0), width + 0.5
    return (
        *(x - outer * east, y - outer * north, _CLEAR, 0.5),
        *(x - inner * east, y - inner * north, _FULL, 0.5),
        *(x + inner * east, y + inner * north, _FULL, 0.5),
        *(x + outer * east, y + outer * north, _CLEAR, 0.5),
    )


def _mesh(triangles: Triangles) -> None:
    vertices, indices = triangles
    if indices:
        Mesh(vertices=vertices, indices=indices, mode="triangles", texture=_softness())


@cache
def _softness() -> Texture:
    texture = Texture.create(size=(2, 1), colorfmt="rgba")
    texture.add_reload_observer(_soften)
    _soften(texture)
    return texture


def _soften(texture: Texture) -> None:
    texture.blit_buffer(bytes((255, 255, 255, 0, 255, 255, 255, 255)), colorfmt="rgba")


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
    (px, py), (qx, qy), (rx, ry) = start, control, end
    shares = _shares(steps)
    return [(a * px + b * qx + c * rx, a * py + b * qy + c * ry) for a, b, c in shares]


@cache
def _shares(steps: int) -> list[tuple[float, float, float]]:
    """How much start, control and end count at each step of a bow."""
    ways = [step / steps for step in range(steps + 1)]
    return [((1 - t) ** 2, 2 * t * (1 - t), t**2) for t in ways]


def dashes(points: Sequence[Point], dash: float, gap: float) -> list[list[Point]]:
    """The line cut into pieces `dash` long, `gap` apart; none shorter than a pixel, for without a
    length they would never come to an end."""
    dash, gap = max(dash, _PIXEL), max(gap, _PIXEL)
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
