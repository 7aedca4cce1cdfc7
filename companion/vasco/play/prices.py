"""What the right to act costs with each number, in so few words that they stand on it."""

from __future__ import annotations

from typing import NamedTuple

from companion.vasco.play.shown import Shown
from companion.vasco.rules.acting import price
from companion.vasco.rules.advice.prices import Outlook, confirmed_vdg, outlook
from companion.vasco.rules.phases import OVERVIEW
from companion.vasco.rules.state import State


class Price(NamedTuple):
    text: str = ""
    free: bool = False
    chance: str = ""
    short: str = ""
    """In figures, where there is no room for a word."""


NOTHING = Price()


def placing(state: State) -> bool:
    """Whether the marker stands where it was laid, and may yet move (2.1 to 3.1)."""
    stage = OVERVIEW[state.stage]
    return stage.phase == "placing" or (stage.phase == "acting" and stage.step == "vdg")


def acting(state: State) -> bool:
    """Whether the first free number is known (3.1 to the end of phase 3)."""
    return OVERVIEW[state.stage].phase == "acting" and not placing(state)


def prices(shown: Shown) -> dict[int, Price]:
    """By number: of each before the next tile is turned up, then of those that wait their turn."""
    state = shown.state
    if not shown.helps("facts") or state.marker is None:
        return {}
    if placing(state):
        tiles = confirmed_vdg(shown.components) if shown.helps("odds") else ()
        return {number: _range(shown, each) for number, each in outlook(state, tiles).items()}
    if not acting(state):
        return {}
    return {
        number: _reals(shown, price(state, number))
        for number, disc in enumerate(state.placed)
        if disc
    }


def _reals(shown: Shown, reals: int) -> Price:
    said = shown.say("board-price", reals=reals)
    return Price(said) if reals else Price(shown.say("board-free"), free=True, short=said)


def _range(shown: Shown, each: Outlook) -> Price:
    if each.least == each.most:
        return _reals(shown, each.least)
    text = shown.say("board-prices", least=each.least, most=each.most)
    if not each.free:
        return Price(text)
    return Price(text, chance=shown.say("board-chance", percent=round(100 * each.free)))
