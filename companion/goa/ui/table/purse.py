"""12.4: a purse, in sight as long as its owner holds a finger on it."""

from __future__ import annotations

from companion.goa.rules.state import State
from companion.goa.rules.supply import seat_of
from companion.goa.ui.pieces.goods import draw_ducats
from companion.goa.ui.table.cards import Holdings, is_roomy
from companion.ui.drawn.box import Box
from companion.ui.drawn.colours import Colours
from companion.ui.drawn.piece import Paint, painted
from companion.ui.drawn.plates import plate
from companion.ui.table.peek import Peeking


def _at(card: Holdings, box: Box) -> Box:
    """Where money is open, it is drawn there plainly."""
    if card.ducats is not None:
        return Box(*box[:2], 0, 0)
    return card.purse_at(box) if is_roomy(box) else box


def _paint(state: State, colour: str) -> Paint:
    return painted(_draw, state.players[seat_of(state, colour)].ducats)


def _draw(box: Box, colours: Colours, ducats: int) -> None:
    plate(box, box.side * 0.2, colours["paper"], colours["deed"], 2)
    draw_ducats(box.inset(box.side * 0.06), colours, ducats)


PURSE = Peeking(_at, _paint, "purse-hold")
