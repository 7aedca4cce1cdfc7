"""Asking on a screen: what has changed is asked and drawn once, before the next frame."""

from __future__ import annotations

from kivy.clock import Clock

from companion.play.asking import Asking
from companion.play.questions import Questions
from companion.play.table import Table

Clock.max_iteration = 40
"""Steps before a frame. What is asked within one is laid out within it too, sheet in sheet, which
takes more of them than Kivy expects."""


def asking_on_screen(table: Table, game: Questions) -> Asking:
    asking: Asking = Asking(table, game, Clock.create_trigger(lambda _: asking.settle(), -1))
    return asking
