"""2.2: where a disc may well go, and under which number."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

from companion.vasco.players.ahead import real_worth
from companion.vasco.players.fleet import crews, docks_ahead
from companion.vasco.rules.advice.prices import VARIATIONS
from companion.vasco.rules.moves import Place
from companion.vasco.rules.placing import placings
from companion.vasco.rules.state import DIAS, MANUEL, ROUNDS, Player, State
from companion.vasco.rules.supply import seat_of

_URGENT = {"characters": 0.08, "recruiting": 0.045, "projects": 0.04, "navigation": 0.03}
"""What each number later costs, for every disc of others in the area."""
_LACKING = 1.5
"""What a Real costs that will have to be found first."""
_OUT_OF_ORDER = 1.2
_AGAIN = {"characters": 0.75, "recruiting": 0.65, "projects": 0.6, "navigation": 1.0}
"""What a second disc in an area is worth of the first."""


def best(state: State, most: int) -> list[Place]:
    """Of several, not all in one area: numbers side by side differ little."""
    found: list[Place] = []
    of_an_area = Counter[str]()
    for _, move in sorted(_rated(state), key=lambda each: -each[0]):
        if of_an_area[move.area] <= most // 3:
            of_an_area[move.area] += 1
            found.append(move)
    return found[:most]


def _rated(state: State) -> Iterator[tuple[float, Place]]:
    """Every disc that can be placed now, with how good it looks."""
    family = placings(state)
    player = state.players[seat_of(state, family.player)]
    mine = {
        n: disc.area for n, disc in enumerate(state.placed) if disc and disc.player == player.colour
    }
    others = [disc.area for disc in state.placed if disc and disc.player != player.colour]
    budget = max(0.0, player.reals - sum(expected_price(state, number) for number in mine))
    areas = {area: _area_worth(state, player, area, [*mine.values()]) for area in family.areas}
    late = {area: _URGENT[area] * (1 + others.count(area)) for area in family.areas}
    for number in family.numbers:
        price = expected_price(state, number)
        dear = real_worth(state) * price + _LACKING * max(0.0, price - budget)
        for area in family.areas:
            order = _OUT_OF_ORDER * _out_of_order(number, area, mine)
            looks = areas[area] - dear - late[area] * number - order
            yield looks, Place(player.colour, number, area)


def expected_price(state: State, number: int) -> float:
    """3.3, on average over all that the next tile may do."""
    assert state.marker is not None
    prices = [max(0, state.marker + by - number) for by in VARIATIONS]
    return sum(prices) / len(prices)


def _out_of_order(number: int, area: str, mine: Mapping[int, str]) -> int:
    """Ships sail after they were bought and manned: how many discs lie the wrong way round."""
    first = ("projects", "recruiting")
    if area == "navigation":
        return sum(1 for other, there in mine.items() if there in first and other > number)
    if area in first:
        return sum(1 for other, there in mine.items() if there == "navigation" and other < number)
    return 0


def _area_worth(state: State, player: Player, area: str, placed: list[str]) -> float:
    """What an action there will bring, as the supply is, with the discs placed already."""
    if area == "characters":
        found = _favours_worth(state, player)
    elif area == "navigation":
        found = _sailing(state, player, placed)
    elif area == "recruiting":
        found = _recruiting(state, player, placed)
    else:
        found = _buying(state, player)
    return found * _AGAIN[area] ** placed.count(area)


def _sailing(state: State, player: Player, placed: list[str]) -> float:
    found = crews(player, docks_ahead(state, False))
    recruiting = placed.count("recruiting")
    ships: float = len(player.ships) + len(found.manned)
    if found.waiting or "projects" in placed:
        ships += 0.6 * recruiting
    left = min(ships, player.captains + 0.7 * recruiting) - 1.5 * placed.count("navigation")
    return 1.0 + 4.2 * min(left, 3) if left > 0.2 else 0.0


def _recruiting(state: State, player: Player, placed: list[str]) -> float:
    found = crews(player, docks_ahead(state, False))
    lacks = sum(lack for _, lack in found.waiting) + 2 * placed.count("projects")
    ships = len(player.ships) + len(found.manned) + len(found.waiting)
    captain = 2.0 if ships > player.captains else 0.5
    useful = state.round < ROUNDS or "navigation" in placed or len(placed) < 2
    return (2.0 + 0.6 * min(lacks, 4) + captain) * (1 if useful else 0.4)


def _buying(state: State, player: Player) -> float:
    stocked = len(player.ships) + len(player.projects)
    return max(0.5, (4.6 if state.round < ROUNDS else 2.2) - 0.9 * stocked)


def _favours_worth(state: State, player: Player) -> float:
    money = real_worth(state) * max((amount or 0 for amount in state.money), default=0)
    poor = 1.3 if player.reals < 6 and state.round < ROUNDS else 1.0
    dias = 3.7 if state.owners[DIAS] != player.colour else 2.3
    manuel = 2.2 if state.owners[MANUEL] != player.colour else 0.2
    return max(money * poor - 0.3, dias, manuel)
