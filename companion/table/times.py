"""How long everybody took in a game: seconds by player, and by phase of the game."""

from __future__ import annotations

from collections.abc import Mapping

from companion.table.game import Json

Times = Mapping[str, Mapping[str, float]]

NO_TIMES: Times = {}


def spent(times: Times, player: str, phase: str, seconds: float) -> Times:
    """The same, with so much more for a player in a phase."""
    mine = times.get(player, {})
    return {**times, player: {**mine, phase: mine.get(phase, 0) + seconds}}


def total(times: Times, player: str) -> float:
    return sum(times.get(player, {}).values())


def written(times: Times) -> Json:
    """To a tenth of a second."""
    return {
        player: {phase: round(seconds, 1) for phase, seconds in phases.items()}
        for player, phases in times.items()
    }


def read(raw: Json) -> Times:
    """As far as it is such; a record may hold anything under this name."""
    found: Times = NO_TIMES
    for player, phases in raw.items() if isinstance(raw, dict) else ():
        for phase, seconds in phases.items() if isinstance(phases, dict) else ():
            if type(seconds) in (int, float) and 0 <= seconds < _LONGEST:
                found = spent(found, player, phase, seconds)
    return found


_LONGEST = 10**7
"""Seconds; nobody thinks for months."""
