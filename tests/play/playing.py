"""Plays a record by picks and deeds, as a player without a screen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

from companion.games import LIST, Games
from companion.goa.play.asking.decisions import QUESTIONS as GOA
from companion.goa.play.table_options import CHOOSABLE as CHOOSABLE_OF_GOA
from companion.play.asking import Asking
from companion.play.pad.asking import questions
from companion.play.question import Question
from companion.play.questions import Questions
from companion.table.course import PERSON, Entry
from companion.table.game import Json
from companion.table.record import Record, replay
from companion.vasco.play.asking.decisions import QUESTIONS
from companion.vasco.play.table_options import CHOOSABLE
from tests.goa.hand import as_told
from tests.goa.hand import touch as touch_goa
from tests.play.hand import touch
from tests.play.pad import PADS
from tests.play.pad import touch as touch_pad
from tests.play.table import bare_table
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
    by_kind: Json
    """How many moves of each kind there were, and picks for them; those that a pick makes together
    are made by the last of them."""

    @property
    def report(self) -> Json:
        return {"state": self.state, "moves": self.moves, "picks": self.picks}


def _as_it_is(record: Record) -> Record:
    return record


class Hand(NamedTuple):
    """How a game is played: what asks, what the group chose, and what is touched next."""

    questions: Questions
    touch: Callable[[Asking, Any], None]
    options: Any = None
    together: bool = False
    """Whether a touch may make several moves: then it is given all that come."""
    told: Callable[[Record], Record] = _as_it_is
    """The record as it is told by picks."""


HANDS = {
    "vasco": Hand(QUESTIONS, touch, CHOOSABLE.usual),
    **{name: Hand(questions(pad), touch_pad) for name, pad in PADS.items()},
    "toy": Hand(TOY, touch_toy),
    "goa": Hand(GOA, touch_goa, CHOOSABLE_OF_GOA.usual, together=True, told=as_told),
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
    ways: frozenset[str] = frozenset(),
) -> Played:
    """`look` sees every question that is put."""
    game, hand = EVERY[record.game], HANDS[record.game]
    options = hand.options and hand.options._replace(help=help_, ways=ways)
    table = bare_table(game, record, options, language)
    stale: list[bool] = []
    asking = Asking(table, hand.questions, lambda: stale.append(True))
    asking.bind(on_refused=_refuse, on_asked=lambda asking, _: look(asking, asking.question))
    asking.begin()
    steps, made, done = [*_steps(record)], Counter[str](), Counter[str]()
    coming, line = [move for move, _ in steps], table.session.line
    for number, (move, state) in enumerate(steps, 1):
        picks = 0
        while len(line) < number and picks < _PATIENCE:
            asking.settle()
            hand.touch(asking, coming[number - 1 :] if hand.together else move)
            picks, line = picks + 1, table.session.line
        if len(line) < number:
            raise Unplayable(f"move {number}: {game.write(move)} could not be made")
        if picks:
            made[_last_decided(line[number - 1 :])] += picks
        done[game.write(move)["do"]] += 1
        reached = game.shown(table.session.at(number))
        if reached != game.shown(state):
            raise Unplayable(f"move {number}: {line[number - 1].raw} was made")
    asking.settle()
    by_kind = {kind: (done[kind], made[kind]) for kind in done}
    return Played(game.shown(table.session.state), len(line), made.total(), by_kind)


def _last_decided(entries: Sequence[Entry]) -> str:
    return str([each.raw["do"] for each in entries if each.by == PERSON][-1])


def _steps(record: Record) -> Iterator[tuple[Any, Any]]:
    """Each move and where it leads, in an order in which the app lets them be made."""
    if record.game == "vasco":
        yield from ((step.move, step.state) for step in Plan(record, (), touched=False).steps)
        return
    _, *made = replay(EVERY[record.game], HANDS[record.game].told(record))
    yield from ((each.move, each.state) for each in made)


def _refuse(asking: Asking, refusal: Any, _: Any) -> None:
    assert asking.reply
    raise Unplayable(asking.reply.text)
