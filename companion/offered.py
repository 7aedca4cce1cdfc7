"""The games that supply what screens need, each loaded when it is first asked for."""

from __future__ import annotations

from collections.abc import Sequence
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

    @property
    def invitation(self) -> tuple[str, Invitation] | None:
        """What a group is asked once to look at before it plays, and of which game."""
        asked = ((game, self.parts_of(game).invitation) for game in self._listed)
        return next(((game, each) for game, each in asked if each and each.stands()), None)
