"""Goa: Nowe wyzwania (2012): all of the game."""
