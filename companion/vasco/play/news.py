"""What happened since the last decision: moves that were the only ones, tiles that came up, and
the decision itself where a single touch made it."""

from __future__ import annotations

from collections.abc import Iterator

from companion.play.news import News
from companion.play.numerals import roman
from companion.table.course import PERSON, RULES, Entry
from companion.table.game import player_of
from companion.table.session import Session
from companion.vasco.play.kinds import telling
from companion.vasco.play.sentences import happened
from companion.vasco.play.shown import Shown
from companion.vasco.play.telling import told
from companion.vasco.rules.moves import Host, Navigate, TakeMoney, TurnVdg
from companion.vasco.rules.stacks import came_before

_MOST = 5
_AT_ONCE = (TakeMoney, Host)
"""Taken at the first touch, where elsewhere a button says first what is done."""


def news(shown: Shown, session: Session) -> tuple[News, ...]:
    """Moves nobody had to decide, and what came up of itself; what is laid out at the end of a
    round has its own place."""
    found = [*filter(None, (_news(shown, entry) for entry in _since(session)))]
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
        yield entry
        if entry.by == PERSON:
            return


def _news(shown: Shown, entry: Entry) -> News | None:
    """Of a decision, which whoever made it knows, only what else left the game; the navigation
    shows that itself."""
    drawn = entry.by != PERSON and telling(entry).is_news
    if drawn or entry.by == RULES or isinstance(entry.move, _AT_ONCE):
        return News(told(shown.say, entry), player_of(entry.move))
    too = "" if isinstance(entry.move, Navigate) else happened(shown.say, entry.lines)
    return News(f"{too}.") if too else None
