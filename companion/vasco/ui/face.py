"""What Vasco da Gama shows of itself on the shell's screens."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING

from companion.table.game import Json, Said
from companion.table.session import Change, Session
from companion.ui.drawn.box import Box
from companion.ui.drawn.colours import Colours
from companion.ui.drawn.piece import Picture
from companion.ui.shell.theme import Theme
from companion.vasco.ui.pieces.marks import draw_mark
from companion.vasco.ui.sea.compass_rose import CompassRose

if TYPE_CHECKING:
    from companion.vasco.rules.state import State


class VascoFace:
    """Rules are loaded when a game is told of, for opening is to be quick."""

    first_hint = "newgame-farthest"

    def __init__(self, theme: Theme) -> None:
        self._theme = theme

    def emblem(self) -> CompassRose:
        return CompassRose(theme=self._theme, size=(0, 0))

    def mark(self, colour: str) -> Picture:
        return Picture(theme=self._theme, paint=partial(_paint_mark, colour))

    def progress(self, state: State) -> Said:
        from companion.vasco.play.progress import progress

        return progress(state)

    def phase(self, state: State) -> str:
        from companion.vasco.play.progress import present

        return present(state)

    def scores(self, state: State) -> Mapping[str, int]:
        return {player.colour: player.vp for player in state.players}

    def habits(self, session: Session) -> Mapping[str, Json]:
        from companion.vasco.rules.habits import habits

        return habits((entry.move, entry.lines) for entry in session.line)

    def spoken(self, say: Callable[..., str], change: Change) -> str:
        from companion.vasco.play.spoken import spoken

        return spoken(say, change)

    def call(self, say: Callable[..., str], state: State) -> str:
        from companion.vasco.play.spoken import call

        return call(say, state)

    def sound(self, change: Change) -> str:
        from companion.vasco.play.spoken import sound

        return sound(change)

    def screen(self, state: State) -> str:
        from companion.vasco.rules.phases import OVERVIEW

        phase = OVERVIEW[state.stage].phase
        return {"setup": "setup", "over": "reckoning"}.get(phase, "table")


def _paint_mark(colour: str, box: Box, colours: Colours) -> None:
    draw_mark(box, colours, colour)
