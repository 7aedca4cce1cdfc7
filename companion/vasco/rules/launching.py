"""4.3 Launching, at any time, by anybody."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from random import Random
from typing import ClassVar

from companion.table.game import Refusal
from companion.table.game.kinds import Ledger, Why
from companion.vasco.rules import figures as f
from companion.vasco.rules.moves import Launch
from companion.vasco.rules.state import MISSIONARY, NO_CREW, SAILORS, Player, State, Tile, without
from companion.vasco.rules.supply import (
    add,
    less,
    one_of,
    seat_of,
    take_missionaries,
    take_sailors,
    with_player,
)


def launch(state: State, move: Launch, ledger: Ledger) -> State:
    """4.3."""
    seat = seat_of(state, move.player)
    player = state.players[seat]
    if move.project not in player.projects:
        raise Refusal(
            "4.3", "no-such-project", player=f.player(move.player), project=f.project(move.project)
        )
    check_crew(player, move)
    crew = NO_CREW
    for colour in move.crew:
        if colour != MISSIONARY:
            crew = add(crew, one_of(colour))
    why = Why("launch", "4.3", {"project": f.project(move.project)})
    state = take_sailors(state, seat, ledger, why, less(NO_CREW, crew))
    state = state._replace(bag=add(state.bag, crew))
    if MISSIONARY in move.crew:
        state = take_missionaries(state, seat, ledger, why, -1)
    player = state.players[seat]
    return with_player(
        state,
        seat,
        player._replace(
            projects=without(player.projects, move.project), ships=(*player.ships, move.project)
        ),
    )


def check_crew(player: Player, move: Launch) -> None:
    """4.3: as many as the tile says, all of different colours, all in the supply."""
    if len(move.crew) != move.project.crew:
        raise Refusal(
            "4.3",
            "crew-size",
            project=f.project(move.project),
            wanted=f.count(move.project.crew),
            found=f.number(len(move.crew)),
        )
    if len(set(move.crew)) != len(move.crew):
        raise Refusal("4.3", "crew-colours")
    for colour in move.crew:
        if colour not in aboard(player):
            raise Refusal(
                "4.3", "crew-lacks", player=f.player(player.colour), colour=f.sailor(colour)
            )


def aboard(player: Player) -> tuple[str, ...]:
    """The colours a player could man a ship with (a missionary's colour is white)."""
    colours = [colour for colour, held in zip(SAILORS, player.sailors, strict=True) if held]
    return (*colours, MISSIONARY) if player.missionaries else tuple(colours)


@dataclass(slots=True)
class Launches:
    """A project, and any crew of its size from these colours."""

    player: str
    project: Tile
    colours: tuple[str, ...]
    kind: ClassVar[str] = "launch"

    def __contains__(self, move: object) -> bool:
        return (
            isinstance(move, Launch)
            and move.player == self.player
            and move.project == self.project
            and len(set(move.crew)) == len(move.crew) == self.project.crew
            and all(colour in self.colours for colour in move.crew)
        )

    def __iter__(self) -> Iterator[Launch]:
        for crew in combinations(self.colours, self.project.crew):
            yield Launch(self.player, self.project, crew)

    def pick(self, chance: Random) -> Launch:
        return Launch(
            self.player, self.project, tuple(chance.sample(self.colours, self.project.crew))
        )


def launches(state: State) -> Iterator[Launches]:
    for player in state.players:
        if player.projects and (player.missionaries or any(player.sailors)):
            colours = aboard(player)
            for project in dict.fromkeys(player.projects):
                if project.crew <= len(colours):
                    yield Launches(player.colour, project, colours)
