from collections.abc import Mapping

from kivy.properties import StringProperty

from companion.ui import layout
from companion.ui.shell.chrome import Menu, MenuRow
from companion.ui.shell.face import Face


class ColourRow(MenuRow):
    """A colour with its mark, and who has it."""

    colour = StringProperty()

    def __init__(self, face: Face, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self.ids.mark.add_widget(face.mark(self.colour))


class ColourMenu(Menu):
    """The colours to choose from; one that somebody has is exchanged."""

    __events__ = ("on_colour",)

    mine = StringProperty()

    def offer(self, face: Face, colours: Mapping[str, str]) -> None:
        """Every colour with the text that stands beside it."""
        for colour, text in colours.items():
            row = ColourRow(
                face, colour=colour, name=f"wear-{colour}", text=text, chosen=colour == self.mine
            )
            row.bind(on_tap=self._take)
            self.rows.add_widget(row)

    def _take(self, row: ColourRow) -> None:
        self.close()
        self.dispatch("on_colour", row.colour)

    def on_colour(self, colour: str) -> None:
        pass


layout.load("shell", "colour_row")
