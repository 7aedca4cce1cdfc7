"""Buying (4.1): one or two of the upper projects, or São Gabriel."""

from __future__ import annotations

from typing import NamedTuple

from companion.vasco.rules import figures as f
from companion.vasco.rules.moves import Buy
from companion.vasco.rules.projects import COST
from companion.vasco.rules.spaces import upper_spaces
from companion.vasco.rules.state import State, Tile
from companion.vasco.ui.asking.calling import deed, give_up, sorted_out, sums, the_called
from companion.vasco.ui.asking.question import Deed, Pick, Picks, Question
from companion.vasco.ui.asking.shown import Shown


class Upper(NamedTuple):
    """One of the upper projects, by its space."""

    space: int
    project: Tile


class SaoGabriel(NamedTuple):
    """The project of São Gabriel's space, which is bought alone."""

    project: Tile


def ask(shown: Shown) -> Question:
    state = shown.state
    player, number = the_called(state)
    spots: dict[str, tuple[Pick, Buy]] = {
        f"project-{space}": (Upper(space, project), Buy(player.colour, (project,)))
        for space, project in enumerate(upper_spaces(state))
        if project
    }
    if state.sao_gabriel:
        alone = Buy(player.colour, sao_gabriel=True)
        spots["sao-gabriel"] = (SaoGabriel(state.sao_gabriel), alone)
    picks, blocked = sorted_out(state, spots)
    move = _buy(state, shown.picks)
    deeds: tuple[Deed, ...] = (give_up(shown),)
    if move:
        key = "deed-buy-sao-gabriel" if move.sao_gabriel else "deed-buy"
        count = f.count(len(shown.picks))
        deeds = (deed(shown, "main", key, move, projects=count), *deeds)
    return Question(
        shown.say("buy-title", player=f.player(player.colour)),
        shown.say("buy-hint" if state.sao_gabriel else "buy-hint-upper"),
        picks=picks,
        area="projects",
        player=player.colour,
        number=number,
        chosen=frozenset(name for name, pick in picks.items() if pick in shown.picks),
        blocked=blocked,
        sums=sums(shown, move),
        deeds=deeds,
    )


def picked(state: State, picks: Picks, pick: Pick) -> Picks:
    """A second tap takes a project back; a third project takes the place of the first, and São
    Gabriel's that of all others."""
    if pick in picks:
        return tuple(each for each in picks if each != pick)
    if isinstance(pick, SaoGabriel):
        return (pick,)
    return (*(each for each in picks if isinstance(each, Upper)), pick)[-max(COST) :]


def _buy(state: State, picks: Picks) -> Buy | None:
    player, _ = the_called(state)
    if any(isinstance(each, SaoGabriel) for each in picks):
        return Buy(player.colour, sao_gabriel=True)
    tiles = tuple(each.project for each in picks if isinstance(each, Upper))
    return Buy(player.colour, tiles) if tiles else None
