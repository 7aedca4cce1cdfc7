"""The running game as one seat sees it: what it is shown and asked, put together once a change."""

from __future__ import annotations

from functools import partial
from typing import Any

from companion.play import modes
from companion.play.ahead import ToldAhead, half_told, keep_half_told
from companion.play.making import make
from companion.play.question import Question
from companion.play.questions import Questions
from companion.play.seat import Seat
from companion.play.shown import Shown
from companion.play.table import Table


class Following:
    def __init__(self, table: Table, game: Questions) -> None:
        self._table, self._game = table, game
        self.seat = Seat(game)
        self.ahead = ToldAhead(table, game.ahead)
        self._put: tuple[Shown, Question] | None = None
        self.lost = False
        """Whether some of what was entered in this game when it was left could not be read, until
        that is told."""

    def follow(self) -> None:
        """Takes up another game, or where this one has gone."""
        session, half = self._table.session, self._game.half_told
        if session is None:
            return
        if session is not self.seat.session:
            picks, whole = half_told(self._table, session, half)
            self.seat.begin(session, picks)
            self.lost = not self.ahead.take_up(session) or not whole
            self._put = None
        elif self.seat.follow():
            self._put = None

    def change(self) -> None:
        """What is shown is stale."""
        self._put = None
        self.follow()

    def look(self) -> tuple[Shown, Question]:
        """What is shown and asked now."""
        self.follow()
        if self._put is None:
            table, game, seat = self._table, self._game, self.seat
            session = seat.session
            self.keep()
            shown = game.shown(
                seat.state,
                table.seats,
                session.head.components or session.game.starter(),
                table.options,
                session.course.drawing,
                table.speech.say,
                seat.picks,
                seat.modes,
                self.ahead.moves,
            )
            self._put = shown, modes.asked(game, shown)
        return self._put

    def keep(self) -> None:
        """What is half told lasts from the tap on, whenever it is drawn."""
        seat = self.seat
        if seat.session and not seat.revised:
            picks = seat.taps.picks
            keep_half_told(self._table, seat.session, self._game.half_told, picks)

    def attempt(self, move: Any) -> bool:
        """Makes a move; whether it was kept. Raises Refusal."""
        return self._table.attempt(partial(make, self.seat.session, move, self.seat.revised))

    def make_told(self) -> Any:
        """Whose turn it is and whose move was told has it made; each can be undone by itself. The
        one that cannot be after all, with its refusal."""
        seat, ahead = self.seat, self.ahead
        while (move := ahead.next()) is not None and not hasattr(move, "refusal"):
            if not self.attempt(move):
                return None
            seat.made((modes.Deciding(ahead.taps(move)),))
            ahead.forget(move)
        if move is not None:
            ahead.forget(move.move)
        ahead.settle()
        seat.modes = modes.without_pages(seat.modes)
        return move
