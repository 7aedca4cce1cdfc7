"""What the rules at hand tell of a running game is what then happens."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any

from companion.goa.rules import moves as m
from companion.goa.rules.now import now
from companion.goa.rules.phases import asked
from companion.goa.rules.state import State
from companion.table.game import Figure, Line
from tests.goa.rules.games import SETS, played
from tests.goa.rules.table import GOA

GAMES = [(seed, 2 + seed % 3, printed) for seed, printed in enumerate(SETS.values())]


@cache
def positions() -> tuple[tuple[State, Any], ...]:
    return tuple(each for game in GAMES for each in played(*game))


def applied(kind: type) -> Iterator[tuple[State, Any, tuple[Line, ...]]]:
    for state, move in positions():
        if isinstance(move, kind):
            yield state, move, GOA.apply(state, move).lines


def figures(state: State, rule: str, **of: str) -> list[dict[str, Any]]:
    """Of every sentence about this player, or column, the plain values."""
    told = [
        {name: figure.value for name, figure in said.figures.items()} for said in now(state, rule)
    ]
    return [each for each in told if of.items() <= each.items()]


def gained(lines: tuple[Line, ...], player: str, source: str) -> Counter[str]:
    found: Counter[str] = Counter()
    for line in lines:
        if (line.player, line.source) == (player, source):
            found[line.what] += line.amount
    return found


def test_5_5_and_5_7_tell_what_the_action_then_brings() -> None:
    told = 0
    for kind, rule, source, what in (
        (m.BuildShips, "5.5", "build_ships", "ships"),
        (m.CollectTaxes, "5.7", "taxes", "ducats"),
    ):
        for state, move, lines in applied(kind):
            if move.of is None:
                [said] = figures(state, rule, player=move.player)
                assert gained(lines, move.player, source)[what] == said["value"]
                told += 1
    assert told > 20


def due_extra(state: State) -> int | None:
    """6.1: who may take an extra turn."""
    kind, seat = asked(state)
    return seat if kind == "extra" else None


def test_5_4_tells_what_the_step_then_costs_and_is_silent_about_a_last_row() -> None:
    told = 0
    for state, move, lines in applied(m.Progress):
        if move.card is None:
            [said] = figures(state, "5.4", player=move.player, column=move.column)
            cost = -gained(lines, move.player, "progress")
            goods: Counter[str] = Counter()
            for figure in said["goods"]:
                assert isinstance(figure, Figure)
                if figure.kind == "spice":
                    goods[figure.value] += 1
                else:
                    goods[figure.kind] += figure.value
            assert +goods == cost
            told += 1
    assert told > 10
    for state, _ in positions():
        columns = [each["column"] for each in figures(state, "5.4")]
        seat = state.turn.seat if state.turn else due_extra(state)
        rows = () if seat is None else state.players[seat].rows
        assert len(columns) == sum(row < 5 for row in rows)


def test_4_4_tells_what_selling_brings_and_buying_costs() -> None:
    told = 0
    for state, move, lines in applied(m.Sell | m.Buy):
        [said] = figures(state, "4.4")
        paid = sum(
            line.amount for line in lines if (line.player, line.what) == (move.player, "ducats")
        )
        assert paid == (said["bid"] if isinstance(move, m.Sell) else -said["price"])
        told += 1
    assert told > 20


def test_7_4_tells_the_colonists_that_are_then_paid() -> None:
    paid = 0
    for state, move, lines in applied(m.Settle):
        [said] = figures(state, "7.4")
        if move.founded:
            assert -gained(lines, move.player, "founding")["colonists"] == said["colonists"]
            paid += said["colonists"] > 0
    assert paid > 0


def test_10_2_10_3_and_10_6_tell_no_more_than_a_player_has() -> None:
    for state, _ in positions():
        for player in state.players:
            parts = [
                said["value"]
                for rule in ("10.2", "10.3", "10.6")
                for said in figures(state, rule, player=player.colour)
            ]
            others = [each.number for each in player.tiles if each.kind == "mission"]
            others += [each.vp for each in player.face_down]
            if state.winners is None:
                assert sum(parts) + sum(others) + player.bonus_vp == player.vp


def test_12_3_nothing_is_told_of_a_purse() -> None:
    for state, _ in positions()[::5]:
        rich = state._replace(players=tuple(each._replace(ducats=10**6) for each in state.players))
        for rule in ("2.1", "4.4", "4.6", "5.4", "5.7", "8.9", "10.5", "12.2"):
            assert now(rich, rule) == now(state, rule)
