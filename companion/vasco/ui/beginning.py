"""How a game of Vasco da Gama begins: from its set-up, or as it lies on the table."""

from __future__ import annotations

from typing import Any

from kivy.uix.widget import Widget

from companion.ui.shell.parts import Beginning, Seats
from companion.ui.shell.screen import Screen
from companion.ui.table.given import Given
from companion.vasco.ui.chosen import GAME, preferences
from companion.vasco.ui.component_sets import own_sets


def beginning(app: Any) -> Beginning:
    def begin(seats: Seats) -> None:
        own, components, other = preferences(app), own_sets(app.store).chosen, app.running
        drawing = own.drawing(own.choosable.known(components))
        if app.start_game(GAME, seats, components, drawing):
            own.guide.begun()
            app.open_begun(other)

    def take_up(seats: Seats) -> None:
        app.root.show(Screen("as-it-lies", GAME, seats))

    def at_table() -> Widget:
        from companion.ui.table.choosing.at_table import AtTable

        return AtTable(Given(app, GAME), preferences(app))

    def sitting() -> dict[str, str]:
        from companion.vasco.players.strengths import PLAYERS

        say = app.of(GAME).say
        return {each.name: say(f"chair-{by}") for by, each in PLAYERS.strengths.items()}

    return Beginning("newgame-title", at_table, begin, take_up, sitting)
