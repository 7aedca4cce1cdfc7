"""How a game ended: added up player by player, and what decided it."""

from companion.ui.vasco.reckoning.screen import Reckoning

__all__ = ["Reckoning"]
