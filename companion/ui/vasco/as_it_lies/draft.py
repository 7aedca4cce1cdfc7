"""A position being entered: what has been told so far, kept until the game goes on from it."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from companion.games import GAMES
from companion.table.course import PERSON, PROGRAM, Row
from companion.table.game import Json, Refusal, Seat
from companion.ui.vasco.as_it_lies.edits import Edit
from companion.vasco.as_it_lies import laid, moves_to, untold
from companion.vasco.moves import Adjust, Correct, Move
from companion.vasco.state import State

_GAME = GAMES["vasco"]


class Draft:
    """Only what can lie on a table is taken; the last edits can be taken back."""

    def __init__(self, seats: Sequence[Seat], components: Json, why: str, raw: Json) -> None:
        self.seats = tuple(seats)
        self._why = why
        self._deal = _GAME.deal(Random(), components)
        self._begun = _GAME.begin(self._colours(), components).state
        self.wanted: State = self._read(raw) or untold(self._begun)
        self._past: list[State] = []

    @property
    def changed(self) -> bool:
        """Whether there is something to take back."""
        return bool(self._past)

    def enter(self, edit: Edit) -> None:
        """Raises Refusal where the table cannot lie so."""
        edited = edit(self.wanted)
        self._moves(edited)
        self._past.append(self.wanted)
        self.wanted = edited

    def undo(self) -> None:
        self.wanted = self._past.pop()

    def rows(self) -> list[Row]:
        """The whole way there, as a journal has it: the set-up is the program's, not the table's,
        which drew in rounds nobody wrote down."""
        return [
            {
                "row": "move",
                "move": _GAME.write(move),
                "by": PERSON if isinstance(move, Adjust | Correct) else PROGRAM,
                "at": None,
            }
            for move in self._moves(self.wanted)
        ]

    def raw(self) -> Json:
        """To be kept."""
        moves = [row["move"] for row in self.rows()]
        told = [what for what in ("vdg", "merchant") if getattr(self.wanted, what) is not None]
        return {"colours": self._colours(), "moves": moves, "told": told}

    def _moves(self, wanted: State) -> tuple[Move, ...]:
        return moves_to(self._begun, wanted, self._deal, self._why)

    def _colours(self) -> list[str]:
        return [seat.colour for seat in self.seats]

    def _read(self, raw: Json) -> State | None:
        """What was kept, if it is of these people and can still lie so on this board."""
        if not isinstance(raw, dict) or raw.get("colours") != self._colours():
            return None
        try:
            state = laid(self._begun, tuple(map(_GAME.read, raw["moves"])))
        except Refusal:
            return None
        # The amounts are those of the tile, whichever it turns out to be.
        return state._replace(
            money=(None, None),
            vdg=state.vdg if "vdg" in raw["told"] else None,
            merchant=state.merchant if "merchant" in raw["told"] else None,
        )
