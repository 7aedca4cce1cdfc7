"""Whether what families of moves contain is what the rules accept, in any game."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice
from random import Random
from typing import Any, NamedTuple

from companion.table.game import Game, Refusal


class Agreement(NamedTuple):
    game: Game[Any, Any]
    many: int
    """So many of a family are looked at where there are more than can be listed."""

    def accepted(self, state: Any, move: Any) -> bool:
        try:
            self.game.apply(state, move)
        except Refusal:
            return False
        return True

    def contained(self, state: Any, move: Any) -> bool:
        return any(move in family for family in self.game.options(state))

    def check_listing(self, state: Any) -> None:
        listed: list[Any] = []
        for family in self.game.options(state):
            some = list(islice(family, self.many))
            assert some, "a family without moves should not be offered"
            for move in some:
                assert self.game.write(move)["do"] == family.kind
                assert self.game.read(self.game.write(move)) == move
                assert move in family
                assert self.accepted(state, move), (move, state)
            listed += some
        assert len({(type(move), move) for move in listed}) == len(listed)

    def check_picks(self, state: Any, chance: Random) -> None:
        for family in self.game.options(state):
            for _ in range(3):
                move = family.pick(chance)
                assert move in family, (move, family)
                assert self.game.read(self.game.write(move)) == move
                assert self.accepted(state, move), (move, state)

    def check(self, state: Any, moves: Iterable[Any]) -> None:
        for move in moves:
            assert self.accepted(state, move) == self.contained(state, move), (move, state)

    def check_some(self, state: Any, moves: list[Any], most: int, chance: Random) -> None:
        """So many of these, corrections left out: they are in no family, for nothing but the
        table limits them."""
        some = chance.sample(moves, min(most, len(moves)))
        usual = [move for move in some if self.game.write(move)["do"] not in _CORRECTIONS]
        self.check(state, usual)


_CORRECTIONS = ("adjust", "correct")
