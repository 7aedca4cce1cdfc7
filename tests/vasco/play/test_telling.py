"""Every move of a game can be told, and each kind in its own sentence."""

import pytest

from companion.table.course import PERSON, RULES, Entry
from companion.table.game import Line
from companion.vasco.play.kinds import TELLINGS
from companion.vasco.play.telling import briefly, outcome, told
from companion.vasco.rules import moves as m
from companion.vasco.rules.acting import the_call
from companion.vasco.rules.kinds import KINDS
from companion.vasco.rules.supply import seat_of, with_player
from companion.words import Words
from tests.vasco.rules.games import SETS, played
from tests.vasco.rules.laid import VASCO, set_up

SAY = Words("en", strict=True).of("vasco").say


def entry(state, move, by=PERSON):
    step = VASCO.apply(state, move)
    return Entry(1, 1, 1, move, VASCO.write(move), by, None, step.lines, step.state)


def test_every_move_of_a_game_is_told() -> None:
    kinds = {}
    for seed, printed in enumerate(SETS.values()):
        for state, move in played(seed, 4, printed):
            sentence = told(SAY, entry(state, move))
            assert "told-" not in sentence
            kinds.setdefault(KINDS.name(move), sentence)
    assert len(set(kinds.values())) == len(kinds) > 14


def test_there_is_a_telling_for_every_kind_of_move_and_for_no_other() -> None:
    assert TELLINGS.keys() == KINDS.rows.keys()


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


def test_the_amount_taken_is_said_once(moves) -> None:
    state, move = moves[m.TakeMoney]
    paid = entry(state._replace(marker=1), move)
    reals = state.money[move.slot]
    assert str(reals) in briefly(SAY, paid)
    assert str(reals) not in outcome(SAY, paid)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "1 turquoise, 3 orange and 1 captain"),
        ("de", "1 türkisen Matrosen, 3 orange Matrosen und 1 Kapitän"),
        ("pl", "1 turkusowego, 3 pomarańczowych i 1 kapitana"),
        ("ru", "1 голубого, 3 оранжевых и 1 капитана"),
    ],
)
def test_sailors_of_a_colour_are_told_together(moves, language, said) -> None:
    state, move = moves[m.Recruit]
    both = move._replace(section=1, sailors=(1, 0, 0, 3), captain=True)
    found = briefly(
        Words(language, strict=True).of("vasco").say, entry(state, move)._replace(move=both)
    )
    assert said in found.replace("\u00a0", " ")


def test_what_comes_with_a_new_round_says_of_what() -> None:
    lines = (Line("red", "vp", 2, "dias", "8.6"), Line("blue", "white", 1, "alvares", "8.6"))
    drawn = m.Sailors(2, (0, 3, 0, 0))
    came = Entry(1, 1, 1, drawn, VASCO.write(drawn), PERSON, None, lines, set_up())
    assert told(SAY, came) == (
        "Section 2 gets 3 violet. The round ends: Red +2\u00a0VP (Dias); "
        "Blue +1 missionary (Alvares)"
    )


@pytest.mark.parametrize(
    ("language", "said"), [("en", "and a missionary"), ("de", "violett und Missionar")]
)
def test_a_missionary_aboard_is_not_called_by_its_colour(moves, language, said) -> None:
    state, move = moves[m.Launch]
    manned = move._replace(crew=("violet", "white"))
    words = Words(language, strict=True).of("vasco")
    assert said in briefly(words.say, entry(state, move)._replace(move=manned))
