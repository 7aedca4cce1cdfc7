"""What the board of a game is made of."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from companion.play.question import Question
from companion.ui.drawn.box import Box
from companion.ui.drawn.piece import Paint
from companion.ui.drawn.scene import Scene


class Plan(NamedTuple):
    """Where its parts lie."""

    parts: Mapping[str, Box]
    """The parts in sight, as they are with all that lies there."""
    targets: Mapping[str, Box] = {}
    """Parts that are no more than places to put something."""
    tabs: Box | None = None


class Carried(NamedTuple):
    """What a finger may carry to its place, instead of tapping both."""

    what: str
    """How the names of what is carried begin."""
    where: str
    """How the names of its places begin."""
    paint: Callable[[str], Paint]
    """By the rest of the name."""


class Walk(NamedTuple):
    """A piece that walks to where it stands now."""

    part: str
    """The part it walks on."""
    stands: Callable[[Any], int | None]
    """Where it stands in a moment that is shown."""
    paint: Paint
    lifted: Callable[[Scene], Scene | None]
    """The part without it, if it is to be seen there."""
    places: Callable[[Scene, Box, Sequence[int]], Sequence[Box]]
    """Where it passes by."""


class Parted(NamedTuple):
    plan: Callable[[Box, str, Question], Plan]
    """Where the parts lie if this one is asked about."""
    first: Callable[[Box], str]
    """The part that is shown where none is asked about, if there is room for one only."""
    part: Callable[[Any, Question, str, bool], Scene]
    """A part, and whether it is grown: then its pieces can be tapped."""
    target: Callable[[Any, Question, str], Scene]
    tabs: Callable[[Any, Question, str], Scene]
    carried: Carried | None = None
    walk: Walk | None = None


UNASKED = Question("")
