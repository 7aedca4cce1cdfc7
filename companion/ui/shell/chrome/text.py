from kivy.properties import StringProperty
from kivy.uix.label import Label

from companion.ui import layout


class Text(Label):
    """Text that wraps at its width and is as high as it needs; `tone` and `scale` name its look."""

    tone = StringProperty("ink")
    scale = StringProperty("body")
    face = StringProperty("Inter")
    """The font it is set in, as far as that has its letters."""


class Heading(Text):
    """A heading, set in Garamond."""


layout.load("shell", "text")
layout.load("shell", "heading")
