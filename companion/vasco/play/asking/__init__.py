"""Every question of the game, with what can answer it and what the answers amount to."""
