from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from kivy.uix.widget import Widget

from companion.play.question import Layout
from companion.play.questions import Questions
from companion.play.steps import Step
from companion.table.session import Session
from companion.ui.table.drawing import Drawing
from companion.ui.table.given import Given


class LaidOut(NamedTuple):
    """What a game supplies to the screen that sets it up with the group."""

    questions: Questions
    drawing: Drawing
    goes_on: Callable[[Any], bool]
    """Whether the game is still being set up in this state."""
    steps: Callable[[Any], Sequence[Step]]
    """What is laid out at this moment, in the order in which one thing needs the other."""
    table: Callable[[Any], Layout]
    """All of it, once it lies there."""
    otherwise: Callable[[Given, Session], Widget]
    """Where the table is set right, as far as it differs."""
