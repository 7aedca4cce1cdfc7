"""Where screens of Goa find what the group has chosen for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from companion.ui.table.preferences import Preferences

if TYPE_CHECKING:
    from companion.store.component_sets import ComponentSets

GAME = "goa"


def preferences(app: Any) -> Preferences:
    found: Preferences = app.parts_of(GAME).own
    return found


def sets(app: Any) -> ComponentSets:
    # It needs the rules, which home does not load for a game that is not played.
    from companion.goa.ui.component_sets import own_sets

    return own_sets(app.store)
