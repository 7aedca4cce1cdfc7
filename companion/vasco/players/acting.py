"""What may well be done with a number that is called: a few moves of the many there are."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from companion.vasco.players.favours import best_bonuses, favours
from companion.vasco.players.fleet import best_dock, crews, docks_ahead
from companion.vasco.rules.acting import price, the_call
from companion.vasco.rules.advice.crews import best_crew
from companion.vasco.rules.advice.docks import best_docks
from companion.vasco.rules.expedition import fleets
from companion.vasco.rules.moves import Berth, Buy, Expedition, Launch, Move, Pass, Recruit
from companion.vasco.rules.projects import COST as PROJECTS_COST
from companion.vasco.rules.recruiting import cost
from companion.vasco.rules.state import Crew, Player, State, Tile, crew_of
from companion.vasco.rules.supply import seat_of

_LOOKED_AT = 4
"""So many projects are looked at, alone and in pairs."""


def actions(state: State) -> Iterator[Move]:
    """3.2: giving up comes last."""
    number, disc = the_call(state)
    player = state.players[seat_of(state, disc.player)]
    reals = player.reals - price(state, number)
    if reals >= 0:
        if disc.area == "characters":
            yield from favours(state, player)
        elif disc.area == "recruiting":
            yield from _recruits(state, player, reals)
        elif disc.area == "projects":
            yield from _purchases(state, player, reals)
        else:
            yield from _expeditions(state, player)
    yield Pass(disc.player)


def _purchases(state: State, player: Player, reals: int) -> Iterator[Buy]:
    """4.1."""
    docks = docks_ahead(state, True)

    def liked(project: Tile) -> float:
        earns = best_dock(project.limit, docks) + project.vp + project.reals / 2
        return earns - 1.2 * project.crew

    best = sorted(dict.fromkeys(state.upper), key=liked, reverse=True)[:_LOOKED_AT]
    for wanted, paid in PROJECTS_COST.items():
        if paid <= reals:
            for projects in combinations(best, wanted):
                yield Buy(player.colour, projects)
    if state.sao_gabriel and state.sao_gabriel.crew <= reals:
        yield Buy(player.colour, sao_gabriel=True)


def _recruits(state: State, player: Player, reals: int) -> Iterator[Recruit]:
    """5.1: of each section the colours he has least of, so many as he likes."""
    boards = player.captains_on_board > 0
    if boards:
        yield Recruit(player.colour, captain=True)
    for section, there in enumerate(state.sections, 1):
        for sailors in _groups(player.sailors, there):
            single = crew_of(min(1, count) for count in sailors)
            crews = [(sailors, False), (sailors, True), (single, True)]
            # Without a captain, who costs by the head, one of each is no cheaper than all.
            for wanted, captain in dict.fromkeys(crews if boards else crews[:1]):
                move = Recruit(player.colour, section, wanted, captain)
                if cost(move).reals <= reals:
                    yield move


def _groups(held: Crew, there: Crew) -> Iterator[Crew]:
    """All of so many colours."""
    colours = sorted(
        (place for place in range(4) if there[place]), key=lambda each: (held[each], -there[each])
    )
    for taken in range(1, len(colours) + 1):
        yield crew_of(there[place] * (place in colours[:taken]) for place in range(4))


def _expeditions(state: State, player: Player) -> Iterator[Expedition]:
    """5.2: to each landing one ship, or two, or as many as find a dock, the furthest first."""
    for fleet in fleets(state, player):
        found = best_docks(state, fleet.landing, player.ships)
        berths = sorted(found, key=lambda berth: berth[0].limit, reverse=True)
        most = min(len(berths), player.captains)
        for wanted in sorted({min(1, most), min(2, most), most} - {0}):
            bonuses = best_bonuses(state, player, fleet.landing, wanted)
            ships = tuple(
                Berth(*berth, bonus) for berth, bonus in zip(berths, bonuses, strict=False)
            )
            yield Expedition(player.colour, fleet.landing, ships)


def launch(state: State, player: Player) -> Launch | None:
    """4.3: the project that earns most beyond its crew, while a captain waits for a ship."""
    if player.captains <= len(player.ships):
        return None
    manned = crews(player, docks_ahead(state, False)).manned
    return Launch(player.colour, manned[0], best_crew(player, manned[0])) if manned else None
