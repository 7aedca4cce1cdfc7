"""`bench`: how fast the rules are. Measured here and now, on whole games."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from random import Random
from statistics import median
from time import perf_counter
from typing import Any

from companion.games import FIRST, GAMES
from companion.headless.bench_journal import journalling
from companion.headless.simulating import played, simulated
from companion.table.game import Game, Seat
from companion.table.record import replay
from companion.table.session import Head, Session

SECONDS = 3.0
"""How long each figure is measured."""

Figures = dict[str, float | str]


def add_to(commands: Any) -> None:
    line = commands.add_parser("bench", help="measure the rules")
    line.add_argument("--game", choices=GAMES, default=FIRST)
    line.add_argument("--json", action="store_true")
    line.set_defaults(answer=answer)


def answer(chosen: argparse.Namespace) -> int:
    game = GAMES[chosen.game]
    figures: Figures = {}
    for part in MEASURES:
        figures |= part(game)
    if chosen.json:
        print(json.dumps(figures))
    else:
        for name, figure in figures.items():
            print(f"{name:28} {figure}")
    return 0


def per_second(once: Callable[[int], int]) -> float:
    """How many of what `once` counts are done in a second."""
    done, turn, start = 0, 0, perf_counter()
    while (taken := perf_counter() - start) < SECONDS:
        done += once(turn)
        turn += 1
    return round(done / taken, 1)


def playing(game: Game[Any, Any]) -> Figures:
    """Whole random games: the families of legal moves, one chosen, one move picked, applied."""

    def once(seed: int) -> int:
        return sum(1 for _ in played(game, max(game.seats), Random(seed)))

    return {"play_actions_per_s": per_second(once), "legal_moves": "sampled from families"}


def playing_from_lists(game: Game[Any, Any]) -> Figures:
    """The same, but every legal move is listed each time and one taken from the whole list."""

    def once(seed: int) -> int:
        return sum(1 for _ in played_from_lists(game, Random(seed)))

    return {"play_listed_actions_per_s": per_second(once)}


def played_from_lists(game: Game[Any, Any], chance: Random) -> Any:
    components = game.starter()
    deal = game.deal(chance, components)
    state = game.begin(game.colours[: max(game.seats)], components).state
    while (due := game.due(state)).kinds:
        if due.chance:
            move = game.draw(state, deal)
        else:
            move = chance.choice([move for family in game.options(state) for move in family])
        state = game.apply(state, move).state
        yield state


def replaying(game: Game[Any, Any]) -> Figures:
    records = [simulated(game, max(game.seats), seed) for seed in range(5)]

    def once(turn: int) -> int:
        return sum(1 for _ in replay(game, records[turn % len(records)]))

    return {"replay_moves_per_s": per_second(once)}


def undoing(game: Game[Any, Any]) -> Figures:
    """Taking back one decision after the other of a whole game."""
    chance, components = Random(0), game.starter()
    seats = tuple(Seat(colour, colour) for colour in game.colours[: max(game.seats)])
    session = Session(game, Head("bench", seats, components, game.deal(chance, components)))
    session.begin(set(game.drawn.values()))
    while session.due.kinds:
        session.do(chance.choice(game.options(session.state)).pick(chance))
    times = []
    while session.undoes:
        start = perf_counter()
        session.undo()
        times.append(perf_counter() - start)
    return {"undo_ms": round(1000 * median(times), 4)}


MEASURES: tuple[Callable[[Game[Any, Any]], Figures], ...] = (
    playing,
    playing_from_lists,
    replaying,
    undoing,
    journalling,
)
