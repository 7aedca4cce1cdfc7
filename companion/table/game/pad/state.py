"""What stands on a pad."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, NamedTuple

from companion.table.game import Json
from companion.table.game.seating import put, seated

if TYPE_CHECKING:
    from companion.table.game.pad.moves import Score


class Player(NamedTuple):
    """Also has, under the name the ledger has for it, every quantity that is counted."""

    colour: str
    has: Mapping[str, int]
    settled: frozenset[str] = frozenset()
    """What of the end of the game has been told."""

    def __getattr__(self, what: str) -> int:
        try:
            return self.has[what]
        except KeyError:
            raise AttributeError(what) from None

    def earn(self, what: str, amount: int) -> Player:
        return self._replace(has={**self.has, what: self.has[what] + amount})


class State(NamedTuple):
    players: tuple[Player, ...]
    components: Json
    round: int = 1
    """One more than there are once the last is over."""
    winners: tuple[str, ...] | None = None
    owner: str = ""
    """Who was the last to get what is carried, and most likely is the next."""
    latest: Score | None = None
    """What was entered last: most likely more of the kind is to be entered for the same player."""

    def player(self, colour: str) -> Player:
        return seated(self.players, colour)

    def put(self, player: Player) -> State:
        return self._replace(players=put(self.players, player))
