"""What the score pad supplies to the screens of the app. It is a pad for a board game, and has that
game's marks, its book, and its screens on which points are explained."""

from typing import Any

from kivy.uix.widget import Widget

from companion.games import pad_of
from companion.scorepad.ui.face import PAD, PadFace, counts_reals
from companion.table.game import Json
from companion.ui.shell.parts import Beginning, Parts, Seats

_BOARD = "vasco"


def parts(app: Any) -> Parts:
    board: Parts = app.parts_of(_BOARD)

    def components() -> Json:
        assert board.components
        return pad_of(board.components(), counts_reals(app.store))

    def begin(seats: Seats) -> None:
        if app.start_game(PAD, seats, components(), frozenset()):
            app.open_game()

    return Parts(
        face=PadFace(board.face),
        screens={
            "scorepad": _pad,
            **{name: board.screens[name] for name in ("standings", "reckoning", "unfinished")},
        },
        beginning=Beginning("pad-title", _with_reals, begin, link="new-pad"),
        components=components,
        keys=board.keys,
        rules=board.rules,
        bgg_id=board.bgg_id,
        played_as=_BOARD,
    )


def _with_reals() -> Widget:
    from companion.scorepad.ui.with_reals import WithReals

    return WithReals()


def _pad() -> Widget:
    from companion.scorepad.ui.screen import PadScreen

    return PadScreen()
