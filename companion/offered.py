"""The games that supply what screens need, each loaded when it is first asked for."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from companion.games import Listed
from companion.ui.shell.parts import Invitation, Parts


class Offered:
    def __init__(self, app: Any, listed: Sequence[Listed]) -> None:
        self._app = app
        self._listed = {each.id: each for each in listed if each.parts}
        self._parts: dict[str, Parts] = {}

    @property
    def ids(self) -> list[str]:
        """In the order of the list."""
        return [*self._listed]

    def parts_of(self, game: str) -> Parts:
        """Those of a game that is offered; no other's are given for them."""
        if game not in self._parts:
            self._parts[game] = self._listed[game].supplied(self._app)
        return self._parts[game]

    def played_as(self, game: str) -> str:
        """What a game counts as a play of: a score pad is one of the game it is for, where that is
        offered."""
        played = self.parts_of(game).played_as
        return played if played in self._listed else game

    @property
    def foremost(self) -> str:
        """The game that is meant where none is named: the one in front, else the one that goes on,
        else the one that was played last."""
        return next(each for each in self._meant() if each in self._listed)

    def _meant(self) -> Iterator[str]:
        yield self._app.root.front.game
        if self._app.running:
            yield self._app.running.game.id
        yield self.last
        yield from self._listed

    @property
    def last(self) -> str:
        """The game that was played last; empty where none was."""
        played = (card.game for card in reversed(self._app.store.shelf.every()))
        return next((game for game in played if game in self._listed), "")

    @property
    def invitation(self) -> tuple[str, Invitation] | None:
        """What a group is asked once to look at before it plays the game that is meant."""
        game = self.played_as(self.foremost)
        asked = self.parts_of(game).invitation
        return (game, asked) if asked and asked.stands() else None
