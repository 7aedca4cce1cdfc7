"""Texts in four sizes: all of the interface follows, and nothing is cut off or covered."""

import pytest

from tests.ui.at_table import at_table, moves_until, of_vasco, record
from tests.vasco.ui.test_launching import MANNED
from tests.vasco.ui.test_table_looks import GIVEN, MOMENTS

STEPS = (1, 1.15, 1.3, 1.5)
SCREENS = ("home", "new-game", "games", "hall", "settings", "component-sets", "check-copy")


@pytest.fixture
def complaints_at(device):
    """What the walker says of what is shown, in these sizes of text."""
    from tests.ui.walker import complaints

    def complain(steps, name: str) -> list[str]:
        found = []
        for step in steps:
            assert device.app.set("text", step)
            device.app.comfort.text = step
            device.frames(5)
            device.shot(f"text-{step}-{name}")
            found += [f"{step}: {each}" for each in complaints(device)]
        return found

    return complain


def _to_moment(device, size: str, moment: str, language: str) -> None:
    from tests.ui.device import Look

    moves, taps = MOMENTS[moment]
    app = at_table(device, Look(size, language=language), GIVEN, moves)
    app.root.show(of_vasco("table"))
    if moment == "page":
        app.session.enter([MANNED])
    device.frames(4)
    for name in taps:
        device.tap(name)


@pytest.mark.parametrize(
    ("size", "moment", "steps"),
    [
        pytest.param("tablet", "recruiting", (1.15, 1.5), marks=pytest.mark.long),
        ("phone", "expedition", (1.3, 1.5)),
        *(
            pytest.param(size, moment, STEPS, marks=pytest.mark.long)
            for size in ("tablet", "phone")
            for moment in MOMENTS
        ),
    ],
)
def test_the_table_is_whole_and_legible(device, complaints_at, size, moment, steps) -> None:
    _to_moment(device, size, moment, "en")
    assert complaints_at(steps, f"{size}-{moment}") == []


@pytest.mark.parametrize(
    ("size", "screen", "steps"),
    [
        ("tablet", "settings", (1.5,)),
        ("phone", "settings", (1.5,)),
        *(
            pytest.param(size, screen, STEPS, marks=pytest.mark.long)
            for size in ("tablet", "phone")
            for screen in SCREENS
        ),
    ],
)
def test_a_screen_is_whole_and_legible(device, complaints_at, size, screen, steps) -> None:
    from tests.ui.device import Look

    app = device.start(Look(size))
    app.root.show(of_vasco(screen))
    device.frames(3)
    assert complaints_at(steps, f"{size}-{screen}") == []


def test_what_is_lettered_in_pictures_grows_too(device, app) -> None:
    from companion.ui.drawn.lettering import grown
    from companion.ui.drawn.piece import Picture

    drawn = []
    _picture = Picture(theme=app.theme, size=(40, 40), paint=lambda *_: drawn.append(grown(20, 25)))
    for scale, size in ((1, 20), (1.15, 23), (1.5, 25)):
        app.theme.text_scale = scale
        device.frames(1)
        assert drawn[-1] == pytest.approx(size)
    assert grown(20, 25) == 20, "drawn for no theme, it is as large as it is"
    assert grown(20, 10) == 20


@pytest.mark.parametrize("size", ["tablet", "phone", "small"])
def test_scores_prices_and_names_grow_first_and_no_name_is_cut(device, size) -> None:
    from tests.ui.device import Look
    from tests.ui.lettered import lettered

    given = record("vasco-3-7")
    app = at_table(device, Look(size), given, moves_until(given, "placing", 2))
    names = {each.name for each in given.players}
    scores = {str(each.vp) for each in app.session.state.players}
    before, after = (_sizes(device, lettered, scale) for scale in (1, 1.5))
    prices = {text for text in before if text.endswith("\u00a0R")}
    assert prices
    assert names <= after.keys(), "whole"
    for text in (*names, *scores, *prices & after.keys()):
        assert after[text] >= before[text], text
    assert any(after[text] > before[text] for text in names)
    assert any(after[text] > before[text] for text in scores)


def test_prices_on_numbers_are_of_one_size_and_read_from_a_metre(device) -> None:
    from tests.ui.device import Look
    from tests.ui.lettered import lettered

    given = record("vasco-4-7")
    at_table(device, Look("tablet"), given, moves_until(given, "placing", 2))
    sizes = {each.size for each in lettered(device) if "–" in each.text}
    assert len(sizes) == 1
    assert sizes.pop() >= 15


def _sizes(device, lettered, scale: float) -> dict[str, float]:
    """How large a text is set at most."""
    device.app.theme.text_scale = scale
    device.frames(4)
    found: dict[str, float] = {}
    for each in lettered(device):
        found[each.text] = max(each.size, found.get(each.text, 0))
    return found


def test_a_size_is_chosen_with_a_tap_and_kept(device) -> None:
    from tests.touch.finger import Finger
    from tests.ui.device import Look

    app = device.start(Look("phone"))
    app.root.show("settings")
    device.frames(3)
    before = app.theme.sizes["body"]
    Finger(device).tap("text-1.3")
    assert app.theme.sizes["body"] == pytest.approx(before * 1.3)
    device.stop()
    assert device.start(Look("phone")).theme.text_scale == 1.3
