"""How far a game of Vasco da Gama is."""

from companion.play.numerals import roman
from companion.table.game import Figure, Said
from companion.vasco.rules.phases import OVERVIEW
from companion.vasco.rules.state import State

_SAILING = ("send", "navigate")


def present(state: State) -> str:
    """The phase a person would say it is: once nobody acts any more, the navigation."""
    stage = OVERVIEW[state.stage]
    sails = stage.phase == "acting" and stage.step in _SAILING
    return "navigation" if sails else stage.phase


def progress(state: State) -> Said:
    figures = {"round": Figure("text", roman(state.round))}
    return Said(f"progress-{present(state)}", figures)
