"""The table: the board, the players and what is asked now."""

from companion.ui.vasco.table.screen import TableScreen

__all__ = ["TableScreen"]
