"""Where screens of Vasco da Gama find what the group has chosen for it."""

from typing import Any

from companion.ui.table.preferences import Preferences

GAME = "vasco"


def preferences(app: Any) -> Preferences:
    found: Preferences = app.parts_of(GAME).own
    return found
