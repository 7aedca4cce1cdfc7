"""What lies in the middle of the table: the grid, what is beneath its corners, the discard pile."""

from __future__ import annotations

from functools import partial

from companion.goa.play.as_it_lies.elsewhere import Told
from companion.goa.play.as_it_lies.held import printed
from companion.goa.play.laying import market
from companion.goa.play.layouts import cell_spot
from companion.goa.rules import figures as f
from companion.goa.rules.board import CARDS, CORNERS, Cell
from companion.goa.rules.lying import edits
from companion.goa.rules.state import cell_of, lying
from companion.goa.rules.tiles import PHASES, UNNAMED
from companion.play.lying import lines
from companion.play.lying.asked import Ask, Asked, At, Enter, Moment, Pick
from companion.play.lying.lines import Line, Lines
from companion.play.pieces import Numeral, Written
from companion.play.question import Question, Spot


def market_cards(moment: Moment, at: At) -> tuple[Asked, ...]:
    corners = (_corners(moment),) if moment.state.variants.bonanza else ()
    return _grid(moment), *corners, _discard(moment)


def _grid(moment: Moment) -> Asked:
    """A tile that is tapped is gone; in an empty cell it is asked which one lies there."""
    state = moment.state
    picks: dict[str, Pick] = {}
    for place, one in enumerate(state.grid):
        cell = cell_of(place)
        there = Enter(edits.in_cell(cell, "")) if one else Ask(partial(_which, cell))
        picks[cell_spot(cell)] = there
    asked = Question("", spots={name: Spot(f.text(""), pick) for name, pick in picks.items()})
    title, note = moment.say("lies-market"), moment.say("lies-market-note")
    return Asked("market", title, note, market(moment, asked), picks)


def _which(cell: Cell, moment: Moment, at: At) -> Asked:
    """First a tile that nobody has named."""
    told, unnamed = Told(moment), f"tile-{UNNAMED.text}"
    cells = [lines.Cell(unnamed, UNNAMED, framed=False)]
    picks: dict[str, Pick] = {unnamed: Enter(edits.in_cell(cell, UNNAMED.text))}
    for one in printed(moment, (PHASES[moment.state.phase],)):
        name = f"tile-{one.text}"
        cells.append(lines.Cell(name, one, framed=False, absent=told.is_elsewhere(one)))
        picks[name] = told.pick(one, edits.in_cell(cell, one.text))
    title = moment.say("lies-cell", cell=f.cell(cell))
    layout = Lines((Line(tuple(cells)),), least=48, widest=60)
    return Asked("which", title, moment.say("lies-cell-note"), layout, picks)


def _corners(moment: Moment) -> Asked:
    """11.2."""
    cells, picks = [], {}
    for cell in CORNERS:
        if lying(moment.state, cell):
            name, there = f"corner-{cell[0]}-{cell[1]}", cell in moment.state.bonanza
            where = moment.say("asking-text", what=f.cell(cell))
            cells.append(lines.Cell(name, Written(where), chosen=there))
            picks[name] = Enter(edits.beneath(cell, not there))
    layout = Lines((Line(tuple(cells)),), least=120, widest=180, ratio=2.6)
    title, note = moment.say("lies-corners"), moment.say("lies-corners-note")
    return Asked("corners", title, note, layout, picks)


def _discard(moment: Moment) -> Asked:
    now = moment.state.cards.discard
    cells = tuple(
        lines.Cell(f"discard-{cards}", Numeral(cards), chosen=cards == now)
        for cards in range(CARDS + 1)
    )
    picks = {f"discard-{cards}": Enter(edits.discarded(cards)) for cards in range(CARDS + 1)}
    title, note = moment.say("lies-discard"), moment.say("lies-discard-note")
    return Asked("discard", title, note, Lines((Line(cells),), widest=60, most=8), picks)
