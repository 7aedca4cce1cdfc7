"""The table: the board, the players and what is asked now."""

from __future__ import annotations

from companion.play.numerals import roman
from companion.play.question import Question
from companion.table.game import Figure
from companion.ui.table.played import Played
from companion.ui.table.top_bar import Bar
from companion.vasco.play.asking.decisions import QUESTIONS
from companion.vasco.play.news import news
from companion.vasco.play.progress import present
from companion.vasco.play.shown import Shown
from companion.vasco.play.telling import told
from companion.vasco.rules.state import ROUNDS
from companion.vasco.ui.board import Board
from companion.vasco.ui.board.cards import is_placing
from companion.vasco.ui.pieces.marks import mark_of
from companion.vasco.ui.sitting import SITTING
from companion.vasco.ui.table.cards import cards
from companion.vasco.ui.table.panel import PANEL

_PHASES = ("placing", "acting", "navigation")


def _bar(shown: Shown, progress: str) -> Bar:
    round_ = Figure("text", roman(shown.state.round))
    phase = present(shown.state)
    # What ends a round belongs to its last phase.
    now = phase if phase in _PHASES else _PHASES[-1]
    return Bar(
        shown.say("table-round", round=round_, rounds=Figure("text", roman(ROUNDS))),
        progress,
        shown.say("table-round-alone", round=round_),
        tuple((shown.say(f"table-phase-{each}"), each == now) for each in _PHASES),
    )


def _crowds(question: Question) -> bool:
    """Where a number is called, what a character does beside it needs no more room."""
    return is_placing(question) and not (question.instructs and question.area != "numbers")


PLAYED = Played(
    QUESTIONS,
    lambda _, asking: Board(asking),
    cards,
    _bar,
    news,
    told,
    mark_of,
    _crowds,
    panel=PANEL,
    sitting=SITTING,
)
