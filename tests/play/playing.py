"""Plays a record by picks and deeds, as a player without a screen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from companion.games import GAMES
from companion.play.asking import Asking
from companion.play.question import Question
from companion.scorepad.play.pad import Pad
from companion.table.game import Json
from companion.table.record import Record
from companion.vasco.play.asking.decisions import QUESTIONS
from companion.vasco.play.table_options import CHOOSABLE
from tests.play.hand import touch
from tests.play.pad import touch as touch_pad
from tests.play.table import BareTable
from tests.touch.planning import Plan, Unplayable

_PATIENCE = 60
"""So many picks no move takes."""


class Played(NamedTuple):
    state: Json
    moves: int
    picks: int

    @property
    def report(self) -> Json:
        return self._asdict()


def played(record: Record) -> Played:
    """A record of any game that can be played without a screen."""
    return _PLAYED[record.game](record)


def playing_pad(record: Record) -> Played:
    game = GAMES[record.game]
    table = BareTable(game, record, None)
    pad = Pad(table.session)
    picks = sum(touch_pad(pad, game.read(raw)) for raw in record.moves)
    return Played(game.shown(table.session.state), len(table.session.line), picks)


def playing(
    record: Record,
    help_: str = "facts",
    look: Callable[[Asking, Question], object] = lambda *_: None,
    language: str = "en",
) -> Played:
    """`look` sees every question that is put."""
    game = GAMES[record.game]
    table = BareTable(game, record, CHOOSABLE.usual._replace(help=help_), language)
    stale: list[bool] = []
    asking = Asking(table, QUESTIONS, lambda: stale.append(True))
    asking.bind(on_refused=_refuse, on_asked=lambda asking, _: look(asking, asking.question))
    asking.begin()
    picks = 0
    for number, step in enumerate(Plan(record, (), touched=False).steps, 1):
        for _ in range(_PATIENCE):
            if len(table.session.line) >= number:
                break
            asking.settle()
            touch(asking, step.move)
            picks += 1
        reached = game.shown(table.session.at(number))
        if reached != game.shown(step.state):
            raise Unplayable(f"move {number}: {table.session.line[number - 1].raw} was made")
    asking.settle()
    return Played(game.shown(table.session.state), len(table.session.line), picks)


_PLAYED: dict[str, Callable[[Record], Played]] = {"vasco": playing, "scorepad": playing_pad}


def _refuse(asking: Asking, refusal: Any, _: Any) -> None:
    assert asking.reply
    raise Unplayable(asking.reply.text)
