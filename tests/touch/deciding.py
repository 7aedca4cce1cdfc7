"""A decision made as by touches, but with no window: what a hand would touch, and what it makes."""

from __future__ import annotations

from typing import Any, NamedTuple

from companion.games import GAMES
from companion.play.question import Picks
from companion.table.record import Record
from companion.vasco.play.asking.decisions import decision, question
from companion.vasco.play.asking.launching import launched, manned, the_only
from companion.vasco.play.shown import Manning, Shown
from companion.vasco.play.table_options import TableOptions
from companion.vasco.rules import moves as m
from companion.vasco.rules.advice.crews import best_crew
from companion.vasco.rules.phases import CHANCE
from companion.vasco.rules.state import State
from companion.vasco.rules.supply import seat_of
from companion.words import Words
from tests.touch.strokes import stroke

GAME = GAMES["vasco"]
_WORDS = Words("en", strict=True).of("vasco")
_UNASKED = (*CHANCE, "bag", "adjust", "correct")


class Decided(NamedTuple):
    """A move of a record, what was touched for it, and what that made."""

    kind: str
    move: Any
    touched: tuple[str, ...]
    state: State
    made: Any


def shown_of(record: Record, state: State, help_: str = "facts", **more: Any) -> Shown:
    options = TableOptions(help=help_)
    return Shown(state, record.players, record.components, options, frozenset(), _WORDS.say, **more)


def decided(record: Record, help_: str = "facts"):
    """Every decision of a record; a move that makes itself takes no touch."""
    state = GAME.begin(record.colours, record.components).state
    for raw in record.moves:
        move = GAME.read(raw)
        if raw["do"] not in _UNASKED:
            if GAME.forced(state) == move:
                yield Decided(raw["do"], move, (), state, move)
            else:
                touched, made = _make(record, state, move, help_)
                yield Decided(raw["do"], move, touched, state, made)
        state = GAME.apply(state, move).state


def _make(record: Record, state: State, move: Any, help_: str) -> tuple[tuple[str, ...], Any]:
    touched: tuple[str, ...] = ()
    picks: Picks = ()
    manning: Manning | None = None
    while True:
        shown = shown_of(record, state, help_, picks=picks, manning=manning)
        asked = question(shown)
        name = stroke(asked, shown, move)
        touched = (*touched, name)
        assert len(touched) < 30, f"{move}: {touched}"
        if isinstance(move, m.Launch):
            manning, made = _board(state, move, name, manning)
        else:
            picks, made = _tapped(asked, state, picks, name)
        if made is not None:
            return touched, made


def _tapped(asked: Any, state: State, picks: Picks, name: str) -> tuple[Picks, Any]:
    pick = asked.picks.get(name)
    if pick is None:
        deed = next(deed for deed in asked.deeds if deed.name == name)
        if deed.move is not None:
            return picks, deed.move
        pick = deed.pick
    picks = decision(state).picked(state, picks, pick)
    return picks, decision(state).moved(state, picks)


def _board(
    state: State, move: m.Launch, name: str, manning: Manning | None
) -> tuple[Manning | None, Any]:
    player = state.players[seat_of(state, move.player)]
    if name.startswith("launch-"):
        return None, m.Launch(move.player, move.project, best_crew(player, move.project))
    if manning is None:
        manning = Manning(move.player, move.project)
        return manning, the_only(state, manning)
    manning = manned(manning, name.removeprefix("crew-"))
    return manning, launched(manning)
