from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.label import Label

from companion.ui import layout
from companion.ui.drawn.lettering import in_lines
from companion.ui.shell.chrome.plate import Plate
from companion.ui.shell.icons import GLYPHS


class TextButton(Plate, Label):
    """A button that is only its text: as wide as the text when `hugging`, else as its place."""

    hugging = BooleanProperty(False)
    least = NumericProperty(0)
    """How high it is, with however little text."""
    scale = StringProperty("body")
    """The size its text has where that has room."""

    def fitted(self, text: str, size: float, width: float) -> float:
        """How large the text is: smaller where a word of it would be wider than the button."""
        if self.hugging:
            return size
        fits = in_lines(text, size, width, bold=self.bold, least=0.5)[1]
        return size if fits == round(size) else fits

    def on_texture_size(self, _: Label, size: tuple[float, float]) -> None:
        if self.hugging:
            self.width = size[0]


class FilledButton(TextButton):
    """The main button: what it does is what happens next."""


class OutlinedButton(TextButton):
    """A button beside the main one."""


class IconButton(Plate, Label):
    """A button that is only an icon, named as in `icons`."""

    icon = StringProperty("none")

    def glyph(self, icon: str) -> str:
        return GLYPHS[icon]


for rules in ("text_button", "filled_button", "outlined_button", "icon_button"):
    layout.load("shell", rules)
