"""Smooth lines and edges that outlast a lost graphics context.

All of a kind share one texture, which Kivy fills again only while the line lives that was the
first to ask for it.
"""

from kivy.graphics import InstructionGroup, Rectangle, SmoothLine
from kivy.graphics.vertex_instructions import AntiAliasingLine

_FIRST: list[InstructionGroup] = []


def keep() -> None:
    """Makes the first of each kind, before anything is drawn, and holds them."""
    if not _FIRST:
        _FIRST.extend((SmoothLine(), AntiAliasingLine(Rectangle())))
