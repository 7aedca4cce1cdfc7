"""How a record writes the game: its pieces, its moves, its state."""
