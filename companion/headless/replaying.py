"""`replay`: plays records and prints where they lead."""

from __future__ import annotations

import argparse
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

from companion.games import GAMES
from companion.headless.saying import (
    REFUSED,
    Names,
    file_said,
    one_line,
    refusal_said,
    refuse,
    refused_move_said,
    words,
)
from companion.table import admission
from companion.table.disk import reading, why
from companion.table.game import RECORD, Game, Refusal
from companion.table.record import Record, RefusedMove, parse, replay


def add_to(commands: Any) -> None:
    line = commands.add_parser("replay", help="play records, print the standing")
    line.add_argument("files", nargs="+", metavar="FILE")
    line.add_argument("--json", action="store_true", help="print the state instead")
    line.add_argument("--upto", type=whole, metavar="N", help="stop after N moves")
    line.set_defaults(answer=answer)


def whole(text: str) -> int:
    number = int(text)
    if number < 0:
        raise ValueError(text)
    return number


class Played(NamedTuple):
    """Where a record leads: a state of its game, or why it is refused."""

    game: Game[Any, Any] | None
    state: Any
    names: Names
    refused: str | None = None


def answer(chosen: argparse.Namespace) -> int:
    several = len(chosen.files) > 1
    code = 0
    for file in chosen.files:
        played = play(Path(file), chosen.upto)
        if played.refused is not None:
            code = REFUSED
        if several and chosen.json:
            print(json.dumps({"file": file, **outcome(played)}))
        elif played.refused is not None:
            refuse(file_said(file, played.refused) if several else played.refused)
        elif played.game is not None:
            show(file if several else None, played, chosen.json)
    return code


def play(file: Path, upto: int | None) -> Played:
    names: Names = {}
    try:
        record = read(file)
        names = record.names
        game = GAMES[record.game]
        *_, last = replay(game, record, upto)
    except Refusal as refusal:
        return Played(None, None, names, refusal_said(refusal, names))
    except RefusedMove as refused:
        return Played(None, None, names, refused_move_said(refused, names))
    return Played(game, last.state, names)


def read(file: Path, games: Mapping[str, Game[Any, Any]] = GAMES) -> Record:
    """The record a file holds; what cannot be read is refused like what is wrong."""
    try:
        with reading(file) as stream:
            data = admission.read(stream)
    except (OSError, ValueError) as fault:
        raise Refusal(RECORD, "file-unreadable", reason=why(fault)) from None
    return parse(data, games)


def outcome(played: Played) -> dict[str, Any]:
    if played.game is None:
        return {"refused": played.refused}
    return {"state": played.game.shown(played.state)}


def show(file: str | None, played: Played, as_json: bool) -> None:
    assert played.game is not None
    if as_json:
        print(json.dumps(played.game.shown(played.state)))
        return
    if file:
        print(one_line(file))
    say = words().of(played.game.id).say
    for said in played.game.standing(played.state):
        print(one_line(say(said.key, played.names, **said.figures)))
