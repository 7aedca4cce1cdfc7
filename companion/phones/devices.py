"""The phones that have joined: who sits where, who asks for a seat, and who may decide."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from itertools import count

from companion.phones.codes import Gate, alike, hashed, new_code, new_token
from companion.phones.offers import OfferTimes
from companion.phones.rates import UNCHANGED
from companion.table.game import RECORD, Json, Refusal

MOST = 64
"""So many are remembered. Of more, whoever is gone and left first is forgotten; last of all whoever
has lost a seat."""


@dataclass(eq=False)
class Device:
    """One phone, known by its token, of which only the hash is kept. Until it is `allowed`, its
    seat is only one that it asks for, while it is there."""

    hash: str
    seat: str = ""
    allowed: bool = False
    lost: str = ""
    """The seat that another phone was given in its place."""
    language: str = "en"
    pages: int = 0
    """So many of its pages are open."""
    left: float = 0.0
    """When the last one was closed."""
    wish: int = 0
    """The number of its last wish; each has another."""
    asked: float = 0.0
    """When it said that wish."""
    times: OfferTimes | None = None
    """Of what its last page was offered."""

    @property
    def is_there(self) -> bool:
        return self.pages > 0

    @property
    def asks(self) -> bool:
        return self.is_there and bool(self.seat) and not self.allowed

    def rise(self, lost: str = "") -> None:
        self.seat, self.allowed, self.lost = "", False, lost


class Devices:
    """`keep` keeps them with the game, as plain values. Where the table lets in, whoever wants to
    sit asks it. Else a free seat is taken at once, and one whose owner is away is asked for of
    those who sit; where nobody else sits, it is taken at once too."""

    def __init__(
        self,
        keep: Callable[[Json], object],
        kept: Json,
        clock: Callable[[], float],
        let_in: bool,
    ) -> None:
        self._keep, self._clock = keep, clock
        self._gate = Gate(clock)
        self._let_in = let_in
        self._wishes = count(1)
        self._written: Json = None
        self.code = new_code()
        self.all: dict[str, Device] = {each.hash: each for each in _read(kept)}

    # Who is there

    def join(self, code: str, address: str, has_room: bool = True) -> tuple[Device, str]:
        """A new one, and its token. Raises Refusal."""
        if self._gate.is_shut(address):
            raise Refusal(RECORD, "phones-shut")
        if not alike(code, self.code):
            self._gate.wrong(address)
            raise Refusal(RECORD, "phones-wrong-code")
        if not has_room:
            raise Refusal(RECORD, "phones-full")
        if not self._gate.lets_in(address):
            raise Refusal(RECORD, "phones-too-many")
        token = new_token()
        device = Device(hashed(token))
        self._forget()
        self.all[device.hash] = device
        self._write()
        return device, token

    def back(self, token: str) -> Device:
        """One that was here before. Raises Refusal."""
        device = self.all.get(hashed(token))
        if device is None:
            raise Refusal(RECORD, "phones-unknown")
        return device

    def come(self, device: Device) -> None:
        """A page of it has been opened. What it asked for when the program ended, it asks again."""
        device.pages += 1
        if device.asks and not device.wish:
            self._wish(device)
        self._settle()

    def go(self, device: Device) -> None:
        """A page of it is gone; what a phone that has gone asked for, it asks no more."""
        device.pages, device.left = device.pages - 1, self._clock()
        if not device.allowed and not device.is_there:
            device.rise(device.lost)
        self._settle()

    # Who sits

    def is_there(self, colour: str) -> bool:
        """Whether who sits there has a page open."""
        owner = self.owner(colour)
        return bool(owner and owner.is_there)

    def owner(self, colour: str) -> Device | None:
        return next(
            (each for each in self.all.values() if each.allowed and each.seat == colour), None
        )

    @property
    def wishes(self) -> list[Device]:
        """Those that ask for a seat, in the order in which they have."""
        return sorted((each for each in self.all.values() if each.asks), key=lambda each: each.wish)

    def sit(self, device: Device, colour: str) -> None:
        """One owner a seat, whether they are there or not. Raises Refusal."""
        owner = self.owner(colour)
        if owner is device or (device.asks and device.seat == colour):
            return
        if self._let_in or self._must_ask(device, owner):
            device.seat, device.allowed, device.lost = colour, False, ""
            self._wish(device)
        else:
            self._give(device, colour)
        self._settle()

    def _wish(self, device: Device) -> None:
        device.wish, device.asked = next(self._wishes), self._clock()

    def stand(self, device: Device) -> None:
        device.rise()
        self._settle()

    def allow(self, device: Device, colour: str) -> bool:
        """Lets in whoever asks for this seat, and has done so for a moment: nobody has read sooner
        what they allow. Whoever had the seat stands up."""
        read = self._clock() >= device.asked + UNCHANGED
        if not device.asks or device.seat != colour or not read:
            return False
        self._give(device, colour)
        self._settle()
        return True

    def clear(self) -> None:
        """Another game: nobody sits yet."""
        for each in self.all.values():
            each.rise()
        self._write()

    def show_out(self, device: Device) -> None:
        """Its token is worth nothing any more, and whoever watched the code knows an old one."""
        self.all.pop(device.hash, None)
        self.code = new_code()
        self._settle()

    def _must_ask(self, device: Device, owner: Device | None) -> bool:
        """Where no table lets in. Raises Refusal."""
        if owner is None:
            return False
        if owner.is_there:
            raise Refusal(RECORD, "phones-taken")
        return any(
            each.allowed and each.is_there for each in self.all.values() if each is not device
        )

    def _give(self, device: Device, colour: str) -> None:
        if owner := self.owner(colour):
            owner.rise(lost=colour)
        device.seat, device.allowed, device.lost = colour, True, ""

    def _settle(self) -> None:
        """Where no table lets in, a wish ends as soon as nobody has to be asked any more: the owner
        is there again, or has stood up, or nobody else sits."""
        for each in () if self._let_in else self.wishes:
            try:
                if not self._must_ask(each, self.owner(each.seat)):
                    self._give(each, each.seat)
            except Refusal:
                each.rise(lost=each.seat)
        self._write()

    def _forget(self) -> None:
        """There is always somebody: fewer pages can be open at a time."""
        gone = (each for each in self.all.values() if not each.allowed and not each.is_there)
        too_many = max(0, len(self.all) + 1 - MOST)
        for each in sorted(gone, key=lambda each: (bool(each.lost), each.left))[:too_many]:
            del self.all[each.hash]

    def _write(self) -> None:
        now = [[each.hash, each.seat, each.allowed, each.lost] for each in self.all.values()]
        if now != self._written:
            self._written = now
            self._keep(now)


def _read(kept: Json) -> Iterable[Device]:
    """It may have come from anywhere."""
    for each in kept if isinstance(kept, list) else ():
        match each:
            case [str(known), str(seat), bool(allowed)]:
                yield Device(known, seat, allowed)
            case [str(known), str(seat), bool(allowed), str(lost)]:
                yield Device(known, seat, allowed, lost)
