"""Where the parts of the board lie: all at once where there is room, else one of them and tabs."""

from __future__ import annotations

from kivy.metrics import dp

from companion.ui.drawn.box import Box
from companion.ui.table.board.parted import Plan
from companion.vasco.rules.state import AREAS

_WIDE, _HIGH = 560, 520
_GAP = 8
_ACROSS = 420
"""Where it is wider than high, and wider than this, the tabs stand at its left."""
_TAB = 58
_BAND, _MOST = 265, 0.46
"""How high the sections are with what stands below them, and how much of the board that may be."""
_TOUCH = 48
_NUMBERS = 201
"""How high the four rows of numbers are at least, in dp."""
_SHARES = {"numbers": 1.9, "recruiting": 1.15, "projects": 1.0, "characters": 1.05}
"""The same whatever is asked, so that nothing has to be looked for again."""
_NEEDED = {"numbers": 238, "projects": 130, "characters": 126}
_COLUMN = 384
"""How wide the column of those parts is at least, but beside docks that are to be touched."""


def is_roomy(box: Box) -> bool:
    return box.width >= dp(_WIDE) and box.height >= dp(_HIGH)


def plan(box: Box, part: str, placing: bool) -> Plan:
    """`part` is the one in question, if any; `placing`, whether areas are places for a disc."""
    if is_roomy(box) and (part != "recruiting" or box.height * _MOST >= dp(_BAND)):
        return Plan(_all(box, part))
    return _one(box, part, placing)


def _all(box: Box, part: str) -> dict[str, Box]:
    gap = dp(_GAP)
    if part == "recruiting":
        band = Box(box.x, box.y, box.width, dp(_BAND))
        above = Box(box.x, band.top + gap, box.width, box.height - band.height - gap)
        shares = {name: share for name, share in _SHARES.items() if name != part}
        return {**_columns(above, part, shares), part: band}
    return _columns(box, part, _SHARES)


def _columns(box: Box, part: str, shares: dict[str, float]) -> dict[str, Box]:
    gap = dp(_GAP)
    left = box.width * (0.60 if part == "navigation" else 0.42)
    if part in shares:
        left = min(left, box.width - gap - dp(_COLUMN))
    found = {"navigation": Box(box.x, box.y, left, box.height)}
    right = Box(box.x + left + gap, box.y, box.width - left - gap, box.height)
    top = right.top
    for name, high in _heights(right.height - gap * (len(shares) - 1), part, shares).items():
        found[name] = Box(right.x, top - high, right.width, high)
        top -= high + gap
    return found


def _heights(room: float, part: str, shares: dict[str, float]) -> dict[str, float]:
    """By their shares; where that is too little for a finger, what is asked has what it needs."""
    unit = room / sum(shares.values())
    needed = dp(_NEEDED.get(part, 0))
    if part in shares and unit * shares[part] < needed:
        rest = (room - needed) / (sum(shares.values()) - shares[part])
        return {name: needed if name == part else rest * share for name, share in shares.items()}
    return {name: unit * share for name, share in shares.items()}


def _one(box: Box, part: str, placing: bool) -> Plan:
    across = box.width > box.height * 1.2 and box.width > dp(_ACROSS)
    gap = dp(_GAP)
    tab = dp(_TAB) if box.height > dp(400) or across else dp(50)
    if across:
        wide = dp(66)
        tabs: Box | None = Box(box.x, box.y, wide, box.height)
        room = Box(box.x + wide + gap, box.y, box.width - wide - gap, box.height)
    else:
        tabs = Box(box.x, box.y, box.width, tab)
        room = Box(box.x, box.y + tab + gap, box.width, box.height - tab - gap)
    if not (placing and part == "numbers"):
        return Plan({part: room}, tabs=tabs)
    if across:
        numbers = Box(room.x, room.y, room.width * 0.68, room.height)
        rest = Box(numbers.right + gap, room.y, room.right - numbers.right - gap, room.height)
        cells = rest.column(len(AREAS), gap * 0.5)
    else:
        high = max(room.height * 0.55, dp(_NUMBERS))
        if room.height - high - gap < dp(_TOUCH):
            # Nothing else is looked at then; only so can the areas be touched.
            room, tabs = box, None
        numbers = Box(room.x, room.top - high, room.width, high)
        rest = Box(room.x, room.y, room.width, room.height - high - gap)
        rows = rest.column(2, gap * 0.5) if rest.height > dp(110) else [rest]
        cells = [at for row in rows for at in row.row(len(AREAS) // len(rows), gap * 0.5)]
    return Plan({part: numbers}, dict(zip(AREAS, cells, strict=True)), tabs)
