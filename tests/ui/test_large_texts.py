"""Every screen of a played game in every language, in every size of screen, with the largest text:
nothing is clipped, nothing lies on anything else, nothing is missing."""

import pytest

from companion.words import Words
from tests.ui.at_table import at_table, moves_until, of_vasco, record

GIVEN = record("vasco-4-7")
SIZES = ["tablet", "phone", "small", "tablet-upright", "phone-across"]
LANGUAGES = sorted(Words("en").codes())
END = len(GIVEN.moves)
ACTING = moves_until(GIVEN, "acting", 3, 2)


def before(kind: str, after: int = 60) -> int:
    """So many moves of the record that one of this kind comes next."""
    return next(
        number for number, move in enumerate(GIVEN.moves) if number > after and move["do"] == kind
    )


# How many moves of the record have been made, which screen is shown, and what is tapped there.
MOMENTS = {
    "home": (ACTING, "home", ()),
    "new-game": (0, "new-game", ()),
    "as-it-lies": (0, "as-it-lies", ()),
    "setup": (0, "setup", ()),
    "setup-sending": (before("send", 0), "setup", ()),
    "setup-done": (moves_until(GIVEN, "placing"), "setup", ()),
    "placing": (moves_until(GIVEN, "placing", 2, 5), "table", ()),
    "recruiting": (ACTING, "table", ()),
    "buying": (before("buy"), "table", ("project-0",)),
    "expedition": (before("expedition"), "table", ()),
    "hosting": (before("host"), "table", ()),
    "draw": (before("vdg"), "table", ()),
    "page": (ACTING, "table", ("player-red",)),
    "history": (ACTING, "table", ("history",)),
    "menu": (ACTING, "table", ("menu",)),
    "navigation": (before("navigate"), "table", ()),
    "round-end": (moves_until(GIVEN, "ending", 2), "table", ()),
    "over": (END, "table", ()),
    "standings": (ACTING, "standings", ()),
    "reckoning": (END, "reckoning", ()),
    "compare": (ACTING, "table", ("menu", "compare")),
    "hall": (END, "hall", ()),
    "games": (END, "games", ()),
    "settings": (ACTING, "settings", ()),
    "rules": (ACTING, "rules", ()),
    "component-sets": (0, "component-sets", ()),
    "check-copy": (0, "check-copy", ()),
    "check-tiles": (0, "check-tiles", ()),
    "scorepad": (0, "scorepad", ()),
}


@pytest.fixture
def whole(device):
    """Goes to a moment at a size, and says what is wrong there in each language."""
    from tests.ui.device import Look
    from tests.ui.large_text import wrong_at_largest

    def complain(size: str, moment: str, languages=LANGUAGES) -> str:
        moves, screen, taps = MOMENTS[moment]
        if moment == "scorepad":
            app = device.start(Look(size))
            app.begin("scorepad", GIVEN.players)
            there = None
        else:
            app = at_table(device, Look(size), GIVEN, moves)
            about = {"as-it-lies": GIVEN.players, "reckoning": app.session}.get(screen)
            there = of_vasco(screen, about)
        return wrong_at_largest(device, there, taps, languages, f"large-{moment}-{size}")

    return complain


@pytest.mark.parametrize(
    ("size", "moment", "language"),
    [
        ("phone", "expedition", "de"),
        ("phone", "compare", "de"),
    ],
)
def test_the_largest_text_is_whole(whole, size, moment, language) -> None:
    assert whole(size, moment, [language]) == ""


@pytest.mark.long
@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize("size", SIZES)
def test_the_largest_text_is_whole_everywhere(whole, size, moment) -> None:
    assert whole(size, moment) == ""
