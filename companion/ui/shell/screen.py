"""A screen, as something to be shown."""

from typing import Any, NamedTuple


class Screen(NamedTuple):
    """A screen by its name, and whose it is: a game's, by its id, or the app's own. The argument
    is handed to it each time it is shown."""

    name: str
    game: str = ""
    argument: Any = None

    @property
    def key(self) -> tuple[str, str]:
        """What it is built and kept by."""
        return self.game, self.name


def screen(named: "Screen | str") -> Screen:
    """Those of the app itself go by their names alone."""
    return Screen(named) if isinstance(named, str) else named
