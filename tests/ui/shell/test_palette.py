"""The colours: what is written can be read in every light, and nobody is told by colour alone."""

from itertools import combinations

import pytest

from tests.ui.at_table import at_table, moves_until, of_vasco, record

GIVEN = record("vasco-4-7")
LIGHTS = ("day", "night", "lamp")
MOMENTS = {
    "placing": moves_until(GIVEN, "placing", 2, 5),
    "acting": moves_until(GIVEN, "acting", 3, 2),
    "ending": moves_until(GIVEN, "ending", 2),
    "over": len(GIVEN.moves),
}
FAR = 15
"""Colours so far apart in CIE Lab are told apart at a glance."""


@pytest.fixture(params=LIGHTS)
def light(request, device):
    device.start().theme.light = request.param
    device.frames()
    return request.param


def _lit(device, colour):
    return [a * b for a, b in zip(colour[:3], device.app.theme.lamp[:3], strict=True)]


def test_every_text_stands_out_from_every_ground_it_may_stand_on(device, light) -> None:
    from tests.ui.seeing import contrast

    theme = {name: _lit(device, colour) for name, colour in device.app.theme.colours.items()}
    pairs = [
        *((text, ground) for text in ("ink", "faded", "gold", "coral", "deed")
          for ground in ("parchment", "paper", "sand", "chosen")),
        *((text, "water") for text in ("ink", "faded")),
        *((text, "land") for text in ("ink", "faded")),
        ("foam", "sea"), ("brass", "sea"), ("on_deed", "deed"), ("paper", "gold"),
    ]  # fmt: skip
    faint = {
        pair: round(contrast(*(theme[name] for name in pair)), 2)
        for pair in pairs
        if contrast(*(theme[name] for name in pair)) < 4.5
    }
    assert faint == {}


def test_every_edge_that_says_what_can_be_touched_stands_out(device, light) -> None:
    from tests.ui.seeing import contrast

    theme = {name: _lit(device, colour) for name, colour in device.app.theme.colours.items()}
    pairs = [
        *((edge, ground) for edge in ("edge", "deed", "focus", "gold", "coral", "ink")
          for ground in ("parchment", "paper", "sand", "chosen", "water", "land")),
        ("focus", "sea"), ("brass", "sea"), ("off", "paper"), ("off", "parchment"), ("off", "sand"),
    ]  # fmt: skip
    faint = {
        pair: round(contrast(*(theme[name] for name in pair)), 2)
        for pair in pairs
        if contrast(*(theme[name] for name in pair)) < 3
    }
    assert faint == {}


@pytest.mark.parametrize("kind", ["PLAYERS", "SAILORS"])
def test_whoever_lacks_a_kind_of_cone_tells_the_pieces_apart(device, light, kind) -> None:
    """By their colours or, where these are alike, by their shapes; the shapes differ anyway."""
    from companion.vasco.ui.pieces import colours
    from tests.ui.seeing import BLIND, apart

    paints = {name: _lit(device, paint) for name, paint in getattr(colours, kind).items()}
    alike = {
        (one, other, blindness)
        for one, other in combinations(paints, 2)
        for blindness in ("", *BLIND)
        if apart(paints[one], paints[other], blindness) < FAR
    }
    assert alike == set()


def test_players_and_sailors_differ_in_their_shapes_too(device, app) -> None:
    """Drawn all in one colour, no two of them look alike."""
    from companion.ui.drawn.box import Box
    from companion.vasco.ui.pieces import colours
    from companion.vasco.ui.pieces.marks import draw_disc, draw_mark
    from companion.vasco.ui.pieces.people import draw_captain
    from companion.vasco.ui.pieces.people import draw_sailor as sailor

    grey = [0.5, 0.5, 0.5, 1]
    for draw, paints in (
        (draw_mark, colours.PLAYERS),
        (draw_disc, colours.PLAYERS),
        (draw_captain, colours.PLAYERS),
        (sailor, colours.SAILORS),
    ):
        usual = {name: [*paint] for name, paint in paints.items()}
        try:
            for paint in paints.values():
                paint[:] = grey
            drawn = {
                name: _drawn(draw.__wrapped__, Box, app.theme.colours, name) for name in paints
            }
        finally:
            for name, paint in usual.items():
                paints[name][:] = paint
        for one, other in combinations(drawn, 2):
            differing = sum(a != b for a, b in zip(drawn[one], drawn[other], strict=True))
            assert differing > 0.015 * len(drawn[one]), (draw.__name__, one, other)


def _drawn(draw, box, colours, name: str) -> list[int]:
    """The light of each dot."""
    from kivy.graphics import ClearBuffers, ClearColor, Fbo

    fbo = Fbo(size=(64, 64))
    with fbo:
        ClearColor(1, 1, 1, 1)
        ClearBuffers()
        draw(box(0, 0, 64, 64), colours, name)
    fbo.draw()
    return [each // 32 for each in fbo.pixels[1::4]]


@pytest.mark.parametrize(
    ("size", "moment"),
    [
        ("tablet", "placing"),
        *(
            pytest.param(size, moment, marks=pytest.mark.long)
            for size in ("tablet", "phone", "small")
            for moment in MOMENTS
        ),
    ],
)
def test_what_is_lettered_on_the_table_can_be_read_in_every_light(device, size, moment) -> None:
    from tests.ui.device import Look
    from tests.ui.lettered import faint

    app = at_table(device, Look(size), GIVEN, MOMENTS[moment])
    app.root.show(of_vasco("table"))
    for light in LIGHTS:
        app.theme.light = light
        device.frames(4)
        device.shot(f"light-{light}-{size}-{moment}")
        assert faint(device) == [], light
