"""The assistant that sets a game up with the group, in the order of chapter 1."""

from companion.vasco.ui.setup.screen import Setup

__all__ = ["Setup"]
