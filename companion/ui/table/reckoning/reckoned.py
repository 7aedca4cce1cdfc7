from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, Protocol

from companion.play.reckoning.counting import Counting
from companion.play.reckoning.looked_back import Seeing
from companion.table.session import Session
from companion.ui.drawn.box import Box
from companion.ui.drawn.colours import Colours
from companion.ui.drawn.mark import Mark
from companion.ui.drawn.piece import Paint
from companion.ui.drawn.scene import Scene


def _no_table(say: Callable[..., str], session: Session) -> None:
    """Where there was none to keep the books of."""


class Chart(Protocol):
    """Something of a game, drawn as high as it wants to be."""

    def height(self, width: float) -> float: ...
    def draw(self, box: Box, colours: Colours) -> None: ...


def _no_charts(session: Session) -> Mapping[str, Chart]:
    return {}


class Reckoned(NamedTuple):
    """What a game supplies to the screens that tell its scores."""

    counting: Counting
    mark: Callable[[str], Mark]
    """What tells a player in a picture."""
    held: Callable[[int], Paint] | None = None
    """How so much of what else is counted is drawn."""
    arriving: Paint | None = None
    """What comes in over the reckoning, once."""
    lay: Callable[[Callable[..., str], Session], Any] = _no_table
    """Everything as it lay at the end, whatever stayed in the box."""
    seeing: Seeing | None = None
    """How the app looks back at a game; only who can play it can say what decided it."""

    charts: Callable[[Session], Mapping[str, Chart]] = _no_charts
    """What is charted besides points and what else is counted; `chart-<name>` is above each."""

    def scene(self, say: Callable[..., str], session: Session) -> Scene | None:
        lay: Scene | None = self.lay(say, session)
        return lay
