"""Placing discs (2.2): a number and an area, in either order."""

from __future__ import annotations

from companion.ui.vasco.asking.question import Pick, Picks, Question
from companion.ui.vasco.asking.shown import Shown
from companion.vasco import figures as f
from companion.vasco.moves import Move, Place
from companion.vasco.placing import has_additional, placings
from companion.vasco.state import ADDITIONAL, AREAS, LAST_NUMBER, State
from companion.vasco.supply import seat_of


def ask(shown: Shown) -> Question:
    state = shown.state
    family = placings(state)
    player = state.players[seat_of(state, family.player)]
    spots: dict[str, Pick] = {f"number-{number}": number for number in family.numbers}
    spots |= {f"area-{area}": area for area in family.areas}
    title = shown.say("place-title", player=f.player(family.player))
    left = player.discs + has_additional(state, seat_of(state, family.player))
    hint = shown.say("place-hint", left=f.count(left))
    chosen = frozenset(name for name, pick in spots.items() if pick in shown.picks)
    return Question(
        title,
        hint,
        picks=spots,
        area="numbers",
        player=family.player,
        chosen=chosen,
        blocked=_blocked(state, family.player, spots),
    )


def _blocked(state: State, player: str, spots: dict[str, Pick]) -> dict[str, Move]:
    every: dict[str, Move] = {
        f"number-{number}": Place(player, number, AREAS[0])
        for number in range(1, LAST_NUMBER + 1)
        if number not in ADDITIONAL or state.placed[number]
    }
    every |= {f"area-{area}": Place(player, placings(state).numbers[0], area) for area in AREAS}
    return {name: move for name, move in every.items() if name not in spots}


def picked(state: State, picks: Picks, pick: Pick) -> Picks:
    """A number takes the place of a number, an area that of an area."""
    return (*(each for each in picks if type(each) is not type(pick)), pick)


def moved(state: State, picks: Picks) -> Move | None:
    numbers = [each for each in picks if isinstance(each, int)]
    areas = [each for each in picks if isinstance(each, str)]
    if not numbers or not areas:
        return None
    return Place(placings(state).player, numbers[0], areas[0])
