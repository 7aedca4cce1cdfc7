"""Edits: something said of how a table lies, which makes another state of the one before."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from companion.table.game import Json


class Edit(NamedTuple):
    """What was said, by name and in figures, so that it can be kept and said again."""

    name: str
    said: tuple[Json, ...]
    change: Callable[..., Any]

    def __call__(self, state: Any) -> Any:
        return self.change(state, *self.said)


class Sayings:
    """All that can be said of the table of a game."""

    def __init__(self) -> None:
        self._changes: dict[str, Callable[..., Any]] = {}

    def edit(self, name: str) -> Callable[[Callable[..., Any]], Callable[..., Edit]]:
        """Makes an edit of a change; it is called with all that is said but the state it is said
        of. Tables that are half entered are kept by the name: it stays, whatever the change is
        called."""

        def named(change: Callable[..., Any]) -> Callable[..., Edit]:
            assert name not in self._changes, name
            self._changes[name] = change
            return lambda *said: Edit(name, said, change)

        return named

    def read(self, name: str, said: Sequence[Json]) -> Edit:
        """What was kept; a place is a tuple. Raises LookupError for a name that nothing has."""
        figures = tuple(tuple(each) if isinstance(each, list) else each for each in said)
        return Edit(name, figures, self._changes[name])
