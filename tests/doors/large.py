"""More than is read in a moment, to take all the memory there is, or for ever."""

from tests.doors.making import (
    MB,
    PARTLY,
    REFUSED,
    Hostile,
    adjusting,
    backup,
    beside,
    game,
    named,
    record,
    rows,
)


def _lists() -> bytes:
    return b"[" + b",".join([b"[]"] * (2 * MB)) + b"]"


def _objects() -> bytes:
    return b'{"format": [' + b",".join([b'{"":0}'] * (900_000)) + b"]}"


LARGE: dict[str, Hostile] = {
    "nothing but space": Hostile(REFUSED, lambda: b" " * 5 * MB),
    "zeros": Hostile(REFUSED, lambda: bytes(5 * MB)),
    "too large by a byte": Hostile(REFUSED, lambda: record().ljust(8 * MB + 1)),
    "far too large": Hostile(REFUSED, lambda: record().ljust(40 * MB)),
    "empty lists": Hostile(REFUSED, _lists),
    "small objects": Hostile(REFUSED, _objects),
    "one text": Hostile(REFUSED, lambda: b'"' + b"x" * 7 * MB + b'"'),
    "one text of wide letters": Hostile(REFUSED, lambda: f'"{"x" * 6 * MB}\U0001f600"'.encode()),
    "escapes": Hostile(REFUSED, lambda: b'"' + rb"\u0001" * MB + b'"'),
    "moves beyond the limit": Hostile(REFUSED, lambda: adjusting(10_000)),
    "moves far beyond the limit": Hostile(REFUSED, lambda: adjusting(60_000)),
    "keys without number": Hostile(
        REFUSED, lambda: record(**{f"key {at} {'x' * 2000}": 0 for at in range(5000)})
    ),
    "figures that grow as they are written": Hostile(
        REFUSED, lambda: record(x="?").replace(b'"?"', b"[" + b"1e15," * 460_000 + b"0]")
    ),
    "a name of a megabyte": Hostile(REFUSED, lambda: named("x" * MB)),
    "marks by the million": Hostile(REFUSED, lambda: named("A" + "\u0316\u0301" * 500_000)),
    "a backup of one endless game": Hostile(
        REFUSED, lambda: backup().replace(b'"games": []', b'"games": [{"x": "' + b"x" * 20 * MB)
    ),
    "rows beyond the limit among games": Hostile(
        PARTLY, beside(game(3, rows=rows() + [{"row": "undo", "at": None}] * 20_001))
    ),
    "a setting of a megabyte": Hostile(
        PARTLY, lambda: backup(game(1), settings={"light": ["x" * 1000] * 900})
    ),
    "strange parts by the thousand": Hostile(
        REFUSED, lambda: backup(**{f"part {at}": 0 for at in range(30_000)})
    ),
}

EVERY_DAY = {
    "far too large",
    "empty lists",
    "one text of wide letters",
    "moves far beyond the limit",
    "keys without number",
    "marks by the million",
    "a backup of one endless game",
    "rows beyond the limit among games",
    "a setting of a megabyte",
}
"""One of each way to be so; each takes a process of its own, and a sound one beside it."""
