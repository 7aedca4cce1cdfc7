"""Games played by hypothesis: any legal move, discards and corrections at odd times."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import initialize, invariant, rule

from companion.goa.rules.board import COLOURS
from companion.table.game import Json
from tests.goa.rules import invariants
from tests.goa.rules.games import SETS, almost, chosen
from tests.goa.rules.table import GOA, GRID, GRID_B
from tests.rules.whole_game import SEEDS, WholeGame, changes


class WholeTrade(WholeGame):
    game = GOA
    held_to = invariants

    @initialize(
        players=st.integers(2, 4),
        name=st.sampled_from(sorted(SETS)),
        seed=SEEDS,
        ahead=st.integers(0, 700),
    )
    def begins(self, players: int, name: str, seed: int, ahead: int) -> None:
        self.play(Random(seed).sample(COLOURS, players), SETS[name], seed, ahead)

    def chosen(self, chance: Random) -> Any:
        return chosen(self.state, chance).pick(chance)

    def almost(self, move: Any, chance: Random) -> Iterable[Any]:
        return almost(move, chance)

    def correction(self, shown: Json, chance: Random) -> Json:
        return correction(shown, chance)

    @rule(seat=st.integers(0, 3), changed=changes("ducats", "ships", "colonists", "extra_cards"))
    def adjusts(self, seat: int, changed: dict[str, int]) -> None:
        self.adjusts_by(seat, changed)

    @invariant()
    def nobody_looks_into_a_purse(self) -> None:
        """Two states that differ only in what a seat may not know look alike to it."""
        if not hasattr(self, "state") or self.state.variants.open_money:
            return
        if GOA.shown(self.state)["due"]["kind"] in ("hand", "over"):
            assert GOA.seen(self.state, None) == self.state
            return
        richer = [player._replace(ducats=player.ducats + 7) for player in self.state.players]
        for seat, player in enumerate(self.state.players):
            other = [*richer[:seat], player, *richer[seat + 1 :]]
            other_state = self.state._replace(players=tuple(other))
            seen = GOA.seen(self.state, player.colour)
            assert seen == GOA.seen(other_state, player.colour)
            assert GOA.shown(seen)["players"][player.colour]["ducats"] == player.ducats
            assert GOA.due(seen) == GOA.due(self.state)
        nobody = GOA.seen(self.state, None)
        assert nobody == GOA.seen(self.state._replace(players=tuple(richer)), None)


def correction(shown: Any, chance: Random) -> Any:
    player = chance.choice(list(shown["players"]))
    grid = [list(row) for row in shown["grid"]]
    grid[chance.randrange(5)][chance.randrange(5)] = chance.choice([None, "?", "clove/3"])
    estate = {
        "rows": {"ships": chance.randint(1, 5), "taxes": chance.randint(1, 5)},
        "sites": {
            "1": {"tile": "clove/2", "spices": ["clove"] * chance.randint(0, 3)},
            "quilon": {"tile": "pepper/nutmeg", "spices": ["nutmeg"]},
        },
        "tiles": chance.sample(["swap", "espionage", "duty/6/5", "red_ship/1", "foreman/3"], 3),
        "face_down": ["ginger/1", "red_spice/1"],
        "hand": chance.randint(0, 8),
    }
    wanted = {
        "players": {player: {key: estate[key] for key in chance.sample(list(estate), 2)}},
        "grid": chance.choice([grid, GRID, GRID_B]),
        "discard": chance.randint(0, 12),
        "phase": chance.choice("AB"),
        "round": chance.randint(1, 4),
        "first_player": player,
        "rewards": {"ships": [4], "colonies": []},
        "bonanza": [[1, 1], [5, 5]],
    }
    return {key: wanted[key] for key in chance.sample(list(wanted), chance.randint(1, 3))}


TestWholeGame = WholeTrade.TestCase
TestWholeGame.settings = settings(stateful_step_count=40)
