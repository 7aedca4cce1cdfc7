"""The score pad as a game: entries, rounds, the end, and that everything in the shell takes it."""

import json
from itertools import islice
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.games import GAMES, set_of
from companion.headless.simulating import simulated
from companion.store import Store
from companion.table.game import Refusal, Seat
from companion.table.record import dump, parse, replay
from companion.table.session import Head, Session
from companion.vasco.rules.pad import pad_of
from companion.words import Words
from tests.turns import turns

PAD = GAMES["scorepad"]
ENGLISH = Words("en", strict=True).of("scorepad")
SEATS = (Seat("red", "Rui"), Seat("blue", "Inês"), Seat("black", ""))


def pad(with_reals=False, seats=SEATS) -> Session:
    return Session(PAD, Head("pad", seats, pad_of(set_of("vasco"), with_reals), None))


def enter(session, *raws) -> None:
    for raw in raws:
        session.do(PAD.read(raw))


def score(player, **what):
    return {"do": "score", "player": player, **what}


def settle(player, **what):
    return {"do": "settle", "player": player, **what}


ROUND, FINISH = {"do": "round"}, {"do": "finish"}


def points(session) -> dict[str, int]:
    return {player.colour: player.vp for player in session.state.players}


def refused(session, raw) -> Refusal:
    with pytest.raises(Refusal) as caught:
        enter(session, raw)
    assert ENGLISH.say(caught.value.key, **caught.value.figures)
    return caught.value


def test_the_first_player_begins_with_the_points_of_dias_and_everybody_with_ten_reals() -> None:
    session = pad(with_reals=True)
    assert points(session) == {"red": 2, "blue": 0, "black": 0}
    assert [player.reals for player in session.state.players] == [10, 10, 10]


def test_what_is_entered_is_earned_and_explained() -> None:
    session = pad(with_reals=True)
    enter(session, score("blue", vp=7), score("blue", landing="calicut"), score("red", reals=-4))
    assert points(session) == {"red": 2, "blue": 12, "black": 0}
    assert session.state.player("red").reals == 6
    said = [
        (line.player, line.what, line.amount, ENGLISH.say(f"ledger-{line.source}", **line.about))
        for entry in session.line
        for line in entry.lines
    ]
    assert said == [
        ("blue", "vp", 7, "entered"),
        ("blue", "vp", 5, "Calicut is complete"),
        ("red", "reals", -4, "entered"),
    ]


def test_dias_brings_two_points_whenever_he_is_entered_and_the_last_to_get_them_is_known() -> None:
    session = pad()
    assert session.state.owner == "red"
    enter(session, score("black", character="dias"), ROUND, score("black", character="dias"))
    assert points(session) == {"red": 2, "blue": 0, "black": 4}
    assert session.state.owner == "black"
    (line,) = session.line[0].lines
    assert (line.source, line.amount) == ("dias", 2)
    assert refused(session, score("red", character="manuel")).rule == "record"


def test_reals_left_are_told_as_exactly_as_they_are_known() -> None:
    session = pad()
    enter(session, *[ROUND] * 5, settle("red", reals=6), settle("blue", reals=8))
    said = [
        ENGLISH.say("ledger-reals", **line.about) for entry in session.line for line in entry.lines
    ]
    assert said == ["for 6–8\u00a0Reals"] * 2


def test_a_whole_game_ends_with_reals_ships_and_a_winner() -> None:
    session = pad()
    enter(session, score("black", vp=11), *[ROUND] * 5)
    assert refused(session, ROUND).key == "not-due"
    assert refused(session, FINISH).key == "not-due"
    for colour, reals, ships in (("red", 11, 3), ("blue", 2, 0), ("black", 0, 1)):
        enter(session, settle(colour, reals=reals), settle(colour, ships=ships))
    assert refused(session, settle("red", ships=1)).key == "not-due"
    enter(session, FINISH)
    assert points(session) == {"red": 2 + 3 + 9, "blue": 0, "black": 14}
    assert {result.colour: result.won for result in PAD.results(session.state)} == {
        "red": True,
        "black": True,
        "blue": False,
    }
    assert refused(session, score("red", vp=1)).key == "game-over"


def test_a_tie_is_decided_by_the_table_and_only_among_those_who_tie() -> None:
    def tied() -> Session:
        session = pad(seats=SEATS[:2])
        enter(session, score("blue", vp=2), *[ROUND] * 5)
        for colour in ("red", "blue"):
            enter(session, settle(colour, reals=0), settle(colour, ships=0))
        return session

    session = tied()
    enter(session, {**FINISH, "winners": ["blue"]})
    first, second = PAD.results(session.state)
    assert (first.colour, first.won, second.won) == ("blue", True, False)
    session = tied()
    enter(session, score("red", vp=1))
    assert refused(session, {**FINISH, "winners": ["blue"]}).rule == "9.4"


def test_reals_on_the_pad_become_points_at_the_end_without_being_asked_for() -> None:
    session = pad(with_reals=True)
    enter(session, score("blue", reals=9), *[ROUND] * 5)
    assert refused(session, settle("red", reals=3)).rule == "9.3"
    enter(session, *(settle(colour, ships=0) for colour in ("red", "blue", "black")), FINISH)
    assert points(session) == {"red": 2 + 3, "blue": 6, "black": 3}


@pytest.mark.parametrize(
    ("raw", "rule"),
    [
        (score("yellow", vp=3), "0.1"),
        (score("blue", vp=-1), "10.1"),
        (score("blue", reals=-11), "10.1"),
        (score("blue", vp=1, reals=1), "record"),
        (score("blue"), "record"),
        (score("blue", vp=100), "record"),
        (score("blue", landing="lisbon"), "record"),
        (settle("blue", ships=1), "record"),
        ({"do": "place"}, "record"),
    ],
)
def test_what_cannot_be_is_refused_with_its_rule(raw, rule) -> None:
    assert refused(pad(with_reals=True), raw).rule == rule


def test_a_pad_without_reals_takes_none() -> None:
    assert refused(pad(), score("blue", reals=1)).key == "pad-not-kept"


def test_an_earlier_entry_is_corrected_and_one_of_nothing_is_struck_out() -> None:
    session = pad()
    enter(session, score("blue", vp=7), score("black", vp=3), ROUND)
    assert session.amend(1, PAD.read(score("red", vp=5))) is None
    assert points(session) == {"red": 7, "blue": 0, "black": 3}
    session.amend(2, PAD.read(score("black", vp=0)))
    assert points(session) == {"red": 7, "blue": 0, "black": 0}
    session.undo()
    session.undo()
    assert points(session) == {"red": 2, "blue": 7, "black": 3}
    assert session.state.round == 2


@pytest.mark.parametrize("players", [2, 3, 4])
def test_families_contain_what_the_rules_accept(players) -> None:
    chance = Random(players)
    for seed in range(4):
        components = pad_of(set_of("vasco"), with_reals=seed % 2 == 0)
        state = PAD.begin(PAD.colours[:players], components).state
        another = turns()
        while another() and (families := PAD.options(state)):
            for family in families:
                for move in (*islice(family, 40), family.pick(chance)):
                    assert move in family
                    assert PAD.write(move)["do"] == family.kind
                    PAD.apply(state, move)
            state = PAD.apply(state, chance.choice(families).pick(chance)).state


@given(seed=st.integers(0, 10**6), players=st.integers(2, 4))
def test_the_ledger_of_a_game_adds_up_to_its_scores(seed, players) -> None:
    record = simulated(PAD, players, seed)
    totals = dict.fromkeys(record.colours, 0)
    for moment in replay(PAD, parse(dump(record).encode(), GAMES)):
        for line in moment.lines:
            if line.what == "vp":
                totals[line.player] += line.amount
    results = PAD.results(moment.state)
    assert {result.colour: result.score for result in results} == totals
    assert max(totals.values()) == next(each.score for each in results if each.won)


def test_the_store_keeps_it_and_the_hall_knows_who_won(tmp_path) -> None:
    store = Store(tmp_path / "store", GAMES)
    session = store.shelf.start("scorepad", SEATS, PAD.starter())
    enter(session, score("blue", vp=9), *[ROUND] * 5)
    store.close()
    store = Store(tmp_path / "store", GAMES)
    session = store.shelf.play(store.shelf.current).session
    for colour in ("red", "blue", "black"):
        enter(session, settle(colour, reals=0), settle(colour, ships=0))
    enter(session, FINISH)
    best = store.hall().best("scorepad")
    assert [(feat.name, feat.result.score) for feat in best] == [
        ("Inês", 9),
        ("Rui", 2),
        ("black", 0),
    ]
    key = session.head.id
    written = dump(store.record(key)).encode()
    store.shelf.forget(key)
    store.bring_in(written)
    assert store.shelf.card(key).results == PAD.results(session.state)
    store.close()


def test_every_kind_of_move_reads_as_it_is_written() -> None:
    record = simulated(PAD, 3, 5)
    moves = [*record.moves, {**FINISH, "winners": ["red"]}, score("red", landing="natal")]
    for raw in moves:
        assert PAD.write(PAD.read(json.loads(json.dumps(raw)))) == raw
    assert {raw["do"] for raw in moves} == set(PAD.kinds.rows)


def test_every_move_has_a_name() -> None:
    assert len({ENGLISH.say(f"move-{kind}") for kind in PAD.kinds.rows}) == len(PAD.kinds.rows)


def test_an_entry_that_would_leave_somebody_in_debt_later_is_named() -> None:
    session = pad(with_reals=True)
    enter(session, score("blue", reals=5), score("blue", reals=-15))
    broken = session.amend(1, PAD.read(score("blue", reals=0)))
    assert broken.refusal.key == "pad-less"
    session.undo()
    assert session.broken is None
    assert session.state.player("blue").reals == 0


def test_the_headless_command_takes_its_records(tmp_path, capsys) -> None:
    from companion.headless.command import main

    assert main(["simulate", "--game", "scorepad", "--players", "3", "--out", str(tmp_path)]) == 0
    (file,) = tmp_path.iterdir()
    assert main(["replay", str(file), "--json"]) == 0
    shown = json.loads(capsys.readouterr().out)
    assert shown["phase"] == "over"
    assert main(["account", str(file)]) == 0
    explained = capsys.readouterr().out
    assert "Dias (1.3)" in explained
    assert main(["keep", str(file), "--store", str(tmp_path / "store")]) == 0
    raw = json.loads(file.read_text("utf-8"))
    assert capsys.readouterr().out.split()[-1] == str(len(raw["moves"]))
    file.write_text(json.dumps({**raw, "moves": [{"do": "settle", "player": "red", "ships": 1}]}))
    assert main(["replay", str(file)]) == 2
    assert capsys.readouterr().err.startswith(
        "move 1: record: it is not time for what is left at the end"
    )
