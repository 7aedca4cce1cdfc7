"""The keys of the table: a letter for each thing that is tapped often."""

from companion.ui.shell.parts import GameKeys, Shortcut

_NUMBERED = ("number-", "section-", "limit-", "initial-")
"""The beginnings of the names of what a typed number finds."""

_SHORTCUTS = (
    Shortcut("m", ("main",), "keys-main"),
    Shortcut("g", ("pass", "later"), "keys-give-up"),
    Shortcut("r", ("area-recruiting", "look-recruiting"), "area-recruiting"),
    Shortcut("n", ("area-navigation", "look-navigation"), "area-navigation"),
    Shortcut("p", ("area-projects", "look-projects"), "area-projects"),
    Shortcut("c", ("area-characters", "look-characters"), "area-characters"),
    Shortcut("h", ("history",), "history-title"),
    Shortcut("o", ("menu",), "keys-menu"),
    Shortcut("v", ("repeat",), "keys-repeat"),
    Shortcut("z", ("undo",), "undo", ctrl=True),
    Shortcut("y", ("redo",), "keys-redo", ctrl=True),
)

KEYS = GameKeys(_SHORTCUTS, _NUMBERED, "keys-numbers")
