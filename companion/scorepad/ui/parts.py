"""What the score pad supplies to the screens of the app. It is a pad for a board game, and has that
game's marks, its book and its pictures."""

from functools import partial
from typing import Any

from kivy.uix.widget import Widget

from companion.play.question import Layout
from companion.scorepad.play import entries
from companion.scorepad.play.counting import COUNTING
from companion.scorepad.play.pad import QUESTIONS, Keys
from companion.scorepad.rules.scorepad import pad_of
from companion.scorepad.ui.face import PAD, PadFace, counts_reals
from companion.table.game import Json
from companion.ui.drawn.scene import Scene
from companion.ui.shell.parts import Beginning, Parts, Seats
from companion.ui.table.given import Given
from companion.ui.table.played import Played
from companion.ui.table.reckoning.reckoned import Reckoned
from companion.ui.table.supplied import Supplied
from companion.ui.table.tabletop import Tabletop
from companion.ui.table.top_bar import Bar

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
        beginning=Beginning("pad-title", lambda: _with_reals(app), begin, link="new-pad"),
        components=components,
        keys=board.keys,
        table=Supplied(
            reckoned=partial(_reckoned, board.table),
            tabletop=partial(_tabletop, board.table),
            played=partial(_played, board.table),
        ),
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


def _tabletop(board: Supplied) -> Tabletop:
    """With the board's pictures, and its own keys."""
    from companion.scorepad.ui.keys import KeysScene

    assert board.tabletop
    drawing = board.tabletop().drawing

    def scene(layout: Layout) -> Scene:
        return KeysScene(layout) if isinstance(layout, Keys) else drawing.scene(layout)

    return Tabletop(drawing._replace(scene=scene), entries.told)


def _played(board: Supplied) -> Played:
    from companion.scorepad.ui.sheet import Sheet

    assert board.reckoned
    return Played(
        QUESTIONS,
        Sheet,
        cards=lambda shown, due: (),
        bar=lambda shown, progress: Bar(progress, progress, progress),
        news=lambda shown, session: (),
        told=entries.told,
        mark_of=board.reckoned().mark,
        stays=True,
    )
