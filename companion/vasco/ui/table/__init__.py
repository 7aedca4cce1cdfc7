"""The table: the board, the players and what is asked now."""

from companion.vasco.ui.table.screen import TableScreen

__all__ = ["TableScreen"]
