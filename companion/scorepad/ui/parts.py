"""What the score pad supplies to the screens of the app. It is a pad for a board game, and has that
game's marks, its book, and its screens on which points are explained."""

from functools import partial
from typing import Any

from kivy.uix.widget import Widget

from companion.scorepad.rules.scorepad import pad_of
from companion.scorepad.ui.face import PAD, PadFace, counts_reals
from companion.table.game import Json
from companion.ui.shell.parts import Beginning, Parts, Seats
from companion.ui.table.given import Given

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
        screens={
            "scorepad": partial(_pad, app),
            **{name: board.screens[name] for name in ("standings", "reckoning", "unfinished")},
        },
        beginning=Beginning("pad-title", lambda: _with_reals(app), begin, link="new-pad"),
        components=components,
        keys=board.keys,
        rules=board.rules,
        bgg_id=board.bgg_id,
        played_as=_BOARD,
    )


def _with_reals(app: Any) -> Widget:
    from companion.scorepad.ui.with_reals import WithReals

    return WithReals(Given(app, PAD), app.store)


def _pad(app: Any, game: str) -> Widget:
    from companion.scorepad.ui.screen import PadScreen

    pad = PadScreen(Given(app, game))
    pad.bind(on_refused=lambda _: app.aloud.refused(), on_over=lambda _: app.look_back())
    pad.bind(on_given_up=lambda _: app.give_up_running())
    return pad
