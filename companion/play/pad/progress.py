"""How far a pad is."""

from companion.play.numerals import roman
from companion.table.game import Figure, Said
from companion.table.game.pad.declared import Pad
from companion.table.game.pad.entering import OVER, ROUNDS, phase
from companion.table.game.pad.state import State


def progress(pad: Pad, state: State) -> Said:
    now = phase(pad, state)
    if now == ROUNDS:
        return Said("pad-round", {"round": round_of(state.round)})
    return Said("pad-over" if now == OVER else "pad-final", {})


def round_of(number: int) -> Figure:
    return Figure("text", roman(number))
