"""The edits of a table, one after the other: each can be taken back, and all of them kept."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from companion.play.lying.asked import Edit
from companion.table.game import Json, Refusal

Reading = Callable[[str, Sequence[Json]], Edit]
"""An edit of a game by its name and what it says."""


class Edits:
    """`lies` gives the table of an edited one, with what follows from it, or raises Refusal where
    no table can lie so."""

    def __init__(self, state: Any, lies: Callable[[Any], Any]) -> None:
        self.wanted = state
        self._lies = lies
        self._past: list[tuple[Any, Edit]] = []

    @property
    def changed(self) -> bool:
        """Whether there is something to take back."""
        return bool(self._past)

    def enter(self, edit: Edit) -> None:
        edited = edit(self.wanted)
        if edited != self.wanted:
            lies = self._lies(edited)
            self._past.append((self.wanted, edit))
            self.wanted = lies

    def undo(self) -> None:
        self.wanted, _ = self._past.pop()

    def raw(self) -> Json:
        """To be kept; null where nothing has been told."""
        return [[edit.name, *edit.said] for _, edit in self._past] or None

    def take_up(self, raw: Json, read: Reading) -> bool:
        """What was kept, as far as the table can still lie so; whether that is all of it, which
        whoever entered it is told otherwise."""
        for each in raw if isinstance(raw, list) else ():
            try:
                name, *said = each
                self.enter(read(name, said))
            except (LookupError, Refusal, TypeError, ValueError, AttributeError):
                # It may have come from anywhere.
                return False
        return raw is None or isinstance(raw, list)
