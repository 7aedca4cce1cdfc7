"""What a piece is that somebody points at while something else is asked."""

from __future__ import annotations

from companion.goa.play.asking.placing import at
from companion.goa.play.asking.tiles import owned
from companion.goa.play.moment import Shown
from companion.goa.play.saying import said
from companion.goa.rules import figures as f
from companion.goa.rules.board import COLUMNS, SITES
from companion.goa.rules.state import State
from companion.goa.rules.supply import seat_of
from companion.play.question import Question
from companion.table.game import Figure, Said


def pointed(shown: Shown, question: Question, name: str) -> Said:
    """What it is, and what is asked now."""
    spot = question.spots.get(name)
    piece = spot.text if spot else _piece(shown.state, question.player, name)
    figures = {"piece": piece or said("pointed-else"), "asked": f.text(question.title)}
    return Said("pointed", figures)


def _piece(state: State, player: str, name: str) -> Figure | None:
    kind, _, which = name.partition("-")
    if kind == "cell":
        row, column = map(int, which.split("-"))
        return at(state, (row, column))
    if kind in ("action", "step"):
        return f.column(COLUMNS.index(which))
    if kind in ("site", "field"):
        return f.site(SITES.index(which.split("-")[0]))
    if kind == "tile" and player and which.isdigit():
        return f.tile(owned(state.players[seat_of(state, player)])[int(which)][0])
    return None
