"""A position being entered: what has been told so far, kept until the game goes on from it."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from companion.table.course import PERSON, PROGRAM, Row
from companion.table.game import Json, Refusal, Seat
from companion.vasco.rules.lying.between import laid
from companion.vasco.rules.lying.edit import Edit
from companion.vasco.rules.lying.taken_up import moves_to, untold
from companion.vasco.rules.moves import Adjust, Correct, Move
from companion.vasco.rules.state import State
from companion.vasco.rules.vasco import Vasco


class Draft:
    """Only what can lie on a table is taken; every edit can be taken back, the last one first."""

    def __init__(self, seats: Sequence[Seat], components: Json, why: str, raw: Json) -> None:
        self.seats = tuple(seats)
        self._why = why
        self._deal = Vasco.deal(Random(), components)
        self._begun = Vasco.begin([seat.colour for seat in seats], components).state
        self._past: list[State] = []
        self._edits: list[Edit] = []
        self.wanted: State = untold(self._begun)
        self._take_up(raw)

    @property
    def changed(self) -> bool:
        """Whether there is something to take back."""
        return bool(self._edits)

    def enter(self, edit: Edit) -> None:
        """Raises Refusal where the table cannot lie so."""
        edited = edit(self.wanted)
        if edited == self.wanted:
            return
        self._moves(edited)
        self._past.append(self.wanted)
        self._edits.append(edit)
        self.wanted = edited

    def undo(self) -> None:
        self.wanted = self._past.pop()
        self._edits.pop()

    def rows(self) -> list[Row]:
        """The whole way there, as a journal has it: the set-up is the program's, not the table's,
        which drew in rounds nobody wrote down."""
        return [
            {
                "row": "move",
                "move": Vasco.write(move),
                "by": PERSON if isinstance(move, Adjust | Correct) else PROGRAM,
                "at": None,
            }
            for move in self._moves(self.wanted)
        ]

    def lies(self) -> State:
        """The table the game goes on from, with what is drawn where nobody told it."""
        return laid(self._begun, self._moves(self.wanted))

    def raw(self) -> Json:
        """To be kept; null where nothing has been told."""
        return [[edit.name, *edit.said] for edit in self._edits] or None

    def _moves(self, wanted: State) -> tuple[Move, ...]:
        return moves_to(self._begun, wanted, self._deal, self._why)

    def _take_up(self, raw: Json) -> None:
        """What was kept, as far as it can still lie so on this board."""
        for each in raw if isinstance(raw, list) else ():
            try:
                name, *said = each
                self.enter(Edit(name, tuple(said)))
            except (LookupError, Refusal, TypeError, ValueError, AttributeError):
                # It may have come from anywhere.
                return
