"""What the score pad supplies to the screens of the app. It is a pad for a board game, and has that
game's marks, its book and its pictures."""

from functools import partial
from typing import Any

from kivy.uix.widget import Widget

from companion.scorepad.play.counting import COUNTING
from companion.scorepad.rules.scorepad import pad_of
from companion.scorepad.ui.face import PAD, PadFace, counts_reals
from companion.table.game import Json
from companion.ui.shell.parts import Beginning, Parts, Seats
from companion.ui.table.given import Given
from companion.ui.table.reckoning.reckoned import Reckoned
from companion.ui.table.supplied import Supplied

_BOARD = "vasco"


def parts(app: Any) -> Parts:
    board: Parts = app.parts_of(_BOARD)

    def components() -> Json:
        assert board.components
        return pad_of(board.components(), counts_reals(app.store))

    def begin(seats: Seats) -> None:
        other = app.running
        if app.start_game(PAD, seats, components(), frozenset()):
            app.open_begun(other)

    return Parts(
        face=PadFace(board.face),
        screens={"scorepad": partial(_pad, app)},
        beginning=Beginning("pad-title", lambda: _with_reals(app), begin, link="new-pad"),
        components=components,
        keys=board.keys,
        table=Supplied(reckoned=partial(_reckoned, board.table)),
        bgg_id=board.bgg_id,
        played_as=_BOARD,
    )


def _reckoned(board: Supplied) -> Reckoned:
    """With the board's pictures, but no board that lay there."""
    assert board.reckoned
    pictures = board.reckoned()
    return Reckoned(COUNTING, pictures.mark, pictures.held, pictures.arriving)


def _with_reals(app: Any) -> Widget:
    from companion.scorepad.ui.with_reals import WithReals

    return WithReals(Given(app, PAD), app.store)


def _pad(app: Any, game: str) -> Widget:
    from companion.scorepad.ui.screen import PadScreen

    pad = PadScreen(Given(app, game))
    pad.bind(on_refused=lambda _: app.aloud.refused(), on_over=lambda _: app.look_back())
    pad.bind(on_given_up=lambda _: app.give_up_running())
    return pad
