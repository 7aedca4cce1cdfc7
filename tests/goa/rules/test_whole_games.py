"""Games played by hypothesis: any legal move, discards and corrections at odd times."""

from __future__ import annotations

import json
from collections import Counter
from random import Random
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from companion.games import GAMES
from companion.goa.rules.board import COLOURS
from companion.table.game import Line, Refusal, Seat
from companion.table.record import Record, dump, parse, replay
from tests.goa.rules import invariants
from tests.goa.rules.games import SETS, almost, chosen
from tests.goa.rules.table import GOA, GRID, GRID_B

SEEDS = st.integers(0, 2**32 - 1)


class WholeGame(RuleBasedStateMachine):
    """A game, its record, and the sums of its ledger."""

    @initialize(
        players=st.integers(2, 4),
        name=st.sampled_from(sorted(SETS)),
        seed=SEEDS,
        ahead=st.integers(0, 700),
    )
    def begins(self, players: int, name: str, seed: int, ahead: int) -> None:
        self.printed = SETS[name]
        self.colours = tuple(Random(seed).sample(COLOURS, players))
        begun = GOA.begin(self.colours, self.printed)
        self.deal = GOA.deal(Random(seed), self.printed)
        self.state = begun.state
        self.record: list[Any] = []
        self.account = invariants.entered(Counter(), begun.lines)
        self.looked_at: list[tuple[Any, str]] = []
        # Hypothesis alone would seldom come far from the set-up.
        self.plays_on(seed, ahead)

    def makes(self, move: Any) -> tuple[Line, ...]:
        raw = GOA.write(move)
        assert GOA.read(json.loads(json.dumps(raw))) == move
        assert GOA.write(GOA.read(raw)) == raw
        before, was = self.state, repr(self.state)
        step = GOA.apply(before, move)
        assert repr(before) == was, "a move changed the state it was made in"
        if len(self.record) % 7 == 0:
            self.looked_at.append((before, was))
        self.record.append(raw)
        self.state = step.state
        invariants.entered(self.account, step.lines)
        self.books_are_right()
        return step.lines

    @precondition(lambda self: GOA.due(self.state).kinds)
    @rule(seed=SEEDS, moves=st.integers(1, 25))
    def plays_on(self, seed: int, moves: int) -> None:
        chance = Random(seed)
        for _ in range(moves):
            due = GOA.due(self.state)
            if not due.kinds:
                return
            move = GOA.draw(self.state, self.deal) if due.chance else None
            self.makes(move or chosen(self.state, chance).pick(chance))

    @rule(
        seat=st.integers(0, 3),
        changes=st.dictionaries(
            st.sampled_from(["ducats", "ships", "colonists", "extra_cards"]),
            st.integers(-9, 9).filter(bool),
            min_size=1,
        ),
    )
    def adjusts(self, seat: int, changes: dict[str, int]) -> None:
        player = self.colours[seat % len(self.colours)]
        self.tries({"do": "adjust", "player": player, "why": "miscounted", **changes})

    @precondition(lambda self: "correct" in GOA.due(self.state).beside)
    @rule(seed=SEEDS)
    def corrects(self, seed: int) -> None:
        wanted = correction(GOA.shown(self.state), Random(seed))
        self.tries({"do": "correct", "why": "the table has it so", "state": wanted})

    @precondition(lambda self: GOA.due(self.state).kinds)
    @rule(seed=SEEDS)
    def errs(self, seed: int) -> None:
        """A move that is almost legal: refused, it changes nothing; accepted, it counts."""
        chance = Random(seed)
        move = chosen(self.state, chance).pick(chance)
        tries = [GOA.write(each) for each in almost(move, chance)]
        for raw in chance.sample(tries, min(3, len(tries))):
            self.tries(raw)

    def tries(self, raw: Any) -> None:
        before = self.state
        try:
            self.makes(GOA.read(raw))
        except Refusal:
            assert self.state is before

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

    def books_are_right(self) -> None:
        """From the beginning on, the ledger lines amount to what everybody has."""
        invariants.check(self.state)
        assert +Counter(self.account) == +invariants.account_of(self.state)
        assert min(self.account.values(), default=0) >= 0

    def teardown(self) -> None:
        if not hasattr(self, "state"):
            return
        for state, was in self.looked_at:
            assert repr(state) == was
        seats = tuple(Seat(colour, colour) for colour in self.colours)
        record = Record(GOA.id, seats, self.printed, self.record)
        again = parse(dump(record).encode(), GAMES)
        assert again == record
        *_, last = replay(GOA, again)
        assert last.number == len(self.record)
        assert last.state == self.state


def correction(shown: Any, chance: Random) -> Any:
    """Some of what a correction may set, mostly near to what lies there."""
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


TestWholeGame = WholeGame.TestCase
TestWholeGame.settings = settings(stateful_step_count=40)
