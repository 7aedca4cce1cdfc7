"""A whole game by chance as it is told: history, ledger, refusals with hints, voice, standing."""

from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any

from companion.games import GAMES, LIST
from companion.headless.accounting import lines_said
from companion.table.game import Game, Refusal, Seat
from companion.table.session import Change, Head, Session
from companion.words import Speech
from tests.said.messages import NAMES

PLAYED = tuple(GAMES)
_WRONG = 3
"""So many moves are tried in vain between two that are made."""


def told(speech: Speech, name: str, seed: int = 7) -> Iterator[str]:
    game = GAMES[name]
    changes, session = _played(game, seed)
    moves = [entry.move for entry in session.line]
    chance, heard = Random(seed), set[str]()
    say = _with_names(speech)
    (afar,) = (each.from_afar() for each in LIST if each.id == name)
    assert afar
    spoken = _voice(name)
    for change in changes:
        for entry in change.entries:
            yield f"{entry.number}. {afar.told(say, entry)}"
            yield from lines_said(say, entry.lines, NAMES)
        if said := spoken(say, change):
            yield f"    🔊 {said}"
        for refused in _refusals(say, game, change.after.state, moves, chance):
            if refused not in heard:
                heard.add(refused)
                yield f"    ✗ {refused}"
    for standing in game.standing(session.state):
        yield say(standing.key, **standing.figures)


def _played(game: Game[Any, Any], seed: int) -> tuple[list[Change], Session]:
    chance, components = Random(seed), game.starter()
    seats = tuple(Seat(colour, NAMES[colour]) for colour in game.colours[: max(game.seats)])
    session = Session(game, Head("said", seats, components, game.deal(chance, components)))
    changes: list[Change] = []
    session.observe(changes.append)
    session.begin(set(game.drawn.values()))
    while session.due.kinds:
        families = game.options(session.state)
        acting = [family for family in families if family.kind not in ("pass", "discard", "adjust")]
        session.do(chance.choice(acting or families).pick(chance))
    return changes, session


def _with_names(speech: Speech) -> Any:
    def say(key: str, names: Any = NAMES, /, **figures: object) -> str:
        return speech.say(key, NAMES, **figures)

    return say


def _voice(game: str) -> Any:
    """What is called aloud of a game; a score pad is silent, and has no folder of its own."""
    name = f"companion.{game}"
    for part in ("", ".play", ".spoken"):
        name += part
        if find_spec(name) is None:
            return lambda say, change: ""
    return import_module(name).spoken


def _refusals(
    say: Any, game: Game[Any, Any], state: Any, moves: list[Any], chance: Random
) -> Iterator[str]:
    """Moves of the same game where they do not fit, and what would be possible instead."""
    for move in chance.sample(moves, min(_WRONG, len(moves))):
        try:
            game.apply(state, move)
        except Refusal as refusal:
            said = say(refusal.key, **refusal.figures)
            if instead := game.nearest(state, move):
                said = f"{said} → {say(instead.key, **instead.figures)}"
            yield said
