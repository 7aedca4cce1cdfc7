"""All that the shared rooms make of a game for everybody to see or to hear."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from companion.play.asking import Asking
from companion.play.history import rows, said, undo_text
from companion.play.questions import Questions
from companion.play.reckoning.charted import by_source, curves
from companion.play.reckoning.counting import Counting
from companion.play.reckoning.standing import ranked
from companion.play.text_form import text_form
from companion.table.account import account, at_first
from companion.table.game import Json
from companion.table.record import Record
from companion.table.seen import open_change, seen_state
from companion.table.session import Change
from companion.ui.shell.sharing.ledger_csv import ledger_csv
from tests.play.table import bare_table


def moments(
    game: Any, questions: Questions, record: Record, moves: list[Json], options: Any = None
) -> Iterator[tuple[Asking, Change]]:
    """Who is asked, and the change each move was."""
    table = bare_table(game, record, options)
    asking, changes = Asking(table, questions, lambda: None), []
    table.session.observe(changes.append)
    asking.begin()
    for raw in moves:
        table.session.enter([raw])
        yield asking, changes[-1]


def for_the_table(
    asking: Asking,
    change: Change,
    counting: Counting,
    questions: Questions,
    briefly: Callable[..., str],
    quantities: tuple[str, ...],
) -> dict[str, Any]:
    session, shown = asking.session, asking.shown()
    ledger, told, say = account(session), open_change(session, change), shown.say
    progress = lambda state: session.game.standing(state)[0]  # noqa: E731
    form = text_form(asking._table.speech, shown.names, asking.question, None, asking.asides)
    return {
        "state": seen_state(session),
        "standings": [*ranked(counting, session)],
        "result": session.game.standing(seen_state(session)),
        "ledger": ledger,
        "charts": [curves(counting, session, ledger, what) for what in quantities],
        "sources": by_source(counting, session, ledger),
        "figures": [
            at_first(session, seat.colour, what)
            for seat in session.head.players
            for what in quantities
        ],
        "history": [said(say, briefly, row) for row in rows(session, progress)],
        "spoken": (told.before.state, told.after.state, [entry.lines for entry in told.entries]),
        "written": ledger_csv(session, ledger, shown.speak, shown.names),
        "question": asking.question,
        "form": [*form.lines()],
        "undo": undo_text(questions, session, shown),
    }
