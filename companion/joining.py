"""The running game of the app, opened to the phones of those who play it. Nothing listens, and
nothing that listens is loaded, before somebody asks for it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from kivy.clock import Clock
from kivy.event import EventDispatcher
from kivy.properties import BooleanProperty, NumericProperty

from companion.games import Listed
from companion.play.spectators import EVERYTHING, SHOWN
from companion.table.game import Figure, Json, Seat
from companion.table.session import Session
from companion.words import Words

if TYPE_CHECKING:
    from companion.phones.host import Host
    from companion.phones.server import Server
    from companion.play.afar import Afar

PORT = 8717
"""A phone's memory of where it joined hangs on address and port."""
_DECIDE, _SPECTATORS = "phones-decide", "phones-spectators"


class Phone(NamedTuple):
    """As the table is told of it."""

    key: str
    seat: str
    """Where it sits, or asks to sit."""
    allowed: bool
    there: bool


class Joining(EventDispatcher):
    """What phones are hosted by; `changed` counts up where there is something else to be shown."""

    alone = False
    is_open = BooleanProperty(False)
    changed = NumericProperty(0)

    def __init__(self, app: Any, listed: Sequence[Listed]) -> None:
        super().__init__()
        self._app = app
        self._listed = {each.id: each for each in listed}
        self._words: dict[str, Words] = {}
        self._host: Host | None = None
        self._server: Server | None = None
        self._addresses: list[str] = []

    # For the table

    def offers(self, game: str) -> bool:
        """Whether phones can join this game."""
        listed = self._listed.get(game)
        return bool(listed and listed.afar)

    def open(self) -> bool:
        """Whether phones can come in from now on."""
        if self.is_open:
            return True
        from companion.phones.addresses import EVERYWHERE, addresses
        from companion.phones.host import Host
        from companion.phones.pages import paths
        from companion.phones.server import Server

        host = Host(self)
        server = Server(host, _hand_over, paths(self.words, self.languages()))
        try:
            _listen(server, EVERYWHERE)
        except OSError as fault:
            host.end()
            self._tell("phones-cannot", reason=Figure("text", str(fault.strerror or fault)))
            return False
        self._host, self._server, self._addresses = host, server, addresses()
        host.later = Clock.create_trigger(lambda _: host.tell())
        self.is_open = True
        return True

    def stop(self) -> None:
        if self._server and self._host:
            self._server.stop()
            self._host.end()
        self._server = self._host = None
        self.is_open = False

    @property
    def link(self) -> str:
        """To be opened by hand; nothing where this device is in no network."""
        if not self._server or not self._addresses:
            return ""
        return f"http://{self._addresses[0]}:{self._server.port}/"

    @property
    def code(self) -> str:
        return self._host.devices.code if self._host else ""

    @property
    def squares(self) -> tuple[tuple[bool, ...], ...]:
        """The link with the code, to be scanned."""
        from companion.phones.scanning import squares

        return squares(f"{self.link}#c={self.code}") if self.link else ()

    def another_address(self) -> None:
        self._addresses = [*self._addresses[1:], *self._addresses[:1]]
        self.changed += 1

    @property
    def phones(self) -> list[Phone]:
        """Those that sit somewhere, or ask to."""
        if not self._host:
            return []
        there = {each.hash for each in self._host.connected}
        return [
            Phone(each.hash, each.seat, each.allowed, each.hash in there)
            for each in self._host.devices.all.values()
            if each.seat
        ]

    def allow(self, key: str) -> None:
        if self._host and (device := self._host.devices.all.get(key)):
            self._host.allow(device)

    def show_out(self, key: str) -> None:
        if self._host and (device := self._host.devices.all.get(key)):
            self._host.show_out(device)

    def let_decide(self, may: bool) -> None:
        if self._app.set(_DECIDE, may) and self._host:
            self._host.tell()

    def show_spectators(self, what: Json) -> None:
        if self._app.set(_SPECTATORS, what) and self._host:
            self._host.tell()

    # For the phones

    @property
    def session(self) -> Session | None:
        session: Session | None = self._app.session
        return session if session and self.offers(session.game.id) else None

    @property
    def seats(self) -> tuple[Seat, ...]:
        return self.session.head.players if self.session else ()

    @property
    def options(self) -> Any:
        assert self.session
        return self._app.parts_of(self.session.game.id).own.options

    @property
    def afar(self) -> Afar:
        assert self.session
        found = self._listed[self.session.game.id].from_afar()
        assert found
        return found

    @property
    def may_decide(self) -> bool:
        return self._app.store.setting(_DECIDE, True) is True

    @property
    def spectators(self) -> str:
        kept = self._app.store.setting(_SPECTATORS)
        return kept if kept in SHOWN else EVERYTHING

    def words(self, language: str) -> Words:
        if language not in self._words:
            self._words[language] = Words(language)
        return self._words[language]

    def languages(self) -> list[str]:
        codes: list[str] = self._app.words.codes()
        return codes

    def attempt(self, do: Callable[[], object]) -> bool:
        return bool(self._app.attempt(do))

    def keep(self, key: str, value: Json) -> bool:
        return bool(self._app.set(key, value))

    def kept(self, key: str, default: Json, /) -> Json:
        return self._app.store.setting(key, default)

    def watch(self, changed: Callable[[], object]) -> Callable[[], object]:
        def tell(*_: object) -> None:
            changed()

        self._app.bind(session=tell)
        return lambda: self._app.unbind(session=tell)

    def noticed(self) -> None:
        self.changed += 1

    def decided(self, colour: str) -> None:
        session = self.session
        assert session
        names = {seat.colour: seat.name for seat in self.seats}
        speech = self._app.of(session.game.id)

        def say(key: str, **figures: object) -> str:
            return str(speech.say(key, names, **figures))

        if made := session.undoes:
            what = self.afar.questions.briefly(say, made)
            self._app.root.tell(say("phones-did", what=Figure("text", what)))

    def _tell(self, key: str, **figures: Figure) -> None:
        self._app.root.tell(self._app.words.sentence(key, **figures))


def _hand_over(job: Callable[[], object]) -> None:
    """Onto the thread of the screen, between two frames."""
    Clock.schedule_once(lambda _: job())


def _listen(server: Server, address: str) -> None:
    """At another port where somebody has this one already."""
    try:
        server.start(address, PORT)
    except OSError:
        server.start(address, 0)
