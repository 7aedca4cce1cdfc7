"""How a game stands, how it ended, added up player by player, and what decided it; on paper too."""
