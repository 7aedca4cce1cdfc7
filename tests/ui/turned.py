"""A display that turns towards who is asked, touched where it shows what is meant."""


def turned_tap(device, name: str) -> None:
    """A tap where the turned display shows what has this name."""
    from kivy.core.window import Window

    from tests.ui.device import centre

    x, y = centre(device.find(name))
    right, top = Window.width - 1, Window.height - 1
    places = {
        0: (x, y),
        90: ((1 - y / top) * right, x / right * top),
        180: (right - x, top - y),
        270: (y / top * right, (1 - x / right) * top),
    }
    device.tap_at(*places[Window.rotation])
    device.frames(3)
