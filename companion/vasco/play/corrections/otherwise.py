"""A table being set right: what has been told so far, until all of it is done at once."""

from __future__ import annotations

from companion.vasco.rules.lying.between import Correction, laid, moves_between
from companion.vasco.rules.lying.edit import Edit
from companion.vasco.rules.moves import Adjust, Correct
from companion.vasco.rules.state import State
from companion.vasco.rules.vasco import Vasco

_NO_REASON = "-"


class Otherwise:
    """How the table should lie by the app, and how it lies; every tap can be taken back."""

    def __init__(self, state: State, wanted: State | None = None) -> None:
        self.state = state
        self.wanted = wanted or state
        self._past: list[State] = []

    @property
    def changed(self) -> bool:
        """Whether there is something to take back."""
        return bool(self._past)

    def enter(self, edit: Edit) -> None:
        """Raises Refusal where the table cannot lie so. The bag follows, and what lies on the
        board."""
        edited = edit(self.wanted)
        if edited == self.wanted:
            return
        lies = laid(self.state, self._moves(edited, _NO_REASON))
        self._past.append(self.wanted)
        self.wanted = lies

    def undo(self) -> None:
        self.wanted = self._past.pop()

    def moves(self, why: str) -> tuple[Correction, ...]:
        return self._moves(self.wanted, why)

    def _moves(self, wanted: State, why: str) -> tuple[Correction, ...]:
        """As a record can hold them: figures have their bounds."""
        moves = moves_between(self.state, wanted, why)
        return tuple(_as_recorded(move) for move in moves)


def _as_recorded(move: Correction) -> Correction:
    again = Vasco.read(Vasco.write(move))
    assert isinstance(again, Adjust | Correct)
    return again
