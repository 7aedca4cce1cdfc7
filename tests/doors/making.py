"""How files made to do harm are made: a record or a backup that is sound but for one thing."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

Json = Any

RECORD = Path(__file__).parents[1] / "records" / "vasco-2-7.json"
WHOLE: dict[str, Json] = json.loads(RECORD.read_text("utf-8"))
# A round and a little more: what is wrong with a file does not hang on how long a game was.
WHOLE["moves"] = WHOLE["moves"][:60]
MB = 2**20
ID = "5b0d9c3e-0000-4000-8000-00000000000"

REFUSED, TAKEN, PARTLY = "refused", "taken", "partly"
"""Nothing comes in; it comes in, with its texts made plain; of a backup only what is sound."""


class Hostile(NamedTuple):
    becomes: str
    content: Callable[[], bytes]


def record(**more: Json) -> bytes:
    return json.dumps({**WHOLE, **more}).encode()


def named(name: str) -> bytes:
    first, second = copy.deepcopy(WHOLE["players"])
    return record(players=[first | {"name": name}, second])


def adjusting(count: int, why: str = "x") -> bytes:
    """A legal game with many corrections of the score."""
    until = next(at for at, move in enumerate(WHOLE["moves"]) if move["do"] == "navigate")
    moves = [
        {"do": "adjust", "player": "red", "vp": 1 if at % 2 else -1, "why": why}
        for at in range(count)
    ]
    return record(moves=WHOLE["moves"][:until] + moves)


def with_components(path: tuple[str, ...], value: Json) -> bytes:
    changed = components()
    part = changed
    for key in path[:-1]:
        part = part[key]
    part[path[-1]] = value
    return record(components=changed)


def components() -> Json:
    from companion.games import set_of

    return copy.deepcopy(WHOLE.get("components") or set_of("vasco"))


def raw(text: str) -> Callable[[], bytes]:
    """The record with a piece of JSON put in that no writer of JSON would write."""
    return lambda: record().replace(b'"moves"', text.encode() + b', "moves"', 1)


def rows(count: int = 20) -> list[Json]:
    return [
        {"row": "move", "move": move, "by": "person", "at": None} for move in WHOLE["moves"][:count]
    ]


def game(number: int, **more: Json) -> Json:
    opening = {
        "game": "vasco",
        "players": WHOLE["players"],
        "components": components(),
        "title": "",
        "started": None,
        "more": None,
    }
    found = {
        "id": f"{ID}{number}",
        "title": f"Game {number}",
        "abandoned": False,
        "origin": None,
        "opening": opening | more.pop("opening", {}),
        "rows": rows(),
    }
    return found | more


def backup(*games: Json, **more: Json) -> bytes:
    whole = {
        "format": "companion-backup/1",
        "app": "1",
        "games": list(games),
        "people": {},
        "components": [],
        "settings": {},
    }
    return json.dumps(whole | more).encode()


def beside(*odd: Json) -> Callable[[], bytes]:
    """In a backup, between two sound games."""
    return lambda: backup(game(1), *odd, game(2))
