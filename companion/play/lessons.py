"""The guided game: what is told at the moment it matters, each thing once."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Any, NamedTuple

from companion.table.game import Figure, Said

Moment = Any
"""Where a game stands, as its lessons look at it."""


class Lesson(NamedTuple):
    """`lesson-<name>` says it; `rule` is where more of it stands."""

    name: str
    rule: str
    matters: Callable[[Moment], bool]


class Lessons(NamedTuple):
    """A game's, in the order in which they are told where several matter."""

    listed: tuple[Lesson, ...]
    moment: Callable[[Any], Moment]
    """Of a state."""
    figures: Callable[[Moment], Mapping[str, Figure]]
    """What the sentences of a moment may name."""

    def next(self, state: Any, told: Collection[str]) -> Lesson | None:
        """The first that matters now and was not told yet."""
        now = self.moment(state)
        return next((each for each in self.listed if each.name not in told and each.matters(now)),
                    None)  # fmt: skip

    def said(self, lesson: Lesson, state: Any) -> Said:
        return Said(f"lesson-{lesson.name}", self.figures(self.moment(state)))
