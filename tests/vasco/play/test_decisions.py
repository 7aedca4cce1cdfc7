"""Every decision of a round: what is asked, what a tap makes of it, what it costs."""

from collections import Counter
from pathlib import Path
from random import Random

import pytest

from companion.games import GAMES
from companion.headless.simulating import simulated
from companion.table.game import Refusal
from companion.table.record import Record, parse
from companion.vasco.play.asking.decisions import QUESTIONS as VASCO_QUESTIONS
from companion.vasco.rules.vasco import apply
from tests.vasco.rules.games import SETS, VASCO, played

RECORDS = Path(__file__).parents[2] / "records"
GAMES_OF_CHANCE = 20
MOST = {"place": 2.0, "pass": 1.0, "recruit": 3.2, "expedition": 3.8}
"""Touches for a decision of each kind, on average over games by chance, with facts only."""
MOST_PROPOSED = {"launch": 1.3, "expedition": 2.5}
"""The same where players play sensibly, and ships and crews are proposed."""


def record(name: str) -> Record:
    return parse((RECORDS / f"{name}.json").read_bytes(), GAMES)


def average(touches: Counter, moves: Counter, kind: str) -> float:
    return touches[kind] / max(1, moves[kind])


@pytest.mark.parametrize("help_", ["facts", "odds"])
@pytest.mark.parametrize("name", ["vasco-2-7", "vasco-deep-3", "vasco-narrow-4", "sensible-4"])
def test_every_decision_of_a_record_can_be_made_by_touches(name, help_) -> None:
    from tests.touch.deciding import decided

    count = 0
    for each in decided(record(name), help_):
        made, wanted = apply(each.state, each.made), apply(each.state, each.move)
        assert VASCO.shown(made.state) == VASCO.shown(wanted.state), each
        count += 1
    assert count > 50


def test_games_by_chance_take_no_more_touches_than_they_may() -> None:
    from tests.touch.deciding import decided

    touches, moves = Counter(), Counter()
    for seed in range(GAMES_OF_CHANCE):
        for each in decided(simulated(VASCO, 2 + seed % 3, seed)):
            touches[each.kind] += len(each.touched)
            moves[each.kind] += 1
    for kind, most in MOST.items():
        assert average(touches, moves, kind) <= most, kind
    assert touches.total() <= 2.1 * moves.total()


def test_a_sensible_game_with_proposals_takes_fewer() -> None:
    from tests.touch.deciding import decided

    touches, moves = Counter(), Counter()
    for each in decided(record("sensible-4"), "odds"):
        touches[each.kind] += len(each.touched)
        moves[each.kind] += 1
    for kind, most in MOST_PROPOSED.items():
        assert average(touches, moves, kind) <= most, kind


@pytest.mark.parametrize("printed", [*SETS])
def test_what_is_blocked_is_refused_and_what_is_not_leads_on(printed) -> None:
    from companion.vasco.play.asking.decisions import decision, question
    from tests.touch.deciding import shown_of

    chance = Random(printed)
    seats = record("vasco-4-7").players
    whole = Record("vasco", seats, SETS[printed], [])
    asked_of = Counter()
    for state, _ in played(3, 4, SETS[printed]):
        if VASCO.due(state).chance:
            continue
        picks = ()
        for _ in range(4):
            asked = question(shown_of(whole, state, "odds", picks=picks))
            for name, move in asked.blocked.items():
                with pytest.raises(Refusal):
                    apply(state, move)
                assert name not in asked.picks
            for deed in asked.deeds:
                if deed.move is not None:
                    apply(state, deed.move)
                else:
                    assert deed.pick is not None or deed.refused is not None, deed
            if not asked.picks:
                break
            asked_of[asked.area] += 1
            pick = chance.choice([*asked.picks.values()])
            after = decision(state).picked(state, picks, pick)
            assert after != picks or pick in picks, pick
            picks = after
            made = decision(state).moved(state, picks)
            if made is not None:
                apply(state, made)
                break
    assert {"numbers", "characters", "recruiting", "projects", "navigation"} <= {*asked_of}


def test_the_sum_is_what_the_ledger_takes() -> None:
    from companion.vasco.play.asking.calling import the_called
    from companion.vasco.play.asking.decisions import question
    from tests.touch.deciding import decided, shown_of

    game = record("sensible-4")
    paid = 0
    for each in decided(game):
        if each.kind != "recruit" or each.move.section is None or len(each.touched) < 2:
            continue
        picks = _composed(each)
        asked = question(shown_of(game, each.state, picks=picks))
        player, _ = the_called(each.state)
        lines = apply(each.state, each.move._replace(captain=False)).lines
        cost = -sum(line.amount for line in lines if line.what == "reals")
        total = next(line for line in asked.sums if line.total)
        assert (total.label, total.amount) == (f"of {player.reals}\u00a0R", f"{cost}\u00a0R")
        assert sum(int(line.amount.split()[0]) for line in asked.sums if not line.total) == cost
        main = next(deed for deed in asked.deeds if deed.main)
        assert main.text == f"Recruit for {cost}\u00a0R"
        paid += cost
    assert paid > 0


def _composed(each):
    """What was picked before the button was touched."""
    from companion.vasco.play.asking.decisions import decision, question
    from tests.touch.deciding import shown_of

    game, picks = record("sensible-4"), ()
    for name in each.touched[:-1]:
        asked = question(shown_of(game, each.state, picks=picks))
        picks = decision(each.state).picked(each.state, picks, asked.picks[name])
    return picks


def test_what_is_too_dear_says_so_with_the_sum() -> None:
    from companion.vasco.play.asking.decisions import decision, question
    from tests.touch.deciding import decided, shown_of

    game = record("sensible-4")
    state = next(each.state for each in decided(game) if each.kind == "recruit")
    seat = state.board.colours.index(VASCO.due(state).players[0])
    poor = state.players[seat]._replace(reals=max(0, state.marker - the_number(state)) + 1)
    players = (*state.players[:seat], poor, *state.players[seat + 1 :])
    state = state._replace(players=players)
    asked = question(shown_of(game, state))
    whole = next(name for name in asked.picks if name.startswith("section-"))
    picks = decision(state).picked(state, (), asked.picks[whole])
    main = next(deed for deed in question(shown_of(game, state, picks=picks)).deeds if deed.main)
    assert main.move is None
    with pytest.raises(Refusal) as refused:
        VASCO.apply(state, main.refused)
    assert refused.value.key == "too-dear-sailors"


def the_number(state) -> int:
    from companion.vasco.rules.state import called

    return called(state)


def test_sailors_stand_where_they_stood_however_few_a_section_takes() -> None:
    """So that nobody taps the colour below, or one sailor for two."""
    from tests.touch.deciding import shown_of

    given, wanted = record("sensible-4"), set()
    state = VASCO.begin(given.colours, given.components).state
    for raw in given.moves:
        if VASCO.due(state).kinds == ("sailors",):
            shown = shown_of(given, state)
            question = VASCO_QUESTIONS.decision(state).ask(shown)
            assert question.layout.across == (5 if state.marker is None else 3)
            assert len(question.layout.rows) == 4
            wanted.add(max(question.layout.rows))
        state = apply(state, VASCO.read(raw)).state
    assert {1, 3, 5} <= wanted


def test_a_sailor_from_the_bag_is_asked_of_whoever_gets_him() -> None:
    from tests.touch.deciding import shown_of

    given, taken = record("vasco-2-7"), 0
    state = VASCO.begin(given.colours, given.components).state
    for raw in given.moves:
        question = VASCO_QUESTIONS.decision(state).ask(shown_of(given, state))
        if state.blind:
            assert question.player == state.blind[0]
            taken += 1
        state = apply(state, VASCO.read(raw)).state
    assert taken
