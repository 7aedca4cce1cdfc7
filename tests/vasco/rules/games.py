"""Games by chance, with several component sets; and moves that are almost those of a game."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product
from random import Random
from typing import Any

from companion.vasco.rules import moves as m
from companion.vasco.rules.state import (
    ADDITIONAL,
    AREAS,
    CHARACTERS,
    COLOURS,
    LANDINGS,
    LAST_NUMBER,
    MISSIONARY,
    SAILORS,
    State,
)
from tests.rules.almost import Path, altered, plainly, readable
from tests.turns import turns
from tests.vasco.rules.laid import VASCO, components

STARTER = components()
NARROW = components(
    id="narrow",
    title="Few slots, one Calicut dock, hardly any colours but grey",
    refund=[0, 7, 0, 1],
    slots={
        area: {"2": count, "3": 4, "4": 5} for area, count in zip(AREAS, (1, 4, 2, 3), strict=True)
    },
    landings={
        "natal": {"docks": [4, 5, 6], "complete": 3},
        "boa_gente": {"docks": [4, 4, 4], "complete": 0},
        "malindi": {"docks": [9, 7, 9, 7, 6]},
        "calicut": {"docks": [5], "complete": 9},
    },
    sailors={"turquoise": 2, "violet": 3, "grey": 26, "orange": 1},
    missionaries=1,
    merchants=[11] * 6,
)
FAR = ["11/1", "10/2", "8/1+9r", "8/2", "9/3+1r9v", "10/1", "11/5"]
DEEP = components(
    id="deep",
    title="Deep docks, ships that reach them, no missionaries",
    landings={name: {"docks": [11, 10, 8]} for name in LANDINGS},
    sailors={"turquoise": 14, "violet": 9, "grey": 0, "orange": 9},
    missionaries=0,
    merchants=[4, 11, 8, 8, 9, 10],
    projects={"I": FAR * 2, "II": FAR * 2, "III": FAR},
)
SETS = {"starter": STARTER, "narrow": NARROW, "deep": DEEP}


def played(seed: int, players: int, printed: Any) -> Iterator[tuple[State, Any]]:
    """Every position of a game by chance, with the move made there."""
    chance = Random(seed)
    deal = VASCO.deal(chance, printed)
    state = VASCO.begin(COLOURS[:players], printed).state
    another = turns()
    while another() and (due := VASCO.due(state)).kinds:
        move = VASCO.draw(state, deal) if due.chance else None
        if not due.chance and not state.blind and chance.random() < 0.1:
            # Now and then somebody turns out to be richer: poor players have little to choose.
            move = m.Adjust(chance.choice(state.board.colours), 0, 9, 0, 0, "miscounted")
        if move is None:
            families = VASCO.options(state)
            acting = [family for family in families if family.kind != "pass"]
            move = chance.choice(acting if chance.random() < 0.9 and acting else families).pick(
                chance
            )
        yield state, move
        state = VASCO.apply(state, move).state


def almost(move: Any, state: State, chance: Random) -> Iterator[Any]:
    """Moves a record can hold that differ from this one in one place."""
    tiles = [tile.text for tile in (*state.upper, *tiles_of(state))] or ["4/1"]
    raws = altered(VASCO.write(move), lambda path, value: instead(path, value, tiles, chance))
    yield from readable(VASCO.read, raws)


WORDS = (COLOURS, AREAS, LANDINGS, CHARACTERS, (*SAILORS, MISSIONARY, "bag"))


def instead(path: Path, value: Any, tiles: list[str], chance: Random) -> list[Any]:
    found = plainly(value, WORDS)
    if isinstance(value, str) and "/" in value:
        found += chance.sample(tiles, min(3, len(tiles)))
    elif isinstance(value, dict):
        if path[-1] in ("sailors", "drawn"):
            found += [value | {colour: value.get(colour, 0) + 1} for colour in SAILORS]
        if path[-1] == "sailor":
            found.append("bag")
    if value == "bag":
        found += [{"section": 1, "colour": colour} for colour in SAILORS]
    return found


def tiles_of(state: State) -> Iterator[Any]:
    for player in state.players:
        yield from player.projects
        yield from player.ships


def small_moves(state: State, player: str) -> Iterator[Any]:
    """Every move of a few pieces that this player could think of."""
    seated = player in state.board.colours
    supply = state.players[state.board.colours.index(player)] if seated else state.players[0]
    yield m.Pass(player)
    for number, area in product(range(1, LAST_NUMBER + 1), AREAS):
        yield m.Place(player, number, area)
    yield m.Buy(player, sao_gabriel=True)
    for size in range(4):
        for projects in dict.fromkeys(combinations(state.upper, size)):
            yield m.Buy(player, projects)
    yield m.Recruit(player, captain=True)
    for section, sailors, captain in product(range(1, 5), CREWS, (False, True)):
        yield m.Recruit(player, section, sailors, captain)
    yield m.TakeMoney(player, 0)
    yield m.TakeMoney(player, 1)
    voyages = [m.Voyage(*to, bonus) for to in docks(state) for bonus in bonuses(state, to[0])]
    for character in CHARACTERS:
        yield m.Host(player, character)
    for number, area in product(ADDITIONAL, AREAS):
        yield m.Host(player, "manuel", number, area)
    for voyage in voyages:
        yield m.Host(player, "sernigi", send=voyage)
        yield m.Send(player, voyage)
    for landing in LANDINGS:
        yield m.Expedition(player, landing, ())
    for ship in dict.fromkeys((*supply.ships, *supply.projects)):
        for voyage in voyages:
            berth = m.Berth(ship, voyage.dock, voyage.bonus)
            yield m.Expedition(player, voyage.landing, (berth,))
    for project in dict.fromkeys((*supply.projects, *supply.ships)):
        for size in range(6):
            for crew in combinations((*SAILORS, MISSIONARY), size):
                yield m.Launch(player, project, crew)
    yield m.Navigate()
    yield m.Finish()


CREWS = [crew for crew in product(range(3), repeat=4) if any(crew)]


def docks(state: State) -> list[tuple[str, int]]:
    found = zip(LANDINGS, state.landings, strict=True)
    return [(name, dock) for name, row in found for dock in range(len(row) + 1)]


def bonuses(state: State, landing: str) -> list[m.Bonus]:
    found = [m.NO_BONUS]
    if landing == "natal":
        found += [m.Bonus(project=tile) for tile in dict.fromkeys(state.upper)]
    if landing == "boa_gente":
        found.append(m.Bonus(sailor="bag"))
        for section, colour in product(range(1, 5), SAILORS):
            found.append(m.Bonus(sailor=m.Picked(section, colour)))
    return found
