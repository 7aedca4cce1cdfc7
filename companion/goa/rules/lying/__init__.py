"""A table that lies otherwise than by its moves: what can be said of it, and the moves there."""
