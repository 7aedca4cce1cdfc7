"""5.3 The landings' bonuses, for ships of an expedition and for the merchant ship alike."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from companion.table.game import Refusal
from companion.table.game.kinds import Ledger, Why
from companion.vasco.rules import figures as f
from companion.vasco.rules.moves import BLINDLY, NO_BONUS, Bonus, Picked
from companion.vasco.rules.projects import offered
from companion.vasco.rules.recruiting import check_section
from companion.vasco.rules.state import SAILORS, Crew, State, Tile, put, without
from companion.vasco.rules.supply import (
    earn,
    less,
    one_of,
    take_captains,
    take_sailors,
    with_player,
)

CHOOSING = ("natal", "boa_gente")
"""The landings whose bonus leaves something to choose."""

REALS = {"mombasa": 2, "malindi": 1}


def receive(state: State, seat: int, landing: str, bonus: Bonus, ledger: Ledger) -> State:
    """The bonus of one ship, as the player chose it."""
    if (bonus.project and landing != "natal") or (bonus.sailor and landing != "boa_gente"):
        raise Refusal("5.3", "other-bonus", landing=f.landing(landing))
    if landing == "natal":
        return receive_project(state, seat, bonus)
    if landing == "boa_gente":
        return receive_sailor(state, seat, bonus, ledger)
    why = Why(landing, "5.3")
    if landing == "mozambique":
        left = state.players[seat].captains_on_board
        return take_captains(state, seat, ledger, why) if left else state
    return earn(state, seat, ledger, why, reals=REALS.get(landing, 0))


def receive_project(state: State, seat: int, bonus: Bonus) -> State:
    if not bonus.project:
        if state.upper:
            raise Refusal("5.3", "project-due")
        return state
    left = offered(state.upper, bonus.project)
    player = state.players[seat]
    player = player._replace(projects=(*player.projects, bonus.project))
    return with_player(state, seat, player)._replace(upper=left)


def receive_sailor(state: State, seat: int, bonus: Bonus, ledger: Ledger) -> State:
    held = sum(state.bag) - len(state.blind)
    if bonus.sailor is None:
        if held > 0 or any(map(any, state.sections)):
            raise Refusal("5.3", "sailor-due")
        return state
    if isinstance(bonus.sailor, str):
        if held <= 0:
            raise Refusal("5.3", "bag-empty")
        return state._replace(blind=(*state.blind, state.players[seat].colour))
    section, colour = bonus.sailor
    check_section(state, section)
    there, sailor = state.sections[section - 1], one_of(colour)
    left = less(there, sailor)
    if min(left) < 0:
        raise Refusal(
            "5.3",
            "section-lacks",
            section=f.number(section),
            colour=f.sailor(colour),
            found=f.count(0),
        )
    state = state._replace(sections=put(state.sections, section - 1, left))
    why = Why("boa_gente", "5.3", {"section": f.number(section)})
    return take_sailors(state, seat, ledger, why, sailor)


class Stock(NamedTuple):
    """What there is to choose a bonus from."""

    upper: tuple[Tile, ...]
    sections: tuple[Crew, ...]
    bag: int

    def choices(self, landing: str) -> list[Bonus]:
        """All a ship that comes to this landing may choose; there is always exactly one or more."""
        found: list[Bonus] = []
        if landing == "natal":
            found = [Bonus(project=project) for project in dict.fromkeys(self.upper)]
        elif landing == "boa_gente":
            found = [
                Bonus(sailor=Picked(section, colour))
                for section, sailors in enumerate(self.sections, 1)
                for colour, count in zip(SAILORS, sailors, strict=True)
                if count
            ]
            if self.bag > 0:
                found.append(Bonus(sailor=BLINDLY))
        return found or [NO_BONUS]

    def after(self, bonus: Bonus) -> Stock:
        if bonus.project:
            return self._replace(upper=without(self.upper, bonus.project))
        if isinstance(bonus.sailor, Picked):
            place = bonus.sailor.section - 1
            left = less(self.sections[place], one_of(bonus.sailor.colour))
            return self._replace(sections=put(self.sections, place, left))
        return self._replace(bag=self.bag - 1) if bonus.sailor else self

    def allows(self, landing: str, bonuses: list[Bonus]) -> bool:
        """Whether ships may choose so, one after the other."""
        stock = self
        for bonus in bonuses:
            if bonus not in stock.choices(landing):
                return False
            stock = stock.after(bonus)
        return True

    def lists(self, landing: str, ships: int) -> Iterator[tuple[Bonus, ...]]:
        """All the ways in which so many ships may choose."""
        if landing not in CHOOSING:
            yield (NO_BONUS,) * ships
            return
        if not ships:
            yield ()
            return
        for bonus in self.choices(landing):
            for more in self.after(bonus).lists(landing, ships - 1):
                yield (bonus, *more)

    def pick(self, landing: str, ships: int, chance: Random) -> list[Bonus]:
        stock, picked = self, []
        for _ in range(ships):
            bonus = chance.choice(stock.choices(landing))
            picked.append(bonus)
            stock = stock.after(bonus)
        return picked


def stock(state: State) -> Stock:
    return Stock(state.upper, state.sections, sum(state.bag) - len(state.blind))
