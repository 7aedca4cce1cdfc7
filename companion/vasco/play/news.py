"""What happened since the last decision: moves that were the only ones, tiles that came up, and
the decision itself where a single touch made it."""

from __future__ import annotations

from collections.abc import Iterator

from companion.play.news import News
from companion.play.numerals import roman
from companion.table.course import PERSON, RULES, Entry
from companion.table.session import Session
from companion.vasco.play.kinds import telling
from companion.vasco.play.shown import Shown
from companion.vasco.play.telling import told
from companion.vasco.rules.moves import Host, TakeMoney, TurnVdg
from companion.vasco.rules.stacks import came_before

_MOST = 5
_AT_ONCE = (TakeMoney, Host)
"""Taken at the first touch, where elsewhere a button says first what is done."""


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
    """The latest first, down to the last decision, which is told where nothing told it before."""
    for entry in reversed(session.line):
        if entry.by != PERSON:
            yield entry
        else:
            if isinstance(entry.move, _AT_ONCE):
                yield entry
            return


def _is_news(entry: Entry) -> bool:
    return entry.by in (RULES, PERSON) or telling(entry).is_news
