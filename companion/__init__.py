"""A companion for the board game Vasco da Gama: the table plays, the program keeps the books."""

__version__ = "0.1.0"
