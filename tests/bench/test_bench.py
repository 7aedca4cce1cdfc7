"""What the report makes of its figures."""

from typing import Any

import pytest

from companion.games import GAMES
from companion.store.journal import written
from companion.table.record import parse
from tests.bench.__main__ import beyond
from tests.bench.opening import middle as middle_opening
from tests.bench.units import Figure, Told, Unit, in_units, middle, units, units_of_chairs
from tests.bench.walk import ASKED, ON_THE_DISK, SHOWN, WALKS, Walk, figures, walked

RULES = {"play_actions_per_s": 10_000.0, "undo_ms": 0.5, "legal_moves": "sampled"}
PEERS = {
    "catanatron": {"actions_per_s": 20_000.0},
    "katrain": {"first_frame_s": 1.0, "rss_mb": 400, "frame_ms_p50": 10.0},
}
TABLET = {"tap_to_frame_ms": {"p50": 9.0, "p95": 18.0}, "memory": {"third_game_more_mb": 3.0}}


def told(peers: Any, **more: Any) -> dict[str, Told]:
    figures = {"rules": RULES, "tablet": {**TABLET, **more}}
    return middle([in_units(figures, units(RULES, 5.0, peers))])


def test_figures_are_counted_in_what_the_peers_take() -> None:
    found = told(PEERS, first_frame_s=0.5, rss_mb=200)
    assert found["rules play_actions_per_s"] == (10_000, 0.5, "of catanatron's")
    assert found["rules undo_ms"] == (0.5, 10, "actions of catanatron's")
    assert found["tablet tap_to_frame_ms p95"] == (18, 1.8, "whole redraws of KaTrain")
    assert found["tablet first_frame_s"] == (0.5, 0.5, "of KaTrain's")
    assert found["tablet rss_mb"] == (200, 0.5, "of KaTrain's")
    assert found["tablet memory third_game_more_mb"].unit == ""
    assert "rules legal_moves" not in found


@pytest.mark.parametrize("peers", [None, {**PEERS, "katrain": None}])
def test_without_them_in_what_is_plain_of_our_own(peers: Any) -> None:
    found = told(peers)
    assert found["tablet tap_to_frame_ms p95"] == (18, 3.6, "redraws of an empty table")
    of_rules = found["rules play_actions_per_s"]
    assert of_rules.ratio == (0.5 if peers else 1)


def test_of_three_runs_the_middle_ratio_counts() -> None:
    runs = [{"a": Figure(value, Unit("x", size))} for value, size in ((9, 1), (4, 4), (6, 2))]
    assert middle(runs) == {"a": Told(6, 3, "x")}
    assert middle_opening([{"first_frame_s": each} for each in (0.9, 0.3, 0.4)]) == {
        "first_frame_s": 0.4
    }


def test_what_keeps_within_its_limits_is_not_complained_of() -> None:
    assert [*beyond(told(PEERS, first_frame_s=0.8, rss_mb=280))] == []


def test_each_limit_is_held_by_itself() -> None:
    for more, said in (
        ({"first_frame_s": 0.9}, "tablet first_frame_s is 0.9 of KaTrain's, not 0.8"),
        ({"rss_mb": 300}, "tablet rss_mb is 0.75 of KaTrain's, not 0.7"),
        (
            {"tap_to_frame_ms": {"p95": 21.0}},
            "tablet tap_to_frame_ms p95 is 2.1 whole redraws of KaTrain, not 2.0",
        ),
        (
            {"film_frame_ms": {"p95": 25.0}},
            "tablet film_frame_ms p95 is 2.5 whole redraws of KaTrain, not 2.0",
        ),
        ({"third_game_more_mb": 6}, "tablet third_game_more_mb is 6, not 5.0"),
    ):
        assert [*beyond(told(PEERS, **more))] == [said]


def test_a_chair_is_measured_by_the_rules_and_the_frames_of_its_own_minutes() -> None:
    thinking = {
        "rules_actions_a_second": 10_000.0,
        "of 4": {"decision_ms": {"p95": 7000.0}},
        "tablet": {"while_still_ms": {"p95": 10.0}, "while_thinking_ms": {"p95": 12.0}},
        "phone": {"while_still_ms": {"p95": 8.0}, "while_thinking_ms": {"p95": 12.0}},
    }
    known = {**units_of_chairs(thinking), **units(RULES, 5.0, PEERS)}
    found = middle([in_units({"chair": thinking}, known)])
    assert found["chair of 4 decision_ms p95"] == (7000, 1400, "ms at 50,000 actions a second")
    assert found["chair tablet while_thinking_ms p95"].ratio == 1.2
    assert [*beyond(found)] == [
        "chair phone while_thinking_ms p95 is 1.5 of those while nobody thinks, not 1.3"
    ]
    thinking["of 4"] = {"decision_ms": {"p95": 8000.0}}
    (one, _) = beyond(middle([in_units({"chair": thinking}, known)]))
    assert one == "chair of 4 decision_ms p95 is 1600.0 ms at 50,000 actions a second, not 1500.0"


def test_of_what_runs_functions_of_ours_are_counted_once_up_to_the_end_of_a_stage() -> None:
    walk = Walk()
    walk.begin({"once": [written], "twice": [written]})
    for number in range(3):
        written([{"row": "drawing"}], "journal/one", number, "")
    walk.end()
    assert [*walk.upto] == ["once", "twice"]
    assert walk.upto["once"] == walk.upto["twice"]
    found = {(each.module, each.name): each.is_function for each in walk.upto["once"]}
    assert found["store/journal.py", "written"]
    assert found["store/slips.py", "cut"]
    modules, functions, bodies = figures(walk.upto["once"])
    assert (modules, functions, bodies) == (3, sum(found.values()), len(found))
    assert not any(each.module.startswith("test") for each in walk.upto["once"])


@pytest.mark.long
@pytest.mark.parametrize("walk", WALKS)
def test_each_walk_ends_on_the_disk_and_only_goes_on_from_there(walk) -> None:
    stages = walked(walk)
    assert [*stages] == [ON_THE_DISK, SHOWN if walk.endswith("phone") else ASKED]
    disk, after = stages.values()
    assert disk[-1].module.startswith("store/")
    assert disk == after[: len(disk)] != after
    drawing = any(each.draws for each in disk)
    assert drawing != walk.endswith("phone")


def test_a_game_is_played_for_it_and_each_touch_measured(device) -> None:
    from tests.bench.touching import RECORD, play
    from tests.touch.planning import Plan
    from tests.touch.reporting import DRAWS, lay_out

    record = parse(RECORD.read_bytes(), GAMES)
    lay_out(device.start(), record, "box", "facts")
    plan = Plan(record, DRAWS["box"])
    plan.steps = plan.steps[:5]
    touched = sum(step.touched for step in plan.steps)
    seconds = play(device, record, plan)
    assert 0 < touched < len(seconds)
    assert min(seconds) > 0


@pytest.mark.long
def test_a_move_is_seen_on_eight_pages_of_phones(browser, device) -> None:
    from contextlib import ExitStack

    from tests.bench.phones import watched
    from tests.ui.device import SIZES

    SIZES["given"] = SIZES["tablet"]
    with ExitStack() as contexts:
        figures = watched(device, browser, contexts, whole=False)
    known = units(RULES, 5.0, PEERS)
    found = middle([in_units({"phones": figures}, known)])
    pages = [each for name, each in found.items() if name.endswith("move_to_page_ms p95")]
    assert len(pages) == 8
    assert all(each.unit == "whole redraws of KaTrain" and each.value > 0 for each in pages)
    assert found["phones idle_percent"].unit == "percent of a core"
