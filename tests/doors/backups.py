"""Backups that no program should have written, and what is to become of each."""

from __future__ import annotations

import json

from companion.games import GAMES
from tests.doors.making import (
    ID,
    PARTLY,
    REFUSED,
    TAKEN,
    WHOLE,
    Hostile,
    Json,
    backup,
    beside,
    game,
    rows,
)

PAD = {"opening": {"game": "scorepad", "components": GAMES["scorepad"].starter()}}
UNDO = {"row": "undo", "at": None}
ODD_TIMES = True, "", -5, 1.5, 2**62, "=1+1" * 400, [1], {}


def scores(points: int) -> list[Json]:
    """A game that begins in its own way."""
    moves = [{"do": "score", "player": "red", "vp": vp} for vp in (points, 1, 2)]
    return [{"row": "move", "move": move, "by": "person", "at": None} for move in moves]


BACKUPS: dict[str, Hostile] = {
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
    "numbers where games should be": Hostile(
        REFUSED, lambda: backup(7).replace(b"[7]", b"[" + b"7," * 60_000 + b"7]")
    ),
    "games twice": Hostile(
        PARTLY, lambda: backup(game(1)).replace(b'"people"', b'"games": [], "people"')
    ),
    "settings twice": Hostile(
        REFUSED, lambda: backup().replace(b'"people"', b'"settings": {}, "people"')
    ),
    "a backup in a backup": Hostile(PARTLY, lambda: backup(game(1), json.loads(backup(game(2))))),
    "a record in a backup": Hostile(PARTLY, lambda: backup(game(1), WHOLE)),
    "many courses of one game": Hostile(
        PARTLY, lambda: backup(*(game(1, **PAD, rows=scores(at)) for at in range(1, 60)))
    ),
    "sets of one name by the thousand": Hostile(
        PARTLY,
        lambda: backup(
            game(1), components=[{"game": "scorepad", "name": "x", "components": {}}] * 999
        ),
    ),
    "somebody of a thousand colours": Hostile(
        PARTLY, lambda: backup(game(1), people={"Ana": ["red"] * 1000})
    ),
    "a game without an id among games": Hostile(PARTLY, beside(game(3, id=None))),
    "a path for an id among games": Hostile(TAKEN, beside(game(3, id="../../../etc/passwd"))),
    "origins in a circle": Hostile(
        TAKEN,
        lambda: backup(game(1, origin=f"{ID}2"), game(2, origin=f"{ID}1", rows=[*rows(19), UNDO])),
    ),
    "a row that takes others back for good": Hostile(
        PARTLY, beside(game(3, rows=[*rows(), {"row": "lost", "kept": 0}]))
    ),
    "rows that go to and fro": Hostile(
        TAKEN, beside(game(3, rows=rows() + [UNDO, {**UNDO, "row": "redo"}] * 2000))
    ),
    "a beginning of another kind": Hostile(
        TAKEN, beside(*(game(3 + at, opening={"started": odd}) for at, odd in enumerate(ODD_TIMES)))
    ),
    "half a character at its end": Hostile(PARTLY, lambda: backup(game(1)) + b"\xe2\x82"),
    "text where a game should be": Hostile(
        PARTLY, lambda: backup(game(1), "?").replace(b'"?"', b"nothing")
    ),
}
