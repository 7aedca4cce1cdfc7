from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from companion.play.question import Layout
from companion.play.questions import Questions
from companion.play.steps import Step
from companion.play.thought import Sitting
from companion.ui.drawn.scene import Scene


class LaidOut(NamedTuple):
    """What a game supplies to the screen that sets it up with the group."""

    questions: Questions
    goes_on: Callable[[Any], bool]
    """Whether the game is still being set up in this state."""
    steps: Callable[[Any], Sequence[Step]]
    """What is laid out at this moment, in the order in which one thing needs the other."""
    picture: Callable[[str, Any], Scene | None]
    """How what a step lays out looks, by the name of the step."""
    table: Callable[[Any], Layout]
    """All of it, once it lies there."""
    sitting: Sitting | None = None
    """Who of the app's players can take a chair."""
