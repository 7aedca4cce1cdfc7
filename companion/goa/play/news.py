"""What somebody is given beside what he did: nobody asked for it, so the table has to be told to
hand it over."""

from __future__ import annotations

from collections.abc import Iterator

from companion.goa.play import saying
from companion.goa.play.moment import Shown
from companion.goa.rules.moves import End
from companion.play.news import News
from companion.table.course import PERSON, Entry
from companion.table.game import Figure, Line
from companion.table.session import Session

_GIVEN = ("bonanza", "reward", "complete")
"""11.3, 5.11, 5.12."""


def news(shown: Shown, session: Session) -> tuple[News, ...]:
    """Since the last deed, the latest last."""
    lines = [line for entry in _since(session) for line in reversed(entry.lines)]
    given = (line for line in reversed(lines) if line.source in _GIVEN and line.player)
    return tuple(News(_said(shown, line), line.player) for line in given)


def _since(session: Session) -> Iterator[Entry]:
    """The latest first; that a turn is over nobody says."""
    for entry in reversed(session.line):
        yield entry
        if entry.by == PERSON and not isinstance(entry.move, End):
            return


def _said(shown: Shown, line: Line) -> str:
    player, brought = Figure("player", line.player), saying.brings([line])
    why = shown.say(f"ledger-{line.source}", **line.about)
    return shown.say("told-given", player=player, brought=brought, why=Figure("text", why))
