"""The moves of a pad, and how a record writes them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from companion.table.game import Json
from companion.table.game.distinct import distinct
from companion.table.game.fields import Fields, list_of, one_of, unlike
from companion.table.game.pad.declared import Category, Pad


@distinct
class Score(NamedTuple):
    """What a player got, or paid where it is below zero; an entry of 0 is one struck out."""

    player: str
    category: str
    value: Any


@distinct
class Settle(NamedTuple):
    """What a player has at the end."""

    player: str
    category: str
    value: Any


@distinct
class Round(NamedTuple):
    """The round is over; what is carried brings this owner its points, if it brings any."""

    owner: str | None = None


@distinct
class Finish(NamedTuple):
    """The game is over. Where several have the most points, `winners` says how the table
    decided."""

    winners: tuple[str, ...] | None = None


Move = Score | Round | Settle | Finish


def read_entry(
    pad: Pad, kind: Callable[[str, str, Any], Move], among: Sequence[Category], fields: Fields
) -> Move:
    player = fields.need("player", one_of("colour", pad.colours))
    given = [
        (each.name, fields.need(each.key, each.reader)) for each in among if each.key in fields
    ]
    if len(given) != 1:
        raise unlike("move", "one-thing", [value for _, value in given])
    return kind(player, *given[0])


def write_entry(pad: Pad, move: Score | Settle) -> Json:
    value = [*move.value] if isinstance(move.value, tuple) else move.value
    return {"player": move.player, pad.category(move.category).key: value}


def read_round(pad: Pad, fields: Fields) -> Round:
    if not pad.carried:
        return Round()
    return Round(fields.may(pad.carried.name, one_of("colour", pad.colours), None))


def write_round(pad: Pad, move: Round) -> Json:
    return {pad.carried.name: move.owner} if pad.carried and move.owner else {}


def read_finish(pad: Pad, fields: Fields) -> Finish:
    colour = one_of("colour", pad.colours)
    return Finish(fields.may("winners", list_of(colour, 1, len(pad.colours)), None))


def write_finish(move: Finish) -> Json:
    return {"winners": [*move.winners]} if move.winners else {}
