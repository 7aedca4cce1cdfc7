"""Amounts before a player, each by plus and minus, or typed."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import NamedTuple

from companion.play.lying.asked import Ask, Asked, At, Edit, Enter, Moment, Pick
from companion.play.lying.digits import digits_card
from companion.play.lying.lines import Cell, Line, Lines
from companion.play.pieces import Changed, Sign, Sized
from companion.play.question import Piece

_LEAD, _LEADING = 52, 40


class Amount(NamedTuple):
    """How much there is of something, and how much the app had; `title` asks how much."""

    name: str
    piece: Piece
    before: int
    held: int
    edit: Callable[[int], Edit]
    title: Callable[[Moment], str]


def amounts_card(name: str, title: str, amounts: Iterable[Amount]) -> Asked:
    """What is changed is shown against what the app had."""
    lines: list[Line] = []
    picks: dict[str, Pick] = {}
    for each in amounts:
        by = each.held - each.before
        cells = (
            Cell(f"{each.name}-less", Sign("−")),
            Cell(each.name, Changed(each.held, by), chosen=by != 0),
            Cell(f"{each.name}-more", Sign("+")),
        )
        lines.append(Line(cells, Sized(each.piece, _LEADING)))
        picks |= {
            f"{each.name}-less": Enter(each.edit(each.held - 1)),
            each.name: Ask(partial(_typed, each)),
            f"{each.name}-more": Enter(each.edit(each.held + 1)),
        }
    layout = Lines(tuple(lines), lead=_LEAD, least=56, widest=92, ratio=1.7)
    return Asked(name, title, layout=layout, picks=picks)


def _typed(amount: Amount, moment: Moment, at: At) -> Asked:
    return digits_card(moment, at, amount.title(moment), amount.edit)
