"""The families of legal moves of a state, and the move nobody has to decide."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from random import Random

from companion.table.game import Family
from companion.vasco.rules.acting import price, the_call
from companion.vasco.rules.characters import favours
from companion.vasco.rules.draws import draws_due
from companion.vasco.rules.expedition import fleets
from companion.vasco.rules.kinds import KINDS
from companion.vasco.rules.launching import launches
from companion.vasco.rules.moves import Finish, Move, Navigate, Pass
from companion.vasco.rules.phases import CHANCE, OVER, OVERVIEW
from companion.vasco.rules.placing import placings
from companion.vasco.rules.projects import purchases
from companion.vasco.rules.recruiting import recruits
from companion.vasco.rules.sending import Sendings, voyages
from companion.vasco.rules.state import SERNIGI, State
from companion.vasco.rules.supply import seat_of


@dataclass(slots=True)
class Only:
    """A single move."""

    move: Move

    @property
    def kind(self) -> str:
        return KINDS.name(self.move)

    def __contains__(self, move: object) -> bool:
        return move == self.move

    def __iter__(self) -> Iterator[Move]:
        yield self.move

    def pick(self, chance: Random) -> Move:
        return self.move


def awaited(state: State) -> Iterator[Family[Move]]:
    """The families of what is due, without what may be done at any time."""
    step = OVERVIEW[state.stage].step
    if state.blind or step in CHANCE:
        yield draws_due(state)
    elif step == "place":
        yield placings(state)
    elif step == "act":
        yield from actions(state)
    elif step == "send":
        owner, found = state.owners[SERNIGI], voyages(state)
        assert owner
        assert found
        yield Sendings(owner, found)
    elif step == "navigate":
        yield Only(Navigate())
    elif step == "finish":
        yield Only(Finish())


def actions(state: State) -> Iterator[Family[Move]]:
    """3.2: the action of the area, where the player can pay for the right to it; giving it up."""
    number, disc = the_call(state)
    seat = seat_of(state, disc.player)
    player = state.players[seat]
    reals = player.reals - price(state, number)
    if reals >= 0:
        if disc.area == "characters":
            yield from favours(state, seat, player)
        elif disc.area == "recruiting":
            yield from recruits(state, player, reals)
        elif disc.area == "projects":
            yield from purchases(state, player, reals)
        else:
            yield from fleets(state, player)
    yield Only(Pass(disc.player))


def options(state: State) -> tuple[Family[Move], ...]:
    """Every legal move but for corrections, which nothing but the table limits."""
    if state.blind or state.stage == OVER:
        return tuple(awaited(state))
    return (*awaited(state), *launches(state))


def forced(state: State) -> Move | None:
    """The only legal move. A launch could add an expedition, and at the end it counts (9.2);
    navigating is always a person's."""
    step = OVERVIEW[state.stage].step
    if step == "navigate" or (step == "finish" and any(launches(state))):
        return None
    only = list(islice((move for family in awaited(state) for move in family), 2))
    if len(only) != 1:
        return None
    if step == "act" and not state.blind and could_sail(state):
        return None
    return only[0]


def could_sail(state: State) -> bool:
    """Whether the player called for an expedition could first launch a ship: not who cannot pay
    for the right to act (3.3), nor who has no captain (5.2), as launching brings neither."""
    number, disc = the_call(state)
    player = state.players[seat_of(state, disc.player)]
    able = disc.area == "navigation" and player.captains and price(state, number) <= player.reals
    return bool(able) and any(family.player == disc.player for family in launches(state))
