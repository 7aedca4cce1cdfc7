"""12.3: two games that differ in one purse only look alike on every screen of the table, to the
last dot."""

import pytest

from tests.goa.asked import moves_until, record
from tests.goa.test_secrets import put_right

GIVEN = record("sensible-4")
AT = [("place", 3), ("auction", 2), ("turned", 1), ("extra", 2)]
"""The kinds of move before which is looked."""
PAGES = ("otherwise", "standings")


@pytest.fixture
def looked(device):
    from tests.goa.ui.touching import LISTED
    from tests.ui.device import Look

    def look(size: str, ducats: int, kinds) -> dict:
        """What is seen of the table of a game with so much more in a purse."""
        app, pictures = device.start(Look(size), frames=0, games=[LISTED]), {}
        moves = put_right(GIVEN, "green", ducats)
        app.start_game("goa", GIVEN.players, GIVEN.components, frozenset())
        for kind, times in kinds:
            done = len(app.session.line)
            app.session.enter(moves[done : moves_until(GIVEN, kind, times) + 1])
            app.open_game()
            pictures[f"{kind} {times}"] = seen(device)
            if device.shows("look-estate-green"):
                device.tap("look-estate-green")
                pictures[f"estate {kind} {times}"] = seen(device)
            device.tap("history")
            pictures[f"history {kind} {times}"] = seen(device)
            device.tap("history-close")
            for page in PAGES:
                device.tap("menu")
                device.tap(page)
                pictures[f"{page} {kind} {times}"] = seen(device)
                app.open_game()
                device.key(27)
        device.stop()
        return pictures

    return look


def seen(device):
    """Once all bars beside what scrolls have faded away."""
    device.wait(2)
    return device.pixels()


@pytest.mark.parametrize(
    ("size", "kinds"),
    [
        ("tablet", AT[1:2]),
        *(pytest.param(size, AT, marks=pytest.mark.long) for size in ("tablet", "phone")),
    ],
)
def test_what_is_seen_tells_nothing_of_a_purse(looked, size, kinds) -> None:
    from PIL import ImageChops

    poor, rich = (looked(size, ducats, kinds) for ducats in (1, 48))
    assert len(poor) >= 4 * len(kinds)
    for name, picture in poor.items():
        assert ImageChops.difference(picture, rich[name]).getbbox() is None, name
