"""What the score pad shows of itself on the shell's screens."""

from collections.abc import Callable, Mapping

from kivy.uix.widget import Widget

from companion.play.numerals import roman
from companion.scorepad.rules.state import State
from companion.store import Store
from companion.table.game import Figure, Json, Said
from companion.table.session import Change, Session
from companion.ui.shell.face import Face

PAD = "scorepad"
WITH_REALS = "scorepad.reals"


class PadFace:
    """It is a pad for a board game, and has that game's marks."""

    first_hint = "newgame-farthest"

    def __init__(self, board: Face) -> None:
        self._board = board

    def emblem(self) -> Widget:
        return self._board.emblem()

    def mark(self, colour: str) -> Widget:
        return self._board.mark(colour)

    def progress(self, state: State) -> Said:
        if state.phase == "rounds":
            return Said("pad-round", {"round": round_of(state.round)})
        return Said("pad-final" if state.phase == "final" else "progress-over", {})

    def phase(self, state: State) -> str:
        return state.phase

    def scores(self, state: State) -> Mapping[str, int]:
        return {player.colour: player.vp for player in state.players}

    def habits(self, session: Session) -> Mapping[str, Json]:
        return {}

    def spoken(self, say: Callable[..., str], change: Change) -> str:
        return ""

    def call(self, say: Callable[..., str], state: State) -> str:
        return ""

    def sound(self, change: Change) -> str:
        return "round" if any(entry.raw["do"] == "round" for entry in change.entries) else "accept"

    def screen(self, state: State) -> str:
        return "reckoning" if state.phase == "over" else "table"


def round_of(number: int) -> Figure:
    return Figure("text", roman(number))


def counts_reals(store: Store) -> bool:
    """Whether a new pad is to count Reals too."""
    return store.setting(WITH_REALS) is True
