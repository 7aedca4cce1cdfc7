"""Corrections by chance: tables that lie otherwise, as a group might find them at any moment."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from companion.table.game import Refusal
from companion.vasco.rules.state import CHARACTERS, COLOURS, LANDINGS, SAILORS, State
from tests.turns import turns
from tests.vasco.rules.laid import VASCO

WHY = "the table has it so"
_TILES = ("4/1", "5/2", "6/3", "6/4+1r1v", "7/5+2v", "9/4", "11/5+9r9v", "10/2+3r")


def corrections(state: State, chance: Random, count: int) -> Iterator[Any]:
    """So many moves of 10.1 and 10.2 that can be made, each after the one before."""
    another = turns(1000 * count)
    while another() and count:
        raw = _adjust(state, chance) if chance.random() < 0.4 else _correct(state, chance)
        try:
            move = VASCO.read(raw)
            state = VASCO.apply(state, move).state
        except Refusal:
            continue
        yield move
        count -= 1


def _adjust(state: State, chance: Random) -> Any:
    changes = {
        "vp": chance.choice((-7, -2, -1, 1, 2, 34)),
        "reals": chance.choice((-9, -3, -1, 1, 3, 40)),
        "captains": chance.choice((-1, 1, 2)),
        "missionaries": chance.choice((-1, 1)),
    }
    named = chance.sample([*changes], chance.randint(1, 2))
    player = chance.choice(state.board.colours)
    return {
        "do": "adjust",
        "player": player,
        "why": WHY,
        **{what: changes[what] for what in named},
    }


def _correct(state: State, chance: Random) -> Any:
    parts = {
        "players": lambda: {
            colour: _supply(state, chance)
            for colour in chance.sample(state.board.colours, chance.randint(1, 2))
        },
        "sections": lambda: {str(chance.randint(1, len(state.sections))): _crew(chance, 5)},
        "landings": lambda: dict(_landing(state, chance) for _ in range(chance.randint(1, 2))),
        "offer": lambda: _offer(chance),
        "money": lambda: [chance.choice((None, 0, 4, 17, 99)) for _ in range(2)],
        "round": lambda: chance.randint(1, 5),
        "first_player": lambda: chance.choice(state.board.colours),
    }
    weights = (6, 3, 4, 3, 2, 1, 1)
    named = {*chance.choices([*parts], weights, k=chance.randint(1, 3))}
    return {"do": "correct", "why": WHY, "state": {name: parts[name]() for name in sorted(named)}}


def _supply(state: State, chance: Random) -> Any:
    parts = {
        "sailors": _crew(chance, 6),
        "projects": chance.choices(_TILES, k=chance.randint(0, 3)),
        "ships": chance.choices(_TILES, k=chance.randint(0, 3)),
        "characters": chance.sample(CHARACTERS, chance.randint(0, 2)),
    }
    return {name: parts[name] for name in chance.sample([*parts], chance.randint(1, 2))}


def _crew(chance: Random, most: int) -> dict[str, int]:
    drawn = chance.choices(SAILORS, k=chance.randint(0, most))
    return {colour: drawn.count(colour) for colour in dict.fromkeys(drawn)}


def _landing(state: State, chance: Random) -> tuple[str, Any]:
    name = chance.choice(LANDINGS)
    docks = state.board.landings[LANDINGS.index(name)].docks
    return name, [_docked(state, value, chance) for value in docks]


def _docked(state: State, value: int, chance: Random) -> Any:
    limits = [text for text in _TILES if int(text.split("/")[0]) >= value]
    kind = chance.choice(("empty", "empty", "ship", "ship", "merchant"))
    if kind == "empty":
        return None
    if kind == "merchant":
        return {"owner": None, "limit": chance.randint(value, 11), "ship": None}
    ship = chance.choice(limits)
    owner = chance.choice([each for each in COLOURS if each in state.board.colours])
    return {"owner": owner, "limit": int(ship.split("/")[0]), "ship": ship}


def _offer(chance: Random) -> Any:
    offer = {
        "sao_gabriel": chance.choice((None, *_TILES)),
        "upper": chance.choices(_TILES, k=chance.randint(0, 6)),
    }
    return {name: offer[name] for name in chance.sample([*offer], chance.randint(1, 2))}
