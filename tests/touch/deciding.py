"""A decision made as by touches, but with no window: what a hand would touch, and what it makes."""

from __future__ import annotations

from typing import Any, NamedTuple

from companion.games import GAMES
from companion.play.modes import Answer, Deciding, Modes, entered
from companion.play.question import Picks, Question
from companion.play.taps import Taps
from companion.table.record import Record
from companion.vasco.play.asking.decisions import QUESTIONS, question
from companion.vasco.play.asking.launching import Man
from companion.vasco.play.shown import Shown
from companion.vasco.play.table_options import CHOOSABLE
from companion.vasco.rules import moves as m
from companion.vasco.rules.advice.crews import best_crew
from companion.vasco.rules.phases import CHANCE
from companion.vasco.rules.state import State
from companion.vasco.rules.supply import seat_of
from companion.words import Words
from tests.touch.putting_off import put_off
from tests.touch.strokes import stroke

GAME = GAMES["vasco"]
WORDS = Words("en", strict=True).of("vasco")
_UNASKED = (*CHANCE, "bag", "adjust", "correct")


class Decided(NamedTuple):
    """A move of a record, what was touched for it, and what that made."""

    kind: str
    move: Any
    touched: tuple[str, ...]
    state: State
    made: Any


def shown_of(record: Record, state: State, help_: str = "facts", picks: Picks = ()) -> Shown:
    """The moment at which so much of the question has been picked."""
    return _moment(record, state, help_, (Deciding(Taps(picks)),))


def _moment(record: Record, state: State, help_: str, modes: Modes) -> Shown:
    options = CHOOSABLE.usual._replace(help=help_)
    picks = next(mode.taps.picks for mode in modes if isinstance(mode, Deciding))
    return Shown(
        state,
        record.players,
        record.components,
        options,
        frozenset(),
        WORDS.say,
        picks,
        modes,
    )


def decided(record: Record, help_: str = "facts"):
    """Every decision of a record; a move that makes itself takes no touch."""
    state = GAME.begin(record.colours, record.components).state
    for raw in record.moves:
        move = GAME.read(raw)
        if raw["do"] not in _UNASKED:
            if GAME.forced(state) == move:
                yield Decided(raw["do"], move, (), state, move)
            elif put_off(state, move):
                pass
            else:
                touched, made = _make(record, state, move, help_)
                yield Decided(raw["do"], move, touched, state, made)
        state = GAME.apply(state, move).state


def _make(record: Record, state: State, move: Any, help_: str) -> tuple[tuple[str, ...], Any]:
    touched: tuple[str, ...] = ()
    modes: Modes = (Deciding(),)
    while True:
        shown = _moment(record, state, help_, modes)
        asked = question(shown)
        name = stroke(asked, shown, move)
        touched = (*touched, name)
        assert len(touched) < 30, f"{move}: {touched}"
        answer = answered(asked, shown, name)
        if answer.move is not None:
            return touched, answer.move
        modes = answer.modes


def answered(asked: Question, shown: Shown, name: str) -> Answer:
    """What comes of touching this: a spot, a deed, or a project that is to be launched."""
    if name in asked.picks:
        return entered(QUESTIONS, shown, shown.modes, asked.picks[name])
    if deed := next((deed for deed in asked.deeds if deed.name == name), None):
        if deed.move is not None:
            return Answer(shown.modes, deed.move)
        return entered(QUESTIONS, shown, shown.modes, deed.pick)
    what, _, of = name.rpartition("-")[0].rpartition("-")
    player = shown.state.players[seat_of(shown.state, of)]
    project = player.projects[int(name.rpartition("-")[2])]
    if what == "launch":
        return Answer(shown.modes, m.Launch(of, project, best_crew(player, project)))
    return QUESTIONS.beside[Man](shown, Man(of, project))
