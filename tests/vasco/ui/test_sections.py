"""The recruiting sections: they lie as on the board, and stay where they are while one chooses."""

from itertools import pairwise

import pytest

CREW = ("turquoise", "turquoise", "violet", "grey", "orange")


def _spots(count, width, room, look, whole):
    from companion.play.looks import OPEN, PLAIN
    from companion.ui.drawn.box import Box
    from companion.vasco.ui.scenes.sections import Sections

    looks = ((look,) * 5, *((OPEN,) * 5,) * (count - 1))
    scene = Sections((CREW,) * count, looks, (OPEN if whole else PLAIN,) * count)
    return scene.spots(Box(0, 0, width, max(room, scene.height(width, room))))


@pytest.mark.parametrize("count", [2, 3, 4])
@pytest.mark.parametrize("width", [304, 395, 660])
def test_nobody_moves_sideways_whatever_is_picked_and_whatever_the_room(device, count, width):
    from companion.play.looks import BLOCKED, CHOSEN, OPEN

    first = _spots(count, width, 0, OPEN, whole=True)
    for room in (0, 260, 420):
        for look in (OPEN, CHOSEN, BLOCKED):
            for whole in (True, False):
                spots = _spots(count, width, room, look, whole)
                for name, box in spots.items():
                    assert (box.x, box.width) == (first[name].x, first[name].width), name
                    assert box.side >= 48 or name.startswith("section-")


@pytest.mark.parametrize("count", [2, 3, 4])
@pytest.mark.parametrize("width", [304, 395, 660])
def test_section_1_is_the_rightmost(device, count, width):
    from companion.play.looks import OPEN

    spots = _spots(count, width, 300, OPEN, whole=True)
    for right, left in pairwise(range(1, count + 1)):
        assert spots[f"section-{left}"].right <= spots[f"section-{right}"].x
        assert spots[f"section-{left}"].y == spots[f"section-{right}"].y


@pytest.mark.parametrize("size", ["tablet", "phone"])
def test_a_free_sailor_has_no_price_and_the_bag_says_what_it_does(device, size):
    from kivy.core.window import Window

    from companion.ui.drawn.scene import SceneView
    from companion.vasco.ui.scenes.recruiting import Recruiting
    from tests.ui.at_table import at_table, record
    from tests.ui.device import Look, walk

    at_table(device, Look(size), record("vasco-4-7"), 181)
    device.tap("dock-boa_gente-1")
    device.frames(4)
    scenes = [each.scene for each in walk(Window) if isinstance(each, SceneView) and each.scene]
    found = [
        each.inside for each in scenes if isinstance(getattr(each, "inside", None), Recruiting)
    ]
    assert [(each.prices, each.captains, each.blindly) for each in found] == [
        ((), (), "draw blindly")
    ]
