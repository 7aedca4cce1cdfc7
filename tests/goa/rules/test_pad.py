"""Goa's score pad as a game: each line of chapter 10, and who wins."""

import pytest

from companion.games import GAMES
from companion.headless.simulating import simulated
from companion.table.game import Refusal, Seat
from companion.table.record import dump, parse, replay
from companion.table.session import Head, Session

PAD = GAMES["goa-pad"]
SEATS = (Seat("red", "Ana"), Seat("blue", "Rui"))
NOTHING = {
    "markers": [1, 1, 1, 1, 1],
    "colonies": 0,
    "cards": [0, 0, 0, 0, 0, 0],
    "ducats": 0,
    "plantations": [0, 0],
    "tiles": [0, 0],
}


def counted(components=None, **told) -> Session:
    """What each has of the lines that are told; of all others nobody has anything."""
    session = Session(PAD, Head("a", SEATS, components or PAD.starter(), None))
    for line, nothing in NOTHING.items():
        for seat, value in zip(SEATS, told.get(line, (nothing, nothing)), strict=True):
            session.do(PAD.read({"do": "settle", "player": seat.colour, line: value}))
    return session


def finished(**told) -> dict[str, tuple[int, bool]]:
    session = counted(**told)
    session.do(PAD.read({"do": "finish"}))
    return {each.colour: (each.score, each.won) for each in PAD.results(session.state)}


@pytest.mark.parametrize(
    ("line", "value", "worth", "rule"),
    [
        ("markers", [1, 2, 3, 4, 5], 0 + 1 + 3 + 6 + 10, "10.2"),
        ("colonies", 3, 6, "10.3"),
        ("cards", [1, 2, 3, 4, 5, 0], 1 + 3 + 6 + 10 + 15, "10.4"),
        ("plantations", [4, 0], 4, "10.6"),
        ("plantations", [4, 1], 12, "10.6"),
        ("tiles", [2, 5], 15, "10.6"),
    ],
)
def test_each_line_is_worth_what_chapter_10_says(line, value, worth, rule) -> None:
    session = counted(**{line: (value, NOTHING[line])})
    assert session.state.player("red").vp == worth
    (told,) = [line for entry in session.line for line in entry.lines]
    assert (told.player, told.amount, told.rule) == ("red", worth, rule)


def test_the_most_ducats_bring_3_vp_to_all_who_tie_10_5() -> None:
    assert finished(ducats=(12, 7)) == {"red": (3, True), "blue": (0, False)}
    assert finished(ducats=(7, 7)) == {"red": (3, True), "blue": (3, True)}


def test_ducats_part_equals_and_then_they_share_10_7() -> None:
    assert finished(ducats=(12, 7), colonies=(0, 2)) == {"red": (3, True), "blue": (3, False)}
    session = counted(ducats=(12, 7), colonies=(0, 2))
    with pytest.raises(Refusal) as caught:
        session.do(PAD.read({"do": "finish", "winners": ["blue"]}))
    assert caught.value.rule == "10.7"


def test_it_counts_by_the_group_s_own_copy() -> None:
    components = PAD.starter()
    other = {
        **components,
        "tiles": {
            phase: [tile.replace("duty/6/5", "duty/6/4") for tile in tiles]
            for phase, tiles in components["tiles"].items()
        },
    }
    assert counted(other, tiles=([2, 0], [0, 0])).state.player("red").vp == 8


@pytest.mark.parametrize(
    "raw",
    [
        {"markers": [0, 1, 1, 1, 1]},
        {"markers": [1, 1, 1, 1]},
        {"colonies": 5},
        {"cards": [6, 0, 0, 0, 0, 0]},
        {"ducats": 100},
        {"ducats": 1, "colonies": 1},
        {},
    ],
)
def test_what_no_copy_has_is_refused(raw) -> None:
    with pytest.raises(Refusal) as caught:
        PAD.read({"do": "settle", "player": "red", **raw})
    assert caught.value.rule == "record"


def test_a_line_is_told_once_and_corrected_later() -> None:
    session = counted(colonies=(1, 2))
    again = {"do": "settle", "player": "red", "colonies": 4}
    with pytest.raises(Refusal):
        session.do(PAD.read(again))
    number = next(entry.number for entry in session.line if entry.raw.get("colonies") == 1)
    session.amend(number, PAD.read(again))
    assert session.state.player("red").vp == 10
    assert session.broken is None


@pytest.mark.parametrize("seed", range(3))
def test_its_records_come_out_as_recorded(seed) -> None:
    record = simulated(PAD, 4, seed)
    *_, last = replay(PAD, parse(dump(record).encode(), GAMES))
    results = PAD.results(last.state)
    assert sum(each.won for each in results) >= 1
    assert [each.score for each in results] == sorted(
        (each.score for each in results), reverse=True
    )
