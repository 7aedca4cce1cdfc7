"""How a game stands, how it ended, added up player by player, and what decided it."""

from companion.ui.vasco.reckoning.screen import Reckoning
from companion.ui.vasco.reckoning.standings import Standings

__all__ = ["Reckoning", "Standings"]
