"""The drawn pieces: each is told from the others, by its shape too, in both lights and small."""

from itertools import combinations

import pytest
from PIL import Image, ImageChops

SIDE = 48
INK = 90
"""How far from the ink of its lines a pixel may be and still be part of them."""


@pytest.fixture
def drawn(device):
    from kivy.uix.gridlayout import GridLayout

    from companion.ui.drawn.piece import Picture
    from tests.ui.device import Look

    def draw(paints: dict, dark: bool = False) -> dict[str, Image.Image]:
        app = device.start(Look("tablet"), frames=0)
        app.theme.light = "night" if dark else "day"
        grid = GridLayout(cols=10)
        pictures = {}
        for name, paint in paints.items():
            picture = Picture(theme=app.theme, paint=paint, size_hint=(None, None))
            picture.size = SIDE, SIDE
            pictures[name] = picture
            grid.add_widget(picture)
        app.root.stage.clear_widgets()
        app.root.stage.add_widget(grid)
        device.frames(4)
        shown = device.pixels()
        device.shot(f"pieces-{len(paints)}-{'dark' if dark else 'light'}")
        return {name: cut(shown, picture) for name, picture in pictures.items()}

    return draw


def cut(shown: Image.Image, picture) -> Image.Image:
    left, foot = map(round, picture.to_window(*picture.pos))
    return shown.crop((left, shown.height - foot - SIDE, left + SIDE, shown.height - foot))


def lines(piece: Image.Image, ink: tuple[int, int, int]) -> Image.Image:
    """Only where the ink is: a piece as one sees it to whom all colours are the same."""
    far = ImageChops.difference(piece, Image.new("RGB", piece.size, ink)).convert("L")
    return far.point(lambda value: 255 * (value < INK))


def differing(one: Image.Image, other: Image.Image) -> float:
    """The share of pixels in which they differ."""
    return apart(one, other).histogram()[255] / (SIDE * SIDE)


def apart(one: Image.Image, other: Image.Image) -> Image.Image:
    return ImageChops.difference(one, other).convert("L").point(lambda value: 255 * (value > 40))


def pieces() -> dict:
    from companion.play.looks import OPEN, PLAIN, SHUT
    from companion.ui.drawn.piece import painted
    from companion.vasco.play.layouts import Quay
    from companion.vasco.rules.state import Docked, Vdg, tile
    from companion.vasco.ui.pieces.characters import draw_portrait
    from companion.vasco.ui.pieces.marks import draw_disc, draw_mark, draw_number
    from companion.vasco.ui.pieces.money import draw_coin, draw_vp
    from companion.vasco.ui.pieces.people import draw_bag
    from companion.vasco.ui.pieces.places import draw_dock
    from companion.vasco.ui.pieces.tiles import draw_back, draw_merchant, draw_project, draw_vdg

    players = {player: painted(draw_mark, player) for player in ("yellow", "red", "black")}
    tiles = {
        text: painted(draw_project, each)
        for text, each in (
            ("project", tile(7, 3)),
            ("crew", tile(7, 4)),
            ("limit", tile(9, 3)),
            ("reals", tile(7, 3, 1)),
            ("vp", tile(7, 3, 0, 1)),
        )
    }
    docks = {look: painted(draw_dock, Quay(7, look=look)) for look in (OPEN, PLAIN, SHUT)}
    return {
        **players,
        **tiles,
        **docks,
        "ship": painted(draw_dock, Quay(7, Docked(7, "red", tile(7, 3)))),
        "another's": painted(draw_dock, Quay(7, Docked(7, "blue", tile(7, 3)))),
        "merchant": painted(draw_merchant, 7),
        "disc": painted(draw_disc, "red"),
        "numbered": painted(draw_disc, "red", 7),
        "number": painted(draw_number, 7),
        "coin": painted(draw_coin, 7),
        "points": painted(draw_vp, 7),
        "back": draw_back,
        "bag": draw_bag,
        "vdg": painted(draw_vdg, Vdg(7, 3, (9, 4))),
        "vdg back": painted(draw_vdg, Vdg(7, -3, (9, 4))),
        **{name: painted(draw_portrait, name) for name in ("dias", "alvares", "sernigi")},
    }


@pytest.mark.parametrize("dark", [False, True])
def test_no_two_pieces_look_alike_and_all_are_seen(drawn, dark) -> None:
    shown = drawn({**pieces(), "nothing": lambda box, colours: None}, dark)
    alike = [
        (one, other)
        for one, other in combinations(shown, 2)
        if differing(shown[one], shown[other]) < 0.01
    ]
    assert alike == []


@pytest.mark.parametrize("dark", [False, True])
def test_a_vasco_da_gama_tile_has_each_figure_in_its_corner(drawn, dark) -> None:
    """As the rulebooks print it: the initial number upper right, the variation upper left."""
    from companion.ui.drawn.piece import painted
    from companion.vasco.ui.pieces.tiles import Sketch, draw_vdg

    figures = {"none": (None, None), "initial": (11, None), "variation": (None, -3)}
    shown = drawn(
        {name: painted(draw_vdg, Sketch(*each, (9, 4))) for name, each in figures.items()},
        dark,
    )
    middle = SIDE / 2
    for name, (least, most) in {"initial": (middle, SIDE), "variation": (0, middle)}.items():
        left, top, right, foot = apart(shown[name], shown["none"]).getbbox()
        assert least <= left < right <= most, name
        assert (top + foot) / 2 < middle, name


@pytest.mark.parametrize("dark", [False, True])
def test_players_and_sailors_are_told_without_their_colours(drawn, device, dark) -> None:
    from companion.ui.drawn.piece import painted
    from companion.vasco.ui.pieces.colours import PLAYERS, SAILORS
    from companion.vasco.ui.pieces.marks import draw_mark
    from companion.vasco.ui.pieces.people import draw_sailor

    kinds = {
        f"{draw.__name__} {colour}": painted(draw, colour)
        for draw, colours in ((draw_mark, PLAYERS), (draw_sailor, SAILORS))
        for colour in colours
    }
    shown = drawn(kinds, dark)
    ink = tuple(round(255 * each) for each in device.app.theme.ink[:3])
    seen = {name: lines(piece, ink) for name, piece in shown.items()}
    for kind in ("draw_mark", "draw_sailor"):
        those = [name for name in seen if name.startswith(kind)]
        alike = [
            pair
            for pair in combinations(those, 2)
            if differing(*(seen[each] for each in pair)) < 0.02
        ]
        assert alike == []


@pytest.mark.parametrize("dash", [0, -3, 1e-300, 0.3])
def test_dashes_without_a_length_come_to_an_end(device, dash) -> None:
    from companion.ui.drawn.shapes import dashes

    pieces = dashes([(0, 0), (100, 0)], dash, dash)
    assert len(pieces) == 50
    assert pieces[0] == [(0, 0), (1, 0)]
