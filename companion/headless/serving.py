"""`serve`: a game for phones alone, so that any machine in the room can be the table."""

from __future__ import annotations

import argparse
import json
import signal
from collections.abc import Callable
from functools import partial
from pathlib import Path
from queue import SimpleQueue
from random import Random
from typing import Any
from uuid import uuid4

from companion.games import FIRST, GAMES, LIST, from_afar
from companion.headless.keeping import opened
from companion.headless.replaying import read
from companion.headless.saying import (
    Names,
    fault_of_disk_said,
    fault_said,
    refuse,
    refused_move_said,
    words,
)
from companion.play.afar import Afar
from companion.play.spectators import EVERYTHING
from companion.play.table import Keeper, Table
from companion.resources import languages
from companion.store import Store
from companion.table.game import Figure, Game, Json, Refusal, Seat
from companion.table.journal import NotKept
from companion.table.record import RefusedMove
from companion.table.session import Session

PORT = 8717
"""A phone's memory of where it joined hangs on address and port."""
_AFAR = [each.id for each in LIST if each.afar]


def add_to(commands: Any) -> None:
    line = commands.add_parser("serve", help="play a game on phones alone")
    line.add_argument("--game", choices=_AFAR, default=FIRST)
    line.add_argument("--players", type=int, metavar="N", help="as many as can play, if not said")
    begun = line.add_mutually_exclusive_group()
    begun.add_argument("--seed", type=int, help="the same one draws the same")
    begun.add_argument("--record", type=Path, metavar="FILE", help="go on from its last move")
    line.add_argument("--store", required=True, type=Path, metavar="DIR")
    line.add_argument("--host", default="0.0.0.0", metavar="H")
    line.add_argument("--port", type=port, default=PORT, metavar="P", help="0 for any that is free")
    line.set_defaults(answer=partial(answer, line))


def port(text: str) -> int:
    number = int(text)
    if not 0 <= number < 2**16:
        raise ValueError(text)
    return number


class Jobs:
    """The host's own thread without a window: what is handed over is done in its order."""

    def __init__(self) -> None:
        self._jobs: SimpleQueue[Callable[[], object] | None] = SimpleQueue()

    def hand_over(self, job: Callable[[], object]) -> None:
        self._jobs.put(job)

    def stop(self, *_: object) -> None:
        """Once what is being done is done: nothing is left half kept."""
        self._jobs.put(None)

    def run(self) -> None:
        while (job := self._jobs.get()) is not None:
            job()


class Served:
    """The game of a store, for phones alone."""

    alone = True
    may_decide = True
    spectators = EVERYTHING

    def __init__(self, store: Store, session: Session, afar: Afar) -> None:
        self.afar = afar
        keeper = Keeper(_attempt, partial(_keep, store), store.setting)
        self.table = Table(keeper, lambda: words("en").of(session.game.id), lambda: afar.options)
        self.table.play(session)

    def words(self, language: str) -> Any:
        return words(language)

    def languages(self) -> list[str]:
        return languages()

    def noticed(self) -> None:
        """There is nobody beside the phones to be told."""

    def decided(self, colour: str) -> None:
        """As above."""


def _attempt(do: Callable[[], object]) -> bool:
    """What cannot be kept is refused, as anything else."""
    do()
    return True


def _keep(store: Store, key: str, value: Json) -> bool:
    store.set(key, value)
    return True


def answer(line: argparse.ArgumentParser, chosen: argparse.Namespace) -> int:
    jobs = Jobs()
    for each in (signal.SIGINT, signal.SIGTERM):
        signal.signal(each, jobs.stop)
    game = GAMES[chosen.game]
    players = max(game.seats) if chosen.players is None else chosen.players
    if players not in game.seats:
        counts = ", ".join(map(str, game.seats))
        line.error(f"argument --players: {game.id} is for {counts}, not {players}")
    names: Names = {}
    try:
        store = opened(chosen.store, None if chosen.seed is None else Random(chosen.seed))
        try:
            return _serve(chosen, _session(store, game, players, chosen.record), store, jobs)
        finally:
            store.close()
    except RefusedMove as refused:
        return refuse(refused_move_said(refused, names))
    except Refusal as refusal:
        return refuse(fault_said(refusal, names))


def _session(store: Store, game: Game[Any, Any], players: int, record: Path | None) -> Session:
    """The game that goes on there; else a new one, whose pieces the app draws."""
    if looking := store.looking:
        raise NotKept(looking.key, **looking.figures)
    current = store.shelf.current
    if current is None and record:
        found = read(record)
        for _ in store.keep(found, str(uuid4())):
            pass
        current = store.shelf.latest(1)[0].id
    if current is None:
        seats = tuple(Seat(colour, "") for colour in game.colours[:players])
        return store.shelf.start(game.id, seats, game.starter(), {*game.drawn.values()})
    session = store.shelf.play(current).session
    drawing = {*session.game.drawn.values()}
    if session.due.kinds and session.course.drawing != drawing:
        session.draw_by_program(drawing)
    return session


def _serve(chosen: argparse.Namespace, session: Session, store: Store, jobs: Jobs) -> int:
    # Only now: whoever does not serve needs none of it.
    from companion.phones.addresses import named
    from companion.phones.host import Host
    from companion.phones.pages import paths
    from companion.phones.server import Server

    afar = next(each for each in LIST if each.id == session.game.id).from_afar()
    if afar is None:
        raise NotKept("serve-not-afar", game=Figure("text", session.game.id))
    host = Host(Served(store, session, afar))
    server = Server(host, jobs.hand_over, paths(words, languages(), from_afar(LIST)))
    try:
        server.start(chosen.host, chosen.port)
    except (OSError, ValueError) as fault:
        at = Figure("text", f"{chosen.host}:{chosen.port}")
        return refuse(fault_of_disk_said("serve-cannot-listen", fault, at=at))
    try:
        url = f"http://{named(chosen.host)}:{server.port}/#c={host.devices.code}"
        print(json.dumps({"url": url, "code": host.devices.code}), flush=True)
        host.later = host.tell
        jobs.run()
    finally:
        server.stop()
        host.end()
    return 0
