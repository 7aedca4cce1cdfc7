"""Choices that belong together on the screen: no row parts them, and a finger has room."""

import pytest

from companion.goa.play.pieces import ColonyFilled, TurnedUp
from companion.goa.rules.tiles import tile
from companion.play.pieces import Counted, Written
from companion.play.question import Choices
from tests.goa.ui import gallery

PAIRS = ("ginger/cinnamon", "pepper/nutmeg", "cinnamon/pepper", "nutmeg/clove", "clove/ginger")


def halves() -> Choices:
    pieces = tuple(
        ColonyFilled("quilon", pair, (each,)) for pair in PAIRS for each in pair.split("/")
    )
    return Choices(tuple(map(repr, pieces)), pieces, together=2)


@pytest.mark.parametrize("width", [240, 280, 387, 500, 760])
def test_no_row_parts_what_stands_in_one_frame(device, width) -> None:
    from companion.goa.ui.drawing import scene
    from companion.ui.drawn.box import Box

    device.start(frames=0)
    drawn = scene(halves())
    places = [*drawn.spots(Box(0, 0, width, drawn.height(width))).values()]
    assert all(min(at.size) >= 48 for at in places)
    for one, other in zip(places[::2], places[1::2], strict=True):
        assert (other.x, other.y) == pytest.approx((one.right, one.y))
    assert all(at.x >= -0.1 and at.right <= width + 0.1 for at in places)


def test_a_filled_tile_shows_its_other_spice_and_a_pair_of_cards_its_mat(device) -> None:
    from companion.goa.ui.drawing import paint

    device.start()
    seen = gallery.shown(
        device,
        {
            "of pepper": paint(ColonyFilled("quilon", "cinnamon/pepper", ("cinnamon",))),
            "of ginger": paint(ColonyFilled("quilon", "ginger/cinnamon", ("cinnamon",))),
            "alone": paint(TurnedUp((1,))),
            "pair": paint(TurnedUp((1, 1))),
        },
        64,
        "day",
    )
    assert gallery.apart(seen["of pepper"], seen["of ginger"]) > 0.02
    assert gallery.apart(seen["alone"], seen["pair"]) > 0.02
    assert not any(map(gallery.outside, seen.values()))


def test_a_tile_that_is_there_twice_is_as_large_as_one(device) -> None:
    from companion.goa.ui.drawing import paint

    device.start()
    one = tile("clove/2")
    seen = gallery.shown(device, {"one": paint(one), "two": paint(Counted(one, 2))}, 64, "day")
    foot = [each.crop((0, 32, each.width, each.height)) for each in seen.values()]
    assert gallery.apart(*foot) == 0
    assert gallery.apart(*seen.values()) > 0.01


def test_rows_of_their_own_lengths_have_room_for_the_longest(device) -> None:
    """As Espionage asks: a row for each of the others."""
    from companion.goa.ui.drawing import scene
    from companion.ui.drawn.box import Box

    device.start(frames=0)
    names = ("spy-blue-ships", "spy-blue-taxes", "spy-green-ships")
    drawn = scene(Choices(names, tuple(map(Written, names)), (2, 1)))
    first, second, below = drawn.spots(Box(0, 0, 300, drawn.height(300))).values()
    assert (first.y, first.right) == pytest.approx((second.y, second.x))
    assert below.x == pytest.approx(first.x)
    assert below.top <= first.y + 0.1
