"""What the Reals of the player called could buy or recruit instead (4.1, 5.1)."""

from __future__ import annotations

from collections.abc import Iterator

from companion.table.game import Figure, Instead
from companion.vasco.rules import figures as f
from companion.vasco.rules.acting import price, the_call
from companion.vasco.rules.moves import Buy, Recruit
from companion.vasco.rules.projects import COST, purchases
from companion.vasco.rules.recruiting import captain_cost, colours_in, recruits, sailors_cost
from companion.vasco.rules.state import NO_CREW, Crew, Player, State, crew_of
from companion.vasco.rules.supply import seat_of


def purchase(state: State, move: Buy) -> Instead | None:
    """Two projects instead of more; a single one, or São Gabriel."""
    two = Buy(move.player, move.projects[: max(COST)])
    if len(move.projects) > max(COST) and _can_buy(state, two):
        return Instead("nearest-two-projects", {"total": _total(state, COST[2])}, (two,))
    alone = Buy(move.player, sao_gabriel=True)
    if move.sao_gabriel and move.projects and state.sao_gabriel and _can_buy(state, alone):
        total = _total(state, state.sao_gabriel.crew)
        return Instead("nearest-sao-gabriel-alone", {"total": total}, (alone,))
    one = Buy(move.player, state.upper[:1])
    if state.upper and _can_buy(state, one):
        return Instead("nearest-project", {"total": _total(state, COST[1])}, (one,))
    sao_gabriel = Buy(move.player, sao_gabriel=True)
    if state.sao_gabriel and _can_buy(state, sao_gabriel):
        total = _total(state, state.sao_gabriel.crew)
        return Instead("nearest-sao-gabriel", {"total": total}, (sao_gabriel,))
    return None


def recruiting(state: State, move: Recruit) -> Instead | None:
    """The same without the captain; fewer colours; another section; the captain alone."""
    for found in (_no_captain, _fewer_colours, _other_sections, _captain_alone):
        if instead := found(state, move):
            return instead
    return None


def _no_captain(state: State, move: Recruit) -> Instead | None:
    alone = move._replace(captain=False)
    if not move.captain or not _can_recruit(state, alone):
        return None
    total = _total(state, sailors_cost(move.sailors))
    return Instead("nearest-no-captain", {"total": total}, (alone,))


def _fewer_colours(state: State, move: Recruit) -> Instead | None:
    for sailors in _lessened(move.sailors):
        less = Recruit(move.player, move.section, sailors)
        if _can_recruit(state, less):
            colours = f.count(colours_in(sailors))
            total = _total(state, sailors_cost(sailors))
            return Instead("nearest-colours", {"colours": colours, "total": total}, (less,))
    return None


def _lessened(sailors: Crew) -> Iterator[Crew]:
    """The same but for one colour, but for two, down to a single one."""
    left = list(sailors)
    for place in (3, 2, 1, 0):
        if left[place]:
            left[place] = 0
            if any(left):
                yield crew_of(left)


def _other_sections(state: State, move: Recruit) -> Instead | None:
    """The one that was refused only where there is no other."""
    every = tuple(
        Recruit(move.player, section, _first_of(sailors))
        for section, sailors in enumerate(state.sections, 1)
        if any(sailors)
    )
    there = tuple(each for each in every if each.section != move.section) or every
    if move.section is None or not there or not _can_recruit(state, there[0]):
        return None
    sections = f.any_of(f.number(each.section or 0) for each in there)
    return Instead("nearest-sections", {"sections": sections}, there)


def _first_of(sailors: Crew) -> Crew:
    place = next(place for place, count in enumerate(sailors) if count)
    return crew_of(int(each == place) for each in range(len(sailors)))


def _captain_alone(state: State, move: Recruit) -> Instead | None:
    alone = Recruit(move.player, captain=True)
    if not _can_recruit(state, alone):
        return None
    total = _total(state, captain_cost(NO_CREW))
    if not total.value:
        return Instead("nearest-captain-free", {}, (alone,))
    return Instead("nearest-captain", {"total": total}, (alone,))


def _can_buy(state: State, move: Buy) -> bool:
    return any(move in family for family in purchases(state, *_spending(state)))


def _can_recruit(state: State, move: Recruit) -> bool:
    return any(move in family for family in recruits(state, *_spending(state)))


def _spending(state: State) -> tuple[Player, int]:
    """The player called, and his Reals once he has paid for the right to act."""
    number, disc = the_call(state)
    player = state.players[seat_of(state, disc.player)]
    return player, player.reals - price(state, number)


def _total(state: State, cost: int) -> Figure:
    """With the price of the right to act."""
    number, _ = the_call(state)
    return f.reals(price(state, number) + cost)
