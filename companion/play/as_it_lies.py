"""A game that was begun without the app: its table is told area by area, and goes on from there."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, NamedTuple

from companion.play.corrections import laid
from companion.play.lying.asked import Area
from companion.play.lying.edits import Edits, Reading
from companion.table.course import PERSON, PROGRAM, Row
from companion.table.game import Figure, Game, Json, Seat


class TakingUp(NamedTuple):
    """What a game supplies so that one that goes on without the app can be taken up."""

    areas: Sequence[Area]
    untold: Callable[[Any], Any]
    """What is asked about, of a game that has just begun."""
    moves: Callable[[Any, Any, Json, str], tuple[Any, ...]]
    """From a game begun to a table that lies as wanted, with a deal for what nobody has told, for a
    reason; a Refusal where no table lies so."""
    edit: Reading
    kinds: frozenset[str]
    """The kinds of moves that say how the table lies; all others are the set-up's."""
    begins: Callable[[Any], Mapping[str, Figure]]
    """Where it goes on: the figures of `lies-begin`."""


class TakenUp:
    """Only what can lie on a table is taken; every edit can be taken back, the last one first."""

    def __init__(
        self,
        game: Game[Any, Any],
        supplied: TakingUp,
        seats: Sequence[Seat],
        components: Json,
        why: str,
    ) -> None:
        self._game, self._supplied, self._why = game, supplied, why
        self._deal = game.deal(Random(), components)
        self._begun = game.begin([seat.colour for seat in seats], components).state
        self.edits = Edits(supplied.untold(self._begun), self._checked)

    def rows(self) -> list[Row]:
        """The whole way there, as a journal has it: the set-up is the program's, not the table's,
        which drew in rounds nobody wrote down."""
        moves = [self._game.write(move) for move in self._moves(self.edits.wanted)]
        return [
            {
                "row": "move",
                "move": raw,
                "by": PERSON if raw["do"] in self._supplied.kinds else PROGRAM,
                "at": None,
            }
            for raw in moves
        ]

    def lies(self) -> Any:
        """The table the game goes on from, with what is drawn where nobody told it."""
        return laid(self._game, self._begun, self._moves(self.edits.wanted))

    def _moves(self, wanted: Any) -> tuple[Any, ...]:
        return self._supplied.moves(self._begun, wanted, self._deal, self._why)

    def _checked(self, wanted: Any) -> Any:
        self._moves(wanted)
        return wanted
