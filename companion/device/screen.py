"""The screen of the device, which goes dark after a while unless it is kept on."""

from kivy.core.window import Window


def keep_on(on: bool) -> None:
    Window.allow_screensaver = not on
