"""6: what an action in the Characters area may well do, and where a merchant ship may well go."""

from __future__ import annotations

from collections.abc import Iterator

from companion.vasco.players.fleet import best_dock, docks_ahead
from companion.vasco.rules.bonus import stock
from companion.vasco.rules.characters import additional_due, areas_while_hosting
from companion.vasco.rules.moves import BLINDLY, Bonus, Host, Picked, Send, TakeMoney, Voyage
from companion.vasco.rules.sending import destinations
from companion.vasco.rules.state import (
    CHARACTERS,
    SAILORS,
    SERNIGI,
    Player,
    State,
    additional_left,
)
from companion.vasco.rules.supply import seat_of


def favours(state: State, player: Player) -> Iterator[TakeMoney | Host]:
    amounts = [(amount, slot) for slot, amount in enumerate(state.money) if amount is not None]
    if amounts:
        yield TakeMoney(player.colour, max(amounts)[1])
    for character, holder in zip(CHARACTERS, state.portraits, strict=True):
        if not holder:
            yield from _hostings(state, player, character)


def _hostings(state: State, player: Player, character: str) -> Iterator[Host]:
    if character == "manuel" and additional_due(state, seat_of(state, player.colour)):
        for area in areas_while_hosting(state):
            yield Host(player.colour, character, max(additional_left(state)), area)
        return
    yield Host(player.colour, character)
    if character == CHARACTERS[SERNIGI]:
        for voyage in voyages(state, player):
            yield Host(player.colour, character, send=voyage)


def sendings(state: State) -> Iterator[Send]:
    """7.1: by Sernigi's owner, who must."""
    owner = state.owners[SERNIGI]
    assert owner
    for voyage in voyages(state, state.players[seat_of(state, owner)]):
        yield Send(owner, voyage)


def voyages(state: State, player: Player) -> Iterator[Voyage]:
    """6.4: to each landing that has a dock for it."""
    for landing, dock in dict(reversed(destinations(state))).items():
        yield Voyage(landing, dock, best_bonuses(state, player, landing, 1)[0])


def best_bonuses(state: State, player: Player, landing: str, ships: int) -> tuple[Bonus, ...]:
    """5.3: of all the ways in which so many ships may choose."""
    docks = docks_ahead(state, True)

    def liked(bonuses: tuple[Bonus, ...]) -> float:
        return sum(_liked(player, bonus, docks) for bonus in bonuses)

    return max(stock(state).lists(landing, ships), key=liked)


def _liked(player: Player, bonus: Bonus, docks: tuple[int, ...]) -> float:
    if bonus.project:
        return best_dock(bonus.project.limit, docks) - bonus.project.crew
    if isinstance(bonus.sailor, Picked):
        return -player.sailors[SAILORS.index(bonus.sailor.colour)]
    return -0.5 - sum(player.sailors) / 8 if bonus.sailor == BLINDLY else 0
