"""Every screen of a played game of Goa in every language, in every size of screen, with the largest
text: nothing is clipped, nothing lies on anything else, nothing is missing."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from companion.games import GAMES
from companion.goa.rules.phases import kind_due
from companion.table.record import parse, replay
from tests.words.test_glossary import LANGUAGES

GOA = GAMES["goa"]
RECORD = Path(__file__).parents[2] / "records" / "goa" / "sensible-4.json"
GIVEN = parse(RECORD.read_bytes(), {"goa": GOA})
NAMES = ("Rui", "Inês", "Tomé", "Ana")
SIZES = ["tablet", "phone", "small", "tablet-upright", "phone-across"]


def due(kind: str, after: int = 0) -> int:
    """How many moves have been made where this is awaited first, from a move on."""
    moments = replay(GOA, GIVEN)
    return next(
        each.number for each in moments if each.number >= after and kind_due(each.state) == kind
    )


LATE = due("place", 250)
END = len(GIVEN.moves)
OF_THE_APP = ("home", "games", "hall", "settings")

# How many moves of the record have been made, which screen is shown, and what is tapped there.
MOMENTS: dict[str, tuple[int, str, Sequence[str]]] = {
    "home": (LATE, "home", ()),
    "new-game": (0, "new-game", ()),
    "variants": (0, "setup", ()),
    "layout": (due("layout"), "setup", ()),
    "elephant": (due("elephant"), "setup", ()),
    "place": (LATE, "table", ()),
    "tile": (due("tile"), "table", ()),
    "auction": (due("bid"), "table", ()),
    "auction-late": (due("bid", LATE), "table", ()),
    "turn": (due("turn"), "table", ()),
    "turn-late": (due("turn", LATE), "table", ()),
    "turned": (due("turned"), "table", ()),
    "settle": (due("settle"), "table", ()),
    "fill": (due("fill"), "table", ()),
    "take": (due("take"), "table", ()),
    "favor": (due("favor"), "table", ()),
    "extra": (due("extra"), "table", ()),
    "hand": (due("hand"), "table", ()),
    "page": (LATE, "table", ("player-red",)),
    "history": (LATE, "table", ("history",)),
    "menu": (LATE, "table", ("menu",)),
    "otherwise": (due("turn", LATE), "table", ("menu", "otherwise")),
    "standings": (LATE, "standings", ()),
    "reckoning": (END, "reckoning", ()),
    "hall": (END, "hall", ()),
    "games": (END, "games", ()),
    "settings": (LATE, "settings", ()),
    "rules": (LATE, "rules", ()),
    "component-sets": (0, "component-sets", ()),
    "check-copy": (0, "check-copy", ()),
}


@pytest.fixture
def whole(device):
    """Goes to a moment at a size, and says what is wrong there in each language."""
    from companion.ui.shell.screen import Screen
    from tests.ui.device import Look
    from tests.ui.large_text import wrong_at_largest

    def complain(size: str, moment: str, languages: Sequence[str] = LANGUAGES) -> str:
        moves, screen, taps = MOMENTS[moment]
        app = device.start(Look(size), frames=0)
        named = zip(GIVEN.players, NAMES, strict=True)
        seats = tuple(seat._replace(name=name) for seat, name in named)
        assert app.start_game("goa", seats, GIVEN.components, frozenset())
        app.session.enter(GIVEN.moves[:moves])
        app.open_game()
        about = app.session if screen == "reckoning" else None
        there = screen if screen in OF_THE_APP else Screen(screen, "goa", about)
        return wrong_at_largest(device, there, taps, languages, f"large-goa-{moment}-{size}")

    return complain


@pytest.mark.parametrize(
    ("size", "moment", "language"),
    [
        ("tablet", "auction", "ru"),
        ("small", "extra", "pl"),
    ],
)
def test_the_largest_text_is_whole(whole, size, moment, language) -> None:
    assert whole(size, moment, [language]) == ""


@pytest.mark.long
@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize("size", SIZES)
def test_the_largest_text_is_whole_everywhere(whole, size, moment) -> None:
    assert whole(size, moment) == ""
