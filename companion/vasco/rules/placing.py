"""2 Round and phase 1: placing discs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import product, starmap
from random import Random
from typing import ClassVar

from companion.table.game import Refusal
from companion.table.game.kinds import Ledger
from companion.vasco.rules import figures as f
from companion.vasco.rules.moves import Place
from companion.vasco.rules.state import (
    ADDITIONAL,
    AREAS,
    DISCS,
    MANUEL,
    NUMBERS,
    Disc,
    Player,
    State,
    additional_left,
    areas_with_slots,
    lay,
    next_stage,
    put,
)
from companion.vasco.rules.supply import seat_of, with_player


def round_begins(state: State, ledger: Ledger) -> State:
    """2.1: the marker stands at the tile's initial number, its amounts lie in Characters."""
    assert state.vdg, "the set-up turns a tile up before the first round"
    assert state.vdg.money, "before a round all that counts in it is known"
    return next_stage(
        state._replace(
            marker=state.vdg.initial,
            money=state.vdg.money,
            turn=state.first,
            players=tuple(
                player._replace(discs=DISCS, additional_used=False) for player in state.players
            ),
        )
    )


def has_additional(state: State, seat: int) -> bool:
    """2.4: Manuel's owner, who has not used his additional disc this round."""
    player = state.players[seat]
    return (
        state.owners[MANUEL] == player.colour
        and not player.additional_used
        and not (state.placed[21] and state.placed[22])
    )


def placer(state: State) -> int | None:
    """2.2, 2.4: the seat whose turn it is; players without discs are skipped."""
    seats = len(state.players)
    if not any(state.slots):
        return None
    for step in range(seats):
        seat = (state.turn + step) % seats
        if state.players[seat].discs or has_additional(state, seat):
            return seat
    return None


def place(state: State, move: Place, ledger: Ledger) -> State:
    """2.2: a number, a disc, an empty slot."""
    seat = placer(state)
    if seat is None or seat_of(state, move.player) != seat:
        raise Refusal(
            "2.2",
            "not-your-turn",
            player=f.player(move.player),
            turn=f.player(state.players[seat or 0].colour),
        )
    player = with_a_disc_less(state, seat, move)
    state = lay_disc(state, Disc(move.player, move.area), move.number)
    return state._replace(
        players=put(state.players, seat, player), turn=(seat + 1) % len(state.players)
    )


def with_a_disc_less(state: State, seat: int, move: Place) -> Player:
    """2.4: the additional disc goes with its own two numbers only."""
    player = state.players[seat]
    if move.number in ADDITIONAL:
        if not has_additional(state, seat):
            raise Refusal(
                "2.4",
                "no-additional-disc",
                player=f.player(move.player),
                number=f.number(move.number),
            )
        return player._replace(additional_used=True)
    if not player.discs:
        raise Refusal("2.4", "only-additional-disc", player=f.player(move.player))
    return player._replace(discs=player.discs - 1)


def lay_own(state: State, move: Place) -> State:
    """2.2: one of the discs the player has left, whoever's turn it is."""
    seat = seat_of(state, move.player)
    player = with_a_disc_less(state, seat, move)
    return with_player(lay_disc(state, Disc(move.player, move.area), move.number), seat, player)


def discs_left(state: State, seat: int) -> int:
    """So many a player has still to place, the additional one with them."""
    return state.players[seat].discs + has_additional(state, seat)


def foreseen(state: State, discs: Iterable[Place], player: str) -> State:
    """The table as it will be on this player's turn, with these discs as far as they can lie."""
    for disc in discs:
        try:
            state = lay_own(state, disc)
        except Refusal:
            continue
    return state._replace(turn=seat_of(state, player))


def lay_disc(state: State, disc: Disc, number: int) -> State:
    """2.2: the number must be free, the area must have an empty slot."""
    lying = state.placed[number]
    if lying:
        raise Refusal("2.2", "number-taken", number=f.number(number), owner=f.player(lying.player))
    if not state.slots[AREAS.index(disc.area)]:
        raise Refusal("2.2", "area-full", area=f.area(disc.area))
    return lay(state, number, disc)


placing = cache(Place)
"""There are few of these moves, and most come up in every round again."""


@dataclass(slots=True)
class Placings:
    """The numbers and areas the player whose turn it is may combine."""

    player: str
    numbers: tuple[int, ...]
    areas: tuple[str, ...]
    kind: ClassVar[str] = "place"

    def __contains__(self, move: object) -> bool:
        return (
            isinstance(move, Place)
            and move.player == self.player
            and move.number in self.numbers
            and move.area in self.areas
        )

    def __iter__(self) -> Iterator[Place]:
        return starmap(placing, product((self.player,), self.numbers, self.areas))

    def pick(self, chance: Random) -> Place:
        return Place(self.player, chance.choice(self.numbers), chance.choice(self.areas))


def placings(state: State) -> Placings:
    seat = placer(state)
    assert seat is not None
    player = state.players[seat]
    numbers: tuple[int, ...] = ()
    if player.discs:
        numbers = tuple(number for number in NUMBERS if not state.placed[number])
    if has_additional(state, seat):
        numbers += additional_left(state)
    return Placings(player.colour, numbers, areas_with_slots(state))
