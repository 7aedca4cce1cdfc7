"""Goa at the table: the board, the players, what stands beside the question."""
