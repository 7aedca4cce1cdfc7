"""What those who sit at a table of phones alone may do beside the game: let a phone take over the
seat of one that is away, and undo the last decision."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import NamedTuple

from companion.phones.devices import Devices
from companion.phones.hosting import Hosting
from companion.phones.offers import Offer
from companion.phones.sight import Sight
from companion.play.history import decided
from companion.table.course import Course, Entry
from companion.table.game import Figure
from companion.table.seen import open_entry
from companion.table.session import Session

UNDO = "undo"


class TableOffer(NamedTuple):
    name: str
    text: str
    offer: Offer


class Undone(NamedTuple):
    by: str
    """The seat."""
    entry: Entry
    course: Course
    """Of the game, right after it."""


class TableOffers:
    def __init__(self, hosting: Hosting, devices: Devices) -> None:
        self._hosting, self._devices = hosting, devices
        self._makers: dict[int, str] = {}
        self._undone: Undone | None = None

    def made(self, colour: str) -> None:
        """The last decision was this seat's."""
        if last := self._session.undoes:
            self._makers[last.number] = colour

    def offered(self, sight: Sight, colour: str) -> Iterator[TableOffer]:
        if not self._hosting.alone:
            return
        for device in self._devices.wishes:
            name, seat = f"let-in-{device.wish}", device.seat
            text = sight.say("phones-let-take-over", player=Figure("player", seat))
            allow = partial(self._devices.allow, device, seat)
            yield TableOffer(name, text, Offer(allow, (name,)))
        if self._hosting.may_decide and (last := self._last) and self._is_maker(colour, last):
            text = sight.say("ask-undo", what=self._briefly(sight, last))
            yield TableOffer(UNDO, text, Offer(partial(self._undo, colour), (UNDO, text)))

    def announced(self, sight: Sight) -> str:
        """What was undone last, until the game goes on; empty where nothing was."""
        undone = self._undone
        if undone is None or undone.course is not self._session.course:
            return ""
        what = self._briefly(sight, undone.entry)
        return sight.say("phones-undid", player=Figure("player", undone.by), what=what)

    @property
    def _session(self) -> Session:
        return self._hosting.table.played

    @property
    def _last(self) -> Entry | None:
        """The last decision; an amendment is for the table to take back."""
        session = self._session
        if session.brings_back:
            return None
        return decided(self._hosting.afar.questions, session)

    def _is_maker(self, colour: str, entry: Entry) -> bool:
        """What is nobody's in particular, and was made before this start, anybody takes back."""
        last = self._session.undoes
        maker = self._makers.get(last.number) if last else None
        return (maker or entry.raw.get("player", colour)) == colour

    def _undo(self, colour: str) -> None:
        session, entry = self._session, self._last
        if entry and self._hosting.table.attempt(session.undo):
            self._undone = Undone(colour, entry, session.course)

    def _briefly(self, sight: Sight, entry: Entry) -> Figure:
        """As anybody may know it."""
        told = self._hosting.afar.questions.briefly(sight.say, open_entry(self._session, entry))
        return Figure("text", told)
