"""The kinds of move a game knows, one row each: how a record writes it and what it does."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, NamedTuple, TypeVar

from companion.table.game import RECORD, Due, Figure, Instead, Json, Line, Refusal, Step
from companion.table.game import figures as f
from companion.table.game.fields import Fields, Reader, moment, one_of

S = TypeVar("S")
Ledger = list[Line]


class Why(NamedTuple):
    """What a ledger line says of its reason: source, rule, and the figures of the sentence."""

    source: str
    rule: str
    about: Mapping[str, Figure] = {}


def own_fields(move: Any) -> Json:
    """A move whose keys in a record are simply its own."""
    return move._asdict()


def reads(move: type, **readers: Reader[Any]) -> Callable[[Fields], Any]:
    """Such a move is read key by key."""
    return lambda fields: move(*(fields.need(key, each) for key, each in readers.items()))


def nothing_near(state: Any, move: Any) -> Instead | None:
    """A kind for which nothing is named instead."""
    return None


class Kind(NamedTuple, Generic[S]):
    """All that is to be known of a kind of move, but when it is due."""

    move: type
    read: Callable[[Fields], Any]
    """Takes the move's keys; `do` and `at` are taken already, what is left over is refused."""
    apply: Callable[[S, Any, Ledger], S]
    write: Callable[[Any], Json] = own_fields
    nearest: Callable[[S, Any], Instead | None] = nothing_near


class Kinds(Generic[S]):
    """The rows of a game, by the word a record has for each."""

    def __init__(self, rows: Mapping[str, Kind[S]]) -> None:
        self.rows = rows
        self._names = {row.move: name for name, row in rows.items()}
        self._kind = one_of("kind", rows)

    def name(self, move: object) -> str:
        return self._names[type(move)]

    def row(self, move: object) -> Kind[S]:
        return self.rows[self.name(move)]

    def read(self, raw: Json) -> Any:
        """The move that is written so; its time, if any, is the record's business."""
        fields = Fields(raw)
        kind = fields.need("do", self._kind)
        fields.may("at", moment, None)
        move = self.rows[kind].read(fields)
        fields.end()
        return move

    def step(self, due: Due, state: S, move: object) -> Step[S]:
        """What the move leads to, if it is time for it; or raises Refusal."""
        if self.name(move) not in (*due.kinds, *due.beside):
            raise not_due(self.name(move), due.kinds)
        ledger: Ledger = []
        return Step(self.row(move).apply(state, move, ledger), tuple(ledger))

    def nearest(self, state: S, move: object) -> Instead | None:
        return self.row(move).nearest(state, move)

    def write(self, move: object) -> Json:
        return {"do": self.name(move), **self.row(move).write(move)}


def not_due(kind: str, awaited: Sequence[str]) -> Refusal:
    """Of a kind that is not awaited, whatever else it may break."""
    if not awaited:
        return Refusal(RECORD, "game-over", kind=f.move(kind))
    return Refusal(RECORD, "not-due", kind=f.move(kind), due=f.any_of(map(f.move, awaited)))


def quoted(apply: Callable[[S, Any], Step[S]], state: S, move: Any) -> tuple[Line, ...]:
    """What a move would bring and cost; nothing where it is refused."""
    try:
        return apply(state, move).lines
    except Refusal:
        return ()
