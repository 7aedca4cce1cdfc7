"""A table that lies otherwise than by its moves: what it can be changed to, and the moves there."""
