"""What an auction did, as a short film: the ducats go one way, the tile or the flag the other."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from kivy.metrics import dp

from companion.goa.play.lots import Settled, settled
from companion.goa.play.moment import Shown
from companion.goa.rules.state import State
from companion.goa.rules.tiles import Tile
from companion.goa.ui.pieces.goods import draw_ducats
from companion.goa.ui.pieces.marks import draw_mark, draw_token
from companion.goa.ui.scenes.lane import draw_lot
from companion.table.course import Entry
from companion.ui.drawn.box import Box
from companion.ui.drawn.colours import Colours
from companion.ui.drawn.lettering import grown, letter
from companion.ui.drawn.piece import painted
from companion.ui.table.film.draws import Draw, Flight

_PAYEE, _WINNER = Box(0.03, 0.30, 0.22, 0.42), Box(0.75, 0.30, 0.22, 0.42)
_LOT, _WON = Box(0.38, 0.24, 0.24, 0.52), Box(0.50, 0.24, 0.24, 0.52)
_COIN, _PAID = Box(0.70, 0.04, 0.12, 0.24), Box(0.20, 0.04, 0.12, 0.24)
_NAME = 0.16


def draws(shown: Shown, before: State, entries: Sequence[Entry]) -> tuple[Draw, ...]:
    return tuple(_draws(shown, before, entries))


def _draws(shown: Shown, before: State, entries: Sequence[Entry]) -> Iterator[Draw]:
    for entry in entries:
        if lot := settled(before, entry):
            yield _drawn(shown, lot)
        before = entry.state


def _drawn(shown: Shown, lot: Settled) -> Draw:
    colours = shown.state.board.colours
    payee = "" if lot.payee is None else colours[lot.payee]
    people = [(_WINNER, colours[lot.winner])]
    if payee:
        people.append((_PAYEE, payee))
    named = tuple((at, colour, shown.name(colour)) for at, colour in people)
    token = (colours[lot.token.seat], lot.token.number)
    flights = [Flight(painted(_draw_lot, lot.tile), _LOT, _WON)]
    if lot.price:
        flights.append(Flight(painted(draw_ducats, lot.price), _COIN, _PAID))
    return Draw(painted(_draw_ground, named, token, bool(lot.price and not payee)), tuple(flights))


def _draw_lot(box: Box, colours: Colours, one: Tile | None) -> None:
    draw_lot(box.fitted(1), colours, one)


def _draw_ground(
    box: Box,
    colours: Colours,
    people: tuple[tuple[Box, str, str], ...],
    token: tuple[str, int],
    bank: bool,
) -> None:
    """Who gets the lot and who is paid, be it the bank; and whose token it was."""
    for place, colour, name in people:
        at = box.part(*place)
        draw_mark(at.part(0, 0.28, 1, 0.72), colours, colour)
        size = grown(dp(17), box.height * _NAME)
        letter(name, at.part(0.5, 0.10, 0, 0).centre, size, colours["ink"], width=at.width)
    if bank:
        for up in (0.0, 0.12, 0.24):
            draw_ducats(box.part(0.06, 0.34 + up, 0.16, 0.30), colours)
    draw_token(box.part(0.44, 0.80, 0.12, 0.19), colours, *token)
