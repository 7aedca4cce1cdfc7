"""Buying (4.1): one or two of the upper projects, or São Gabriel."""

from __future__ import annotations

from typing import NamedTuple

from companion.ui.vasco.asking.calling import (
    Spots,
    deed,
    give_up,
    refused,
    sorted_out,
    sums,
    the_called,
)
from companion.ui.vasco.asking.question import Deed, Pick, Picks, Question
from companion.ui.vasco.asking.shown import Shown
from companion.vasco import figures as f
from companion.vasco.moves import Buy, Move
from companion.vasco.projects import COST
from companion.vasco.state import State


class Upper(NamedTuple):
    """One of the upper projects, by its place."""

    place: int


def ask(shown: Shown) -> Question:
    state = shown.state
    player, number = the_called(state)
    spots: Spots = {
        f"project-{place}": (Upper(place), Buy(player.colour, (project,)))
        for place, project in enumerate(state.upper)
    }
    sao_gabriel = Buy(player.colour, sao_gabriel=True)
    picks, blocked = sorted_out(state, {**spots, "sao-gabriel": (sao_gabriel, sao_gabriel)})
    chosen = _chosen(shown.picks)
    move = _buy(state, chosen)
    deeds: tuple[Deed, ...] = (give_up(shown),)
    if move:
        count = f.count(len(chosen))
        deeds = (deed(shown, "main", "deed-buy", move, projects=count), *deeds)
    return Question(
        shown.say("buy-title", player=f.player(player.colour)),
        shown.say("buy-hint"),
        picks=picks,
        area="projects",
        player=player.colour,
        number=number,
        chosen=frozenset(f"project-{place}" for place in chosen),
        blocked=blocked,
        sums=sums(shown, move),
        deeds=deeds,
    )


def picked(state: State, picks: Picks, pick: Pick) -> Picks:
    """A second tap takes a project back; a third project takes the place of the first."""
    if pick in picks:
        return tuple(each for each in picks if each != pick)
    return (*picks, pick)[-max(COST) :]


def moved(state: State, picks: Picks) -> Move | None:
    """São Gabriel, or a project where no second one can be bought with it."""
    for pick in picks:
        if isinstance(pick, Buy):
            return pick
    chosen = _chosen(picks)
    if len(chosen) != 1:
        return None
    others = (place for place in range(len(state.upper)) if place not in chosen)
    more = next(others, None)
    two = None if more is None else _buy(state, [*chosen, more])
    return None if two and not refused(state, two) else _buy(state, chosen)


def _chosen(picks: Picks) -> list[int]:
    return [pick.place for pick in picks if isinstance(pick, Upper)]


def _buy(state: State, chosen: list[int]) -> Buy | None:
    player, _ = the_called(state)
    tiles = tuple(state.upper[place] for place in chosen)
    return Buy(player.colour, tiles) if tiles else None
