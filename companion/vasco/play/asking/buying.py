"""Buying (4.1): one or two of the upper projects, or São Gabriel."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

from companion.play.question import Deed, Pick, Picks, Question
from companion.play.spots import sorted_out
from companion.table.game.distinct import distinct
from companion.vasco.play.asking.calling import deed, give_up, refused, sums, the_called
from companion.vasco.play.asking.spots import on_board
from companion.vasco.play.shown import Shown
from companion.vasco.rules import figures as f
from companion.vasco.rules.moves import Buy
from companion.vasco.rules.projects import COST
from companion.vasco.rules.spaces import upper_spaces
from companion.vasco.rules.state import State, Tile


@distinct
class Upper(NamedTuple):
    """One of the upper projects, by its space."""

    space: int
    project: Tile


@distinct
class SaoGabriel(NamedTuple):
    """The project of São Gabriel's space, which is bought alone."""

    project: Tile


def ask(shown: Shown) -> Question:
    state = shown.state
    player, number = the_called(state)
    spots: dict[str, tuple[Pick, Buy]] = {}
    for space, project in enumerate(upper_spaces(state)):
        if project:
            upper = Upper(space, project)
            spots[f"project-{space}"] = (upper, _trial(state, shown.picks, upper))
    if state.sao_gabriel:
        alone = SaoGabriel(state.sao_gabriel)
        spots["sao-gabriel"] = (alone, _trial(state, shown.picks, alone))
    picks, blocked = sorted_out(spots, partial(refused, state))
    chosen = [name for name, pick in picks.items() if pick in shown.picks]
    move = _buy(state, shown.picks)
    deeds: tuple[Deed, ...] = (give_up(shown),)
    if move:
        key = "deed-buy-sao-gabriel" if move.sao_gabriel else "deed-buy"
        count = f.count(len(shown.picks))
        deeds = (deed(shown, "main", key, move, projects=count), *deeds)
    return Question(
        shown.say("buy-title", player=f.player(player.colour)),
        shown.say("buy-hint" if state.sao_gabriel else "buy-hint-upper"),
        spots=on_board(state, picks, blocked, chosen),
        area="projects",
        player=player.colour,
        number=number,
        sums=sums(shown, move),
        deeds=deeds,
    )


def picked(state: State, picks: Picks, pick: Pick) -> Picks:
    """A second tap takes a project back; nothing chosen makes room for another by itself."""
    if pick in picks:
        return tuple(each for each in picks if each != pick)
    return (*picks, pick)


def _trial(state: State, picks: Picks, pick: Upper | SaoGabriel) -> Buy:
    """What tells whether it can be chosen: that alone, or, where the rules forbid to buy it with
    what is chosen, all of it together."""
    player, _ = the_called(state)
    every = picks if pick in picks else (*picks, pick)
    tiles = tuple(each.project for each in every if isinstance(each, Upper))
    sao_gabriel = any(isinstance(each, SaoGabriel) for each in every)
    if len(tiles) > max(COST) or (tiles and sao_gabriel):
        return Buy(player.colour, tiles, sao_gabriel)
    if isinstance(pick, SaoGabriel):
        return Buy(player.colour, sao_gabriel=True)
    return Buy(player.colour, (pick.project,))


def _buy(state: State, picks: Picks) -> Buy | None:
    player, _ = the_called(state)
    if any(isinstance(each, SaoGabriel) for each in picks):
        return Buy(player.colour, sao_gabriel=True)
    tiles = tuple(each.project for each in picks if isinstance(each, Upper))
    return Buy(player.colour, tiles) if tiles else None
