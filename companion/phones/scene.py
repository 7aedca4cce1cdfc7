"""A game as somebody looks at it on a phone: from where, and in which language."""

from __future__ import annotations

from typing import NamedTuple

from companion.phones.hosting import Hosting
from companion.play.replying import Speech
from companion.table.game import Figure, Seat
from companion.table.session import Session


class Scene(NamedTuple):
    hosting: Hosting
    language: str
    seat: str
    """Where it is looked at from; nowhere in particular where empty."""
    wish: str
    owners: frozenset[str]

    @property
    def session(self) -> Session:
        session = self.hosting.session
        assert session
        return session

    @property
    def seats(self) -> tuple[Seat, ...]:
        return self.hosting.seats

    @property
    def speech(self) -> Speech:
        return self.hosting.words(self.language).of(self.session.game.id)

    def say(self, key: str, **figures: object) -> str:
        names = {seat.colour: seat.name for seat in self.seats}
        return self.speech.say(key, names, **figures)

    def name(self, colour: str) -> str:
        return self.say("phones-player", player=Figure("player", colour))
