"""Who looks at a moment of a game, and from where."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from companion.phones.hosting import Hosting
from companion.phones.sight import Sight
from companion.phones.table_offers import TableOffer
from companion.table.game import Seat
from companion.table.session import Session


class Scene(NamedTuple):
    sight: Sight
    """What anybody sees of it."""
    seat: str
    """Where it is looked at from; nowhere in particular where empty."""
    wish: str
    """The seat that whoever looks asks for."""
    lost: str
    """The seat that another phone was given in place of this one."""
    owners: Mapping[str, bool]
    """The seats that are taken, and whether who sits there is there."""
    beside: tuple[TableOffer, ...] = ()
    """What can be done beside the game."""
    undone: str = ""
    """What was undone last, in a sentence."""

    @property
    def hosting(self) -> Hosting:
        return self.sight.hosting

    @property
    def session(self) -> Session:
        return self.sight.session

    @property
    def seats(self) -> tuple[Seat, ...]:
        return self.sight.seats

    def say(self, key: str, **figures: object) -> str:
        return self.sight.say(key, **figures)
