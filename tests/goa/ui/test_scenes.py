"""Market, lots, auctions and estates as large as each device has room for them: what can be tapped
is large enough for a finger and overlaps nothing, and nothing is drawn outside its place."""

from itertools import combinations

import pytest

from companion.play.looks import OPEN, TOUCHED
from tests.goa.ui import gallery, tables

STAGES = {
    "tablet": (690, 680),
    "tablet-upright": (780, 640),
    "phone": (395, 520),
    "phone-across": (470, 290),
    "small": (312, 330),
}
"""How much room each device has for what is asked about, in dp."""
PANELS = {
    "tablet": 288, "tablet-upright": 760, "phone": 387, "phone-across": 272, "small": 280,
}  # fmt: skip
FINGER = 48
SMALLEST = 8
"""No letters are smaller, in dp."""


def scenes() -> dict:
    from companion.goa.ui.drawing import scene

    return {
        name: scene(getattr(tables, name)())
        for name in ("flag_placed", "token_placed", "auctioned", "turn", "harvest")
    }


def laid(size: str) -> dict:
    """Each with the box it has on this device."""
    from companion.goa.ui.drawing import scene
    from companion.ui.drawn.box import Box

    width, room = STAGES[size]
    panel = PANELS[size]
    found = {
        name: (each, Box(3, 5, width, max(room, each.height(width, room))))
        for name, each in scenes().items()
    }
    for bidders in (1, 3):
        each = scene(tables.matrix(bidders))
        found[f"matrix of {bidders}"] = each, Box(0, 0, panel, each.height(panel))
    amounts = scene(tables.matrix(1, alone=True))
    found["amounts"] = amounts, Box(0, 0, panel, amounts.height(panel))
    offered = scene(tables.on_offer())
    found["on offer"] = offered, Box(0, 0, width, offered.height(width))
    found["on offer, low"] = offered, Box(0, 0, width, 122)
    return found


def test_a_bidder_is_asked_first_where_not_all_amounts_have_room(device) -> None:
    device.start(frames=0)
    colours = ("blue", "green", "yellow")
    bids = {f"bid-{colour}-{ducats}" for colour in colours for ducats in range(1, 12)}
    bids |= {f"more-of-{colour}" for colour in colours}
    for size in STAGES:
        scene, box = laid(size)["matrix of 3"]
        short = {f"bidder-{colour}" for colour in colours}
        asked = short if size in ("phone-across", "small") else bids
        assert scene.spots(box).keys() == asked, size
        scene, box = laid(size)["amounts"]
        amounts = {f"amount-{ducats}" for ducats in range(1, 12)}
        assert scene.spots(box).keys() == {*amounts, "more-amounts"}, size


def overlap(one, other) -> bool:
    across = min(one.right, other.right) - max(one.x, other.x)
    up = min(one.top, other.top) - max(one.y, other.y)
    return across > 0.5 and up > 0.5


@pytest.mark.parametrize("size", STAGES)
def test_what_can_be_tapped_has_room_for_a_finger(device, size) -> None:
    device.start(frames=0)
    for name, (scene, box) in laid(size).items():
        spots = scene.spots(box)
        small = {each: at for each, at in spots.items() if min(at.size) < FINGER - 0.1}
        assert small == {}, name
        assert [
            pair for pair in combinations(spots, 2) if overlap(*(spots[each] for each in pair))
        ] == [], name
        reached = [at for at in spots.values() if at.y < box.y - 1 or at.top > box.top + 1]
        reached += [at for at in spots.values() if at.x < box.x - 1 or at.right > box.right + 1]
        assert reached == [], name


def test_all_that_can_be_tapped_is_a_spot_and_nothing_else(device) -> None:
    device.start(frames=0)
    drawn = {name: scene.spots(box).keys() for name, (scene, box) in laid("small").items()}
    market = tables.token_placed()
    touched = {lot.cell for lot in market.cells if lot.look in TOUCHED}
    assert drawn["token_placed"] == {f"cell-{row}-{column}" for row, column in touched}
    market = tables.flag_placed()
    allowed = {lot.cell for lot in (*market.cells, *market.border) if lot.look == OPEN}
    assert drawn["flag_placed"] >= {f"cell-{row}-{column}" for row, column in allowed}
    assert drawn["auctioned"] == drawn["on offer"] == set()
    assert drawn["harvest"] == {
        "field-0-1", "field-0-2", "field-1-0", "field-2-0", "field-quilon-0", "field-madras-1",
    }  # fmt: skip
    columns = ("ships", "harvest", "taxes", "expedition", "colonies")
    assert drawn["turn"] == {
        *(f"action-{each}" for each in columns),
        *(f"step-{each}" for each in columns if each != "expedition"),
        "site-cochin", "site-calicut", "tile-0", "tile-1", "tile-5", "hand",
    }  # fmt: skip


def check_drawn(device, size: str, light: str) -> None:
    for name, (scene, box) in laid(size).items():
        seen, letters = gallery.scene_shown(device, scene, box.size, light, f"{name}-{size}")
        assert not gallery.outside(seen), (name, size)
        assert [each.text for each in letters if each.text.endswith("…")] == [], (name, size)
        assert [each.text for each in letters if each.size < SMALLEST] == [], (name, size)


def test_scenes_keep_to_their_places_and_their_words_are_whole(device) -> None:
    device.start()
    check_drawn(device, "small", "day")


@pytest.mark.long
@pytest.mark.parametrize("light", gallery.LIGHTS)
def test_scenes_do_on_every_device_in_every_light(device, light) -> None:
    device.start()
    for size in STAGES:
        check_drawn(device, size, light)


@pytest.mark.parametrize("room", [(403, 246), (312, 122)])
def test_the_flag_stays_in_sight_however_low_the_market_is(device, room) -> None:
    """While a tile is named nothing of the market is touched, and all of it shrinks alike."""
    from dataclasses import replace

    from companion.goa.ui.drawing import scene
    from companion.play.looks import PLAIN
    from companion.ui.drawn.box import Box

    device.start(frames=0)
    market = tables.flag_placed()
    cells, border = (
        tuple(lot._replace(look=PLAIN) for lot in lots) for lots in (market.cells, market.border)
    )
    places = scene(replace(market, cells=cells, border=border)).places(Box(0, 0, *room))
    for lot in border:
        assert places[lot.cell].side > 0.6 * places[1, 1].side
