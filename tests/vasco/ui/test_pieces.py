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
        app = device.start(Look("tablet"))
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
    apart = ImageChops.difference(one, other).convert("L").point(lambda value: 255 * (value > 40))
    return apart.histogram()[255] / (SIDE * SIDE)


def pieces() -> dict:
    from companion.vasco.rules.state import Docked, Vdg, tile
    from companion.vasco.ui import pieces as p

    players = {player: p.painted(p.draw_mark, player) for player in ("yellow", "red", "black")}
    tiles = {
        text: p.painted(p.draw_project, each)
        for text, each in (
            ("project", tile(7, 3)),
            ("crew", tile(7, 4)),
            ("limit", tile(9, 3)),
            ("reals", tile(7, 3, 1)),
            ("vp", tile(7, 3, 0, 1)),
        )
    }
    docks = {
        look: p.painted(p.draw_dock, p.Quay(7, look=look)) for look in (p.OPEN, p.PLAIN, p.SHUT)
    }
    return {
        **players,
        **tiles,
        **docks,
        "ship": p.painted(p.draw_dock, p.Quay(7, Docked(7, "red", tile(7, 3)))),
        "another's": p.painted(p.draw_dock, p.Quay(7, Docked(7, "blue", tile(7, 3)))),
        "merchant": p.painted(p.draw_merchant, 7),
        "disc": p.painted(p.draw_disc, "red"),
        "numbered": p.painted(p.draw_disc, "red", 7),
        "number": p.painted(p.draw_number, 7),
        "coin": p.painted(p.draw_coin, 7),
        "points": p.painted(p.draw_vp, 7),
        "back": p.draw_back,
        "bag": p.draw_bag,
        "vdg": p.painted(p.draw_vdg, Vdg(7, 3, (9, 4))),
        "vdg back": p.painted(p.draw_vdg, Vdg(7, -3, (9, 4))),
        **{name: p.painted(p.draw_portrait, name) for name in ("dias", "alvares", "sernigi")},
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
