"""Which projects a player could launch now, and with whom."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from companion.vasco.rules.launching import aboard
from companion.vasco.rules.state import MISSIONARY, SAILORS, Player, Tile


class Launchable(NamedTuple):
    """A project, and the crew to launch it with."""

    project: Tile
    crew: tuple[str, ...]


def launchable(player: Player) -> Iterator[Launchable]:
    """Each project he has the crew for, by itself."""
    for project in dict.fromkeys(player.projects):
        if project.crew <= len(aboard(player)):
            yield Launchable(project, best_crew(player, project))


def best_crew(player: Player, project: Tile) -> tuple[str, ...]:
    """The colours he has most of: every later crew needs different ones, so that what remains
    mans more ships the more even it is. Of two alike the missionary stays, being the scarcer.
    """
    held = dict(zip(SAILORS, player.sailors, strict=True))
    held[MISSIONARY] = player.missionaries
    # Sorting is stable, and the missionary stands last.
    plenty = sorted(aboard(player), key=lambda colour: -held[colour])
    return tuple(plenty[: project.crew])
