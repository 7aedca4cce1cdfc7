"""The board as it lies now, drawn to be tapped: numbers, landings, areas, and the score track."""

from companion.vasco.ui.board.board import Board
from companion.vasco.ui.board.score_track import ScoreTrack

__all__ = ["Board", "ScoreTrack"]
