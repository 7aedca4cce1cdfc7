"""A host without a store: a game, its own thread, and a server on the loopback."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

from companion.games import LIST, from_afar
from companion.headless.serving import Jobs
from companion.phones import rates
from companion.phones.host import Host
from companion.phones.pages import paths
from companion.phones.server import Server
from companion.play.afar import Afar
from companion.play.spectators import EVERYTHING
from companion.play.table import Table as GameTable
from companion.play.table import in_memory
from companion.table.game import Json, Seat
from companion.table.session import Head, Session
from companion.words import Words
from tests.phones.clock import hurried
from tests.toy import words as words_with_toy
from tests.turns import PATIENCE

LANGUAGES = ["de", "en", "pl", "ru"]
_spoken: dict[str, Words] = {}


def words(language: str) -> Words:
    if language not in _spoken:
        _spoken[language] = Words(language, folder=words_with_toy(), strict=True)
    return _spoken[language]


def session_of(game: Any, players: int, seed: int = 0, names: tuple[str, ...] = ()) -> Session:
    colours = game.colours[:players]
    seats = tuple(
        Seat(colour, names[place] if names else "") for place, colour in enumerate(colours)
    )
    deal = game.deal(Random(seed), game.starter())
    session = Session(game, Head("one", seats, game.starter(), deal))
    session.begin({*game.drawn.values()})
    return session


def afar_of(game: str) -> Afar:
    found = next(each for each in LIST if each.id == game).from_afar()
    assert found
    return found


class Hosted:
    """What `keep` keeps outlives the host where `kept` is handed on."""

    may_decide = True
    spectators = EVERYTHING

    def __init__(
        self, session: Session, afar: Afar, alone: bool = True, kept: dict[str, Json] | None = None
    ) -> None:
        self.afar, self.alone, self.options = afar, alone, afar.options
        self.settings = {} if kept is None else kept
        self.table = GameTable(
            in_memory(self.settings),
            lambda: words("en").of(self.table.played.game.id),
            lambda: self.options,
        )
        self.table.play(session)
        self.notices = 0
        self.decisions: list[str] = []

    @property
    def session(self) -> Session:
        return self.table.played

    @property
    def seats(self) -> tuple[Seat, ...]:
        return self.table.seats

    def words(self, language: str) -> Words:
        return words(language)

    def languages(self) -> list[str]:
        return LANGUAGES

    def noticed(self) -> None:
        self.notices += 1

    def decided(self, colour: str) -> None:
        self.decisions.append(colour)


class Table:
    """A server that is up, and its host's thread."""

    def __init__(self, hosted: Hosted, host: Host, server: Server, jobs: Jobs) -> None:
        self.hosted, self.host, self.server, self.jobs = hosted, host, server, jobs

    @property
    def base(self) -> str:
        return f"http://127.0.0.1:{self.server.port}"

    @property
    def code(self) -> dict[str, str]:
        return {"code": self.host.devices.code}

    @property
    def session(self) -> Session:
        return self.hosted.session

    def on_its_thread(self, job: Callable[[], Any]) -> Any:
        found: list[Any] = []
        done = threading.Event()

        def work() -> None:
            try:
                found.append(job())
            finally:
                done.set()

        self.jobs.hand_over(work)
        assert done.wait(PATIENCE)
        return found[0]


@contextmanager
def up(
    hosted: Hosted, clock: Callable[[], float] = hurried, patience: float = rates.PATIENCE
) -> Iterator[Table]:
    jobs, host = Jobs(), Host(hosted, clock)
    server = Server(host, jobs.hand_over, paths(words, LANGUAGES, from_afar(LIST)), clock, patience)
    thread = threading.Thread(target=jobs.run)
    thread.start()
    try:
        server.start("127.0.0.1", 0)
        yield Table(hosted, host, server, jobs)
    finally:
        server.stop()
        jobs.stop()
        thread.join(PATIENCE)
        host.end()
