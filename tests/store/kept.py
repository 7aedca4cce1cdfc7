"""Stores with real files, of a toy game and of Vasco da Gama."""

import json
import shutil
from random import Random

from companion.games import GAMES
from companion.table.game import Seat
from tests.table.sessions import decide
from tests.toy.rules import TOY

KNOWN = {**GAMES, TOY.id: TOY}
SEATS = (Seat("red", "Ana"), Seat("blue", "Rui"))


def start(store, pile=30, drawing=("dice",), **more):
    return store.shelf.start("toy", SEATS, {"pile": pile}, drawing, **more)


def play(session, decisions, seed=0):
    chance = Random(seed)
    for _ in range(decisions):
        if session.due.kinds:
            decide(session, chance)


def left_behind(store, folder):
    """The files as a kill at this moment leaves them."""
    shutil.copytree(store.door.place.folder, folder, ignore=shutil.ignore_patterns("*-shm"))
    return folder


def keys(notices):
    return [said.key for said in notices]


def everything(store):
    return json.loads(store.everything())


def bring(store, raw):
    return store.bring_in(json.dumps(raw).encode())
