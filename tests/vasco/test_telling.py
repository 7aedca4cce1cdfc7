"""Every move of a game can be told, and each kind in its own sentence."""

import pytest

from companion.table.course import PERSON, RULES, Entry
from companion.ui.vasco.telling import briefly, outcome, told
from companion.vasco import moves as m
from companion.vasco.acting import the_call
from companion.vasco.moves import KIND_OF
from companion.vasco.supply import seat_of, with_player
from companion.words import Words
from tests.vasco.games import SETS, played
from tests.vasco.laid import VASCO

SAY = Words("en", strict=True).say


def entry(state, move, by=PERSON):
    step = VASCO.apply(state, move)
    return Entry(1, 1, 1, move, VASCO.write(move), by, None, step.lines, step.state)


def test_every_move_of_a_game_is_told() -> None:
    kinds = {}
    for seed, printed in enumerate(SETS.values()):
        for state, move in played(seed, 4, printed):
            sentence = told(SAY, entry(state, move))
            assert "told-" not in sentence
            kinds.setdefault(KIND_OF[type(move)], sentence)
    assert len(set(kinds.values())) == len(kinds) > 14


@pytest.fixture(scope="module")
def moves():
    """The first move of each kind in a game by chance, with the state it was made in."""
    found = {}
    for state, move in played(1, 4, SETS["starter"]):
        found.setdefault(type(move), (state, move))
    return found


def test_a_placed_disc_is_told_with_its_number_and_area(moves) -> None:
    state, move = moves[m.Place]
    sentence = told(SAY, entry(state, move))
    assert str(move.number) in sentence
    assert SAY(f"area-{move.area}") in sentence


def test_who_gives_up_because_he_must_is_told_apart(moves) -> None:
    state, move = moves[m.Pass]
    player, seat = SAY(f"colour-{move.player}"), seat_of(state, move.player)
    assert briefly(SAY, entry(state, move)) == SAY("told-pass", player=player)
    number, _ = the_call(state)
    for marker, key in ((number + 1, "told-pass-poor"), (number, "told-pass-nothing")):
        broke = with_player(state, seat, state.players[seat]._replace(reals=0))
        forced = entry(broke._replace(marker=marker), move, RULES)
        assert briefly(SAY, forced) == SAY(key, player=player, number=number)


def test_what_it_cost_and_brought_is_read_from_the_ledger(moves) -> None:
    state, move = moves[m.Buy]
    done = entry(state, move)
    paid = sum(line.amount for line in done.lines if line.what == "reals")
    assert paid < 0
    assert outcome(SAY, done) == "−" + SAY("account-amount", amount=-paid, what="reals")


def test_what_comes_to_several_is_told_player_by_player(moves) -> None:
    state, move = moves[m.Navigate]
    done = entry(state, move)
    earning = {line.player for line in done.lines if line.what in ("vp", "reals") and line.amount}
    said = outcome(SAY, done)
    assert earning
    assert all(SAY(f"colour-{player}") in said for player in earning)
