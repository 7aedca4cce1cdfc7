"""Recorded games played by touches from the new-game screen on, at every size."""

from pathlib import Path

import pytest

from companion.games import GAMES
from companion.table.record import Record, parse, replay

RECORDS = Path(__file__).parents[1] / "records"
LONG = pytest.mark.long
SLICES = {"tablet": 28, "phone": 28, "tablet-upright": 19, "phone-across": 19, "small": 19}
"""So many moves: all of the shorter game's first round, or its discs and the first actions."""
EVERYDAY = "vasco-2-7"
NAMES = [
    pytest.param(each, marks=() if each == EVERYDAY else LONG)
    for each in sorted(file.stem for file in RECORDS.glob("*.json"))
]


def record(name: str, upto: int | None = None) -> Record:
    whole = parse((RECORDS / f"{name}.json").read_bytes(), GAMES)
    return whole._replace(moves=whole.moves[:upto])


def expected(given: Record):
    *_, last = replay(GAMES["vasco"], given)
    return GAMES["vasco"].shown(last.state)


@pytest.mark.parametrize("size", SLICES)
def test_a_round_played_by_touches_comes_out_as_recorded(device, size) -> None:
    from tests.touch.reporting import playing
    from tests.ui.device import Look

    given = record("vasco-2-7", SLICES[size])
    report, fault = playing(device, Look(size), given, "app")
    assert fault == ""
    assert report["moves"] == SLICES[size]
    assert report["state"] == expected(given)
    assert report["taps_by_kind"]["place"] == {"moves": 8, "taps": 16}


@pytest.mark.parametrize("density", [1, 2])
@pytest.mark.parametrize("size", SLICES)
@pytest.mark.parametrize("name", NAMES)
def test_a_whole_game_played_by_touches_comes_out_as_recorded(device, name, size, density) -> None:
    from tests.touch.reporting import playing
    from tests.ui.device import Look

    given = record(name)
    draws = "table" if density == 1 else "app"
    report, fault = playing(device, Look(size, density), given, draws)
    assert fault == ""
    assert report["state"] == expected(given)


@LONG
def test_a_sensible_game_takes_no_more_touches_than_it_may(device) -> None:
    from tests.touch.reporting import playing
    from tests.ui.device import Look

    report, fault = playing(device, Look("tablet"), record("sensible-4"), "box", "odds")
    assert fault == ""
    assert report["taps"] <= 360


@pytest.mark.parametrize("round_", [*(pytest.param(each, marks=LONG) for each in (1, 2, 3)), 4])
def test_the_end_of_a_round_drawn_at_the_table_takes_few_touches(device, round_) -> None:
    """From sailing on to the first disc; the copy is not known yet but by what came up of it, and
    in the first round nine times sailors of a colour come."""
    from tests.touch.planning import Plan
    from tests.touch.playing import Playing
    from tests.ui.at_table import at_table
    from tests.ui.device import Look

    given = record("sensible-4")
    plan = Plan(given, frozenset())
    kinds = [step.kind for step in plan.steps]
    sails = [at for at, kind in enumerate(kinds) if kind == "navigate"][round_ - 1]
    places = kinds.index("place", sails)
    made = given._replace(moves=tuple(step.raw for step in plan.steps[:sails]))
    at_table(device, Look("tablet"), made, sails, replaced=frozenset())
    game = Playing(device, given, plan, made=sails)
    for step in plan.steps[sails:places]:
        game.play(step)
    assert game.moves["projects"] == game.moves["merchant"] == 1
    assert game.finger.taps <= 22, game.taps
