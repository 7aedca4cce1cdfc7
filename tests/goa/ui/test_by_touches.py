"""Kept games of Goa on the table's screen by touches alone: each state as the record has it, and
the reckoning at the end."""

import pytest

from companion.games import GAMES
from companion.table.record import replay
from tests.goa.asked import moves_until, record

SIZES = ("tablet", "tablet-upright", "phone", "phone-across", "small")


GOA = GAMES["goa"]
GIVEN = record("sensible-4")


@pytest.fixture
def touching(device):
    from tests.goa.ui.touching import LISTED, Touching
    from tests.ui.device import Look

    def begin(size: str, made: int | None = None) -> Touching:
        device.start(Look(size), frames=0, games=[LISTED])
        return Touching(device, GIVEN, made)

    return begin


def ends_with_the_reckoning(device) -> None:
    device.frames(4)
    assert all(device.shows(f"sum-{colour}") for colour in GIVEN.colours)
    assert device.faults.heard == []


@pytest.mark.parametrize("size", ["tablet", "small"])
def test_the_last_hand_laid_open_leads_to_the_reckoning(touching, device, size) -> None:
    game = touching(size, moves_until(GIVEN, "hand") - 1)
    game.play()
    assert game.taps["hand"] == sum(map(sum_of, GIVEN.moves[-2:])), "a card is a touch"
    ends_with_the_reckoning(device)


def sum_of(raw: dict) -> int:
    return sum(raw["symbols"].values())


@pytest.mark.parametrize("size", ["tablet", "phone"])
def test_a_colony_is_founded_and_the_next_player_is_asked(touching, size) -> None:
    """Nobody says `end`: the first deed of the next one records it."""
    at = moves_until(GIVEN, "found")
    game = touching(size, at)
    upto = next(n for n in range(at, at + 20) if GIVEN.moves[n]["do"] == "end") + 2
    game.play(upto)
    assert game.taps["found"] == game.moves["found"] > 0
    assert game.taps["turned"] == game.moves["turned"] > 0
    assert game.taps["end"] == 0


def test_a_round_ends_with_what_is_to_be_done_on_the_table(touching, device) -> None:
    layout = moves_until(GIVEN, "layout", 2)
    game = touching("tablet", layout - 1)
    game.play(layout)
    texts = device.texts()
    said = device.app.of("goa").say
    assert said("round-leaving") in texts
    assert said("round-lay-out") in texts
    game.play(layout + 1)
    assert said("round-next", phase="B", round=1) in device.texts()


@pytest.mark.parametrize("size", ["tablet", "small"])
def test_the_table_is_put_right_by_touches(touching, device, size) -> None:
    """13.8: from the menu, told and done."""
    from tests.ui.walker import complaints

    finger = touching(size, moves_until(GIVEN, "taxes")).finger
    before = device.app.session.state.players[0].colonists
    for name in ("menu", "otherwise", "red-colonists-more"):
        finger.tap(name)
    device.shot(f"goa-otherwise-{size}")
    assert complaints(device) == []
    for name in ("set-right",):
        finger.tap(name)
    assert device.app.session.state.players[0].colonists == before + 1
    assert device.app.session.line[-1].raw["do"] == "adjust"


def test_what_is_put_right_between_two_moves_of_one_touch_is_told_after_them(device) -> None:
    """Half a colony tile settles and fills; a purse put right between them in a record is typed
    once both are made. How soon the touches are answered is told."""
    from tests.goa.ui.touching import LISTED, Touching
    from tests.touch.playing import TimedFinger
    from tests.touch.reporting import report
    from tests.ui.device import Look

    given = record("goa-adjusted-2")
    kinds = [raw["do"] for raw in given.moves]
    at = next(n for n in range(len(kinds)) if kinds[n : n + 3] == ["settle", "adjust", "fill"])
    device.start(Look("phone"), frames=0, games=[LISTED])
    game = Touching(device, given, at, hand=TimedFinger)
    game.play(at + 3)
    line = device.app.session.line
    assert [each.raw["do"] for each in line[at : at + 3]] == ["settle", "fill", "adjust"]
    state = GOA.shown(device.app.session.state)
    assert state == GOA.shown([*replay(GOA, given)][at + 3].state)
    told = report(game.finger, game.moves, game.taps, state)
    assert told["corrections"]["moves"] == 1
    assert 0 < told["latency_ms"]["p50"] <= told["latency_ms"]["p95"]
    assert device.faults.heard == []


@pytest.mark.parametrize("size", ["phone", "tablet"])
def test_where_several_hold_cards_whose_is_thrown_away_is_told_by_touches(device, size) -> None:
    from tests.goa.ui.touching import LISTED, Touching
    from tests.ui.device import Look

    given = record("goa-adjusted-2")
    at = moves_until(given, "discard")
    device.start(Look(size), frames=0, games=[LISTED])
    game = Touching(device, given, at)
    assert sum(bool(each.hand) for each in device.app.session.state.players) > 1
    game.play(at + 1)
    assert (game.moves["discard"], game.taps["discard"]) == (1, 2)


@pytest.mark.long
@pytest.mark.parametrize("name", ["goa-adjusted-2", "goa-2-7", "goa-generous-4"])
def test_a_record_by_chance_is_played_from_its_first_token_to_its_end(device, name) -> None:
    from tests.goa.ui.touching import LISTED, Touching
    from tests.ui.device import Look

    given = record(name)
    device.start(Look("tablet"), frames=0, games=[LISTED])
    game = Touching(device, given)
    game.play()
    *_, last = replay(GOA, given)
    assert GOA.shown(device.app.session.state) == GOA.shown(last.state)
    assert device.faults.heard == []


@pytest.mark.long
@pytest.mark.parametrize("size", SIZES)
def test_a_whole_game_is_played_to_its_reckoning(touching, device, size) -> None:
    game = touching(size)
    game.play()
    assert game.finger.taps <= 520
    ends_with_the_reckoning(device)
