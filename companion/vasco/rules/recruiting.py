"""5.1 Recruiting."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import ClassVar

from companion.table.game import Refusal
from companion.table.game.kinds import Ledger, Why
from companion.vasco.rules import figures as f
from companion.vasco.rules.acting import Cost, check_called, end_action, pay_to_act
from companion.vasco.rules.moves import Recruit
from companion.vasco.rules.state import NO_CREW, SAILORS, Crew, Player, State, crew_of, put
from companion.vasco.rules.supply import earn, less, take_captains, take_sailors

COST = (0, 1, 3, 6, 10)
"""Reals for sailors of so many different colours."""


def colours_in(sailors: Crew) -> int:
    return 4 - sailors.count(0)


def sailors_cost(sailors: Crew) -> int:
    return COST[colours_in(sailors)]


def captain_cost(sailors: Crew) -> int:
    """1 Real per sailor of this action; without sailors he is free."""
    return sum(sailors)


def cost(move: Recruit) -> Cost:
    sailors = sailors_cost(move.sailors)
    captain = captain_cost(move.sailors) if move.captain else 0
    figures = {
        "sailors": f.reals(sailors),
        "captain": f.reals(captain),
        "colours": f.count(colours_in(move.sailors)),
    }
    key = "too-dear-captain" if captain else "too-dear-sailors"
    return Cost(sailors + captain, "5.1", key, figures)


def recruit(state: State, move: Recruit, ledger: Ledger) -> State:
    seat, number = check_called(state, move.player)
    check_wanted(state, seat, move)
    state = pay_to_act(state, seat, number, ledger, cost(move))
    if move.section is not None:
        state = recruit_sailors(state, seat, move.section, move.sailors, ledger)
    if move.captain:
        why = Why("captain", "5.1", {"sailors": f.count(sum(move.sailors))})
        state = earn(state, seat, ledger, why, reals=-captain_cost(move.sailors))
        state = take_captains(state, seat, ledger, why)
    return end_action(state, number)


def recruit_sailors(state: State, seat: int, section: int, sailors: Crew, ledger: Ledger) -> State:
    about = {"section": f.number(section), "colours": f.count(colours_in(sailors))}
    state = earn(state, seat, ledger, Why("sailors", "5.1", about), reals=-sailors_cost(sailors))
    state = take_sailors(state, seat, ledger, Why("recruit", "5.1", about), sailors)
    left = less(state.sections[section - 1], sailors)
    return state._replace(sections=put(state.sections, section - 1, left))


def check_wanted(state: State, seat: int, move: Recruit) -> None:
    """5.1, 3.6: what is wanted must be there, and be something."""
    if move.section is None and not move.captain:
        raise Refusal("3.6", "nobody-recruited")
    if move.section is not None:
        check_section(state, move.section)
        there = state.sections[move.section - 1]
        if there == NO_CREW:
            raise Refusal("5.1", "section-empty", section=f.number(move.section))
        for colour, wanted, found in zip(SAILORS, move.sailors, there, strict=True):
            if wanted > found:
                raise Refusal(
                    "5.1",
                    "section-lacks",
                    section=f.number(move.section),
                    colour=f.sailor(colour),
                    found=f.count(found),
                )
    if move.captain and not state.players[seat].captains_on_board:
        raise Refusal("5.1", "no-captain-left", player=f.player(move.player))


def check_section(state: State, section: int) -> None:
    """1.2: as many sections are active as there are players."""
    if section > len(state.sections):
        raise Refusal(
            "1.2",
            "section-closed",
            section=f.number(section),
            active=f.number(len(state.sections)),
        )


@dataclass(slots=True)
class Recruits:
    """Sailors of one section, with or without a captain, for so many Reals at the most."""

    player: str
    section: int
    sailors: Crew
    reals: int
    captain: bool
    kind: ClassVar[str] = "recruit"

    def __contains__(self, move: object) -> bool:
        return (
            isinstance(move, Recruit)
            and move.player == self.player
            and move.section == self.section
            and move.sailors != NO_CREW
            and min(less(self.sailors, move.sailors)) >= 0
            and min(move.sailors) >= 0
            and (self.captain or not move.captain)
            and cost(move).reals <= self.reals
        )

    def __iter__(self) -> Iterator[Recruit]:
        for sailors in self._choices():
            paid = COST[4 - sailors.count(0)]
            if paid <= self.reals:
                yield Recruit(self.player, self.section, sailors)
                if self.captain and paid + sum(sailors) <= self.reals:
                    yield Recruit(self.player, self.section, sailors, True)

    def _choices(self) -> Iterator[Crew]:
        """Every choice of one sailor or more."""
        turquoise, violet, grey, orange = (range(count + 1) for count in self.sailors)
        every = ((t, v, g, o) for t in turquoise for v in violet for g in grey for o in orange)
        next(every)
        return every

    def pick(self, chance: Random) -> Recruit:
        there = [place for place, count in enumerate(self.sailors) if count]
        affordable = sum(1 for paid in COST[1:] if paid <= self.reals)
        counts = [0, 0, 0, 0]
        for place in chance.sample(there, chance.randint(1, min(affordable, len(there)))):
            counts[place] = chance.randint(1, self.sailors[place])
        sailors = crew_of(counts)
        with_captain = self.captain and chance.random() < 0.5
        if with_captain and sailors_cost(sailors) + captain_cost(sailors) > self.reals:
            with_captain = False
        return Recruit(self.player, self.section, sailors, with_captain)


@dataclass(slots=True)
class CaptainAlone:
    """The captain without sailors, who is free."""

    player: str
    kind: ClassVar[str] = "recruit"

    def __contains__(self, move: object) -> bool:
        return isinstance(move, Recruit) and move == Recruit(self.player, captain=True)

    def __iter__(self) -> Iterator[Recruit]:
        yield Recruit(self.player, captain=True)

    def pick(self, chance: Random) -> Recruit:
        return Recruit(self.player, captain=True)


def recruits(state: State, player: Player, reals: int) -> Iterator[Recruits | CaptainAlone]:
    """What these Reals, left after paying for the right to act, can recruit."""
    captain = player.captains_on_board > 0
    if reals >= COST[1]:
        for section, sailors in enumerate(state.sections, 1):
            if sailors != NO_CREW:
                yield Recruits(player.colour, section, sailors, reals, captain)
    if captain:
        yield CaptainAlone(player.colour)
