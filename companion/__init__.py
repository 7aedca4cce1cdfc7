"""A companion for the board game Vasco da Gama: the table plays, the program keeps the books."""

__title__ = "Vasco companion"
"""As other programs know the app, which never changes."""

__version__ = "0.1.0"
