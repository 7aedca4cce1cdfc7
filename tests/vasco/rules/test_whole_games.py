"""Games played by hypothesis: any legal move, launches and corrections at odd times."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import initialize, precondition, rule

from companion.table.game import Json
from companion.vasco.rules.state import CHARACTERS, COLOURS, LANDINGS, SAILORS
from tests.rules.whole_game import SEEDS, Account, WholeGame, changes
from tests.vasco.rules import invariants
from tests.vasco.rules.games import SETS, almost
from tests.vasco.rules.laid import VASCO


class WholeVoyage(WholeGame):
    game = VASCO
    held_to = invariants

    @initialize(
        players=st.integers(2, 4),
        name=st.sampled_from(sorted(SETS)),
        seed=SEEDS,
        ahead=st.integers(0, 250),
    )
    def begins(self, players: int, name: str, seed: int, ahead: int) -> None:
        self.play(Random(seed).sample(COLOURS, players), SETS[name], seed, ahead)

    def opening(self) -> Account:
        return invariants.opening(self.state)

    def chosen(self, chance: Random) -> Any:
        return chance.choice(VASCO.options(self.state)).pick(chance)

    def almost(self, move: Any, chance: Random) -> Iterable[Any]:
        return almost(move, self.state, chance)

    def correction(self, shown: Json, chance: Random) -> Json:
        return correction(shown, chance)

    @precondition(lambda self: self.goes_on)
    @rule(seed=SEEDS)
    def launches(self, seed: int) -> None:
        families = [f for f in VASCO.options(self.state) if f.kind == "launch"]
        if families:
            due = VASCO.due(self.state)
            self.makes(Random(seed).choice(families).pick(Random(seed)))
            now = VASCO.due(self.state)
            # Sailors that come back may make a section draw that could not before.
            assert now == due or now.kinds == ("sailors",)

    @rule(seat=st.integers(0, 3), changed=changes("vp", "reals", "captains", "missionaries"))
    def adjusts(self, seat: int, changed: dict[str, int]) -> None:
        self.adjusts_by(seat, changed)


def correction(shown: Any, chance: Random) -> Any:
    tiles = ["4/1", "6/4+1r1v", "11/5", "9/5+2v"]
    supply = {
        "sailors": {colour: chance.randint(1, 3) for colour in chance.sample(SAILORS, 2)},
        "projects": chance.choices(tiles, k=2),
        "ships": chance.choices(tiles, k=chance.randint(0, 2)),
        "characters": chance.sample(CHARACTERS, chance.randint(0, 2)),
    }
    landing = chance.choice(LANDINGS)
    row = list(shown["landings"][landing])
    place = chance.randrange(len(row))
    player = chance.choice(list(shown["players"]))
    ships = [None, {"owner": None, "limit": 11, "ship": None}]
    row[place] = chance.choice([*ships, {"owner": player, "limit": 11, "ship": "11/5"}])
    wanted = {
        "players": {player: {key: supply[key] for key in chance.sample(list(supply), 2)}},
        "sections": {chance.choice(list(shown["sections"])): {"grey": chance.randint(1, 6)}},
        "landings": {landing: row},
        "offer": {"sao_gabriel": chance.choice([None, *tiles]), "upper": tiles[:3]},
        "money": [chance.choice([None, 5]), chance.choice([None, 0, 9])],
        "round": chance.randint(1, 5),
        "first_player": player,
    }
    return {key: wanted[key] for key in chance.sample(list(wanted), chance.randint(1, 2))}


TestWholeGame = WholeVoyage.TestCase
TestWholeGame.settings = settings(stateful_step_count=40)
