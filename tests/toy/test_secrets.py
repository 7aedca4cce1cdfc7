"""Nothing that is made for the table tells a secret of Sticks before its end: two games in which
only the bets differ are told, charted, explained, spoken and written out alike."""

from random import Random

import pytest

from companion.headless.simulating import simulated
from tests.play.for_the_table import for_the_table, moments
from tests.toy.play import COUNTING, QUESTIONS, briefly
from tests.toy.rules import COLOURS, TOY, Bet

QUANTITIES = ("points", "sticks")


@pytest.mark.parametrize("seed", range(3))
def test_two_games_that_differ_in_bets_only_are_alike_until_the_end(seed) -> None:
    record = simulated(TOY, 3, seed)
    chance = Random(seed)
    moves = [raw for raw in record.moves if raw["do"] != "bet"]
    bettors = {chance.randrange(1, len(moves)): colour for colour in chance.sample(COLOURS, 2)}
    pair = ([*moves], [*moves])
    for place in sorted(bettors, reverse=True):
        for whole, on in zip(pair, ("red", "blue"), strict=True):
            whole.insert(place, TOY.write(Bet(bettors[place], on)))
    differed = 0
    both = (moments(TOY, QUESTIONS, record, each) for each in pair)
    for one, other in zip(*both, strict=True):
        session = one[0].session
        differed += session.state != other[0].session.state
        told = [for_the_table(*each, COUNTING, QUESTIONS, briefly, QUANTITIES)
                for each in (one, other)]  # fmt: skip
        assert (told[0] == told[1]) is bool(session.due.kinds), "at the end all is told"
    assert differed, "there was something to hide"
