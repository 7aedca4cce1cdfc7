"""How a game stands, how it ended, added up player by player, and what decided it."""

from companion.vasco.ui.reckoning.screen import Reckoning
from companion.vasco.ui.reckoning.standings import Standings

__all__ = ["Reckoning", "Standings"]
