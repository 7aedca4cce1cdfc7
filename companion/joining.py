"""The running game of the app, opened to the phones of those who play it. Nothing listens, and
nothing that listens is loaded, before somebody asks for it."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from functools import partial
from time import monotonic
from typing import TYPE_CHECKING, Any, NamedTuple

from kivy.clock import Clock
from kivy.event import EventDispatcher
from kivy.properties import BooleanProperty, DictProperty, NumericProperty

from companion.device import network
from companion.games import Listed, from_afar
from companion.hosted import DECIDE, SPECTATORS, Hosted
from companion.table.game import Figure, Json
from companion.table.seen import seen_state

if TYPE_CHECKING:
    from companion.phones.host import Host
    from companion.phones.server import Server

PORT = 8717
"""A phone's memory of where it joined hangs on address and port."""
_TURN = 0.0005
"""Seconds after which the thread that draws lets the one that speaks with phones go on. With
Python's own, ten times as long, eight phones hear of a move one after the other."""
ASKS, THERE, AWAY = "asks", "there", "away"
"""How it is with the phone of a seat."""


class Phone(NamedTuple):
    """As the table is told of it."""

    key: str
    seat: str
    """Where it sits, or asks to sit."""
    allowed: bool
    there: bool
    taken: bool = False
    """Whether it asks for the seat of another phone that is there too."""
    warned: bool = False
    """Whether the table has been told whom that puts out."""

    @property
    def how(self) -> str:
        if not self.allowed:
            return ASKS
        return THERE if self.there else AWAY

    @property
    def said(self) -> str:
        """The message that tells how it is with it."""
        if self.how == ASKS and self.taken:
            return "phones-puts-out" if self.warned else "phones-asks-taken"
        return f"phones-{self.how}"

    @property
    def answer(self) -> str:
        """The message that lets it in."""
        return "phones-give-seat" if self.warned else "phones-allow"


class Joining(EventDispatcher):
    """What lets phones in; `changed` counts up where there is something else to be shown."""

    is_open = BooleanProperty(False)
    changed = NumericProperty(0)
    seated = DictProperty()
    """How it is with the phones that sit or ask to, by colour."""
    watched = BooleanProperty(False)
    """Whether the table looks at who comes."""

    def __init__(
        self, app: Any, listed: Sequence[Listed], clock: Callable[[], float] = monotonic
    ) -> None:
        super().__init__()
        self._app, self._listed, self.clock = app, listed, clock
        self._hosted = Hosted(app, {each.id: each for each in listed}, self._say, self._noticed)
        self._host: Host | None = None
        self._server: Server | None = None
        self._addresses: list[str] = []
        self._asking: set[tuple[str, str]] = set()
        self._warned: tuple[str, str] | None = None
        """The phone that asks for the seat of another that is there, and the seat."""
        self._since = 0.0
        self._usual_turn = sys.getswitchinterval()

    # Open or not

    def offers(self, game: str) -> bool:
        """Whether phones can join this game."""
        return self._hosted.offers(game)

    def open(self) -> bool:
        """Whether phones can come in from now on."""
        if self.is_open:
            return True
        from companion.phones.host import Host
        from companion.phones.pages import paths
        from companion.phones.server import Server

        hosted, books = self._hosted, from_afar(self._listed)
        host = Host(hosted, self.clock)
        pages = paths(hosted.words, hosted.languages(), books)
        server = Server(host, _hand_over, pages, self.clock)
        try:
            _listen(server, PORT)
        except OSError as fault:
            host.end()
            self._tell_why_not(fault)
            return False
        self._host, self._server = host, server
        sys.setswitchinterval(_TURN)
        host.later = Clock.create_trigger(lambda _: host.tell())
        self.is_open = True
        self.look_again()
        self._noticed()
        return True

    def go_on(self) -> None:
        """After a pause, in which the system may have closed what listened: at the same port, so
        that every phone finds it again by itself."""
        if not self._server:
            return
        self._server.stop()
        try:
            _listen(self._server, self._server.port)
        except OSError as fault:
            self._tell_why_not(fault)
            self.stop()
            return
        self.look_again()

    def stop(self) -> None:
        if self._server and self._host:
            self._server.stop()
            self._host.end()
            sys.setswitchinterval(self._usual_turn)
        self._server = self._host = None
        self._addresses = []
        self.is_open = False
        self._noticed()

    # Where it is found

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

    @property
    def has_another_address(self) -> bool:
        return len(self._addresses) > 1

    def another_address(self) -> None:
        self._addresses = [*self._addresses[1:], *self._addresses[:1]]
        self.changed += 1

    def look_again(self) -> None:
        """In what networks this device is now; the address in use stays while it is one."""
        from companion.phones.addresses import Address, addresses

        before = self._addresses
        found = addresses(Address(*each) for each in network.addresses())
        if set(found) != set(before):
            used = [each for each in before[:1] if each in found]
            self._addresses = [*used, *(each for each in found if each not in used)]
            self.changed += 1

    # Who is there

    @property
    def phones(self) -> list[Phone]:
        """Those that ask for a seat, and then those that sit somewhere."""
        if not self._host:
            return []
        devices = self._host.devices
        seated = (each for each in devices.all.values() if each.allowed or each.asks)
        return [
            Phone(
                each.hash,
                each.seat,
                each.allowed,
                each.is_there,
                each.asks and devices.is_there(each.seat),
                (each.hash, each.seat) == self._warned,
            )
            for each in sorted(seated, key=lambda each: each.allowed)
        ]

    @property
    def is_joined(self) -> bool:
        """Whether any phone is there, with a seat or without."""
        return bool(self._host and self._host.connected)

    def allow(self, key: str, seat: str) -> None:
        """Lets in a phone to the seat that it was read to ask for. If it asks for another by now,
        or puts out one that is there, the table is told that first."""
        phone = next((each for each in self.phones if each.key == key), None)
        if not self._host or not phone or phone.allowed:
            return
        device = self._host.devices.all[key]
        if phone.seat != seat or (phone.taken and not self._has_been_warned(phone)):
            self._warned = (key, phone.seat) if phone.seat == seat else None
            self._since = self.clock()
        elif self._host.allow(device, seat):
            return
        self._ask_again(key)

    def show_out(self, key: str) -> None:
        if self._host and (device := self._host.devices.all.get(key)):
            self._host.show_out(device)

    # What they may

    @property
    def may_decide(self) -> bool:
        return self._hosted.may_decide

    def let_decide(self, may: bool) -> None:
        self._set(DECIDE, may)

    @property
    def spectators(self) -> str:
        return self._hosted.spectators

    def show_spectators(self, what: Json) -> None:
        self._set(SPECTATORS, what)

    @property
    def has_secrets(self) -> bool:
        """Whether a phone is sent what others may not know."""
        session, seats = self._hosted.table.session, self._hosted.table.seats
        if session is None:
            return False
        known, seen = seen_state(session), session.game.seen
        return any(seen(session.state, seat.colour) != known for seat in seats)

    def _set(self, key: str, value: Json) -> None:
        if self._app.set(key, value) and self._host:
            self._host.tell()

    def _has_been_warned(self, phone: Phone) -> bool:
        """Long enough ago for it to have been read."""
        from companion.phones.rates import UNCHANGED

        return phone.warned and self.clock() >= self._since + UNCHANGED

    def _ask_again(self, key: str) -> None:
        """With what it asks for now."""
        self.changed += 1
        for each in self.phones:
            if each.key == key and not self.watched:
                self._tell_who_asks(each)

    def _noticed(self) -> None:
        phones, before = self.phones, self._asking
        self._asking = {(each.key, each.seat) for each in phones if each.how == ASKS}
        if not any(each.warned and each.taken for each in phones):
            self._warned = None
        # Of two at one seat, the one that asks is the table's affair.
        self.seated = {each.seat: each.how for each in reversed(phones)}
        self.changed += 1
        for each in phones:
            if (each.key, each.seat) in self._asking - before and not self.watched:
                self._tell_who_asks(each)

    def _tell_who_asks(self, phone: Phone) -> None:
        """He need not be looked for to be let in."""
        say, player = self._hosted.said, Figure("player", phone.seat)
        text, action = say(phone.said, player=player), say(phone.answer)
        self._app.root.tell(text, action, partial(self.allow, phone.key, phone.seat))

    def _tell_why_not(self, fault: OSError) -> None:
        reason = Figure("text", str(fault.strerror or fault))
        self._say(self._app.words.sentence("phones-cannot", reason=reason))

    def _say(self, text: str) -> None:
        self._app.root.tell(text)


def _hand_over(job: Callable[[], object]) -> None:
    """Onto the thread of the screen, between two frames."""
    Clock.schedule_once(lambda _: job())


def _listen(server: Server, port: int) -> None:
    """At another port where somebody has this one already."""
    from companion.phones.addresses import EVERYWHERE

    try:
        server.start(EVERYWHERE, port)
    except OSError:
        server.start(EVERYWHERE, 0)
