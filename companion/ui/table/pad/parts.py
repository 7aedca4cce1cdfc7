"""What the score pad of a game supplies to the screens of the app: it has that game's marks and
pictures, and its own keys for its questions and a sheet for its board."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

from kivy.uix.widget import Widget

from companion.ui.shell.parts import Beginning, Build, Parts, Seats
from companion.ui.table.pad.face import PadFace
from companion.ui.table.supplied import Supplied

if TYPE_CHECKING:
    from companion.play.question import Layout
    from companion.play.reckoning.counting import Counting
    from companion.table.game.pad.declared import Pad
    from companion.table.game.pad.score_pad import ScorePad
    from companion.ui.drawn.scene import Scene
    from companion.ui.table.drawing import Drawing
    from companion.ui.table.played import Played
    from companion.ui.table.reckoning.reckoned import Reckoned
    from companion.ui.table.tabletop import Tabletop


class Look(NamedTuple):
    """What a pad has of the game it is for; the last two are loaded when they are first shown, for
    opening is to be quick."""

    emblem: Build
    mark: Callable[[str], Widget]
    first_hint: str
    pictures: Callable[[], Reckoned]
    drawing: Callable[[], Drawing]


def look_of(board: Parts) -> Look:
    """Of a game that has screens of its own."""
    face, table = board.face, board.table

    def drawing() -> Drawing:
        found: Drawing = table.tabletop().drawing
        return found

    return Look(face.emblem, face.mark, face.first_hint, table.reckoned, drawing)


def pad_parts(
    app: Any,
    look: Look,
    game: ScorePad,
    counting: Callable[[], Counting],
    link: str,
    own: Build = Widget,
    **supplied: Any,
) -> Parts:
    """`counting` is loaded when it is first needed; `link` is the button at home, `own` what else
    is chosen for a new pad; `supplied` are more parts."""
    pad = game.pad
    made: dict[str, Any] = {"components": game.starter, **supplied}
    components: Any = made["components"]

    def begin(seats: Seats) -> None:
        other = app.running
        if app.start_game(pad.id, seats, components(), frozenset()):
            app.open_begun(other)

    return Parts(
        face=PadFace(pad, look.emblem, look.mark, look.first_hint),
        beginning=Beginning("game-name", own, begin, link=link),
        table=Supplied(
            reckoned=partial(_reckoned, look, counting),
            tabletop=partial(_tabletop, look, pad),
            played=partial(_played, look, pad),
        ),
        **made,
    )


def _reckoned(look: Look, counting: Callable[[], Counting]) -> Reckoned:
    """No board lay there."""
    from companion.ui.table.reckoning.reckoned import Reckoned

    pictures = look.pictures()
    return Reckoned(counting(), pictures.mark, pictures.held, pictures.arriving)


def _tabletop(look: Look, pad: Pad) -> Tabletop:
    from companion.play.pad import entries
    from companion.play.pad.asking import Keys
    from companion.ui.table.pad.keys import KeysScene
    from companion.ui.table.tabletop import Tabletop

    drawing = look.drawing()

    def scene(layout: Layout) -> Scene:
        return KeysScene(layout) if isinstance(layout, Keys) else drawing.scene(layout)

    return Tabletop(drawing._replace(scene=scene), partial(entries.told, pad), tries=False)


def _played(look: Look, pad: Pad) -> Played:
    from companion.play.pad import entries
    from companion.play.pad.asking import questions
    from companion.ui.table.pad.sheet import PadSheet
    from companion.ui.table.played import Played
    from companion.ui.table.top_bar import Bar

    return Played(
        questions(pad),
        partial(PadSheet, pad),
        cards=lambda shown, due: (),
        bar=lambda shown, progress: Bar(progress, progress, progress),
        news=lambda shown, session: (),
        told=partial(entries.told, pad),
        mark_of=look.pictures().mark,
        stays=True,
    )
