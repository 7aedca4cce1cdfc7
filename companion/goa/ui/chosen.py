"""Where screens of Goa find what the group has chosen for it."""

from typing import Any

from companion.ui.table.preferences import Preferences

GAME = "goa"


def preferences(app: Any) -> Preferences:
    found: Preferences = app.parts_of(GAME).own
    return found
