"""The moves, and how a record writes them. All else that is known of them stands in `kinds`."""

from __future__ import annotations

from typing import NamedTuple

from companion.scorepad.rules.state import CAPTAINS, CHARACTERS, COLOURS, LANDINGS
from companion.table.game import Json
from companion.table.game.fields import Fields, integer, list_of, one_of, unlike

MOST = 99
"""No single entry comes near."""


class Score(NamedTuple):
    """What a player got, or paid where it is below zero; an entry of 0 is one struck out."""

    player: str
    vp: int | None = None
    reals: int | None = None
    landing: str | None = None
    """7.3: his ship in this complete landing paid."""
    character: str | None = None
    """6.2, 8.6: Bartolomeu Dias brought him his VP."""


class Round(NamedTuple):
    """The round is over; 8.6, 9.1: `dias` is who owns Bartolomeu Dias, where he brings him VP."""

    dias: str | None = None


class Settle(NamedTuple):
    """9.3: what a player has left at the end: Reals, or ships with captains."""

    player: str
    reals: int | None = None
    ships: int | None = None


class Finish(NamedTuple):
    """The game is over. Where several have the most VP, `winners` says how the table decided."""

    winners: tuple[str, ...] | None = None


Move = Score | Round | Settle | Finish


_player = one_of("colour", COLOURS)


def read_score(fields: Fields) -> Score:
    move = Score(
        fields.need("player", _player),
        fields.may("vp", integer(-MOST, MOST), None),
        fields.may("reals", integer(-MOST, MOST), None),
        fields.may("landing", one_of("landing", LANDINGS), None),
        fields.may("character", one_of("character", CHARACTERS), None),
    )
    _one(move[1:])
    return move


def read_round(fields: Fields) -> Round:
    return Round(fields.may("dias", _player, None))


def read_settle(fields: Fields) -> Settle:
    move = Settle(
        fields.need("player", _player),
        fields.may("reals", integer(0, MOST), None),
        fields.may("ships", integer(0, CAPTAINS), None),
    )
    _one(move[1:])
    return move


def read_finish(fields: Fields) -> Finish:
    return Finish(fields.may("winners", list_of(_player, 1, len(COLOURS)), None))


def write_given(move: Move) -> Json:
    """Only what was entered."""
    given = {key: value for key, value in move._asdict().items() if value is not None}
    return {key: [*value] if isinstance(value, tuple) else value for key, value in given.items()}


def _one(values: tuple[Json, ...]) -> None:
    if sum(value is not None for value in values) != 1:
        raise unlike("move", "one-thing", [value for value in values if value is not None])
