"""Supercargo, a companion for board games: the table plays, the program keeps the books."""

__title__ = "Vasco companion"
"""As other programs know the app, which never changes."""

__version__ = "0.1.0"
