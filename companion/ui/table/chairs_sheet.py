from __future__ import annotations

from collections.abc import Callable

from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.play.chairs import Chairs
from companion.table.game import Seat
from companion.ui import layout
from companion.ui.drawn.mark import Mark
from companion.ui.shell.chrome import Overlay
from companion.ui.table.given import Given

_SOMEBODY = "somebody"


class ChairRow(BoxLayout):
    """Who of a chair's players it is given to: somebody at the table, or one of the app's."""

    __events__ = ("on_choice",)

    who = StringProperty()

    def __init__(self, mark: Mark, seat: Seat, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self.ids.mark.add_widget(mark)
        self.ids.choices.name = f"chair-{seat.colour}"

    def on_choice(self, value: str) -> None:
        pass


class ChairsSheet(Overlay):
    """Whom the app plays for; `on_given` tells that a chair has changed hands."""

    __events__ = ("on_given",)

    game = StringProperty()
    narrow = BooleanProperty(False)
    likes = StringProperty()
    """What each of the app's players is like."""

    def __init__(self, given: Given, chairs: Chairs, **kwargs: object) -> None:
        self._say: Callable[..., str] = given.speech.say
        self._chairs = chairs
        super().__init__(**kwargs)
        self.likes = "\n".join(
            self._say("newgame-player", name=by.name, like=self._say(f"chair-{each}"))
            for each, by in chairs.strengths.items()
        )
        options = [(_SOMEBODY, self._say("chairs-person"))]
        options += [(each, by.name) for each, by in chairs.strengths.items()]
        for seat in given.table.seats:
            who = seat.name or self._say(f"colour-{seat.colour}")
            row = ChairRow(given.face.mark(seat.colour), seat, who=who)
            row.ids.choices.options = options
            row.bind(on_choice=lambda row, value, seat=seat: self._give(row, seat.colour, value))
            self._show(row, seat.colour)
            self.ids.rows.add_widget(row)

    def on_given(self) -> None:
        pass

    def _give(self, row: ChairRow, colour: str, value: str) -> None:
        if self._chairs.give(colour, "" if value == _SOMEBODY else value):
            self._show(row, colour)
            self.dispatch("on_given")

    def _show(self, row: ChairRow, colour: str) -> None:
        held = self._chairs.held.get(colour, "")
        row.ids.choices.value = held or _SOMEBODY


layout.load("table", "chair_row", "chairs_sheet")
