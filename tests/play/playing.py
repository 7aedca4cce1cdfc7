"""Plays a record by picks and deeds, as a player without a screen."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from companion.games import LIST, Games
from companion.play.asking import Asking
from companion.play.pad.asking import questions
from companion.play.question import Question
from companion.play.questions import Questions
from companion.table.game import Json
from companion.table.record import Record, replay
from companion.vasco.play.asking.decisions import QUESTIONS
from companion.vasco.play.table_options import CHOOSABLE
from tests.play.hand import touch
from tests.play.pad import PADS
from tests.play.pad import touch as touch_pad
from tests.play.table import BareTable
from tests.touch.planning import Plan, Unplayable
from tests.toy import LISTED
from tests.toy.hand import touch as touch_toy
from tests.toy.play import QUESTIONS as TOY

_PATIENCE = 60
"""So many picks no move takes."""


class Played(NamedTuple):
    state: Json
    moves: int
    picks: int

    @property
    def report(self) -> Json:
        return self._asdict()


class Hand(NamedTuple):
    """How a game is played: what asks, what the group chose, and what is touched next."""

    questions: Questions
    touch: Callable[[Asking, Any], None]
    options: Any = None


HANDS = {
    "vasco": Hand(QUESTIONS, touch, CHOOSABLE.usual),
    **{name: Hand(questions(pad), touch_pad) for name, pad in PADS.items()},
    "toy": Hand(TOY, touch_toy),
}
EVERY = Games((*LIST, LISTED))
"""The games of the app, and the toy."""


def played(record: Record) -> Played:
    """A record of any game that can be played without a screen."""
    return playing(record)


def playing(
    record: Record,
    help_: str = "facts",
    look: Callable[[Asking, Question], object] = lambda *_: None,
    language: str = "en",
) -> Played:
    """`look` sees every question that is put."""
    game, hand = EVERY[record.game], HANDS[record.game]
    options = hand.options and hand.options._replace(help=help_)
    table = BareTable(game, record, options, language)
    stale: list[bool] = []
    asking = Asking(table, hand.questions, lambda: stale.append(True))
    asking.bind(on_refused=_refuse, on_asked=lambda asking, _: look(asking, asking.question))
    asking.begin()
    picks = 0
    for number, (move, state) in enumerate(_steps(record), 1):
        for _ in range(_PATIENCE):
            if len(table.session.line) >= number:
                break
            asking.settle()
            hand.touch(asking, move)
            picks += 1
        reached = game.shown(table.session.at(number))
        if reached != game.shown(state):
            raise Unplayable(f"move {number}: {table.session.line[number - 1].raw} was made")
    asking.settle()
    return Played(game.shown(table.session.state), len(table.session.line), picks)


def _steps(record: Record) -> Iterator[tuple[Any, Any]]:
    """Each move and where it leads, in an order in which the app lets them be made."""
    if record.game == "vasco":
        yield from ((step.move, step.state) for step in Plan(record, (), touched=False).steps)
        return
    _, *made = replay(EVERY[record.game], record)
    yield from ((each.move, each.state) for each in made)


def _refuse(asking: Asking, refusal: Any, _: Any) -> None:
    assert asking.reply
    raise Unplayable(asking.reply.text)
