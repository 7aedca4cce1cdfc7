"""How a game of Goa begins: from its set-up, or as it lies on the table."""

from __future__ import annotations

from typing import Any

from kivy.uix.widget import Widget

from companion.goa.ui.chosen import GAME, preferences
from companion.goa.ui.component_sets import own_sets
from companion.ui.shell.parts import Beginning, Seats
from companion.ui.shell.screen import Screen
from companion.ui.shell.seating import Seating
from companion.ui.table.given import Given

_YOUNGEST = "goa.youngest"
"""The setting that keeps who it was last time."""


def beginning(app: Any) -> Beginning:
    def begin(seats: Seats) -> None:
        own, components, other = preferences(app), own_sets(app.store).chosen, app.running
        drawing = own.drawing(own.choosable.known(components))
        app.attempt(own_sets(app.store).asked_edition)
        if app.start_game(GAME, seats, components, drawing):
            own.guide.begun()
            app.set(_YOUNGEST, seats[0].name)
            app.open_begun(other)

    def take_up(seats: Seats) -> None:
        app.root.show(Screen("as-it-lies", GAME, seats))

    def at_table() -> Widget:
        from companion.ui.table.choosing.at_table import AtTable

        return AtTable(Given(app, GAME), preferences(app), own_sets(app.store))

    def seated(seating: Seating) -> Seating:
        """1.4: whose turn it is to begin, a card decides; who the youngest is, is asked once."""
        youngest = app.store.setting(_YOUNGEST)
        names = {
            seat.name: chair for chair, seat in enumerate(seating.chairs) if seat and seat.name
        }
        return seating.begin(names.get(youngest, seating.first))

    return Beginning(
        "newgame-title",
        at_table,
        begin,
        take_up,
        begins="newgame-youngest",
        next="newgame-youngest-next",
        seated=seated,
    )
