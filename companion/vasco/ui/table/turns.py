"""Whose turn it is to place a disc, and whose it is then, each with his discs."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from kivy.metrics import dp

from companion.ui.drawn.box import Box
from companion.ui.drawn.colours import Colours
from companion.ui.drawn.lettering import grown, letter
from companion.ui.drawn.plates import plate
from companion.vasco.play.ahead import placing_due, untold
from companion.vasco.play.shown import Shown
from companion.vasco.rules.supply import seat_of
from companion.vasco.ui.pieces.marks import draw_disc, draw_mark

_HEAD, _DISC, _BESIDE = 28, 46, 46
_GAP = 8


@dataclass(frozen=True)
class Turn:
    """A player with the numbers of the discs he has placed, and how many are left to him."""

    colour: str
    name: str
    placed: tuple[int, ...]
    left: int


@dataclass(frozen=True)
class Turns:
    """From whom is asked onwards, in the order of turns."""

    rows: tuple[Turn, ...]
    low: bool = False
    """Whether the discs stand beside the names, and not below them."""

    def height(self, width: float, room: float = 0) -> float:
        return (dp(_BESIDE if self.low else _HEAD + _DISC) + dp(_GAP)) * len(self.rows)

    def draw(self, box: Box, colours: Colours) -> None:
        most = max(len(row.placed) + row.left for row in self.rows)
        for place, (at, row) in enumerate(zip(box.column(len(self.rows)), self.rows, strict=True)):
            if place:
                plate(Box(at.x, at.top, at.width, dp(1)), 0, colours["rim"])
            _draw_name(self._name(at), colours, row)
            _draw_discs(self._discs(at), colours, row, most)

    def spots(self, box: Box) -> Mapping[str, Box]:
        """A player's discs lead where his card does."""
        rows = zip(self.rows, box.column(len(self.rows)), strict=True)
        return {f"turn-{row.colour}": at for row, at in rows}

    def _name(self, at: Box) -> Box:
        if self.low:
            return at.part(0, 0, 0.3, 1)
        return Box(at.x, at.top - dp(_HEAD + _GAP / 2), at.width, dp(_HEAD))

    def _discs(self, at: Box) -> Box:
        if self.low:
            return at.part(0.32, 0, 0.68, 1).inset(dp(3))
        return Box(at.x, at.y + dp(_GAP / 2), at.width, dp(_DISC))


def _draw_name(at: Box, colours: Colours, row: Turn) -> None:
    side = dp(18)
    y = at.centre[1]
    draw_mark(Box(at.x, y - side / 2, side, side), colours, row.colour)
    letter(
        row.name,
        (at.x + side * 1.45, y),
        grown(dp(16), dp(_HEAD) * 0.8),
        colours["ink"],
        bold=False,
        width=at.width - side * 1.45,
        anchor=0,
        least=0.75,
    )


def _draw_discs(at: Box, colours: Colours, row: Turn, most: int) -> None:
    """First those that lie on the board, by their numbers."""
    side = min(at.height, at.width / most - dp(2))
    for place, number in enumerate((*row.placed, *[None] * row.left)):
        disc = Box(at.x + place * (side + dp(2)), at.centre[1] - side / 2, side, side)
        draw_disc(disc, colours, row.colour, number)


def turns(shown: Shown, low: bool) -> Turns | None:
    state = shown.state
    if not placing_due(state):
        return None
    first = seat_of(state, placing_due(state))
    seats = [*range(first, len(state.players)), *range(first)]
    told = [disc.player for disc in shown.ahead]
    return Turns(
        tuple(
            Turn(
                player.colour,
                shown.name(player.colour),
                tuple(
                    number
                    for number, disc in enumerate(state.placed)
                    if disc and disc.player == player.colour
                ),
                untold(state, shown.ahead, player.colour) + told.count(player.colour),
            )
            for player in (state.players[seat] for seat in seats)
        ),
        low,
    )
