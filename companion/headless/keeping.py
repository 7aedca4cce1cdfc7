"""`keep`, `games`, `export`: a store without a screen."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from random import Random
from typing import Any
from uuid import uuid4

from companion.games import GAMES
from companion.headless.replaying import read
from companion.headless.saying import (
    Names,
    fault_said,
    one_line,
    refuse,
    refused_move_said,
    words,
)
from companion.store import Store
from companion.store.cards import GameCard
from companion.table.admission import unsearched
from companion.table.game import Figure, Json, Refusal, Said
from companion.table.journal import NotKept
from companion.table.record import RefusedMove, dump


def add_to(commands: Any) -> None:
    keep = commands.add_parser("keep", help="play a record into a store")
    keep.add_argument("file", metavar="FILE")
    keep.set_defaults(answer=answer_keep)
    games = commands.add_parser("games", help="list what a store holds")
    games.add_argument("--json", action="store_true")
    games.set_defaults(answer=answer_games)
    export = commands.add_parser("export", help="print a game's record")
    export.add_argument("id", metavar="ID")
    export.set_defaults(answer=answer_export)
    for line in (keep, games, export):
        line.add_argument("--store", required=True, metavar="DIR")


def answer_keep(chosen: argparse.Namespace) -> int:
    names: Names = {}
    try:
        record = read(Path(chosen.file))
        names = record.names
        store = opened(Path(chosen.store))
        try:
            for number in store.keep(record, str(uuid4())):
                print(number, flush=True)
        finally:
            store.close()
    except RefusedMove as refused:
        return refuse(move_said(refused, names))
    except Refusal as refusal:
        return refuse(fault_said(refusal, names))
    return 0


def answer_games(chosen: argparse.Namespace) -> int:
    try:
        store = opened(existing(chosen.store))
    except Refusal as refusal:
        return refuse(fault_said(refusal, {}))
    with unsearched():
        cards = store.shelf.every()
        store.close()
        list_games(cards, chosen.json)
    return 0


def list_games(cards: Sequence[GameCard], as_json: bool) -> None:
    if as_json:
        print(json.dumps([*map(listed, cards)]))
        return
    for card in cards:
        figures = {"moves": card.moves, "status": Figure("status", card.status)}
        print(one_line(words().say("store-game", id=card.id, game=card.called, **figures)))


def listed(card: GameCard) -> Json:
    return {
        "id": card.id,
        "game": card.game,
        "players": [{"colour": seat.colour, "name": seat.name} for seat in card.players],
        "moves": card.moves,
        "status": card.status,
    }


def answer_export(chosen: argparse.Namespace) -> int:
    try:
        store = opened(existing(chosen.store))
        try:
            print(dump(store.record(chosen.id)))
        finally:
            store.close()
    except Refusal as refusal:
        return refuse(fault_said(refusal, {}))
    return 0


def existing(folder: str) -> Path:
    """Looking into a store makes none."""
    path = Path(folder)
    if not path.is_dir():
        raise NotKept("store-none", folder=Figure("text", folder))
    return path


def opened(folder: Path, chance: Random | None = None) -> Store:
    """`chance` is what a new game is shuffled by."""
    store = Store(folder, GAMES, chance=chance)
    tell(store.notices)
    return store


def tell(notices: Iterable[Said]) -> None:
    for said in notices:
        print(one_line(words().say(said.key, **said.figures)), file=sys.stderr)


def move_said(refused: RefusedMove, names: Names) -> str:
    if isinstance(refused.refusal, NotKept):
        return f"move {refused.number}: {fault_said(refused.refusal, names)}"
    return refused_move_said(refused, names)
