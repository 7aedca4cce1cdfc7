"""`duel`: whole games between players of the program, to see who is the better one."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from math import sqrt
from random import Random
from typing import Any, NamedTuple

from companion.games import FIRST, LIST, Listed
from companion.headless.saying import words
from companion.headless.simulating import chosen as chosen_by_chance
from companion.table.game import Game, Json
from companion.table.game.figures import number, text
from companion.table.search.search import Asked, Effort, Players, Thinking

RANDOM, QUICK, SEARCH = "random", "quick", "search"
SURE = 1.96
"""So many standard deviations to either side hold 95 % of a normal distribution."""

Decides = Callable[[Any, str, Random], Any]
"""A move, by the state, for this player."""


class Share(NamedTuple):
    """Of the games played the part that was won, and between what it lies by 95 %."""

    player: str
    wins: float
    share: float
    low: float
    high: float


def add_to(commands: Any) -> None:
    line = commands.add_parser("duel", help="let players of the program play each other")
    able = [each.id for each in LIST if each.players]
    line.add_argument("--game", choices=able, default=FIRST)
    told = f"by commas: {RANDOM}, {QUICK} (rules of thumb), {SEARCH} (the strongest), or a name"
    line.add_argument("--seats", default=f"{QUICK},{RANDOM}", metavar="LIST", help=told)
    line.add_argument("--games", type=at_least(1), default=20, metavar="N")
    line.add_argument("--seed", type=int, default=0)
    line.add_argument("--playouts", type=at_least(0), metavar="N", help=f"the effort of {SEARCH}")
    line.add_argument("--each", action="store_true", help="tell it after every game")
    line.add_argument("--json", action="store_true")
    line.set_defaults(answer=partial(answer, line))


def at_least(least: int) -> Callable[[str], int]:
    def read(written: str) -> int:
        found = int(written) if written.isdecimal() else -1
        if found < least:
            raise argparse.ArgumentTypeError(f"{written} is no number from {least} on")
        return found

    return read


def answer(line: argparse.ArgumentParser, asked: argparse.Namespace) -> int:
    listed = next(each for each in LIST if each.id == asked.game)
    game, names = listed.loaded(), asked.seats.split(",")
    if len(names) not in game.seats:
        counts = ", ".join(map(str, game.seats))
        line.error(f"argument --seats: {game.id} is for {counts}, not {len(names)}")
    components = game.starter()
    able = deciding(listed, game, components, asked.playouts)
    for name in names:
        if name not in able:
            line.error(f"argument --seats: {name} is none of {', '.join(able)}")
    wins = [0.0] * len(names)
    for turn in range(asked.games):
        for place, won in enumerate(played(game, components, names, able, asked.seed, turn)):
            wins[place] += won
        if asked.each and turn + 1 < asked.games:
            tell(shares(names, wins, turn + 1), turn + 1, asked.json)
    tell(shares(names, wins, asked.games), asked.games, asked.json)
    return 0


def deciding(
    listed: Listed, game: Game[Any, Any], components: Json, playouts: int | None
) -> dict[str, Decides]:
    """Everybody who can be seated, by name."""
    players = listed.chairs()
    named = {name: each.effort for name, each in players.strengths.items()}
    strongest = [*named.values()][-1]
    if playouts is not None:
        strongest = strongest._replace(playouts=playouts)
    efforts = {**named, QUICK: Effort(0), SEARCH: strongest}

    def by_chance(state: Any, by: str, chance: Random) -> Any:
        return chosen_by_chance(game.options(state), game.due(state), chance).pick(chance)

    def by_thinking(effort: Effort) -> Decides:
        return partial(_thought, game, players, components, effort)

    return {RANDOM: by_chance} | {name: by_thinking(each) for name, each in efforts.items()}


def _thought(
    game: Game[Any, Any],
    players: Players,
    components: Json,
    effort: Effort,
    state: Any,
    by: str,
    chance: Random,
) -> Any:
    asked = Asked(game, components, state, by)
    return Thinking(asked, players.policy, effort, chance).to_the_end().move


def played(
    game: Game[Any, Any],
    components: Json,
    names: Sequence[str],
    able: dict[str, Decides],
    seed: int,
    turn: int,
) -> Iterator[float]:
    """How much of a game each has won. Everybody sits once on every chair of the same deal."""
    count = len(names)
    dealt, first = divmod(turn, count)
    colours = [game.colours[(place + first) % count] for place in range(count)]
    seats = dict(zip(colours, names, strict=True))
    chance = Random(f"{seed} {dealt}")
    deal = game.deal(chance, components)
    state = game.begin(game.colours[:count], components).state
    while (due := game.due(state)).kinds:
        move = game.draw(state, deal) if due.chance else None
        if move is None:
            # What nobody in particular is asked for is done for all alike, by the rules of thumb.
            name = seats[due.players[0]] if due.players else QUICK
            by = due.players[0] if due.players else game.colours[0]
            move = able[name](state, by, Random(f"{seed} {turn} {chance.random()}"))
        state = game.apply(state, move).state
    won = [result.colour for result in game.results(state) if result.won]
    return (((colour in won) / len(won)) for colour in colours)


def shares(names: Sequence[str], wins: Sequence[float], games: int) -> list[Share]:
    """With Wilson's interval, which holds near 0 and 1 too."""
    found = []
    for name, won in zip(names, wins, strict=True):
        share, spread = won / games, SURE**2 / games
        middle = (share + spread / 2) / (1 + spread)
        off = sqrt(share * (1 - share) * spread + spread**2 / 4) / (1 + spread)
        found.append(Share(name, won, share, middle - off, middle + off))
    return found


def tell(found: Sequence[Share], games: int, as_json: bool) -> None:
    if as_json:
        told = {"games": games, "players": [each._asdict() for each in found]}
        print(json.dumps(told), flush=True)
        return
    for each in found:
        share, low, high = (number(round(100 * part)) for part in each[2:])
        figures = {"player": text(each.player), "share": share, "low": low, "high": high}
        print(words().say("duel-share", games=number(games), **figures), flush=True)
