"""Games played by hypothesis: any legal move, launches and corrections at odd times."""

from __future__ import annotations

import json
from collections import Counter
from random import Random
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from companion.table.game import Line, Refusal, Seat
from companion.table.record import Record, dump, parse, replay
from companion.vasco.rules.state import CHARACTERS, COLOURS, LANDINGS, SAILORS
from tests.vasco.rules import invariants
from tests.vasco.rules.games import SETS, almost
from tests.vasco.rules.laid import GAMES, VASCO

SEEDS = st.integers(0, 2**32 - 1)


class WholeGame(RuleBasedStateMachine):
    """A game, its record, and the sums of its ledger."""

    @initialize(
        players=st.integers(2, 4),
        name=st.sampled_from(sorted(SETS)),
        seed=SEEDS,
        ahead=st.integers(0, 250),
    )
    def begins(self, players: int, name: str, seed: int, ahead: int) -> None:
        self.printed = SETS[name]
        self.colours = tuple(Random(seed).sample(COLOURS, players))
        begun = VASCO.begin(self.colours, self.printed)
        self.deal = VASCO.deal(Random(seed), self.printed)
        self.state = begun.state
        self.record: list[Any] = []
        self.account = invariants.entered(invariants.opening(begun.state), begun.lines)
        self.looked_at: list[tuple[Any, str]] = []
        # Hypothesis alone would seldom come far from the set-up.
        self.plays_on(seed, ahead)

    def makes(self, move: Any) -> tuple[Line, ...]:
        raw = VASCO.write(move)
        assert VASCO.read(json.loads(json.dumps(raw))) == move
        assert VASCO.write(VASCO.read(raw)) == raw
        before, was = self.state, repr(self.state)
        step = VASCO.apply(before, move)
        assert repr(before) == was, "a move changed the state it was made in"
        self.looked_at.append((before, was))
        self.record.append(raw)
        self.state = step.state
        invariants.entered(self.account, step.lines)
        self.books_are_right()
        return step.lines

    @precondition(lambda self: VASCO.due(self.state).kinds)
    @rule(seed=SEEDS, moves=st.integers(1, 15))
    def plays_on(self, seed: int, moves: int) -> None:
        chance = Random(seed)
        for _ in range(moves):
            due = VASCO.due(self.state)
            if not due.kinds:
                return
            move = VASCO.draw(self.state, self.deal) if due.chance else None
            self.makes(move or chance.choice(VASCO.options(self.state)).pick(chance))

    @precondition(lambda self: VASCO.due(self.state).kinds)
    @rule(seed=SEEDS)
    def launches(self, seed: int) -> None:
        families = [f for f in VASCO.options(self.state) if f.kind == "launch"]
        if families:
            due = VASCO.due(self.state)
            self.makes(Random(seed).choice(families).pick(Random(seed)))
            now = VASCO.due(self.state)
            # Sailors that come back may make a section draw that could not before.
            assert now == due or now.kinds == ("sailors",)

    @rule(
        seat=st.integers(0, 3),
        changes=st.dictionaries(
            st.sampled_from(["vp", "reals", "captains", "missionaries"]),
            st.integers(-9, 9).filter(bool),
            min_size=1,
        ),
    )
    def adjusts(self, seat: int, changes: dict[str, int]) -> None:
        player = self.colours[seat % len(self.colours)]
        self.tries({"do": "adjust", "player": player, "why": "miscounted", **changes})

    @rule(seed=SEEDS)
    def corrects(self, seed: int) -> None:
        wanted = correction(VASCO.shown(self.state), Random(seed))
        self.tries({"do": "correct", "why": "the table has it so", "state": wanted})

    @precondition(lambda self: VASCO.due(self.state).kinds)
    @rule(seed=SEEDS)
    def errs(self, seed: int) -> None:
        """A move that is almost legal: refused, it changes nothing; accepted, it counts."""
        chance = Random(seed)
        move = chance.choice(VASCO.options(self.state)).pick(chance)
        tries = [VASCO.write(each) for each in almost(move, self.state, chance)]
        for raw in chance.sample(tries, min(3, len(tries))):
            self.tries(raw)

    def tries(self, raw: Any) -> None:
        before = self.state
        try:
            self.makes(VASCO.read(raw))
        except Refusal:
            assert self.state is before

    @invariant()
    def all_is_in_order(self) -> None:
        if hasattr(self, "state"):
            invariants.check(self.state)

    def books_are_right(self) -> None:
        """From the beginning on, the ledger lines amount to what everybody has."""
        invariants.check(self.state)
        assert +Counter(self.account) == +invariants.account_of(self.state)
        assert min(self.account.values(), default=0) >= 0

    def teardown(self) -> None:
        if not hasattr(self, "state"):
            return
        for state, was in self.looked_at[::7]:
            assert repr(state) == was
        seats = tuple(Seat(colour, colour) for colour in self.colours)
        record = Record(VASCO.id, seats, self.printed, self.record)
        again = parse(dump(record).encode(), GAMES)
        assert again == record
        *_, last = replay(VASCO, again)
        assert last.number == len(self.record)
        assert last.state == self.state


def correction(shown: Any, chance: Random) -> Any:
    """Some of what a correction may set, mostly near to what lies there."""
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


TestWholeGame = WholeGame.TestCase
TestWholeGame.settings = settings(stateful_step_count=40)
