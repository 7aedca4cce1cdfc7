"""The table: the board, the players and what is asked now."""

from __future__ import annotations

from companion.goa.play import laying
from companion.goa.play.asking.decisions import QUESTIONS
from companion.goa.play.layouts import Estate
from companion.goa.play.moment import Shown
from companion.goa.play.news import news
from companion.goa.play.progress import present, progress, round_figures
from companion.goa.play.telling import told
from companion.goa.rules.implied import next_asked
from companion.goa.ui.board import board
from companion.goa.ui.pieces.marks import mark_of
from companion.goa.ui.table.asides import Asides, low_asides, page_deeds
from companion.goa.ui.table.holdings import cards
from companion.goa.ui.table.purse import PURSE
from companion.ui.table.board.parted import UNASKED
from companion.ui.table.panel_parts import PanelParts
from companion.ui.table.played import Played
from companion.ui.table.top_bar import Bar

_PHASES = ("tokens", "auctions", "turns", "extra")


def _bar(shown: Shown, _: str) -> Bar:
    """Whose action it is, the panel says: that of the next one, once the last has had his."""
    state = next_asked(shown.state)
    round_ = shown.say("table-round", **round_figures(state))
    phases = tuple((shown.say(f"table-phase-{each}"), each == present(state)) for each in _PHASES)
    said = progress(state)
    return Bar(round_, shown.say(said.key, **said.figures), round_, phases)


def _page(shown: Shown) -> Estate:
    """What the player has who is looked at."""
    return laying.estate(shown, UNASKED, shown.who)


PLAYED = Played(
    QUESTIONS,
    board,
    cards,
    _bar,
    news,
    told,
    mark_of,
    crowds=lambda question: bool(question.area),
    stays=True,
    peeking=PURSE,
    panel=PanelParts(offers=Asides, low_deeds=low_asides, page=_page, page_deeds=page_deeds),
)
