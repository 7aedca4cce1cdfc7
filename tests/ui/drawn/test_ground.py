"""All pictures are drawn on a few frames, each into its own texture."""

import gc

from tests.ui.at_table import at_table, record


def test_no_picture_has_a_frame_of_its_own(device) -> None:
    from kivy.graphics import Fbo

    from companion.ui.drawn.still import Still
    from tests.ui.device import Look, walk

    app = at_table(device, Look(), record("sensible-4"), 100)
    assert sum(isinstance(each, Still) for each in walk(app.root)) > 12
    assert sum(type(each) is Fbo for each in gc.get_objects()) <= 6, "one of each size"


def test_a_picture_larger_than_any_screen_is_drawn_to_its_end(device) -> None:
    from kivy.graphics import Canvas, Color, Rectangle
    from kivy.graphics.texture import Texture

    from companion.ui.drawn.ground import Ground

    device.start(frames=0)
    ground, size = Ground(), (5000, 2)
    for end in (size, (100, 2)):
        texture, canvas = Texture.create(size=end), Canvas()
        with canvas:
            Color(1, 0, 0)
            Rectangle(size=end)
        ground.draw(canvas, texture)
        assert texture.pixels == b"\xff\x00\x00\xff" * end[0] * end[1]
