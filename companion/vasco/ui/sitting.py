"""The app's players of Vasco da Gama, and how the table is told what they do."""

from companion.play.thought import Sitting
from companion.table.search.search import Players
from companion.vasco.play.instructing import briefly, instructed


def _players() -> Players:
    """Loaded where a chair is theirs, or could be."""
    from companion.vasco.players.strengths import PLAYERS

    return PLAYERS


SITTING = Sitting(_players, instructed, briefly)
