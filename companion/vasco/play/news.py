"""What happened by itself since the last tap: moves that were the only ones, tiles that came up."""

from __future__ import annotations

from collections.abc import Iterator

from companion.play.news import News
from companion.play.numerals import roman
from companion.table.course import PERSON, RULES, Entry
from companion.table.session import Session
from companion.vasco.play.kinds import telling
from companion.vasco.play.shown import Shown
from companion.vasco.play.telling import told
from companion.vasco.rules.moves import TurnVdg
from companion.vasco.rules.stacks import came_before

_MOST = 5


def news(shown: Shown, session: Session) -> tuple[News, ...]:
    """Moves nobody had to decide, and what came up of itself; what is laid out at the end of a
    round has its own place."""
    found = [
        News(told(shown.say, entry), getattr(entry.move, "player", ""))
        for entry in _since(session)
        if _is_news(entry)
    ]
    return (*_doubted(shown, session), *reversed(found[:_MOST]))


def _doubted(shown: Shown, session: Session) -> Iterator[News]:
    """A tile that was told though it had come up before."""
    last = next((entry for entry in reversed(session.line) if entry.by == PERSON), None)
    if last and isinstance(last.move, TurnVdg):
        before = came_before(shown.components, last.state.seen)
        if before:
            yield News(shown.say("table-came-before", round=roman(before)))
        elif before is not None:
            yield News(shown.say("table-lay-at-first"))


def _since(session: Session) -> Iterator[Entry]:
    """The latest first, down to the last decision."""
    for entry in reversed(session.line):
        if entry.by == PERSON:
            return
        yield entry


def _is_news(entry: Entry) -> bool:
    return entry.by == RULES or telling(entry).is_news
