"""The table at every size, in both lights, in English and in the longest language."""

import pytest

from tests.ui.at_table import at_table, moves_until, of_vasco, record
from tests.vasco.ui.test_launching import MANNED
from tests.words.pseudo import PSEUDO

GIVEN = record("vasco-4-7")
SIZES = ["tablet", "tablet-upright", "phone", "phone-across", "small"]
# What is drawn on is not high enough for one of them.
DEVICES = [(size, d) for size in SIZES for d in (1, 2) if (size, d) != ("tablet-upright", 2)]


def before(kind: str, after: int = 60) -> int:
    """So many moves of the record that one of this kind comes next."""
    return next(
        number for number, move in enumerate(GIVEN.moves) if number > after and move["do"] == kind
    )


MOMENTS = {
    "placing": (moves_until(GIVEN, "placing", 2, 5), ()),
    "recruiting": (moves_until(GIVEN, "acting", 3, 2), ()),
    "buying": (before("buy"), ("project-0",)),
    "expedition": (before("expedition"), ()),
    "hosting": (before("host"), ()),
    "draw": (before("vdg"), ()),
    "page": (moves_until(GIVEN, "acting", 3, 2), ("player-red",)),
    "ahead": (moves_until(GIVEN, "placing", 2, 2), ("player-black",)),
    "history": (moves_until(GIVEN, "acting", 3, 2), ("history",)),
    "menu": (moves_until(GIVEN, "acting", 3, 2), ("menu",)),
    "ending": (moves_until(GIVEN, "ending", 2), ()),
    "navigation": (before("navigate"), ()),
    "over": (len(GIVEN.moves), ()),
}
LOOKS = [("en", False), (PSEUDO, True)]


@pytest.fixture
def legible(device):
    """Goes to a moment at a size, and says what is wrong to look at or to touch."""
    from tests.ui.device import Look
    from tests.ui.walker import complaints

    def complain(size: str, moment: str, looks=LOOKS, density: float = 1) -> list[str]:
        moves, taps = MOMENTS[moment]
        app = at_table(device, Look(size, density), GIVEN, moves)
        app.root.show(of_vasco("table"))
        if moment == "page":
            app.session.enter([MANNED])
        device.frames(4)
        for name in taps:
            device.tap(name)
        found = []
        for language, dark in looks:
            app.words.language, app.theme.light = language, "night" if dark else "day"
            device.frames(4)
            device.shot(f"table-{moment}-{size}-{language}-{density:g}")
            found += [f"{language}: {each}" for each in complaints(device)]
        return found

    return complain


@pytest.mark.parametrize(
    ("size", "moment", "look"),
    [
        ("tablet", "expedition", 1),
        ("phone", "recruiting", 1),
        ("phone-across", "placing", 1),
        ("small", "buying", 0),
        ("phone", "over", 0),
    ],
)
def test_it_is_whole_and_legible(legible, size, moment, look) -> None:
    assert legible(size, moment, [LOOKS[look]]) == []


@pytest.mark.long
@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize(("size", "density"), DEVICES)
def test_it_is_whole_and_legible_at_every_size_and_moment(legible, size, moment, density) -> None:
    assert legible(size, moment, density=density) == []
