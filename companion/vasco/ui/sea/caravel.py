"""A ship of the fleet of 1497, drawn in a square whose side is 1: the bow to the right."""

from collections.abc import Sequence

from companion.ui.drawn.shapes import Colour, Point, bent, fill, stroke

_WOOD = (0.40, 0.25, 0.15, 1)
_PLANK = (0.52, 0.34, 0.20, 1)
_TAR = (0.24, 0.15, 0.10, 1)
_CLOTH = (0.99, 0.96, 0.88, 1)
_SHADE = (0.88, 0.81, 0.66, 1)
_CROSS = (0.72, 0.16, 0.13, 1)

_HULL = [
    *bent((0.06, 0.37), (0.10, 0.21), (0.19, 0.10)),
    *bent((0.30, 0.03), (0.48, 0.01), (0.66, 0.04)),
    *bent((0.76, 0.08), (0.86, 0.17), (0.95, 0.33)),
    *bent((0.86, 0.32), (0.80, 0.30), (0.74, 0.285)),
    *bent((0.735, 0.235), (0.50, 0.205), (0.33, 0.235)),
    *bent((0.325, 0.30), (0.20, 0.325), (0.06, 0.37)),
]
_MAIN_SAIL = [
    *bent((0.33, 0.83), (0.48, 0.845), (0.64, 0.83)),
    *bent((0.735, 0.66), (0.725, 0.52), (0.68, 0.40)),
    *bent((0.49, 0.46), (0.40, 0.44), (0.30, 0.41)),
    *bent((0.385, 0.56), (0.375, 0.70), (0.33, 0.83)),
]
_FORE_SAIL = [
    *bent((0.70, 0.70), (0.78, 0.71), (0.87, 0.70)),
    *bent((0.945, 0.58), (0.935, 0.50), (0.90, 0.41)),
    *bent((0.80, 0.45), (0.75, 0.44), (0.695, 0.41)),
    *bent((0.745, 0.52), (0.735, 0.60), (0.70, 0.70)),
]
_MIZZEN_SAIL = [
    *bent((0.035, 0.45), (0.17, 0.58), (0.30, 0.76)),
    *bent((0.345, 0.60), (0.325, 0.50), (0.275, 0.40)),
    *bent((0.18, 0.44), (0.11, 0.455), (0.035, 0.45)),
]


_SHADES = [
    [
        *bent((0.33, 0.83), (0.375, 0.70), (0.385, 0.56)),
        *bent((0.30, 0.41), (0.46, 0.55), (0.33, 0.83)),
    ],
    [
        *bent((0.70, 0.70), (0.735, 0.60), (0.745, 0.52)),
        *bent((0.695, 0.41), (0.80, 0.52), (0.70, 0.70)),
    ],
    [
        *bent((0.275, 0.40), (0.325, 0.50), (0.345, 0.60)),
        *bent((0.30, 0.76), (0.25, 0.58), (0.275, 0.40)),
    ],
]
_MASTS = [
    [(0.185, 0.30), (0.205, 0.74)],
    [(0.48, 0.21), (0.49, 0.96)],
    [(0.775, 0.27), (0.79, 0.80)],
    [(0.92, 0.31), (1.05, 0.44)],
]
_YARDS = [[(0.29, 0.835), (0.68, 0.835)], [(0.67, 0.705), (0.90, 0.705)]]
_ROPES = [
    [(0.49, 0.93), (0.95, 0.34)],
    [(0.49, 0.93), (0.16, 0.34)],
    [(0.79, 0.78), (1.04, 0.435)],
    [(0.205, 0.72), (0.09, 0.36)],
]
_STRAKES = [
    bent((0.085, 0.30), (0.46, 0.13), (0.925, 0.29)),
    bent((0.105, 0.24), (0.46, 0.07), (0.90, 0.235)),
    bent((0.135, 0.18), (0.46, 0.02), (0.865, 0.18)),
]
_PENNANTS = [((0.49, 0.96), 0.17), ((0.79, 0.80), 0.12), ((0.205, 0.74), 0.10)]
_SWELL = [
    point
    for wave in range(6)
    for point in bent(
        (wave * 0.18 - 0.04, 0.075), (wave * 0.18 + 0.05, 0.025), (wave * 0.18 + 0.14, 0.075), 8
    )
]
_CROSSES = [((0.535, 0.635), 0.11), ((0.825, 0.565), 0.06)]
_PORTS = [(0.38, 0.155), (0.46, 0.145), (0.54, 0.145), (0.62, 0.155)]


def draw_caravel(centre: Point, side: float, rigging: Colour, water: Colour) -> None:
    left, foot = centre[0] - side / 2, centre[1] - side / 2

    def placed(points: Sequence[Point]) -> list[Point]:
        return [(left + x * side, foot + y * side) for x, y in points]

    line = side / 190
    for rope in _ROPES:
        stroke(placed(rope), (*rigging[:3], 0.6), line * 0.4)
    for mast in _MASTS:
        stroke(placed(mast), rigging, line * 1.5)
    for sail, shade in zip((_MAIN_SAIL, _FORE_SAIL, _MIZZEN_SAIL), _SHADES, strict=True):
        fill(placed(sail), _CLOTH)
        fill(placed(shade), _SHADE)
        stroke(placed([*sail, sail[0]]), _TAR, line * 0.6)
    for middle, reach in _CROSSES:
        for arm in _cross(middle, reach):
            fill(placed(arm), _CROSS)
    for yard in _YARDS:
        stroke(placed(yard), rigging, line * 1.4)
    for top, length in _PENNANTS:
        fill(placed(_pennant(top, length)), _CROSS)
    fill(placed(_HULL), _WOOD)
    for strake in _STRAKES:
        stroke(placed(strake), _PLANK, line * 0.9)
    stroke(placed([*_HULL, _HULL[0]]), _TAR, line * 0.8)
    for x, y in placed(_PORTS):
        stroke([(x, y - line), (x, y + line)], _TAR, line * 1.2)
    fill(placed([*_SWELL, (1.04, -0.03), (-0.04, -0.03)]), water)
    for crest, strength in ((_SWELL, 1), ([(x, y - 0.035) for x, y in _SWELL[3:-6]], 0.5)):
        stroke(placed(crest), (*rigging[:3], strength), line * 0.7)


def _cross(middle: Point, reach: float) -> list[list[Point]]:
    """The cross of the Order of Christ: arms that widen outwards."""
    x, y = middle
    thin, wide = reach * 0.14, reach * 0.42
    across = [
        [(x - reach, y - wide), (x, y - thin), (x + reach, y - wide)],
        [(x + reach, y + wide), (x, y + thin), (x - reach, y + wide)],
    ]
    upright = [
        [(x - wide, y - reach), (x - thin, y), (x - wide, y + reach)],
        [(x + wide, y + reach), (x + thin, y), (x + wide, y - reach)],
    ]
    return [[*across[0], *across[1]], [*upright[0], *upright[1]]]


def _pennant(top: Point, length: float) -> list[Point]:
    x, y = top
    return [
        (x, y),
        *bent((x, y), (x + length * 0.4, y + 0.03), (x + length * 0.7, y - 0.01)),
        (x + length, y - 0.012),
        *bent((x + length * 0.7, y - 0.022), (x + length * 0.4, y + 0.0), (x, y - 0.04)),
    ]
