"""The phones that have joined: who sits where, and who may decide."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from companion.phones.codes import Gate, alike, hashed, new_code, new_token
from companion.table.game import RECORD, Json, Refusal

MOST = 64
"""So many are remembered; of more, those without a seat that came first are forgotten."""


@dataclass
class Device:
    """One phone, known by its token, of which only the hash is kept. Until it is `allowed`, its
    seat is only one that it has asked for."""

    hash: str
    seat: str = ""
    allowed: bool = False
    language: str = "en"


class Devices:
    """`keep` keeps them with the game, as plain values. Whoever sits where nothing has to be
    `let_in` may decide at once; else only once the table has allowed it."""

    def __init__(
        self,
        keep: Callable[[Json], object],
        kept: Json,
        clock: Callable[[], float],
        let_in: bool,
    ) -> None:
        self._keep = keep
        self._gate = Gate(clock)
        self._let_in = let_in
        self.code = new_code()
        self.all: dict[str, Device] = {each.hash: each for each in _read(kept)}

    def join(self, code: str, address: str) -> tuple[Device, str]:
        """A new one, and its token. Raises Refusal."""
        if self._gate.is_shut(address):
            raise Refusal(RECORD, "phones-shut")
        if not alike(code, self.code):
            self._gate.wrong(address)
            raise Refusal(RECORD, "phones-wrong-code")
        token = new_token()
        device = Device(hashed(token))
        self.all[device.hash] = device
        self._forget()
        self._write()
        return device, token

    def back(self, token: str) -> Device:
        """One that was here before. Raises Refusal."""
        device = self.all.get(hashed(token))
        if device is None:
            raise Refusal(RECORD, "phones-unknown")
        return device

    def owner(self, colour: str) -> Device | None:
        return next(
            (each for each in self.all.values() if each.allowed and each.seat == colour), None
        )

    def sit(self, device: Device, colour: str) -> None:
        """One owner a seat, whether he is there or not; only the table gives it to another. Raises
        Refusal."""
        if self.owner(colour) is device:
            return
        if self.owner(colour) and not self._let_in:
            raise Refusal(RECORD, "phones-taken")
        device.seat, device.allowed = colour, not self._let_in
        self._write()

    def stand(self, device: Device) -> None:
        device.seat, device.allowed = "", False
        self._write()

    def allow(self, device: Device) -> None:
        """Whoever had the seat stands up."""
        owner = self.owner(device.seat)
        if owner and owner is not device:
            owner.seat, owner.allowed = "", False
        device.allowed = True
        self._write()

    def clear(self) -> None:
        """Another game: nobody sits yet."""
        for each in self.all.values():
            each.seat, each.allowed = "", False
        self._write()

    def show_out(self, device: Device) -> None:
        """Its token is worth nothing any more, and whoever watched the code knows an old one."""
        self.all.pop(device.hash, None)
        self.code = new_code()
        self._write()

    def _forget(self) -> None:
        standing = [each.hash for each in self.all.values() if not each.seat]
        for known in standing[: max(0, len(self.all) - MOST)]:
            del self.all[known]

    def _write(self) -> None:
        self._keep([[each.hash, each.seat, each.allowed] for each in self.all.values()])


def _read(kept: Json) -> Iterable[Device]:
    """It may have come from anywhere."""
    for each in kept if isinstance(kept, list) else ():
        match each:
            case [str(known), str(seat), bool(allowed)]:
                yield Device(known, seat, allowed)
