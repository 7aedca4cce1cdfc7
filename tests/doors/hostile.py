"""Files made to do harm, or odd by accident; what is to become of each is said beside it.

None lies in the repository: each is made when it is asked for.
"""

from __future__ import annotations

import copy
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

Json = Any

RECORD = Path(__file__).parents[1] / "records" / "vasco-2-7.json"
WHOLE: dict[str, Json] = json.loads(RECORD.read_text("utf-8"))
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


FILES: dict[str, Hostile] = {
    # How much it is
    "empty": Hostile(REFUSED, lambda: b""),
    "as many moves as may be": Hostile(TAKEN, lambda: adjusting(4_900)),
    # How deep
    "open lists": Hostile(REFUSED, lambda: b"[" * 200_000),
    "deep lists": Hostile(REFUSED, lambda: b"[" * 100_000 + b"]" * 100_000),
    "a thousand lists": Hostile(REFUSED, raw('"x": ' + "[" * 1000 + "]" * 1000)),
    "a hundred objects": Hostile(REFUSED, raw('"x": ' + '{"a":' * 100 + "1" + "}" * 100)),
    # No JSON, or nearly
    "a picture": Hostile(REFUSED, lambda: b"\x89PNG\r\n\x1a\n" + bytes(1000)),
    "a packed file": Hostile(REFUSED, lambda: b"\x1f\x8b\x08\0" + bytes(range(256)) * 40),
    "another encoding": Hostile(REFUSED, lambda: record().decode().encode("utf-16")),
    "an older encoding": Hostile(
        REFUSED, lambda: record(title="Zo\xeb").replace(b"\\u00eb", b"\xeb")
    ),
    "a mark of the encoding": Hostile(REFUSED, lambda: b"\xef\xbb\xbf" + record()),
    "half of it": Hostile(REFUSED, lambda: record()[:5000]),
    "text after it": Hostile(REFUSED, lambda: record() + b"x"),
    "a key twice": Hostile(REFUSED, raw('"title": "a", "title": "b"')),
    "keys that become one": Hostile(REFUSED, raw('"x": {"e\\u0301": 1, "\\u00e9": 2}')),
    # Figures
    "no number": Hostile(REFUSED, raw('"x": NaN')),
    "infinite": Hostile(REFUSED, raw('"x": -Infinity')),
    "infinite by its power": Hostile(REFUSED, raw('"x": [1, 1e999]')),
    "infinite certainty": Hostile(
        REFUSED, lambda: with_components(("certainty",), "?").replace(b'"?"', b"1e999")
    ),
    "a number of many digits": Hostile(REFUSED, raw('"x": ' + "9" * 100_000)),
    "a number of some digits": Hostile(REFUSED, raw('"x": ' + "9" * 400)),
    # What it is called by
    "a path": Hostile(TAKEN, lambda: record(id="../../x")),
    "a path from the root": Hostile(TAKEN, lambda: record(id="/etc/x")),
    "a path of the other kind": Hostile(TAKEN, lambda: record(id="..\\..\\CON")),
    "a long id": Hostile(TAKEN, lambda: record(id="x" * 1900)),
    "an id on two lines": Hostile(TAKEN, lambda: record(id="a\n\0b")),
    "an id that is none": Hostile(TAKEN, lambda: record(id=["x", {"y": 1}])),
    # Texts
    "half a letter": Hostile(TAKEN, lambda: named("A\ud800na")),
    "a name of many letters": Hostile(TAKEN, lambda: named("Ana" * 600)),
    "a name on many lines": Hostile(TAKEN, lambda: named("A\r\nn\u2028a\x1b[2J")),
    "marks on marks": Hostile(TAKEN, lambda: named("A" + "\u0301\u0489\u0336" * 90 + "na")),
    "a name from right to left": Hostile(TAKEN, lambda: named("\u202eanA\u2066")),
    "a name nobody sees": Hostile(TAKEN, lambda: named("\u200b\u2060\ufeff")),
    "a formula": Hostile(TAKEN, lambda: named('=HYPERLINK("x")')),
    "markup": Hostile(TAKEN, lambda: named("[size=900][ref=x]A[/b]")),
    "a title on two lines": Hostile(TAKEN, lambda: record(title="a\n\n\tb\u202e")),
    "a title that is none": Hostile(TAKEN, lambda: record(title={"a": 1})),
    "a reason on two lines": Hostile(TAKEN, lambda: adjusting(3, "a\nb\u202e\ud800")),
    "half a letter elsewhere": Hostile(TAKEN, raw('"\\ud800": ["\\udfff"]')),
    # Times
    "no time of beginning": Hostile(TAKEN, lambda: record(started="")),
    "a true time of beginning": Hostile(TAKEN, lambda: record(started=True)),
    "a time of many digits": Hostile(REFUSED, lambda: record(started=10**40)),
    # Component sets
    "docks by the thousand": Hostile(
        REFUSED, lambda: with_components(("landings", "natal", "docks"), [4] * 5000)
    ),
    "tiles by the thousand": Hostile(
        REFUSED, lambda: with_components(("projects", "I"), ["4/1"] * 50_000)
    ),
    "merchants by the thousand": Hostile(
        REFUSED, lambda: with_components(("merchants",), [7] * 9999)
    ),
    # Backups
    "a backup cut short": Hostile(PARTLY, lambda: beside(game(3))()[:-2000]),
    "a backup of no games": Hostile(REFUSED, lambda: backup().replace(b"[]", b'{"a": 1}', 1)),
    "a backup without an end": Hostile(REFUSED, lambda: backup()[:-1]),
    "a backup with more after it": Hostile(PARTLY, lambda: beside()() + b"[1]"),
    "an infinite certainty among games": Hostile(
        PARTLY,
        lambda: beside(game(3, opening={"more": "?"}))().replace(b'"?"', b'{"a": 1e999}'),
    ),
    "a game of endless text among games": Hostile(PARTLY, beside(game(3, title="x" * 3000))),
    "a game of another shape among games": Hostile(PARTLY, beside(7, [], {}, None, "x")),
    "docks by the thousand among games": Hostile(
        PARTLY, beside(game(3, opening={"components": {"landings": [4] * 5000}}))
    ),
    "a game nobody could have begun among games": Hostile(PARTLY, beside(game(3, rows=rows()[5:]))),
    "a key twice among games": Hostile(
        PARTLY, lambda: beside(game(3))().replace(b'"title": "Game 3"', b'"title": "", "title": ""')
    ),
    "people of another kind": Hostile(PARTLY, lambda: backup(game(1), people={"Ana": 5})),
    "people by the thousand": Hostile(
        PARTLY, lambda: backup(game(1), people={f"p{at}": [] for at in range(20_000)})
    ),
    "a set that is none": Hostile(
        PARTLY,
        lambda: backup(game(1), components=[{"game": "vasco", "name": "x", "components": 5}]),
    ),
    "a part nobody knows": Hostile(PARTLY, lambda: backup(game(1), more=[1])),
}


def odd_files(folder: Path) -> Iterator[Path]:
    """What is no file to be read, under the name of one."""
    dangling = folder / "dangling.json"
    dangling.symlink_to(folder / "nowhere")
    yield dangling
    looped = folder / "looped.json"
    looped.symlink_to(looped)
    yield looped
    (folder / "folder.json").mkdir()
    yield folder / "folder.json"
    yield folder / "missing.json"
    yield folder / ("n" * 300)
