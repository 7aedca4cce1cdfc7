"""4.1 and 4.2 Buying projects. Launching them stands in `launching`."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from random import Random
from typing import ClassVar

from companion.table.game import Refusal
from companion.table.game.kinds import Ledger, Why
from companion.vasco.rules import figures as f
from companion.vasco.rules.acting import Cost, check_called, end_action, pay_to_act
from companion.vasco.rules.moves import Buy
from companion.vasco.rules.state import Player, State, Tile, without
from companion.vasco.rules.supply import earn, with_player

COST = {1: 1, 2: 4}
"""4.1: Reals for one or two projects."""

UPPER = ("projects", "too-dear-projects")
SAO_GABRIEL = ("sao_gabriel", "too-dear-sao-gabriel")
"""The source in the ledger, and what is said where the price is too high."""


def buy(state: State, move: Buy, ledger: Ledger) -> State:
    """4.1."""
    seat, number = check_called(state, move.player)
    bought = bought_tiles(state, move)
    cost = bought[0].crew if move.sao_gabriel else COST[len(bought)]
    source, key = SAO_GABRIEL if move.sao_gabriel else UPPER
    figures = {"cost": f.reals(cost), "projects": f.count(len(bought))}
    state = pay_to_act(state, seat, number, ledger, Cost(cost, "4.1", key, figures))
    why = Why(source, "4.1", {"projects": f.listed(map(f.project, bought))})
    state = earn(state, seat, ledger, why, reals=-cost)
    player = state.players[seat]
    if move.sao_gabriel:
        state = state._replace(sao_gabriel=None)
        player = player._replace(ships=player.ships + bought)
    else:
        for project in bought:
            state = state._replace(upper=without(state.upper, project))
        player = player._replace(projects=player.projects + bought)
    return end_action(with_player(state, seat, player), number)


def bought_tiles(state: State, move: Buy) -> tuple[Tile, ...]:
    """What is bought, where it is on offer (4.1)."""
    if move.sao_gabriel and move.projects:
        raise Refusal("4.1", "sao-gabriel-alone")
    if move.sao_gabriel:
        if not state.sao_gabriel:
            raise Refusal("4.2", "sao-gabriel-sold")
        return (state.sao_gabriel,)
    if not move.projects:
        raise Refusal("3.6", "nothing-bought")
    if len(move.projects) not in COST:
        raise Refusal("4.1", "too-many-projects", found=f.number(len(move.projects)))
    left = state.upper
    for project in move.projects:
        left = offered(left, project)
    return move.projects


def offered(upper: tuple[Tile, ...], project: Tile) -> tuple[Tile, ...]:
    """The projects left when this one is taken from among them."""
    if project not in upper:
        raise Refusal("4.1", "not-offered", project=f.project(project))
    return without(upper, project)


@dataclass(slots=True)
class Purchases:
    """One of these, two of these, or São Gabriel."""

    player: str
    one: tuple[Tile, ...]
    two: tuple[Tile, ...]
    sao_gabriel: bool
    kind: ClassVar[str] = "buy"

    def __contains__(self, move: object) -> bool:
        if not isinstance(move, Buy) or move.player != self.player:
            return False
        if move.sao_gabriel:
            return self.sao_gabriel and not move.projects
        return sorted(move.projects) in [sorted(buy.projects) for buy in self if buy.projects]

    def __iter__(self) -> Iterator[Buy]:
        for project in dict.fromkeys(self.one):
            yield Buy(self.player, (project,))
        for pair in dict.fromkeys(combinations(sorted(self.two), 2)):
            yield Buy(self.player, pair)
        if self.sao_gabriel:
            yield Buy(self.player, sao_gabriel=True)

    def pick(self, chance: Random) -> Buy:
        return chance.choice(list(self))


def purchases(state: State, player: Player, reals: int) -> Iterator[Purchases]:
    """What these Reals, left after paying for the right to act, can buy."""
    one = state.upper if reals >= COST[1] else ()
    two = state.upper if reals >= COST[2] and len(state.upper) > 1 else ()
    sao_gabriel = state.sao_gabriel is not None and reals >= state.sao_gabriel.crew
    if one or sao_gabriel:
        yield Purchases(player.colour, one, two, sao_gabriel)
