"""The game record: read from any bytes, replayed, written. Its contract is `record.md`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from companion.table.admission import decode, writable
from companion.table.course import MOST_MOVES
from companion.table.game import RECORD, Figure, Game, Json, Refusal, Seat
from companion.table.game.fields import Fields, anything, list_of, name, one_of, text, unlike
from companion.table.game.seating import check_seats

FORMAT = "companion-record/1"


class Record(NamedTuple):
    """A record whose head is sound; its moves are read when their turn comes."""

    game: str
    players: tuple[Seat, ...]
    components: Json
    moves: list[Json]
    more: Mapping[str, Json] = {}
    """Whatever else stood at the top; it is kept."""

    @property
    def colours(self) -> tuple[str, ...]:
        return tuple(seat.colour for seat in self.players)

    @property
    def names(self) -> dict[str, str]:
        return {seat.colour: seat.name for seat in self.players}


class RefusedMove(Exception):
    """A record's move was refused; moves count from 1, and 0 stands for the record's head."""

    def __init__(self, number: int, refusal: Refusal) -> None:
        super().__init__(number, refusal)
        self.number = number
        self.refusal = refusal


def parse(data: bytes, games: Mapping[str, Game[Any, Any]]) -> Record:
    """The record these bytes hold, its head checked."""
    return read_record(decode(data), games)


def read_record(raw: Json, games: Mapping[str, Game[Any, Any]]) -> Record:
    """As `parse`, of what was decoded."""
    if not isinstance(raw, dict):
        raise unlike("record", "object", raw)
    more = dict(raw)
    for key in ("format", "game", "players", "moves"):
        if key not in more:
            raise Refusal(RECORD, "record-missing", key=Figure("text", key))
    one_of("format", (FORMAT,))(more.pop("format"), "format")
    game = games[one_of("game", games)(more.pop("game"), "game")]
    players = read_players(more.pop("players"), game)
    moves = more.pop("moves")
    list_of(anything, 0, MOST_MOVES)(moves, "moves")
    components = more.pop("components") if "components" in more else game.starter()
    try:
        game.check_components(components)
    except Refusal as refusal:
        raise refusal.by(game.id) from None
    return Record(game.id, players, components, moves, more)


def seat(raw: Json, where: str) -> Seat:
    """Of any game."""
    fields = Fields(raw, where)
    found = Seat(fields.need("colour", text), fields.need("name", name))
    fields.end()
    return found


def read_players(raw: Json, game: Game[Any, Any]) -> tuple[Seat, ...]:
    def of_game(raw: Json, where: str) -> Seat:
        found = seat(raw, where)
        one_of("colour", game.colours)(found.colour, f"{where}.colour")
        return found

    players = list_of(of_game, min(game.seats), max(game.seats))(raw, "players")
    check_seats([seat.colour for seat in players], game.colours, game.seats)
    return players


class Replayed(NamedTuple):
    """A moment of a replay: how many moves were made, and what they led to."""

    number: int
    move: Any
    state: Any
    lines: tuple[Any, ...]


def replay(game: Game[Any, Any], record: Record, upto: int | None = None) -> Iterator[Replayed]:
    """The beginning, then every move; raises RefusedMove at the first that is not legal."""
    try:
        begun = game.begin(record.colours, record.components)
    except Refusal as refusal:
        raise RefusedMove(0, refusal.by(game.id)) from None
    state = begun.state
    yield Replayed(0, None, state, begun.lines)
    for number, raw in enumerate(record.moves[:upto], 1):
        try:
            move = game.read(raw)
            step = game.apply(state, move)
        except Refusal as refusal:
            raise RefusedMove(number, refusal.by(game.id)) from None
        state = step.state
        yield Replayed(number, move, state, step.lines)


def dump(record: Record, indent: int | None = None) -> str:
    """The record as it is written to a file."""
    raw = {
        "format": FORMAT,
        "game": record.game,
        **record.more,
        "players": [seat._asdict() for seat in record.players],
        "components": record.components,
        "moves": record.moves,
    }
    return writable(raw, indent)
