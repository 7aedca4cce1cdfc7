"""The moves, and how a record writes them."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from companion.scorepad.rules.state import CAPTAINS, COLOURS, LANDINGS
from companion.table.game import Json
from companion.table.game.fields import Fields, integer, list_of, moment, one_of, unlike

MOST = 99
"""No single entry comes near."""


class Score(NamedTuple):
    """What a player got, or paid where it is below zero; an entry of 0 is one struck out."""

    player: str
    vp: int | None = None
    reals: int | None = None
    landing: str | None = None
    """7.3: his ship in this complete landing paid."""


class Round(NamedTuple):
    """The round is over."""


class Settle(NamedTuple):
    """9.3: what a player has left at the end: Reals, or ships with captains."""

    player: str
    reals: int | None = None
    ships: int | None = None


class Finish(NamedTuple):
    """The game is over. Where several have the most VP, `winners` says how the table decided."""

    winners: tuple[str, ...] | None = None


Move = Score | Round | Settle | Finish

KINDS: dict[str, type[Move]] = {
    "score": Score,
    "round": Round,
    "settle": Settle,
    "finish": Finish,
}
KIND_OF = {type_: kind for kind, type_ in KINDS.items()}


def read(raw: Json) -> Move:
    fields = Fields(raw)
    kind = fields.need("do", one_of("kind", KINDS))
    fields.may("at", moment, None)
    move = _READERS[kind](fields)
    fields.end()
    return move


def write(move: Move) -> Json:
    raw = {key: value for key, value in move._asdict().items() if value is not None}
    if "winners" in raw:
        raw["winners"] = list(raw["winners"])
    return {"do": KIND_OF[type(move)], **raw}


_player = one_of("colour", COLOURS)


def _score(fields: Fields) -> Score:
    move = Score(
        fields.need("player", _player),
        fields.may("vp", integer(-MOST, MOST), None),
        fields.may("reals", integer(-MOST, MOST), None),
        fields.may("landing", one_of("landing", LANDINGS), None),
    )
    _one(move[1:])
    return move


def _settle(fields: Fields) -> Settle:
    move = Settle(
        fields.need("player", _player),
        fields.may("reals", integer(0, MOST), None),
        fields.may("ships", integer(0, CAPTAINS), None),
    )
    _one(move[1:])
    return move


def _finish(fields: Fields) -> Finish:
    return Finish(fields.may("winners", list_of(_player, 1, len(COLOURS)), None))


def _one(values: tuple[Json, ...]) -> None:
    if sum(value is not None for value in values) != 1:
        raise unlike("move", "one-thing", [value for value in values if value is not None])


_READERS: dict[str, Callable[[Fields], Move]] = {
    "score": _score,
    "round": lambda _: Round(),
    "settle": _settle,
    "finish": _finish,
}
