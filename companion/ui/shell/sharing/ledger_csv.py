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
    """A row for each line, in words; what holds from the beginning is of move 0."""
    written = StringIO()
    table = csv.writer(written)
    table.writerow(say(f"csv-{column}") for column in COLUMNS)
    for number, line in account.items:
        kind = session.line[number - 1].raw["do"] if number else "begin"
        source = line.source.replace("_", "-")
        row = (
            number,
            say(f"move-{kind.replace('_', '-')}"),
            say(f"colour-{line.player}"),
            names.get(line.player, ""),
            say(f"what-{line.what.replace('_', '-')}"),
            line.amount,
            say(f"source-{source}"),
            line.rule,
            say(f"ledger-{source}", names, **line.about),
        )
        table.writerow(map(_bare, row))
    return written.getvalue()


def _bare(cell: object) -> object:
    """What a spreadsheet would take for a formula is marked as text."""
    return f"'{cell}" if isinstance(cell, str) and cell.startswith(_FORMULA) else cell


_FORMULA = ("=", "+", "-", "@", "\t", "\r", "\n")
