"""What Goa shows of itself on the shell's screens."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from companion.goa.play.progress import present, progress
from companion.goa.ui.pieces.marks import draw_flag, mark_of
from companion.table.game import Json, Said
from companion.table.session import Change, Session
from companion.ui.drawn.piece import Picture
from companion.ui.shell.theme import Theme

if TYPE_CHECKING:
    from companion.goa.rules.state import State

IN_TURNS = ("turns", "extra")


class GoaFace:
    first_hint = "newgame-elephant"

    def __init__(self, theme: Theme) -> None:
        self._theme = theme

    def emblem(self) -> Picture:
        return Picture(theme=self._theme, paint=draw_flag, size=(0, 0))

    def mark(self, colour: str) -> Picture:
        return Picture(theme=self._theme, paint=mark_of(colour).paint)

    def progress(self, state: State) -> Said:
        return progress(state)

    def phase(self, state: State) -> str:
        return present(state)

    def scores(self, state: State) -> Mapping[str, int]:
        return {player.colour: player.vp for player in state.players}

    def habits(self, session: Session) -> Mapping[str, Json]:
        return {}

    def spoken(self, say: Callable[..., str], change: Change) -> str:
        from companion.goa.play.spoken import spoken

        return spoken(say, change)

    def call(self, say: Callable[..., str], state: State) -> str:
        from companion.goa.play.spoken import call

        return call(say, state)

    def sound(self, change: Change) -> str:
        from companion.goa.play.spoken import sound

        return sound(change)

    def screen(self, state: State) -> str:
        from companion.goa.play.setting_up import goes_on

        if goes_on(state):
            return "setup"
        return "reckoning" if present(state) == "over" else "table"
