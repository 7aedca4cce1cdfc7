"""What is Goa's own on the screens that tell its scores."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from companion.goa.play import laying
from companion.goa.play.bought import bought
from companion.goa.play.counting import COUNTING
from companion.goa.play.moment import shown_as
from companion.goa.ui.drawing import scene
from companion.goa.ui.pieces.goods import draw_ducats, draw_ship
from companion.goa.ui.pieces.marks import mark_of
from companion.goa.ui.scenes.bought import BoughtByAll
from companion.goa.ui.scenes.stage import Stage
from companion.goa.ui.scenes.table import Table
from companion.play.table_options import TableOptions
from companion.table.session import Session
from companion.ui.drawn.box import Box
from companion.ui.drawn.colours import Colours
from companion.ui.drawn.piece import Paint, painted
from companion.ui.shell.people import called
from companion.ui.table.board.parted import UNASKED
from companion.ui.table.reckoning.reckoned import Reckoned


def _coin(ducats: int) -> Paint:
    return painted(draw_ducats, ducats)


def _ship(box: Box, colours: Colours) -> None:
    draw_ship(box, colours)


def _lay(say: Callable[..., str], session: Session) -> Table:
    """Everybody's estate."""
    head = session.head
    components = head.components or session.game.starter()
    shown = shown_as(session.state, head.players, components, TableOptions(), frozenset(), say)
    return Table(
        tuple(
            Stage(
                scene(laying.estate(shown, UNASKED, seat.colour)),
                False,
                shown.name(seat.colour),
                mark_of(seat.colour).paint,
            )
            for seat in head.players
        )
    )


def _charts(session: Session) -> Mapping[str, BoughtByAll]:
    """What everybody bought in the auctions, once nothing more comes of it."""
    if session.due.kinds:
        return {}
    seats = session.head.players
    found = tuple((seat.colour, called(seat), bought(session.line, seat.colour)) for seat in seats)
    return {"bought": BoughtByAll(found)}


RECKONED = Reckoned(COUNTING, mark_of, _coin, _ship, _lay, charts=_charts)
