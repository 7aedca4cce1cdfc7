"""What a move did, episode by episode: it has happened already, and is only shown."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, Protocol

from companion.play.question import Layout


class Episode(Protocol):
    """What happens at once by one rule, with the sentence that says it."""

    @property
    def title(self) -> str: ...
    @property
    def rule(self) -> str: ...
    @property
    def sentence(self) -> str: ...


class Film(NamedTuple):
    """How everybody stands after so many episodes is told beneath."""

    before: Any
    """The state in which it begins."""
    episodes: Sequence[Episode]
    standing: Callable[[int], Layout]
