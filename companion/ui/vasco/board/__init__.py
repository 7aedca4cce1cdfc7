"""The board as it lies now, drawn to be tapped: numbers, landings, and the areas."""

from companion.ui.vasco.board.board import Board

__all__ = ["Board"]
