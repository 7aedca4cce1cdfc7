"""Choosing a move by playing on: sampling what is unknown, for any game that has a policy."""
