"""Placing discs (2.2): a number and an area, in either order."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.play.question import Pick, Picks, Question
from companion.vasco.play.ahead import placing_due, untold
from companion.vasco.play.asking.spots import on_board
from companion.vasco.rules import figures as f
from companion.vasco.rules.moves import Move, Place
from companion.vasco.rules.placing import foreseen, placings
from companion.vasco.rules.state import AREAS, LAST_NUMBER, State

if TYPE_CHECKING:
    from companion.vasco.play.shown import Shown


def ask(shown: Shown) -> Question:
    """What was told ahead counts as taken; the player himself may still put his own elsewhere."""
    state = seen(shown)
    family = placings(state)
    player = family.player
    picks: dict[str, Pick] = {f"number-{number}": number for number in family.numbers}
    picks |= {f"area-{area}": area for area in family.areas}
    chosen = [name for name, pick in picks.items() if pick in shown.picks]
    title = shown.say("ahead-title" if shown.telling else "place-title", player=f.player(player))
    return Question(
        title,
        _hint(shown, state, player),
        spots=on_board(state, picks, _blocked(state, player, picks), chosen),
        area="numbers",
        player=player,
    )


def _hint(shown: Shown, state: State, player: str) -> str:
    if shown.telling:
        return shown.say("ahead-hint", player=f.player(placing_due(shown.state)))
    return shown.say("place-hint", left=f.count(untold(state, (), player)))


def seen(shown: Shown) -> State:
    """The table as it is for whoever is asked, with what was told ahead."""
    state, told = shown.state, shown.ahead
    if shown.telling:
        return foreseen(state, told, shown.telling)
    due = placing_due(state)
    return foreseen(state, tuple(each for each in told if each.player != due), due)


def _blocked(state: State, player: str, picks: dict[str, Pick]) -> dict[str, Move]:
    every: dict[str, Move] = {
        f"number-{number}": Place(player, number, AREAS[0]) for number in range(1, LAST_NUMBER + 1)
    }
    free = next((pick for pick in picks.values() if isinstance(pick, int)), 1)
    every |= {f"area-{area}": Place(player, free, area) for area in AREAS}
    return {name: move for name, move in every.items() if name not in picks}


def picked(state: State, picks: Picks, pick: Pick) -> Picks:
    """A number takes the place of a number, an area that of an area."""
    return (*(each for each in picks if type(each) is not type(pick)), pick)


def moved(state: State, picks: Picks) -> Move | None:
    return disc(placing_due(state), picks)


def disc(player: str, picks: Picks) -> Place | None:
    """The disc the picks place, once there are a number and an area."""
    numbers = [each for each in picks if isinstance(each, int)]
    areas = [each for each in picks if isinstance(each, str)]
    if not numbers or not areas:
        return None
    return Place(player, numbers[0], areas[0])
