"""Entering a game that has begun without the app: the table as it lies between two rounds."""

from companion.vasco.ui.as_it_lies.screen import AsItLies

__all__ = ["AsItLies"]
