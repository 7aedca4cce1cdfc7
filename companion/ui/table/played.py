"""What a game supplies to be played at the table: its questions, board, cards and panel."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from kivy.uix.widget import Widget

from companion.play.asking import Asking
from companion.play.news import News
from companion.play.question import Question
from companion.play.questions import Questions
from companion.play.thought import Sitting
from companion.table.course import Entry
from companion.table.session import Session
from companion.ui.drawn.mark import Mark
from companion.ui.table.given import Given
from companion.ui.table.panel_parts import PanelParts
from companion.ui.table.peek import Peeking
from companion.ui.table.players import Card
from companion.ui.table.top_bar import Bar


class Played(NamedTuple):
    questions: Questions
    board: Callable[[Given, Asking], Widget]
    """Shows the board of `shown` and what `question` asks; hands on what of it is tapped."""
    cards: Callable[[Any, str], Sequence[Card]]
    """Of everybody, and who is due."""
    bar: Callable[[Any, str], Bar]
    """What stands above, and how far the game has come."""
    news: Callable[[Any, Session], Sequence[News]]
    """What happened by itself since the last tap."""
    told: Callable[[Callable[..., str], Entry], str]
    """A move in a sentence, with what it brought."""
    mark_of: Callable[[str], Mark]
    """A player's mark."""
    crowds: Callable[[Question], bool] = lambda _: False
    """Whether a question needs most room on the board."""
    stays: bool = False
    """Whether the board stays in sight while all is answered in the panel."""
    panel: PanelParts = PanelParts()
    peeking: Peeking | None = None
    """What only its owner may look at."""
    sitting: Sitting | None = None
    """Who of the app's players can take a chair."""
