"""What Vasco da Gama shows of itself on the shell's screens."""

from collections.abc import Callable, Mapping
from functools import partial

from companion.table.game import Figure, Json, Said
from companion.table.session import Change, Session
from companion.ui.shell.numerals import roman
from companion.ui.shell.theme import Theme
from companion.ui.vasco import spoken
from companion.ui.vasco.compass_rose import CompassRose
from companion.ui.vasco.pieces import Box, Colours, Picture, draw_mark
from companion.vasco.habits import habits
from companion.vasco.phases import OVERVIEW
from companion.vasco.state import State

_SAILING = ("send", "navigate")


def present(state: State) -> str:
    """The phase a person would say it is: once nobody acts any more, the navigation."""
    stage = OVERVIEW[state.stage]
    sails = stage.phase == "acting" and stage.step in _SAILING
    return "navigation" if sails else stage.phase


class VascoFace:
    first_hint = "newgame-farthest"

    def __init__(self, theme: Theme) -> None:
        self._theme = theme

    def emblem(self) -> CompassRose:
        return CompassRose(theme=self._theme, size=(0, 0))

    def mark(self, colour: str) -> Picture:
        return Picture(theme=self._theme, paint=partial(_paint_mark, colour))

    def progress(self, state: State) -> Said:
        figures = {"round": Figure("text", roman(state.round))}
        return Said(f"progress-{present(state)}", figures)

    def phase(self, state: State) -> str:
        return present(state)

    def scores(self, state: State) -> Mapping[str, int]:
        return {player.colour: player.vp for player in state.players}

    def habits(self, session: Session) -> Mapping[str, Json]:
        return habits((entry.move, entry.lines) for entry in session.line)

    def spoken(self, say: Callable[..., str], change: Change) -> str:
        return spoken.spoken(say, change)

    def call(self, say: Callable[..., str], state: State) -> str:
        return spoken.call(say, state)

    def sound(self, change: Change) -> str:
        return spoken.sound(change)

    def screen(self, state: State) -> str:
        phase = OVERVIEW[state.stage].phase
        return {"setup": "setup", "over": "reckoning"}.get(phase, "table")


def _paint_mark(colour: str, box: Box, colours: Colours) -> None:
    draw_mark(box, colours, colour)
