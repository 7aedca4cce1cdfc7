"""Everything that is drawn of Goa, as it is shown: pieces each in a cell of its own, and scenes as
large as a device has room for them."""

from collections.abc import Mapping

from PIL import Image, ImageChops

LIGHTS = ("day", "night", "lamp")
MARGIN = 6
"""Pixels around each piece, on which nothing may be."""
_EDGE = 2
"""A line may reach so many pixels over a box; a stamp has room for no more."""
_SEEN = 40
"""By how much a pixel must differ to be told from another."""


def shown(device, paints: Mapping[str, object], side: int, light: str, look: str = "tablet"):
    """Pieces on plain paper: the picture of each, with its margin."""
    from kivy.graphics import Color, Rectangle
    from kivy.uix.widget import Widget

    from companion.ui.drawn.piece import Picture

    app = device.app
    app.theme.light = light
    room = app.root.stage
    cell = side + 2 * MARGIN
    across = int(room.width // cell)
    page = Widget(size=room.size)
    with page.canvas.before:
        Color(*app.theme.colours["paper"])
        Rectangle(size=room.size)
    places = {}
    for count, (name, paint) in enumerate(paints.items()):
        x = count % across * cell + MARGIN
        y = room.height - (count // across + 1) * cell + MARGIN
        assert y > 0, "more than the window has room for"
        places[name] = round(x), round(y)
        page.add_widget(Picture(theme=app.theme, paint=paint, size=(side, side), pos=places[name]))
    room.clear_widgets()
    room.add_widget(page)
    device.frames(4)
    picture = device.pixels()
    device.shot(f"goa-pieces-{side}-{light}")
    foot = picture.height - round(room.to_window(*room.pos)[1])
    return {
        name: picture.crop(
            (x - MARGIN, foot - y - side - MARGIN, x + side + MARGIN, foot - y + MARGIN)
        )
        for name, (x, y) in places.items()
    }


def outside(piece: Image.Image) -> bool:
    """Whether something of it lies outside its box."""
    ground = Image.new("RGB", piece.size, piece.getpixel((0, 0)))
    found = ImageChops.difference(piece, ground).getbbox()
    edge = MARGIN - _EDGE
    width, height = piece.size
    return found is not None and not (
        edge <= found[0] and edge <= found[1]
        and found[2] <= width - edge and found[3] <= height - edge
    )  # fmt: skip


def apart(one: Image.Image, other: Image.Image) -> float:
    """The share of pixels in which they differ to whom all colours are the same."""
    far = ImageChops.difference(one.convert("L"), other.convert("L"))
    return sum(far.histogram()[_SEEN:]) / (one.width * one.height)


def scene_shown(device, scene, size, light: str, name: str):
    """A scene on plain paper: its picture with a margin, and what is lettered in it."""
    from kivy.graphics import Color, Rectangle
    from kivy.uix.widget import Widget

    from companion.ui.drawn.piece import Picture
    from tests.ui.lettered import lettered

    app = device.app
    app.theme.light = light
    width, height = map(round, size)
    room = app.root.stage
    room.clear_widgets()
    page = Widget(size=(width + 2 * MARGIN, height + 2 * MARGIN), size_hint=(None, None))
    with page.canvas.before:
        Color(*app.theme.colours["paper"])
        Rectangle(size=page.size)
    picture = Picture(theme=app.theme, paint=scene.draw, size=(width, height), pos=(MARGIN, MARGIN))
    page.add_widget(picture)
    room.add_widget(page)
    device.frames(4)
    shown = device.pixels()
    device.shot(f"goa-{name}-{light}")
    left, foot = map(round, page.to_window(*page.pos))
    foot = shown.height - foot
    seen = shown.crop((left, max(0, foot - page.height), left + page.width, foot))
    return seen, lettered(device)
