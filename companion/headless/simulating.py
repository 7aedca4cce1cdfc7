"""`simulate`: whole games by random legal moves, written as records."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from companion.games import FIRST, GAMES
from companion.headless.saying import fault_of_disk_said, refuse
from companion.table.game import Due, Family, Game, Seat
from companion.table.record import Record, dump

SELDOM = 0.2
NAMES = ("Ana", "Rui", "Tomé", "Inês")


def add_to(commands: Any) -> None:
    line = commands.add_parser("simulate", help="play games by random legal moves")
    line.add_argument("--game", choices=GAMES, default=FIRST)
    line.add_argument("--players", type=int, metavar="N", help="as many as can play, if not said")
    line.add_argument("--seed", type=int, default=0)
    line.add_argument("--games", type=int, default=1, metavar="N")
    line.add_argument("--out", type=Path, metavar="DIR", help="a file a game, else a line a game")
    line.set_defaults(answer=partial(answer, line))


def answer(line: argparse.ArgumentParser, chosen: argparse.Namespace) -> int:
    game = GAMES[chosen.game]
    players = max(game.seats) if chosen.players is None else chosen.players
    if players not in game.seats:
        counts = ", ".join(map(str, game.seats))
        line.error(f"argument --players: {game.id} is for {counts}, not {players}")
    for place in range(chosen.games):
        seed = chosen.seed + place
        written = dump(simulated(game, players, seed))
        if not chosen.out:
            print(written)
            continue
        file = chosen.out / f"{game.id}-{players}-{seed}.json"
        try:
            chosen.out.mkdir(parents=True, exist_ok=True)
            file.write_text(written + "\n", "utf-8")
        except OSError as fault:
            return refuse(fault_of_disk_said("file-unwritable", fault, file=str(file)))
    return 0


def simulated(game: Game[Any, Any], players: int, seed: int) -> Record:
    """A whole game; the same seed gives the same one."""
    components = game.starter()
    seats = tuple(
        Seat(colour, name) for colour, name in zip(game.colours[:players], NAMES, strict=False)
    )
    moves = [game.write(move) for move, _ in played(game, players, Random(f"{players} {seed}"))]
    return Record(game.id, seats, components, moves)


def chosen(families: Sequence[Family[Any]], due: Due, chance: Random) -> Family[Any]:
    """What nobody waits for is seldom done: else hands would be thrown away as they are drawn."""
    found = chance.choice(families)
    if found.kind in due.beside and chance.random() >= SELDOM:
        asked = [family for family in families if family.kind not in due.beside]
        return chance.choice(asked or families)
    return found


def played(game: Game[Any, Any], players: int, chance: Random) -> Iterator[tuple[Any, Any]]:
    """Every move of a random game, and the state it leads to."""
    components = game.starter()
    deal = game.deal(chance, components)
    state = game.begin(game.colours[:players], components).state
    while (due := game.due(state)).kinds:
        move = game.draw(state, deal) if due.chance else None
        if move is None:
            move = chosen(game.options(state), due, chance).pick(chance)
        state = game.apply(state, move).state
        yield move, state
