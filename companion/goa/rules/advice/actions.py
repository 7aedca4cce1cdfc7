"""What each action would bring now, and which steps can be afforded."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from companion.goa.rules.actions import hand_limit, value
from companion.goa.rules.board import COLUMNS, EXPEDITION, HARVEST, LAST_ROW, SHIPS, TAXES, Spices
from companion.goa.rules.cards import left
from companion.goa.rules.progress import step_ships, step_spices
from companion.goa.rules.sites import room, rooms
from companion.goa.rules.state import Player, State


class Yield(NamedTuple):
    """What the four actions that take something would bring."""

    ships: int
    harvest: int
    """Spices, as far as they have room."""
    taxes: int
    cards: int
    """As far as the hand's limit and the deck go."""


def yields(state: State, seat: int, of: int | None = None) -> Yield:
    """5.5 to 5.8; with the rows of another, as by Espionage (9.21)."""
    player = state.players[seat]
    owner = player if of is None else state.players[of]
    free = sum(room(site) for _, site in rooms(player))
    drawn = min(
        value(state, player, EXPEDITION),
        max(0, hand_limit(state, player) - player.hand),
        left(state.cards),
    )
    return Yield(
        value(state, owner, SHIPS),
        min(value(state, owner, HARVEST), free),
        value(state, owner, TAXES),
        drawn if of is None else 0,
    )


class Step(NamedTuple):
    """The next step of a column: what it costs, and what is lacking."""

    column: str
    row: int
    spices: Spices
    ships: int
    lacking: Spices
    """The spices of the step that lie on no site."""
    lacking_ships: int

    @property
    def is_affordable(self) -> bool:
        return not self.lacking and not self.lacking_ships


def steps(state: State, seat: int, card: str | None = None) -> tuple[Step, ...]:
    """5.4 for every marker that can still move; with the card 8.12 or 8.13 or without."""
    player = state.players[seat]
    return tuple(
        step(state, player, column, card)
        for column, row in enumerate(player.rows)
        if row < LAST_ROW
    )


def step(state: State, player: Player, column: int, card: str | None) -> Step:
    spices = step_spices(state.board, player, column, card)
    ships = step_ships(state.board, player, column, card)
    there = Counter(spice for site in player.sites if site for spice in site.spices)
    lacking = tuple(sorted((Counter(spices) - there).elements()))
    return Step(
        COLUMNS[column],
        player.rows[column] + 1,
        spices,
        ships,
        lacking,
        max(0, ships - player.ships),
    )
