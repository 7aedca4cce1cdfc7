"""The landings: all in sight where there is room, their names of one size, none written over."""

import pytest

from tests.ui.at_table import at_table, record


@pytest.fixture
def laid(device):
    device.start(frames=0)
    from companion.vasco.ui.pieces import landings

    return landings


@pytest.mark.parametrize(("width", "height"), [(272, 100), (395, 50), (395, 90), (512, 60)])
@pytest.mark.parametrize("docks", [1, 4, 6])
def test_complete_is_said_where_it_hides_nothing(laid, width, height, docks):
    from companion.ui.drawn.box import Box

    at = Box(0, 0, width, height)
    sign = laid.badge_box(at, docks, 6, "komplett")
    last = laid.dock_boxes(at, docks)[-1]
    coast = width * laid.coast_share(width)
    assert sign.x >= last.right or sign.right <= coast
    assert sign.right <= at.right
    assert sign.height <= height * 0.4


@pytest.mark.parametrize("width", [389, 395, 512])
def test_six_docks_can_be_touched_beside_the_coast(laid, width):
    from companion.ui.drawn.box import Box

    assert all(dock.width >= 48 for dock in laid.dock_boxes(Box(0, 0, width, 60), 6))


def test_all_names_have_the_size_of_the_widest(laid):
    from companion.ui.drawn import fonts
    from companion.ui.drawn.lettering import extent, fitting

    names = ("Natal", "Terra de Boa Gente", "Mozambique")
    size = fitting(names, 14, 70)
    assert size == fitting(names[2:], 14, 70) < 14
    assert extent("Mozambique", size, bold=False, font=fonts.BODY) <= 71


def test_on_a_phone_the_merchant_ship_is_sent_without_scrolling(device):
    from tests.ui.device import Look

    app = at_table(device, Look("phone"), record("vasco-3-7"), 6)
    setup = device.find("undo").setup
    assert app.session.due.kinds == ("send",)
    assert setup.ids.answers.height <= setup.ids.view.height
    above = setup.ids.list
    due = setup._due
    device.frames(6)
    assert above.to_window(0, above.y)[1] < due.to_window(0, due.top)[1], "its step is in sight"


@pytest.mark.parametrize(("size", "least"), [("tablet", 15), ("phone", 13), ("small", 10)])
def test_names_on_the_coast_can_be_read_where_the_docks_are_only_looked_at(device, size, least):
    from tests.ui.device import Look
    from tests.ui.lettered import lettered

    given = record("vasco-3-7")
    sailing = next(at for at, move in enumerate(given.moves) if move["do"] == "navigate")
    at_table(device, Look(size), given, sailing)
    sizes = {each.text: each.size for each in lettered(device)}
    assert sizes["Mozambique"] >= least


def test_where_docks_are_tapped_the_coast_leaves_them_room(laid):
    assert laid.coast_share(395, line=45) > laid.coast_share(395)
    assert laid.coast_share(395, line=45) * 395 >= 130


def test_in_the_largest_letters_the_coast_grows_with_its_names(laid):
    from companion.ui.drawn.lettering import scaled

    usual = laid.coast_share(280, line=100)
    with scaled(1.5):
        assert laid.coast_share(280, line=100) > usual
