"""What phones are shown and may do, on the host's own thread: joins, seats, views, decisions."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from itertools import count
from time import monotonic
from typing import NamedTuple, Protocol

from companion.phones.devices import Device, Devices
from companion.phones.hosting import Hosting
from companion.phones.messages import Do, Hello, Message, Sit, Stand, written
from companion.phones.offers import Offer, OfferTimes
from companion.phones.own import Own, OwnSeat
from companion.phones.page import page
from companion.phones.scene import Scene
from companion.phones.sight import Sight
from companion.phones.table_offers import TableOffers
from companion.play.replying import Speech, refusal_said
from companion.play.table import Table, in_memory
from companion.table.game import RECORD, Json, Refusal
from companion.table.session import Change

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
    offers: Mapping[str, Offer]


class Placed(NamedTuple):
    """Who looks: at a seat, or from nowhere in particular, in a language."""

    seat: str
    language: str
    wish: str = ""
    """The seat that is asked for."""
    lost: str = ""
    """The seat that another phone was given instead."""


@dataclass(eq=False)
class Page:
    """One page of a phone, and what it was told last."""

    device: Device
    role: str
    times: OfferTimes
    sent: str = ""


class TooEarly(Exception):
    """A tap on what somebody else's move has just brought."""


class Host:
    """All is done on one thread, so that of two taps one comes first. A revision is never used
    again: not after an undo, and not after another start."""

    def __init__(self, hosting: Hosting, clock: Callable[[], float] = monotonic) -> None:
        self._hosting = hosting
        self._table = table = hosting.table
        assert table.session
        self._game = table.session.head.id
        kept = table.kept(SETTING, {})
        of_this = isinstance(kept, dict) and kept.get("game") == self._game
        self.devices = Devices(
            self._keep, kept.get("devices") if of_this else None, clock, not hosting.alone
        )
        self._clock = clock
        self._table_offers = TableOffers(hosting, self.devices)
        self._revisions = count(secrets.randbelow(2**52))
        self._pages: dict[Line, Page] = {}
        self._speaking: Page | None = None
        """The page that is being answered."""
        self._is_stale = False
        self._own: dict[str, OwnSeat] = {}
        self._languages: dict[str, str] = {}
        """In which each seat is asked."""
        self._views: dict[Placed, View] = {}
        self._sights: dict[str, Sight] = {}
        self._unsubscribe = table.subscribe(self._changed)
        self.later: Callable[[], object] = lambda: None
        """Called where the game has changed: whoever changes it without a phone has `tell` called
        in time."""

    def end(self) -> None:
        self._unsubscribe()
        self._forget_seats()
        self._pages.clear()

    # What phones do

    def join(
        self, line: Line, hello: Hello, address: str, has_room: bool = True
    ) -> Collection[Line] | None:
        """In, with the token and a view; then the lines of those who sit are returned. Else the
        reason why not is told."""
        devices = self.devices
        try:
            if hello.token:
                device, token = devices.back(hello.token), hello.token
            else:
                device, token = devices.join(hello.code, address, has_room)
        except Refusal as refusal:
            line.send(written(refused=self._said(refusal, hello.language)))
            line.end()
            return None
        device.language = self._spoken(hello.language)
        is_new, device.times = device.times is None, OfferTimes(self._clock, device.times)
        joined = self._pages[line] = Page(device, hello.role, device.times)
        line.send(written(token=token))
        devices.come(device)
        # What others have done while it was away is none of its doing.
        self._answer(joined if is_new else None)
        return {line for line, each in self._pages.items() if each.device.allowed}

    def leave(self, line: Line) -> None:
        if gone := self._pages.pop(line, None):
            self.devices.go(gone.device)
            self.tell()

    def take(self, line: Line, message: Message) -> None:
        """Answered by a view, or by the reason why not."""
        page = self._pages.get(line)
        if page is None:
            return
        if self._is_stale:
            self.tell()
        self._speaking = page
        try:
            refused = self._take(page, message)
            if refused:
                line.send(written(refused=refused))
            else:
                # It is answered, whether anything has changed or not.
                page.sent = ""
        except Refusal as refusal:
            line.send(written(refused=self._said(refusal, page.device.language)))
        except TooEarly as tap:
            line.send(written(refused="", early=str(tap)))
        finally:
            self._answer(page)

    def _answer(self, page: Page | None) -> None:
        self._speaking = page
        try:
            self.tell()
        finally:
            self._speaking = None

    def _take(self, page: Page, message: Message) -> str:
        device = page.device
        match message:
            case Sit(colour):
                if colour not in {seat.colour for seat in self._table.seats}:
                    raise Refusal(RECORD, "phones-no-seat")
                self.devices.sit(device, colour)
                page.role = ""
            case Stand():
                self.devices.stand(device)
            case Do(name, at):
                return self._do(page, name, at)
        return ""

    def _do(self, page: Page, name: str, at: int) -> str:
        placed = self._placed(page)
        if not placed.seat:
            raise Refusal(RECORD, "phones-sit-first")
        view = self._views.get(placed)
        if view is None or view.at != at or name not in view.offers:
            raise Refusal(RECORD, "phones-late")
        offer = view.offers[name]
        if not (offer.at_once or page.times.counts(offer.read_as)):
            raise TooEarly(name)
        if name not in view.asked.offers:
            offer.do()
            return ""
        refused = self._own[placed.seat].do(offer)
        session = self._table.session
        if session and session.course is not view.course:
            self._table_offers.made(placed.seat)
            self._hosting.decided(placed.seat)
        return refused

    # What the table does

    def allow(self, device: Device, colour: str) -> bool:
        """Whether it was let in: it is not, where it does not ask for this seat any more."""
        done = self.devices.allow(device, colour)
        self.tell()
        return done

    def show_out(self, device: Device) -> None:
        self.devices.show_out(device)
        for line in [line for line, each in self._pages.items() if each.device is device]:
            del self._pages[line]
            line.end()
        self.tell()

    @property
    def connected(self) -> list[Device]:
        """Those who have a page open."""
        there = {each.device.hash: each.device for each in self._pages.values()}
        return [*there.values()]

    # What phones are told

    def tell(self) -> None:
        """Whoever's view has changed gets it; there is one for all who look from the same place."""
        self._is_stale = False
        self._take_up()
        places = {line: self._placed(each) for line, each in self._pages.items()}
        self._views = {placed: self._view(placed) for placed in dict.fromkeys(places.values())}
        for line, placed in places.items():
            page, view = self._pages[line], self._views[placed]
            if page.sent != view.text:
                page.sent = view.text
                read = (each.read_as for each in view.offers.values())
                page.times.show(read, page is self._speaking)
                line.send(view.text)
        self._hosting.noticed()

    def _take_up(self) -> None:
        """Another game: nobody sits there yet."""
        session = self._table.session
        game = session.head.id if session else ""
        if game != self._game:
            self._forget_seats()
            self._game, self._views = game, {}
            self.devices.clear()

    def _changed(self, change: Change | None) -> None:
        self._is_stale = True
        if self._speaking is None:
            # Else all are told with the answer.
            self.later()

    def _forget_seats(self) -> None:
        for own in self._own.values():
            own.end()
        self._own = {}

    def _placed(self, page: Page) -> Placed:
        """A page that is no player's looks on, wherever its phone sits."""
        device = page.device
        if page.role:
            return Placed("", device.language)
        seat, wish = (device.seat, "") if device.allowed else ("", device.seat)
        return Placed(seat, device.language, wish, device.lost)

    def _view(self, placed: Placed) -> View:
        """With a revision of its own, where anything that could be done there is not as before."""
        hosting, session = self._hosting, self._table.session
        scene = self._scene(placed)
        own = self._own_seat(placed) if placed.seat else None
        asked = own.asked() if own and hosting.may_decide else Own()
        course = session and session.course
        before = self._views.get(placed)
        if before and before.course is course and before.asked.form == asked.form:
            at = before.at
        else:
            at = next(self._revisions)
        turn = bool(own and own.is_due)
        html = page(scene, asked, turn)
        text = written(html=html, at=at, turn=turn, seat=placed.seat or None)
        offers = {each.name: each.offer for each in scene.beside}
        return View(text, at, course, asked, {**asked.offers, **offers})

    def _scene(self, placed: Placed) -> Scene:
        sight, table = self._sight(placed.language), self._table_offers
        found = {seat.colour: self.devices.owner(seat.colour) for seat in self._table.seats}
        owners = {colour: each.is_there for colour, each in found.items() if each}
        scene = Scene(sight, placed.seat, placed.wish, placed.lost, owners)
        if self._table.session is None:
            return scene
        beside = tuple(table.offered(sight, placed.seat)) if placed.seat else ()
        return scene._replace(beside=beside, undone=table.announced(sight))

    def _sight(self, language: str) -> Sight:
        """Rendered anew only where the game has changed."""
        found = self._sights.get(language)
        if found is None or not found.lasts:
            found = self._sights[language] = Sight(self._hosting, language)
        return found

    def _own_seat(self, placed: Placed) -> OwnSeat:
        hosting, table, seat = self._hosting, self._table, placed.seat
        if seat not in self._own:
            self._languages[seat] = placed.language
            own = Table(in_memory(), lambda: self._speech(seat), lambda: table.options, at=table)
            afar, alone = hosting.afar, hosting.alone
            self._own[seat] = OwnSeat(own, afar.questions, seat, alone, afar.at_once)
        if self._languages[seat] != placed.language:
            self._languages[seat] = placed.language
            self._own[seat].refresh()
        return self._own[seat]

    def _speech(self, seat: str) -> Speech:
        return self._hosting.words(self._languages[seat]).of(self._table.played.game.id)

    # Words

    def _spoken(self, wish: str) -> str:
        """The language that is wished, if there is a catalogue of it."""
        codes = self._hosting.languages()
        code = wish.partition("-")[0].lower()
        return code if code in codes else "en"

    def _said(self, refusal: Refusal, language: str) -> str:
        speech = self._hosting.words(self._spoken(language)).of(refusal.game)
        names = {seat.colour: seat.name for seat in self._table.seats}
        return refusal_said(speech, names, refusal).text

    def _keep(self, devices: Json) -> None:
        self._table.keep(SETTING, {"game": self._game, "devices": devices})
