"""The keypad on which a tile is entered: by touches, at every size."""

import pytest

from companion.vasco.rules.state import Vdg, tile
from tests.turns import turns
from tests.ui.sizes import SIZES
from tests.words.pseudo import PSEUDO


@pytest.fixture
def keypad(device):
    """Shows a keypad alone on a screen; gives it, and what is entered on it."""
    from kivy.metrics import dp
    from kivy.uix.anchorlayout import AnchorLayout

    from companion.ui.shell.chrome import Scroll
    from tests.ui.device import Look

    def show(kind: str, size: str = "small", **look: object):
        app = device.start(Look(size, **look), frames=0)
        from companion.vasco.ui.answering.keypad import TileKeypad

        entered = []
        pad = TileKeypad(
            kind=kind,
            title=app.of("vasco").say("tiles-title"),
            hint=app.of("vasco").say("tiles-how"),
        )
        pad.bind(on_entered=lambda _, made: entered.append(made))
        ground = AnchorLayout(padding=dp(16), anchor_y="bottom", size_hint_y=None)
        pad.bind(height=lambda _, height: setattr(ground, "height", height + dp(32)))
        ground.height = pad.height + dp(32)
        ground.add_widget(pad)
        scroll = Scroll(do_scroll_x=False)
        scroll.add_widget(ground)
        app.root.stage.clear_widgets()
        app.root.stage.add_widget(scroll)
        device.frames(4)
        return pad, entered

    return show


@pytest.mark.parametrize("size", SIZES)
def test_it_is_whole_and_legible(device, keypad, size) -> None:
    from tests.ui.walker import complaints

    dark = size in ("tablet", "small")
    pad, _ = keypad("project", size, language=PSEUDO, dark=dark)
    for kind in ("project", "vdg"):
        pad.kind = kind
        device.frames(4)
        device.shot(f"keypad-{kind}-{size}")
        assert complaints(device) == []


def test_a_tile_is_entered_in_as_many_taps_as_it_has_figures(device, keypad) -> None:
    pad, entered = keypad("project", "phone")
    for taps, made in (
        (["ship-7-5", "earnings-0-2"], tile(7, 5, 0, 2)),
        (["earnings-1-1", "ship-6-4"], tile(6, 4, 1, 1)),
        (["ship-more", "crew-2", "limit-4", "earnings-0-0"], tile(4, 2)),
        (["limit-9"], 9),
        (["variation--3", "initial-11", "money-9-4"], Vdg(11, -3, (9, 4))),
    ):
        pad.kind = "vdg" if isinstance(made, Vdg) else "merchant" if made == 9 else "project"
        device.frames(3)
        entered.clear()
        for tap in taps:
            assert entered == []
            device.tap(tap)
        assert entered == [made]


def test_a_vasco_da_gama_tile_is_asked_for_as_it_is_read(device, keypad) -> None:
    """The rulebooks print the variation upper left, the initial number upper right."""
    pad, _ = keypad("vdg", "phone")
    asked = [choice.name for choice in reversed(pad.ids.questions.children)]
    assert asked == ["variation", "initial", "money"]


@pytest.mark.parametrize(
    ("kind", "asked", "taps", "made"),
    [
        ("vdg-first", ["initial", "money"], ("initial-11", "money-9-4"), Vdg(11, None, (9, 4))),
        ("vdg-last", ["variation"], ("variation--2",), Vdg(None, -2, None)),
    ],
)
def test_of_a_vasco_da_gama_tile_only_what_counts_is_asked(
    device, keypad, kind, asked, taps, made
) -> None:
    pad, entered = keypad(kind, "phone")
    assert [choice.name for choice in reversed(pad.ids.questions.children)] == asked
    for tap in taps:
        device.tap(tap)
    assert entered == [made]


def test_tile_after_tile_is_entered(device, keypad) -> None:
    _, entered = keypad("project")
    for tap in ("ship-more", "limit-5", "crew-1", "earnings-0-0") * 2:
        device.tap(tap)
    assert entered == [tile(5, 1)] * 2


def test_every_project_of_the_starter_set_takes_two_taps(device, keypad) -> None:
    from companion.games import GAMES
    from companion.vasco.rules.components import read_components

    keypad("project")
    for deck in read_components(GAMES["vasco"].starter()).projects:
        for each in deck:
            assert device.shows(f"ship-{each.limit}-{each.crew}")
            assert device.shows(f"earnings-{each.reals}-{each.vp}")


def test_every_vasco_da_gama_tile_of_the_starter_set_takes_three_taps(device, keypad) -> None:
    from companion.games import GAMES
    from companion.vasco.rules.components import read_components

    keypad("vdg")
    for each in read_components(GAMES["vasco"].starter()).vdg:
        assert device.shows(f"initial-{each.initial}")
        assert device.shows(f"variation-{each.variation}")
        assert device.shows("money-{}-{}".format(*each.money))


def test_amounts_nobody_expects_are_told_one_by_one(device, keypad) -> None:
    _, entered = keypad("vdg", "phone")
    for tap in ("initial-5", "money-more", "variation-2", "first-12", "second-1"):
        device.tap(tap)
    for tap in ("initial-4", "variation-0", "money-7-2"):
        device.tap(tap)
    assert entered == [Vdg(5, 2, (12, 1)), Vdg(4, 0, (7, 2))]


def test_rarer_earnings_take_one_tap_more(device, keypad) -> None:
    _, entered = keypad("project")
    for tap in ("ship-more", "limit-8", "crew-3", "earnings-more", "earnings-2-1"):
        device.tap(tap)
    assert entered == [tile(8, 3, 2, 1)]
    assert device.shows("earnings-0-0")


def test_all_earnings_there_may_be_are_on_some_key_once(device, keypad) -> None:
    from tests.ui.device import walk

    keypad("project")
    found = []
    another = turns()
    while another():
        keys = [getattr(each, "name", "") for each in walk(device.app.root)]
        shown = [name for name in keys if name.startswith("earnings-") and name[-1].isdigit()]
        if found and shown[0] == found[0]:
            break
        found += shown
        device.tap("earnings-more")
    assert sorted(found) == [f"earnings-{reals}-{vp}" for reals in range(10) for vp in range(10)]


def test_an_answer_is_corrected_by_tapping_another(device, keypad) -> None:
    _, entered = keypad("project")
    for tap in ("ship-more", "limit-7", "limit-9", "crew-5", "crew-4", "limit-11"):
        device.tap(tap)
    assert device.find("limit-11").chosen
    assert not device.find("limit-7").chosen
    device.tap("earnings-0-0")
    assert entered == [tile(11, 4)]
    assert device.shows("ship-11-4"), "the next one is asked for at once again"


def test_the_tile_being_made_is_drawn_at_each_tap_and_the_next_one_is_blank(device, keypad) -> None:
    pad, _ = keypad("project")
    left, foot = pad.ids.tile.to_window(*pad.ids.tile.pos)

    def face():
        picture = device.pixels()
        top = picture.height - foot - pad.ids.tile.height
        return picture.crop((left, top, left + pad.ids.tile.width, picture.height - foot)).tobytes()

    faces = [face()]
    for tap in ("ship-7-3", "ship-7-4", "earnings-1-1"):
        device.tap(tap)
        faces.append(face())
    assert len({*faces[:3]}) == 3
    assert faces[3] == faces[0]
