"""6 Characters: taking an amount, or hosting one of the four."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import ClassVar

from companion.table.game import Refusal
from companion.table.game.kinds import Ledger, Why
from companion.vasco.rules import figures as f
from companion.vasco.rules.acting import check_called, end_action, pay_to_act
from companion.vasco.rules.moves import Host, TakeMoney
from companion.vasco.rules.placing import lay_disc
from companion.vasco.rules.sending import Voyages, sail, voyages
from companion.vasco.rules.state import (
    ALVARES,
    CHARACTERS,
    DIAS,
    Disc,
    Player,
    State,
    additional_left,
    areas_with_slots,
    called,
    put,
)
from companion.vasco.rules.supply import earn, seat_of, take_missionaries, with_player

DIAS_VP = 2


def take_money(state: State, move: TakeMoney, ledger: Ledger) -> State:
    """6.1: one of the amounts still lying there."""
    seat, number = check_called(state, move.player)
    amount = state.money[move.slot]
    if amount is None:
        raise Refusal("6.1", "amount-taken")
    state = pay_to_act(state, seat, number, ledger)
    state = earn(state, seat, ledger, Why("amount", "6.1"), reals=amount)
    money = (None, state.money[1]) if move.slot == 0 else (state.money[0], None)
    return end_action(state._replace(money=money), number)


def host(state: State, move: Host, ledger: Ledger) -> State:
    """6.1: the tile is taken, the disc stays on the portrait, the power is used at once."""
    seat, number = check_called(state, move.player)
    place = CHARACTERS.index(move.character)
    holder = state.portraits[place]
    if holder:
        raise Refusal(
            "6.1", "hosted-already", character=f.character(move.character), holder=f.player(holder)
        )
    state = pay_to_act(state, seat, number, ledger)
    state = end_action(state, number)._replace(
        owners=put(state.owners, place, move.player),
        portraits=put(state.portraits, place, move.player),
    )
    return POWERS[move.character](state, seat, move, ledger)


def host_dias(state: State, seat: int, move: Host, ledger: Ledger) -> State:
    return earn(state, seat, ledger, Why("dias", "6.2"), vp=DIAS_VP)


def host_alvares(state: State, seat: int, move: Host, ledger: Ledger) -> State:
    return alvares_gives(state, ledger, Why("alvares", "6.3"))


def host_sernigi(state: State, seat: int, move: Host, ledger: Ledger) -> State:
    """6.4: the ship is sent at once, or later."""
    return sail(state, seat, move.send, ledger) if move.send else state


def host_manuel(state: State, seat: int, move: Host, ledger: Ledger) -> State:
    """6.5: the additional disc is placed at once, where the player has it still."""
    due = additional_due(state, seat)
    if move.number is None or move.area is None:
        if due:
            raise Refusal("6.5", "additional-disc-due", player=f.player(move.player))
        return state
    if not due:
        raise Refusal("6.5", "additional-disc-used", player=f.player(move.player))
    player = state.players[seat]
    state = with_player(state, seat, player._replace(additional_used=True))
    return lay_disc(state, Disc(move.player, move.area), move.number)


def additional_due(state: State, seat: int) -> bool:
    return not state.players[seat].additional_used and bool(additional_left(state))


POWERS = {
    "dias": host_dias,
    "alvares": host_alvares,
    "sernigi": host_sernigi,
    "manuel": host_manuel,
}


def alvares_gives(state: State, ledger: Ledger, why: Why) -> State:
    """1.4, 6.3: a missionary for Alvares' owner, if any is on the board."""
    owner = state.owners[ALVARES]
    if not owner or not state.missionaries:
        return state
    return take_missionaries(state, seat_of(state, owner), ledger, why)


def dias_gives(state: State, ledger: Ledger, why: Why) -> State:
    """1.3, 6.2: VP for Dias' owner."""
    owner = state.owners[DIAS]
    return earn(state, seat_of(state, owner), ledger, why, vp=DIAS_VP) if owner else state


@dataclass(slots=True)
class Amounts:
    """The amounts still lying there."""

    player: str
    slots: tuple[int, ...]
    kind: ClassVar[str] = "money"

    def __contains__(self, move: object) -> bool:
        return (
            isinstance(move, TakeMoney) and move.player == self.player and move.slot in self.slots
        )

    def __iter__(self) -> Iterator[TakeMoney]:
        return (TakeMoney(self.player, slot) for slot in self.slots)

    def pick(self, chance: Random) -> TakeMoney:
        return TakeMoney(self.player, chance.choice(self.slots))


@dataclass(slots=True)
class Hostings:
    """One character, with what his power leaves to choose."""

    player: str
    character: str
    numbers: tuple[int, ...] = ()
    areas: tuple[str, ...] = ()
    voyages: Voyages | None = None
    kind: ClassVar[str] = "host"

    def __contains__(self, move: object) -> bool:
        if not isinstance(move, Host) or move[:2] != (self.player, self.character):
            return False
        if self.numbers:
            fits = move.number in self.numbers and move.area in self.areas
        else:
            fits = move.number is None and move.area is None
        if move.send:
            return fits and self.voyages is not None and move.send in self.voyages
        return fits

    def __iter__(self) -> Iterator[Host]:
        if self.numbers:
            for number in self.numbers:
                for area in self.areas:
                    yield Host(self.player, self.character, number, area)
            return
        yield Host(self.player, self.character)
        if self.voyages:
            for voyage in self.voyages:
                yield Host(self.player, self.character, send=voyage)

    def pick(self, chance: Random) -> Host:
        if self.numbers:
            return Host(
                self.player, self.character, chance.choice(self.numbers), chance.choice(self.areas)
            )
        if self.voyages and chance.random() < 0.5:
            return Host(self.player, self.character, send=self.voyages.pick(chance))
        return Host(self.player, self.character)


def favours(state: State, seat: int, player: Player) -> Iterator[Amounts | Hostings]:
    """What an action in the Characters area may do."""
    slots = tuple(slot for slot, amount in enumerate(state.money) if amount is not None)
    if slots:
        yield Amounts(player.colour, slots)
    for character, holder in zip(CHARACTERS, state.portraits, strict=True):
        if holder:
            continue
        if character == "manuel" and additional_due(state, seat):
            yield Hostings(
                player.colour, character, additional_left(state), areas_while_hosting(state)
            )
        elif character == "sernigi":
            yield Hostings(player.colour, character, voyages=voyages(state))
        else:
            yield Hostings(player.colour, character)


def areas_while_hosting(state: State) -> tuple[str, ...]:
    """6.5: the hosting disc goes to the portrait first, so its slot counts as empty."""
    number = called(state)
    assert number is not None
    return areas_with_slots(end_action(state, number))
