"""12.4: a purse is in sight as long as a finger lies on it, and nowhere else."""

import pytest

from tests.goa.asked import moves_until, record

SPENT = {"do": "adjust", "player": "red", "ducats": 5, "why": "counted"}


@pytest.fixture
def table(device):
    """Opens a game while something is auctioned."""
    from tests.goa.ui.touching import LISTED
    from tests.ui.device import Look

    def open_at(size: str):
        app = device.start(Look(size), frames=0, games=[LISTED])
        given = record("sensible-4")
        app.start_game("goa", given.players, given.components, frozenset())
        app.session.enter(given.moves[: moves_until(given, "auction", 3)])
        app.open_game()
        # Bars beside what scrolls fade away.
        device.wait(2)
        return app

    return open_at


def held(device, seconds: float = 1):
    """What a finger on a purse lets be seen, and the pictures before and after."""
    from tests.ui.device import centre

    before, spot = device.pixels(), device.find("peek-red")
    # Where it has no spot of its own, the card is held.
    touch = device.press(*centre(spot if spot.width else device.find("player-red")))
    device.wait(seconds)
    during = device.pixels()
    touch.touch_up()
    device.frames(20)
    return before, during, device.pixels()


def where(one, other):
    from PIL import ImageChops

    return ImageChops.difference(one, other).getbbox()


@pytest.mark.parametrize("size", ["tablet", "phone"])
def test_a_purse_is_seen_only_while_it_is_held(device, table, size) -> None:
    table(size)
    before, during, after = held(device)
    device.shot(f"goa-purse-{size}")
    assert where(before, during)
    assert where(before, after) is None


def test_a_purse_shows_what_is_in_it_to_who_holds_it_alone(device, table) -> None:
    app = table("tablet")
    one = of_red(device, held(device))
    app.session.enter([SPENT])
    device.wait(2)
    other = of_red(device, held(device))
    same = [where(*each) is None for each in zip(one, other, strict=True)]
    assert same == [True, False, True], "before, while it is held, and after"


def of_red(device, pictures):
    card, height = device.find("player-red"), pictures[0].height
    x, y = card.to_window(*card.pos)
    box = (x, height - y - card.height, x + card.width, height - y)
    return [each.crop(tuple(map(round, box))) for each in pictures]


def test_a_tap_looks_into_no_purse_and_says_how(device, table) -> None:
    table("tablet")
    held(device, seconds=0.2)
    assert any("Keep a finger" in text for text in device.texts())


def test_where_the_card_is_the_purse_a_tap_looks_at_its_player(device, table) -> None:
    app = table("phone")
    held(device, seconds=0.2)
    assert app.root.stage.children[0].asking.seat.who == "red"
