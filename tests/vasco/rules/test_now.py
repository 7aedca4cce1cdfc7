"""What the rules at hand tell of a running game is what then happens."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from companion.table.game import Said
from companion.vasco.rules import figures as f
from companion.vasco.rules import moves as m
from companion.vasco.rules.now import now
from companion.vasco.rules.state import State
from tests.vasco.rules import laid
from tests.vasco.rules.games import SETS, played
from tests.vasco.rules.laid import VASCO

GAMES = [(seed, 2 + seed % 3, printed) for seed, printed in enumerate(SETS.values())]


def positions() -> Iterator[tuple[State, Any]]:
    for seed, players, printed in GAMES:
        yield from played(seed, players, printed)


def figures(state: State, rule: str, key: str) -> list[dict[str, Any]]:
    """Of every sentence of this kind, the plain values."""
    return [
        {name: figure.value for name, figure in said.figures.items()}
        for said in now(state, rule)
        if said.key == key
    ]


def amounts(lines: Any, source: str, what: str) -> Counter[str]:
    found: Counter[str] = Counter()
    for line in lines:
        if (line.source, line.what) == (source, what):
            found[line.player] += line.amount
    return found


def test_3_3_the_first_free_number_and_what_the_called_one_costs() -> None:
    """The rulebook's own example: 11 less 3 is 8, and a 5 costs 3."""
    state = laid.called(laid.bare()._replace(marker=8), "red", "recruiting", 5)
    figures = {"marker": f.number(8), "number": f.number(5), "price": f.reals(3)}
    assert now(state, "3.3") == (Said("now-price", figures),)


def test_3_3_and_3_4_tell_what_acting_then_costs_and_giving_up_then_pays() -> None:
    told: Counter[str] = Counter()
    for state, move in positions():
        if not isinstance(move, m.Buy | m.Recruit | m.Expedition | m.TakeMoney | m.Host | m.Pass):
            continue
        lines = VASCO.apply(state, move).lines
        if isinstance(move, m.Pass):
            [said] = figures(state, "3.4", "now-give-up")
            assert amounts(lines, "give_up", "reals")[move.player] == said["reals"]
        else:
            cost = -amounts(lines, "act", "reals")[move.player]
            prices = [each["price"] for each in figures(state, "3.3", "now-price")]
            assert prices == ([cost] if cost else [])
        told[type(move).__name__] += 1
    assert len(told) == 6


def test_7_2_to_7_5_tell_what_navigation_then_brings() -> None:
    told = 0
    for state, move in positions():
        if not isinstance(move, m.Navigate):
            continue
        lines = VASCO.apply(state, move).lines
        some = figures(state, "7.2", "now-earns") + figures(state, "7.2", "now-paid")
        assert {each["player"]: each["vp"] for each in some if each["vp"]} == {
            player: vp for player, vp in amounts(lines, "income", "vp").items() if vp
        }
        paid = {each["player"]: each["vp"] for each in figures(state, "7.3", "now-paid")}
        assert paid == dict(amounts(lines, "complete", "vp"))
        back = {each["player"]: each["count"] for each in figures(state, "7.5", "now-returns")}
        assert back == dict(amounts(lines, "returns", "captains"))
        told += len(paid) + len(back)
    assert told


def test_9_3_tells_what_the_final_reckoning_then_brings() -> None:
    told = 0
    for state, move in positions():
        if isinstance(move, m.Finish):
            lines = VASCO.apply(state, move).lines
            for source in ("reals", "ships"):
                some = figures(state, "9.3", f"now-{source}")
                assert {each["player"]: each["vp"] for each in some} == dict(
                    amounts(lines, source, "vp")
                )
                told += len(some)
    assert told


def all_of_it(state: State, move: m.Recruit) -> bool:
    """Whether everybody of a section is recruited."""
    return bool(move.section) and move.sailors == state.sections[move.section - 1]


def test_4_1_and_5_1_tell_what_is_then_paid() -> None:
    told = 0
    for state, move in positions():
        if isinstance(move, m.Buy) and move.sao_gabriel:
            [said] = figures(state, "4.1", "now-sao-gabriel")
            lines = VASCO.apply(state, move).lines
            assert -amounts(lines, "sao_gabriel", "reals")[move.player] == said["reals"]
            told += 1
        if isinstance(move, m.Recruit) and all_of_it(state, move):
            said = figures(state, "5.1", "now-section")
            [own] = [each for each in said if each["section"] == move.section]
            lines = VASCO.apply(state, move).lines
            paid = (amounts(lines, each, "reals")[move.player] for each in ("sailors", "captain"))
            assert -sum(paid) == own["both" if move.captain else "reals"]
            told += 1
    assert told


@pytest.mark.parametrize("rule", ["0.1", "2.5", "3.6", "10.2"])
def test_a_rule_without_figures_tells_none(rule) -> None:
    assert now(laid.bare(3), rule) == ()


def test_nothing_is_told_of_a_game_that_is_over() -> None:
    state = laid.bare(3)._replace(winners=("red",))
    assert not any(now(state, rule) for rule in ("3.4", "9.3", "9.4"))
