"""One way in which a game may go on."""

from __future__ import annotations

from collections.abc import Generator
from random import Random
from typing import Any

from companion.table.game import Game, Json
from companion.table.search.policy import Policy


class World:
    """What is hidden, as it may be: a deal of what has not come up, and how players decide."""

    def __init__(self, deal: Json, seed: int) -> None:
        self._deal, self._seed = deal, seed

    @classmethod
    def sampled(cls, game: Game[Any, Any], components: Json, chance: Random) -> World:
        return cls(game.deal(chance, components), chance.getrandbits(64))

    def played_out(
        self, game: Game[Any, Any], policy: Policy[Any, Any], state: Any, quiets: int
    ) -> Generator[None, None, Any]:
        """Up to the end of the game, or to so many quiet states; pauses after every move."""
        chance = Random(self._seed)
        while (due := game.due(state)).kinds:
            move = game.draw(state, self._deal) if due.chance else None
            if move is None and due.chance:
                # A stack that has run out: what lies on the table is not in this set.
                move = game.options(state)[0].pick(chance)
            state = game.apply(state, move or policy.choose(state, chance)).state
            yield
            if policy.is_quiet(state):
                quiets -= 1
                if not quiets:
                    break
        return state
