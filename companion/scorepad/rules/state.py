"""What stands on the pad: the state, its parts, and how each changes."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from companion.table.game import Figure, Refusal

if TYPE_CHECKING:
    from companion.scorepad.rules.moves import Score

COLOURS = ("yellow", "red", "black", "blue")
SEATS = (2, 3, 4)
LANDINGS = ("natal", "boa_gente", "mozambique", "mombasa", "malindi", "calicut")
ROUNDS = 5
REALS = 10
"""1.1: what everybody begins with."""
DIAS = 2
"""1.3, 6.2, 8.6: VP of the first player, of who hosts Dias, and of his owner after each round."""
CHARACTERS = ("dias",)
"""Those that bring VP."""
CAPTAINS = 7
REALS_A_VP = 3
VP_A_SHIP = 3


def alike(reals: int) -> tuple[int, int]:
    """9.3: the least and the most Reals that bring as many VP as these."""
    least = reals - reals % REALS_A_VP
    return least, least + REALS_A_VP - 1


class Player(NamedTuple):
    colour: str
    vp: int = 0
    reals: int = REALS
    settled: frozenset[str] = frozenset()
    """What of the end of the game has been reckoned: `reals`, `ships`."""


class State(NamedTuple):
    players: tuple[Player, ...]
    complete: tuple[int, ...]
    """What a complete landing pays for each ship, in the order of LANDINGS."""
    with_reals: bool
    """Whether Reals are written down too, and not only VP."""
    round: int = 1
    """One more than there are once the last is over."""
    winners: tuple[str, ...] | None = None
    dias: str = ""
    """Who was the last to get the VP of Dias, and most likely is the next."""
    latest: Score | None = None
    """What was entered last: most likely more of the kind is to be entered for the same player."""

    @property
    def phase(self) -> str:
        if self.winners is not None:
            return "over"
        return "final" if self.round > ROUNDS else "rounds"

    @property
    def to_settle(self) -> tuple[str, ...]:
        """What each player is asked at the end; Reals that stand on the pad are not."""
        return ("ships",) if self.with_reals else ("reals", "ships")

    @property
    def unsettled(self) -> tuple[tuple[str, str], ...]:
        """Who has still to be asked for what."""
        return tuple(
            (player.colour, what)
            for what in self.to_settle
            for player in self.players
            if what not in player.settled
        )

    @property
    def leaders(self) -> tuple[str, ...]:
        """Those with the most VP, what their Reals will bring included."""
        points = {player.colour: player.vp + self.vp_for_reals(player) for player in self.players}
        return tuple(each for each in points if points[each] == max(points.values()))

    def vp_for_reals(self, player: Player) -> int:
        """9.3: what the Reals on the pad bring at the end, as long as they have not."""
        return player.reals // REALS_A_VP if self.with_reals and self.winners is None else 0

    def player(self, colour: str) -> Player:
        return next(each for each in self.players if each.colour == colour)

    def seated(self, colour: str) -> Player:
        if colour not in [player.colour for player in self.players]:
            raise Refusal("0.1", "not-seated", colour=Figure("colour", colour))
        return self.player(colour)

    def put(self, player: Player) -> State:
        players = [player if each.colour == player.colour else each for each in self.players]
        return self._replace(players=tuple(players))
