"""Where the board's one part lies, and the tabs to the others."""

from __future__ import annotations

from kivy.metrics import dp

from companion.play.question import Question
from companion.ui.drawn.box import Box
from companion.ui.table.board.parted import Plan

_GAP, _TAB, _WIDE = 8, 58, 72
_ACROSS = 420
"""Where it is wider than high, and wider than this, the tabs stand at its left."""
_LEAST, _LANE = 300, 260
"""With less height the tabs give way to what is asked; with less still, the market to its lots."""


def plan(box: Box, part: str, question: Question) -> Plan:
    gap = dp(_GAP)
    if dp(_ACROSS) < box.width > box.height * 1.2:
        left = box._replace(width=dp(_WIDE))
        room = Box(left.right + gap, box.y, box.width - left.width - gap, box.height)
        return Plan({part: room}, tabs=left)
    if box.height < dp(_LEAST):
        return Plan({part: box})
    foot = box._replace(height=dp(_TAB))
    room = Box(box.x, foot.top + gap, box.width, box.height - foot.height - gap)
    return Plan({part: room}, tabs=foot)


def least_market() -> float:
    """How high the market is at least; below that its lots are shown."""
    return dp(_LANE)
