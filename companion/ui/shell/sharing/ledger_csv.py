"""The ledger as a table any spreadsheet opens."""

from __future__ import annotations

import csv
from collections.abc import Callable, Mapping
from io import StringIO

from companion.table.account import Account
from companion.table.session import Session

COLUMNS = ("move", "kind", "colour", "name", "what", "amount", "source", "rule", "explanation")


def ledger_csv(
    session: Session, account: Account, say: Callable[..., str], names: Mapping[str, str]
) -> str:
    """A row for each line; what holds from the beginning is of move 0."""
    written = StringIO()
    table = csv.writer(written)
    table.writerow(COLUMNS)
    for number, line in account.items:
        kind = session.line[number - 1].raw["do"] if number else "begin"
        explanation = say(f"ledger-{line.source.replace('_', '-')}", names, **line.about)
        row = (
            number,
            say(f"move-{kind}"),
            line.player,
            names.get(line.player, ""),
            line.what,
            line.amount,
            line.source,
            line.rule,
            explanation,
        )
        table.writerow(map(_bare, row))
    return written.getvalue()


def _bare(cell: object) -> object:
    """What a spreadsheet would take for a formula is marked as text."""
    return f"'{cell}" if isinstance(cell, str) and cell.startswith(_FORMULA) else cell


_FORMULA = ("=", "+", "-", "@", "\t", "\r", "\n")
