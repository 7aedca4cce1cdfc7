"""A tile that is told to lie somewhere: one the app has elsewhere is taken from there, unless there
is another one."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from companion.goa.rules import figures as f
from companion.goa.rules.lying import edits, estates
from companion.goa.rules.state import State
from companion.goa.rules.tiles import PHASES, Tile
from companion.goa.rules.whereabouts import Lying, lie_nowhere, lying_tiles
from companion.play.lying.asked import Ask, Asked, At, Edit, Enter, Moment, Pick
from companion.play.lying.lines import Cell, Line, Lines
from companion.play.pieces import Named, Written

ANOTHER = "another"


def phases_begun(state: State) -> tuple[str, ...]:
    """Those of which tiles can lie on the table."""
    return PHASES[: state.phase + 1]


class Told:
    """What the tiles stand for that can be told to lie in a place."""

    def __init__(self, moment: Moment) -> None:
        state = moment.state
        self._nowhere = lie_nowhere(state, moment.components, phases_begun(state))

    def is_elsewhere(self, one: Tile) -> bool:
        """Whether the app has all that the set has of it."""
        return self._nowhere[one] <= 0

    def pick(self, one: Tile, laid: Edit) -> Pick:
        return Ask(partial(_elsewhere, one, laid)) if self.is_elsewhere(one) else Enter(laid)


def _elsewhere(one: Tile, laid: Edit, moment: Moment, at: At) -> Asked:
    """From where it comes; a table's own tiles may be more than the set has."""
    cells, picks = [], dict[str, Pick]()
    for number, there in enumerate(_where(moment, one)):
        name = f"from-{number}"
        cells.append(Cell(name, _place(moment, there)))
        if lifted := _lifted(there):
            picks[name] = Enter(edits.moved(_spelled(lifted), _spelled(laid)))
    cells.append(Cell(ANOTHER, Written(moment.say("lies-another"))))
    picks[ANOTHER] = Enter(laid)
    layout = Lines((Line(tuple(cells)),), least=120, widest=180, ratio=2.6)
    title = moment.say("lies-elsewhere", tile=f.tile(one))
    return Asked("elsewhere", title, moment.say("lies-elsewhere-note"), layout, picks)


def _where(moment: Moment, one: Tile) -> Iterator[Lying]:
    return (each for each in lying_tiles(moment.state) if each.tile == one)


def _place(moment: Moment, there: Lying) -> Named | Written:
    if there.seat is not None:
        colour = moment.state.board.colours[there.seat]
        return Named(colour, moment.name(colour))
    if there.cell:
        return Written(moment.say("asking-text", what=f.cell(there.cell)))
    return Written(moment.say("lies-in-the-box"))


def _lifted(there: Lying) -> Edit | None:
    """What takes it away: what went into the box is not told anew."""
    if there.site is not None:
        return estates.no_site(there.seat, there.site)
    if there.seat is not None:
        return estates.no_tile(there.seat, there.tile.text, there.down)
    return edits.in_cell(there.cell, "") if there.cell else None


def _spelled(edit: Edit) -> tuple[object, ...]:
    return (edit.name, *edit.said)
