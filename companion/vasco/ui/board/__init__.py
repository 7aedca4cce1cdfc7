"""The board as it lies now, drawn to be tapped: numbers, landings and areas."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from companion.play.question import Question
from companion.ui.drawn.box import Box
from companion.ui.drawn.piece import Paint, painted
from companion.ui.drawn.scene import Scene
from companion.ui.table.board.board import Board as AnyBoard
from companion.ui.table.board.parted import Carried, Parted, Plan, Walk
from companion.vasco.play.board import NUMBERS_PART
from companion.vasco.ui.board import cards
from companion.vasco.ui.board.plan import is_roomy, plan
from companion.vasco.ui.pieces.marks import draw_marker, draw_number
from companion.vasco.ui.scenes.card import Card
from companion.vasco.ui.scenes.numbers import Numbers


def _plan(box: Box, part: str, question: Question) -> Plan:
    return plan(box, part, cards.is_placing(question))


def _first(box: Box) -> str:
    return "" if is_roomy(box) else NUMBERS_PART


def _carried(number: str) -> Paint:
    return painted(draw_number, int(number))


def _lifted(card: Scene) -> Scene | None:
    """The numbers without the marker, where it stands beside them."""
    if isinstance(card, Card) and isinstance(card.inside, Numbers) and card.inside.marker:
        return replace(card, inside=replace(card.inside, marker=None))
    return None


def _places(card: Scene, box: Box, numbers: Sequence[int]) -> Sequence[Box]:
    assert isinstance(card, Card)
    assert isinstance(card.inside, Numbers)
    room, inside = card.room(box), card.inside
    return [inside.stand(room, number) for number in numbers]


Board = partial(
    AnyBoard,
    Parted(
        _plan,
        _first,
        cards.card,
        cards.target,
        cards.tabs,
        Carried("number-", "area-", _carried),
        Walk(NUMBERS_PART, lambda shown: shown.state.marker, draw_marker, _lifted, _places),
    ),
)
