"""The drawn pieces: each keeps to its box and is told from all others without its colours, in three
lights, small as on the narrowest phone."""

from itertools import combinations

import pytest

from companion.games import set_of
from companion.goa.rules.board import ANY, COLONY_NAMES, COLOURS, SYMBOLS
from companion.goa.rules.cards import POWERS
from companion.goa.rules.moves_of_chance import Bonus
from companion.goa.rules.pieces import BONUSES
from companion.goa.rules.tiles import KINDS, SPICES, UNNAMED, tile
from tests.goa.ui import gallery

TILES = tuple(dict.fromkeys(each for part in set_of("goa")["tiles"].values() for each in part))
SMALL = 44
"""How large a tile of the market is, in pixels, where a window is 320 wide."""
TOLD = 0.005
"""The share of pixels two pieces differ in at least: as much as two numerals do."""


def values() -> dict[str, list]:
    """Every piece there is, those of a kind together."""
    from companion.goa.play import pieces
    from companion.play.pieces import Mark

    tiles = [tile(each) for each in TILES]
    kept = [each for each in tiles if KINDS[each.kind].stays or each.is_single]
    pairs = set_of("goa")["colonies"]
    return {
        "tiles": [*tiles, UNNAMED, pieces.FlagTile()],
        "turned over": [pieces.TurnedOver(each) for each in kept if each.kind != "foreman"],
        "spices": [pieces.SpiceCube(each) for each in SPICES],
        "marks": [
            kind(each) for kind in (Mark, pieces.Marker) for each in COLOURS
        ],
        "tokens": [
            pieces.AuctionToken(each, number) for each in COLOURS for number in range(1, 6)
        ],
        "goods": [
            kind(many)
            for kind in (pieces.Ship, pieces.Colonist, pieces.Ducat)
            for many in (None, 1, 4, 12)
        ],
        "cards": [
            *(kind(many) for kind in (pieces.ExtraCard, pieces.CardBack) for many in (None, 2, 5)),
            *(pieces.HandCard(each) for each in POWERS),
            *(pieces.TurnedUp(each) for each in ((1, 2), (3, 1), (1, 2, 3))),
        ],
        "symbols": [pieces.CardSymbol(each) for each in SYMBOLS],
        "colonies": [
            *(pieces.ColonyPiece(name, each) for name in COLONY_NAMES
              for each in dict.fromkeys(pairs[name]["tiles"])),
            *(pieces.ColonyFilled("cochin", ANY, (each,)) for each in SPICES),
            pieces.ColonyFilled("madras", "pepper/nutmeg", ("pepper", "nutmeg")),
        ],
        "bonanza": [Bonus(what, number) for what in BONUSES for number in (1, 2)],
    }  # fmt: skip


def paints() -> dict[str, dict]:
    from companion.goa.ui.drawing import paint
    from companion.goa.ui.pieces.colonies import draw_bonanza, draw_colony_sign
    from companion.goa.ui.pieces.goods import draw_points
    from companion.goa.ui.pieces.marks import draw_flag
    from companion.goa.ui.pieces.spices import draw_any_spice
    from companion.ui.drawn.piece import painted

    found = {kind: {repr(each): paint(each) for each in those} for kind, those in values().items()}
    found["bonanza"]["face down"] = draw_bonanza
    found["spices"] |= {"any": draw_any_spice}
    found["signs"] = {each: painted(draw_colony_sign, each) for each in COLONY_NAMES}
    found["goods"] |= {
        "flag": draw_flag,
        **{f"points {each}": painted(draw_points, each) for each in (None, 1, 5)},
    }
    return found


def drawn(device, side: int, light: str) -> dict[str, dict]:
    every = paints()
    flat = {(kind, name): each for kind, those in every.items() for name, each in those.items()}
    seen = gallery.shown(device, flat, side, light)
    return {kind: {name: seen[kind, name] for name in those} for kind, those in every.items()}


def check(device, side: int, light: str) -> None:
    seen = drawn(device, side, light)
    assert [
        name for those in seen.values() for name, each in those.items() if gallery.outside(each)
    ] == []
    assert [
        pair
        for those in seen.values()
        for pair in combinations(those, 2)
        if gallery.apart(those[pair[0]], those[pair[1]]) < TOLD
    ] == []


def test_pieces_keep_to_their_boxes_and_are_told_apart_in_grey(device) -> None:
    device.start()
    check(device, SMALL, "day")


@pytest.mark.long
@pytest.mark.parametrize("light", gallery.LIGHTS)
def test_pieces_of_every_size_do_in_every_light(device, light) -> None:
    device.start()
    for side in (32, SMALL, 58):
        check(device, side, light)


def test_every_kind_of_tile_is_there() -> None:
    """Of a tile without a picture nobody would know what it is."""
    assert {tile(each).kind for each in TILES} == KINDS.keys()
