"""Games played by hypothesis: any legal move, and corrections and errors at odd times."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Sequence
from random import Random
from types import ModuleType
from typing import Any, ClassVar

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, precondition, rule

from companion.games import GAMES
from companion.table.game import Game, Json, Line, Refusal, Seat
from companion.table.record import Record, dump, parse, replay

SEEDS = st.integers(0, 2**32 - 1)

Account = Counter[tuple[str, str]]
"""How much of what each player has."""


def entered(account: Account, lines: Iterable[Line]) -> Account:
    for line in (each for each in lines if each.what):
        assert line.amount, "a ledger line that changes nothing"
        account[line.player, line.what] += line.amount
    return account


class WholeGame(RuleBasedStateMachine):
    """A game, its record, and the sums of its ledger. Whose it is says how it begins, what is
    played, what is almost a move of it, and what is corrected."""

    game: ClassVar[Game[Any, Any]]
    held_to: ClassVar[ModuleType]

    def chosen(self, chance: Random) -> Any:
        raise NotImplementedError

    def almost(self, move: Any, chance: Random) -> Iterable[Any]:
        raise NotImplementedError

    def correction(self, shown: Json, chance: Random) -> Json:
        """Some of what a correction may set, mostly near to what lies there."""
        raise NotImplementedError

    def opening(self) -> Account:
        """What everybody has before the ledger begins."""
        return Counter()

    def play(self, colours: Sequence[str], printed: Json, seed: int, ahead: int) -> None:
        self.printed, self.colours = printed, tuple(colours)
        begun = self.game.begin(self.colours, printed)
        self.deal = self.game.deal(Random(seed), printed)
        self.state = begun.state
        self.record: list[Any] = []
        self.account = entered(self.opening(), begun.lines)
        self.looked_at: list[tuple[Any, str]] = []
        # Hypothesis alone would seldom come far from the set-up.
        self.plays_on(seed, ahead)

    def makes(self, move: Any) -> tuple[Line, ...]:
        raw = self.game.write(move)
        assert self.game.read(json.loads(json.dumps(raw))) == move
        assert self.game.write(self.game.read(raw)) == raw
        before, was = self.state, repr(self.state)
        step = self.game.apply(before, move)
        assert repr(before) == was, "a move changed the state it was made in"
        if len(self.record) % 7 == 0:
            self.looked_at.append((before, was))
        self.record.append(raw)
        self.state = step.state
        entered(self.account, step.lines)
        self.books_are_right()
        return step.lines

    @precondition(lambda self: self.goes_on)
    @rule(seed=SEEDS, moves=st.integers(1, 20))
    def plays_on(self, seed: int, moves: int) -> None:
        chance = Random(seed)
        for _ in range(moves):
            due = self.game.due(self.state)
            if not due.kinds:
                return
            move = self.game.draw(self.state, self.deal) if due.chance else None
            self.makes(move or self.chosen(chance))

    @precondition(lambda self: "correct" in self.game.due(self.state).beside)
    @rule(seed=SEEDS)
    def corrects(self, seed: int) -> None:
        wanted = self.correction(self.game.shown(self.state), Random(seed))
        self.tries({"do": "correct", "why": "the table has it so", "state": wanted})

    @precondition(lambda self: self.goes_on)
    @rule(seed=SEEDS)
    def errs(self, seed: int) -> None:
        """A move that is almost legal: refused, it changes nothing; accepted, it counts."""
        chance = Random(seed)
        tries = [self.game.write(each) for each in self.almost(self.chosen(chance), chance)]
        for raw in chance.sample(tries, min(3, len(tries))):
            self.tries(raw)

    def tries(self, raw: Json) -> None:
        before = self.state
        try:
            self.makes(self.game.read(raw))
        except Refusal:
            assert self.state is before

    def adjusts_by(self, seat: int, changes: Json) -> None:
        player = self.colours[seat % len(self.colours)]
        self.tries({"do": "adjust", "player": player, "why": "miscounted", **changes})

    @property
    def goes_on(self) -> bool:
        return bool(self.game.due(self.state).kinds)

    def books_are_right(self) -> None:
        """From the beginning on, the ledger lines amount to what everybody has."""
        self.held_to.check(self.state)
        assert +Counter(self.account) == +self.held_to.account_of(self.state)
        assert min(self.account.values(), default=0) >= 0

    def teardown(self) -> None:
        if not hasattr(self, "state"):
            return
        for state, was in self.looked_at:
            assert repr(state) == was
        seats = tuple(Seat(colour, colour) for colour in self.colours)
        record = Record(self.game.id, seats, self.printed, self.record)
        again = parse(dump(record).encode(), GAMES)
        assert again == record
        *_, last = replay(self.game, again)
        assert last.number == len(self.record)
        assert last.state == self.state


def changes(*what: str) -> st.SearchStrategy[dict[str, int]]:
    """What an adjustment changes."""
    amounts = st.integers(-9, 9).filter(bool)
    return st.dictionaries(st.sampled_from(what), amounts, min_size=1)
