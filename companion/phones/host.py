"""What phones are shown and may do, on the host's own thread: joins, seats, views, decisions."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping
from itertools import count
from time import monotonic
from typing import NamedTuple, Protocol

from companion.phones.devices import Device, Devices
from companion.phones.hosting import Hosting, OwnTable
from companion.phones.messages import Do, Hello, Message, Sit, Stand, written
from companion.phones.own import Offer, Own, OwnSeat
from companion.phones.page import page
from companion.phones.scene import Scene
from companion.phones.sight import Sight
from companion.play.replying import refusal_said
from companion.table.game import RECORD, Json, Refusal

SETTING = "phones"


class Line(Protocol):
    """To one page of a phone."""

    def send(self, text: str) -> None: ...

    def end(self) -> None:
        """After what was sent."""


class View(NamedTuple):
    text: str
    """The message that carries it."""
    at: int
    course: object
    """Of the game, when it was made."""
    asked: Own

    @property
    def offers(self) -> Mapping[str, Offer]:
        return self.asked.offers


class Placed(NamedTuple):
    """Who looks: at a seat, or from nowhere in particular, in a language."""

    seat: str
    language: str
    wish: str = ""
    """The seat that is asked for."""


class Host:
    """All is done on one thread, so that of two taps one comes first. A revision is never used
    again: not after an undo, and not after another start."""

    def __init__(self, hosting: Hosting, clock: Callable[[], float] = monotonic) -> None:
        self._hosting = hosting
        session = hosting.session
        assert session
        self._game = session.head.id
        kept = hosting.kept(SETTING, {})
        of_this = isinstance(kept, dict) and kept.get("game") == self._game
        self.devices = Devices(
            self._keep, kept.get("devices") if of_this else None, clock, not hosting.alone
        )
        self._revisions = count(secrets.randbelow(2**52))
        self._lines: dict[Line, Device] = {}
        self._own: dict[str, OwnSeat] = {}
        self._tables: dict[str, OwnTable] = {}
        self._views: dict[Placed, View] = {}
        self._sights: dict[str, Sight] = {}
        self._sent: dict[Line, str] = {}
        self._end = hosting.watch(self._changed)
        self.later: Callable[[], object] = lambda: None
        """Called where the game has changed: whoever changes it without a phone has `tell` called
        in time."""

    def end(self) -> None:
        self._end()

    # What phones do

    def join(self, line: Line, hello: Hello, address: str) -> Refusal | None:
        """In, with the token and a view; or the reason why not."""
        devices = self.devices
        try:
            if hello.token:
                device, token = devices.back(hello.token), hello.token
            else:
                device, token = devices.join(hello.code, address)
        except Refusal as refusal:
            line.send(written(refused=self._said(refusal, hello.language)))
            line.end()
            return refusal
        device.language = self._spoken(hello.language)
        self._lines[line] = device
        line.send(written(token=token))
        self.tell()
        return None

    def leave(self, line: Line) -> None:
        self._lines.pop(line, None)
        self._hosting.noticed()

    def take(self, line: Line, message: Message) -> None:
        """Answered by a view, or by the reason why not."""
        device = self._lines.get(line)
        if device is None:
            return
        try:
            refused = self._take(device, message)
        except Refusal as refusal:
            refused = self._said(refusal, device.language)
        if refused:
            line.send(written(refused=refused))
        else:
            # It is answered, whether anything has changed or not.
            self._sent.pop(line, None)
        self.tell()

    def _take(self, device: Device, message: Message) -> str:
        match message:
            case Sit(colour):
                if colour not in {seat.colour for seat in self._hosting.seats}:
                    raise Refusal(RECORD, "phones-no-seat")
                self.devices.sit(device, colour)
            case Stand():
                self.devices.stand(device)
            case Do(name, at):
                return self._do(device, name, at)
        return ""

    def _do(self, device: Device, name: str, at: int) -> str:
        placed = self._placed(device)
        if not placed.seat:
            raise Refusal(RECORD, "phones-sit-first")
        view = self._views.get(placed)
        if view is None or view.at != at or name not in view.offers:
            raise Refusal(RECORD, "phones-late")
        refused = self._own[placed.seat].do(view.offers[name])
        session = self._hosting.session
        if session and session.course is not view.course:
            self._hosting.decided(placed.seat)
        return refused

    # What the table does

    def allow(self, device: Device) -> None:
        self.devices.allow(device)
        self.tell()

    def show_out(self, device: Device) -> None:
        self.devices.show_out(device)
        for line in [line for line, one in self._lines.items() if one is device]:
            del self._lines[line]
            line.end()
        self.tell()

    @property
    def connected(self) -> list[Device]:
        """Those who have a page open."""
        there = {each.hash: each for each in self._lines.values()}
        return [*there.values()]

    # What phones are told

    def tell(self) -> None:
        """Whoever's view has changed gets it; there is one for all who look from the same place."""
        self._take_up()
        places = {line: self._placed(device) for line, device in self._lines.items()}
        self._views = {placed: self._view(placed) for placed in dict.fromkeys(places.values())}
        for line, placed in places.items():
            text = self._views[placed].text
            if self._sent.get(line) != text:
                self._sent[line] = text
                line.send(text)
        self._sent = {line: text for line, text in self._sent.items() if line in places}
        self._hosting.noticed()

    def _take_up(self) -> None:
        """Another game: nobody sits there yet."""
        session = self._hosting.session
        game = session.head.id if session else ""
        if game != self._game:
            self._game, self._own, self._views = game, {}, {}
            self.devices.clear()

    def _changed(self) -> None:
        for own in self._own.values():
            own.refresh()
        self.later()

    def _placed(self, device: Device) -> Placed:
        seat = device.seat if device.allowed else ""
        wish = device.seat if not device.allowed else ""
        return Placed(seat, device.language, wish)

    def _view(self, placed: Placed) -> View:
        """With a revision of its own, where anything that could be done there is not as before."""
        hosting = self._hosting
        owners = {seat.colour for seat in hosting.seats if self.devices.owner(seat.colour)}
        scene = Scene(self._sight(placed.language), placed.seat, placed.wish, frozenset(owners))
        own = self._own_seat(placed) if placed.seat else None
        asked = own.asked() if own and hosting.may_decide else Own()
        course = hosting.session and hosting.session.course
        before = self._views.get(placed)
        if before and before.course is course and before.asked.form == asked.form:
            at = before.at
        else:
            at = next(self._revisions)
        turn = bool(own and own.is_due)
        html = page(scene, asked, turn)
        text = written(html=html, at=at, turn=turn, seat=placed.seat or None)
        return View(text, at, course, asked)

    def _sight(self, language: str) -> Sight:
        """Rendered anew only where the game has changed."""
        found = self._sights.get(language)
        if found is None or not found.lasts:
            found = self._sights[language] = Sight(self._hosting, language)
        return found

    def _own_seat(self, placed: Placed) -> OwnSeat:
        hosting, seat = self._hosting, placed.seat
        if seat not in self._own:
            table = self._tables[seat] = OwnTable(hosting, placed.language)
            self._own[seat] = OwnSeat(table, hosting.afar.questions, seat, hosting.alone)
        if self._tables[seat].language != placed.language:
            self._tables[seat].language = placed.language
            self._own[seat].refresh()
        return self._own[seat]

    # Words

    def _spoken(self, wish: str) -> str:
        """The language that is wished, if there is a catalogue of it."""
        codes = self._hosting.languages()
        code = wish.partition("-")[0].lower()
        return code if code in codes else "en"

    def _said(self, refusal: Refusal, language: str) -> str:
        speech = self._hosting.words(self._spoken(language)).of(refusal.game)
        names = {seat.colour: seat.name for seat in self._hosting.seats}
        return refusal_said(speech, names, refusal).text

    def _keep(self, devices: Json) -> None:
        self._hosting.keep(SETTING, {"game": self._game, "devices": devices})
