"""Figures of all players, counted one after the other: a touch each, on the number there is."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from companion.play.lying.asked import Asked, At, Edit, Enter, Look, Moment, Pick
from companion.play.lying.lines import Cell, Line, Lines
from companion.play.pieces import More, Numeral
from companion.play.question import Piece

_LEAD = 116
_PAGES = 3


class Counted(NamedTuple):
    """Which figure is asked."""

    figure: int = 0
    low: int = 0
    """The first of the numbers in sight."""


class Figured(NamedTuple):
    """How much there is of something, as a piece of its own; `title` asks how much."""

    name: str
    piece: Piece
    held: int
    edit: Callable[[int], Edit]
    title: str


class Rows(NamedTuple):
    """The figures of each player, and what leads them; so many numbers are in sight at a time."""

    rows: Sequence[tuple[Piece, Sequence[Figured]]]
    page: int


def counted_cards(moment: Moment, at: At, title: str, asked: Rows) -> tuple[Asked, Asked]:
    """A number given, the next figure is asked."""
    lines = []
    picks: dict[str, Pick] = {}
    for lead, figures in asked.rows:
        cells = []
        for each in figures:
            cells.append(Cell(each.name, each.piece, chosen=len(picks) == at.hand.figure))
            picks[each.name] = Look(At(Counted(len(picks))))
        lines.append(Line(tuple(cells), lead))
    layout = Lines(tuple(lines), lead=_LEAD, widest=84, ratio=1.5)
    every = [each for _, figures in asked.rows for each in figures]
    numbers = _numbers(at.hand, every, asked.page)
    return Asked("figures", title, layout=layout, picks=picks), numbers


def _numbers(hand: Counted, every: Sequence[Figured], page: int) -> Asked:
    figure = every[hand.figure]
    last = hand.figure + 1 == len(every)
    after = Counted(0 if last else hand.figure + 1)
    numbers = range(hand.low, hand.low + page)
    cells = [Cell(f"number-{each}", Numeral(each), chosen=each == figure.held) for each in numbers]
    picks: dict[str, Pick] = {
        f"number-{each}": Enter(figure.edit(each), after, last) for each in numbers
    }
    picks["number-more"] = Look(At(hand._replace(low=(hand.low + page) % (_PAGES * page))))
    layout = Lines((Line((*cells, Cell("number-more", More()))),), widest=60, most=10)
    return Asked("numbers", figure.title, layout=layout, picks=picks)
