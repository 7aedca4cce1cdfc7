"""Kept games of Goa on the table's screen by touches alone: each state as the record has it, and
the reckoning at the end."""

import pytest

from tests.goa.asked import moves_until, record

SIZES = ("tablet", "tablet-upright", "phone", "phone-across", "small")


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


@pytest.mark.long
@pytest.mark.parametrize("size", SIZES)
def test_a_whole_game_is_played_to_its_reckoning(touching, device, size) -> None:
    game = touching(size)
    game.play()
    assert game.finger.taps <= 520
    ends_with_the_reckoning(device)
