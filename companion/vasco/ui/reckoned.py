"""What is Vasco da Gama's own on the screens that tell its scores."""

from __future__ import annotations

from collections.abc import Callable

from companion.play.reckoning.looked_back import Seeing
from companion.play.table_options import TableOptions
from companion.table.session import Session
from companion.ui.drawn.box import Box
from companion.ui.drawn.colours import Colours
from companion.ui.drawn.piece import Paint, painted
from companion.ui.table.reckoning.reckoned import Reckoned
from companion.vasco.play.counting import COUNTING
from companion.vasco.play.shown import Shown
from companion.vasco.rules.state import State
from companion.vasco.ui import laying
from companion.vasco.ui.pieces.marks import mark_of
from companion.vasco.ui.pieces.money import draw_coin
from companion.vasco.ui.scenes.table import Table
from companion.vasco.ui.sea.caravel import draw_caravel
from companion.vasco.ui.sitting import SITTING


def _coin(reals: int) -> Paint:
    return painted(draw_coin, reals)


def _caravel(box: Box, colours: Colours) -> None:
    """Under full sail."""
    draw_caravel(box.centre, box.side, colours["edge"], colours["parchment"])


def _shown(say: Callable[..., str], session: Session, state: State) -> Shown:
    head, options = session.head, TableOptions()
    components = head.components or session.game.starter()
    return Shown(state, head.players, components, options, frozenset(), say)


def _lay(say: Callable[..., str], session: Session) -> Table:
    return laying.table(_shown(say, session, session.state))


RECKONED = Reckoned(COUNTING, mark_of, _coin, _caravel, _lay, Seeing(SITTING, _shown))
