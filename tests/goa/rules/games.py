"""Games by chance, with several component sets; and moves that are almost those of a game."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from companion.games import set_of
from companion.goa.rules import moves as m
from companion.goa.rules import moves_of_chance as c
from companion.goa.rules.board import COLONY_NAMES, COLOURS, COLUMNS, SITES, SYMBOLS
from companion.goa.rules.cards import POWERS
from companion.goa.rules.state import State
from companion.goa.rules.tiles import SPICES
from tests.goa.rules.table import GOA, components
from tests.rules.almost import Path, altered, plainly, readable
from tests.turns import turns

STARTER = components()
GENEROUS = components(
    id="generous",
    title="Steps for little, wide colonies, many tiles that are used",
    start={"ships": 9, "colonists": 9, "first_ducats": 40, "other_ducats": 3},
    development={"harvest": [0, 3, 4, 6, 8], "ships": [0, 0, 9, 9, 9], "vp": [1, 0, 5, 2, 7]},
    steps={"ships_paid": [0, 1, 0, 2], "ships": [[], ["clove", "clove"], [], ["ginger"]]},
    colonies={
        "cochin": {"need": 0, "fields": 3, "tiles": ["any"] * 9},
        "madras": {"need": 9, "fields": 3, "tiles": ["clove/ginger"] * 2 + ["pepper/nutmeg"] * 2},
    },
    tiles={
        "A": ["red_spice/2", "crop_rotation", "duty/2/9"] * 8
        + ["clove/1", "expeditions/9", "foreman/1"],
        "B": ["swap", "espionage", "resupply/9", "vice_king", "extra_harvest/1", "favor"] * 5
        + ["red_expedition/3", "mission/9", "ginger/3"],
    },
    step_for_ducats=[0, 1, 0, 99],
    bonanza=[{"spices": 2}, {"vp": 3}, {"extra_cards": 1}, {"cards": 9}] * 2,
)
SETS = {"starter": STARTER, "generous": GENEROUS, "2004": set_of("goa", "2004")}


def played(
    seed: int, players: int, printed: Any, rich: float = 0.02
) -> Iterator[tuple[State, Any]]:
    """Every position of a game by chance, with the move made there."""
    chance = Random(seed)
    deal = GOA.deal(chance, printed)
    state = GOA.begin(COLOURS[:players], printed).state
    another = turns(4000)
    while another() and (due := GOA.due(state)).kinds:
        move = GOA.draw(state, deal) if due.chance else None
        if isinstance(move, c.Layout) and chance.random() < 0.3:
            # Some tables name their tiles as they go.
            names = [one if chance.random() < 0.5 else None for one in move.grid]
            raw = GOA.write(move)
            raw["grid"] = [
                [(one.text if one else "?") for one in names[start : start + 5]]
                for start in range(0, 25, 5)
            ]
            if chance.random() < 0.5:
                del raw["removed"]
            move = GOA.read(raw)
        if "adjust" in due.beside and chance.random() < rich:
            # Now and then somebody turns out to be richer: poor players have little to choose.
            move = m.Adjust(chance.choice(state.board.colours), "miscounted", 5, 4, 4, 1)
        if move is None:
            move = chosen(state, chance).pick(chance)
        yield state, move
        state = GOA.apply(state, move).state


def chosen(state: State, chance: Random) -> Any:
    """Of what is awaited mostly, and seldom the end."""
    families = GOA.options(state)
    wanted = [each for each in families if each.kind not in ("discard", "end")]
    return chance.choice(wanted if wanted and chance.random() < 0.85 else families)


WORDS = (
    COLOURS,
    COLUMNS,
    COLONY_NAMES,
    POWERS,
    SPICES,
    SITES,
    SYMBOLS,
    ("ships", "colonists", "spices"),
)


def almost(move: Any, chance: Random) -> Iterator[Any]:
    """Moves a record can hold that differ from this one in one place, or say one thing more."""
    raw = GOA.write(move)
    raws = altered(raw, lambda path, value: instead(path, value, chance))
    yield from readable(GOA.read, raws)
    yield from readable(GOA.read, ({**raw, key: value} for key, value in MORE))


MORE = [
    *(("of", colour) for colour in COLOURS),
    ("card", "A_harvest_mix"),
    ("card", "A_step_no_spices"),
    ("card", "A_step_no_ships"),
    ("ships", 1),
    ("colonists", 2),
    ("tile", "pepper/nutmeg"),
    ("bought", True),
    ("spices", {"0": ["clove"]}),
]
TILES = ["clove/1", "ginger/3", "swap", "duty/6/5", "mission/3", "red_ship/1", "favor", "foreman/3"]


def instead(path: Path, value: Any, chance: Random) -> list[Any]:
    found = plainly(value, WORDS)
    if isinstance(value, str) and path[-1] == "tile":
        found += chance.sample(TILES, 2)
    elif isinstance(value, dict) and path[-1] == "spices":
        for name in chance.sample(SITES, 3):
            found.append({**value, name: [chance.choice(SPICES)]})
    return found
