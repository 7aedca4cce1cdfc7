"""What the report makes of its figures."""

from typing import Any

from tests.bench.__main__ import beyond, compared
from tests.bench.opening import middle

PEER = {"first_frame_s": 1.0, "rss_mb": 400}


def report(first: float, rss: float, growth: float) -> dict[str, Any]:
    opening = {"table": {"first_frame_s": first, "rss_mb": rss, "frame_ms_p50": 9}}
    return {
        "touches": {"memory": {"third_game_more_mb": growth}},
        "of the peer's": compared(opening, PEER),
    }


def test_what_keeps_within_its_limits_is_not_complained_of() -> None:
    assert beyond(report(0.8, 280, 5)) == []


def test_each_limit_is_held_by_itself() -> None:
    for figures, said in (
        ((0.9, 100, 0), "first_frame_s of table is 0.9 of the peer's, not 0.8"),
        ((0.5, 300, 0), "rss_mb of table is 0.75 of the peer's, not 0.7"),
        ((0.5, 100, 6), "the third game takes 6 MB more than the second"),
    ):
        assert beyond(report(*figures)) == [said]


def test_without_a_peer_nothing_is_compared() -> None:
    assert compared({"home": {"first_frame_s": 1, "rss_mb": 1}}, {}) == {"home": {}}


def test_of_three_runs_the_middle_one_counts() -> None:
    runs = [{"first_frame_s": each} for each in (0.9, 0.3, 0.4)]
    assert middle(runs) == {"first_frame_s": 0.4}
