"""What a pad shows of itself on the shell's screens."""

from collections.abc import Callable, Mapping

from kivy.uix.widget import Widget

from companion.play.pad.progress import progress
from companion.table.game import Said
from companion.table.game.pad.declared import Pad
from companion.table.game.pad.entering import OVER, phase
from companion.table.game.pad.state import State
from companion.table.session import Change
from companion.ui.shell.face import Silent
from companion.ui.shell.parts import Build


class PadFace(Silent):
    """It has the marks of the game it is a pad for."""

    def __init__(
        self, pad: Pad, emblem: Build, mark: Callable[[str], Widget], first_hint: str
    ) -> None:
        self._pad, self.emblem, self.mark, self.first_hint = pad, emblem, mark, first_hint

    def progress(self, state: State) -> Said:
        return progress(self._pad, state)

    def phase(self, state: State) -> str:
        return phase(self._pad, state)

    def scores(self, state: State) -> Mapping[str, int]:
        return {player.colour: player.has[self._pad.points] for player in state.players}

    def sound(self, change: Change) -> str:
        return "round" if any(entry.raw["do"] == "round" for entry in change.entries) else "accept"

    def screen(self, state: State) -> str:
        return "reckoning" if phase(self._pad, state) == OVER else "table"
