"""A table of Goa that is asked, with nothing that could draw a window."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from companion.games import GAMES
from companion.goa.play.asking.decisions import QUESTIONS
from companion.goa.play.table_options import CHOOSABLE
from companion.play.asking import Asking
from companion.play.question import Deed
from companion.table.record import Record, parse
from tests.play.table import bare_table

RECORDS = Path(__file__).parents[1] / "records/goa"


def record(name: str) -> Record:
    return parse((RECORDS / f"{name}.json").read_bytes(), GAMES)


def asking_after(given: Record, moves: int, **options: Any) -> Asking:
    """So many moves of a record are made."""
    table = bare_table(GAMES["goa"], given, CHOOSABLE.usual._replace(**options))
    table.session.enter(given.moves[:moves])
    asking = Asking(table, QUESTIONS, lambda: None)
    asking.begin()
    return asking


def moves_until(given: Record, kind: str, times: int = 1) -> int:
    """How many moves there are before one of this kind."""
    numbers = [number for number, raw in enumerate(given.moves) if raw["do"] == kind]
    return numbers[times - 1]


def deed(asking: Asking, name: str) -> Deed:
    return next(each for each in (*asking.question.deeds, *asking.asides) if each.name == name)


def made(asking: Asking, since: int) -> list[str]:
    """The kinds of move that were made."""
    return [each.raw["do"] for each in asking.session.line[since:]]
