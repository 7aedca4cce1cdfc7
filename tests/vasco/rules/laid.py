"""Positions, laid out as the rulebook's pictures are, and moves as a record writes them.

Seats are clockwise yellow, red, black, blue; the characters lie with nobody unless a test says so.
"""

from __future__ import annotations

import copy
from collections.abc import Mapping
from typing import Any

import pytest

from companion.games import GAMES
from companion.table.game import Refusal, Step
from companion.vasco.rules.notation import pieces
from companion.vasco.rules.phases import OVERVIEW
from companion.vasco.rules.state import (
    AREAS,
    CHARACTERS,
    COLOURS,
    LANDINGS,
    SAILORS,
    Crew,
    Disc,
    Docked,
    Docks,
    State,
    Tile,
    lay,
    put,
)
from companion.words import Words

VASCO = GAMES["vasco"]
ENGLISH = Words("en", strict=True).of("vasco")
UPPER = ("4/1", "5/2", "6/2", "6/3", "7/3", "7/5+2v")
SAO_GABRIEL = "5/3+1v"


def components(**changes: Any) -> dict[str, Any]:
    """The starter set with some printed values changed; landings and slots one by one."""
    found: dict[str, Any] = copy.deepcopy(VASCO.starter())
    for key, value in copy.deepcopy(changes).items():
        if key in ("landings", "slots"):
            for name, printed in value.items():
                found[key][name] |= printed
        else:
            found[key] = value
    return found


def tile(text: str) -> Tile:
    return pieces.ship_tile(text, "")


def tiles(*texts: str) -> tuple[Tile, ...]:
    return tuple(map(tile, texts))


def crew(**counts: int) -> Crew:
    return pieces.crew(counts, "")


def ship(owner: str, text: str) -> Docked:
    return Docked(tile(text).limit, owner, tile(text))


def merchant(limit: int) -> Docked:
    return Docked(limit)


def begun(players: int = 4, printed: Any = None) -> State:
    """Before the first move."""
    state: State = VASCO.begin(COLOURS[:players], printed or components()).state
    return state


def stage(phase: str, step: str, last: bool = False) -> int:
    found = [place for place, line in enumerate(OVERVIEW) if line[:2] == (phase, step)]
    return found[-1 if last else 0]


def bare(players: int = 4, printed: Any = None) -> State:
    """Set up but for characters and sailors: every dock and section empty, the marker at 8."""
    state = begun(players, printed)
    plain = tuple(player._replace(vp=0, missionaries=0) for player in state.players)
    return state._replace(
        players=plain,
        missionaries=state.board.missionaries,
        owners=(None,) * len(CHARACTERS),
        stage=stage("placing", "place"),
        marker=8,
        vdg=pieces.vdg(pieces.Fields({"initial": 11, "variation": -3, "money": [9, 4]})),
        money=(9, 4),
        sao_gabriel=tile(SAO_GABRIEL),
        upper=tiles(*UPPER),
        merchant=7,
    )


def with_supply(state: State, colour: str, **supply: Any) -> State:
    """Sets what lies in front of a player; sailors come from the bag, captains from the board."""
    seat = state.board.colours.index(colour)
    before = state.players[seat]
    if "captains" in supply and "captains_on_board" not in supply:
        on_board = before.captains_on_board + before.captains - supply["captains"]
        supply["captains_on_board"] = on_board
    after = before._replace(**supply)
    bag = tuple(
        held + old - new
        for held, old, new in zip(state.bag, before.sailors, after.sailors, strict=True)
    )
    return state._replace(
        players=put(state.players, seat, after),
        bag=bag,
        missionaries=state.missionaries + before.missionaries - after.missionaries,
    )


def with_sections(state: State, *sections: Crew) -> State:
    """Sets the sections, section 1 first; the sailors come from the bag."""
    for place, sailors in enumerate(sections):
        counts = zip(state.bag, state.sections[place], sailors, strict=True)
        bag = tuple(held + old - new for held, old, new in counts)
        assert min(bag) >= 0
        state = state._replace(sections=put(state.sections, place, sailors), bag=bag)
    return state


def with_docks(state: State, **landings: Docks) -> State:
    """Sets landings, leftmost dock first; what is not named lies empty on the right."""
    for name, docked in landings.items():
        place = LANDINGS.index(name)
        empty = (None,) * (len(state.landings[place]) - len(docked))
        state = state._replace(landings=put(state.landings, place, (*docked, *empty)))
    return state


def with_owners(state: State, **owners: str | None) -> State:
    for name, owner in owners.items():
        state = state._replace(owners=put(state.owners, CHARACTERS.index(name), owner))
    return state


def with_discs(state: State, placed: Mapping[int, tuple[str, str]]) -> State:
    """Numbers with discs in areas: {5: ("red", "recruiting")}."""
    for number, (colour, area) in placed.items():
        state = lay(state, number, Disc(colour, area))
    return state


def called(
    state: State, colour: str, area: str, number: int = 8, marker: int | None = None
) -> State:
    """Phase 2, and this player's number is called; all other discs have been taken back."""
    players = tuple(player._replace(discs=0) for player in state.players)
    state = state._replace(
        players=players, stage=stage("acting", "act"), marker=marker or state.marker
    )
    return with_discs(state, {number: (colour, area)})


def before(state: State, phase: str, step: str, last: bool = False) -> State:
    """Phase 1 or 2 is over; this line of the round overview is due."""
    players = tuple(player._replace(discs=0) for player in state.players)
    return state._replace(players=players, stage=stage(phase, step, last))


def read(kind: str, /, **keys: Any) -> Any:
    return VASCO.read({"do": kind, **keys})


def play(state: State, kind: str, /, **keys: Any) -> Step[State]:
    step: Step[State] = VASCO.apply(state, read(kind, **keys))
    return step


def after(state: State, kind: str, /, **keys: Any) -> State:
    return play(state, kind, **keys).state


def refused(state: State, kind: str, /, **keys: Any) -> tuple[str, str, dict[str, Any]]:
    """The rule, the message and its figures; the sentence must be one that can be said."""
    with pytest.raises(Refusal) as caught:
        play(state, kind, **keys)
    refusal = caught.value
    ENGLISH.say(refusal.key, **refusal.figures)
    return refusal.rule, refusal.key, plain(refusal.figures)


def plain(figures: Mapping[str, Any]) -> dict[str, Any]:
    """Figures without their kinds, and tiles as a record has them."""
    return {name: _plain(figure) for name, figure in figures.items()}


def _plain(figure: Any) -> Any:
    if figure.kind == "said":
        of = figure.value.figures
        earns = of["earns"].value if "earns" in of else ()
        letters = "".join(f"{each.value}{each.kind[0]}" for each in earns)
        return f"{of['limit'].value}/{of['crew'].value}" + (f"+{letters}" if letters else "")
    return tuple(map(_plain, figure.value)) if figure.kind in ("list", "either") else figure.value


def told(step: Step[State]) -> list[tuple[str, str, int, str, str]]:
    """The ledger of a move, as far as it counts: player, what, amount, source, rule."""
    return [tuple(line[:5]) for line in step.lines if line.what]


def about(step: Step[State]) -> list[dict[str, Any]]:
    """The figures of the ledger's explanations, line by line."""
    return [plain(line.about) for line in step.lines if line.what]


def seen(state: State) -> Any:
    return VASCO.shown(state)


def of(state: State, colour: str) -> Any:
    """A player's supply as the record format prints it."""
    return VASCO.shown(state)["players"][colour]


def limits(state: State, landing: str) -> list[int | None]:
    """The limits of the ships in a landing's docks."""
    return [docked and docked["limit"] for docked in seen(state)["landings"][landing]]


def slots(state: State, area: str) -> int:
    """The empty slots of an area."""
    return state.slots[AREAS.index(area)]


def bag(state: State) -> dict[str, int]:
    return dict(zip(SAILORS, state.bag, strict=True))


def turned_up(players: int = 4, printed: Any = None) -> State:
    """The set-up, move by move, until the first merchant ship is due."""
    state = begun(players, printed)
    state = after(state, "projects", sao_gabriel=SAO_GABRIEL, upper=[*UPPER])
    for section in range(1, players + 1):
        drawn = {"turquoise": 2, "violet": 1, "grey": 1, "orange": 1}
        state = after(state, "sailors", section=section, drawn=drawn)
    return after(state, "vdg", initial=11, variation=1, money=[9, 4])


def set_up(players: int = 4, printed: Any = None) -> State:
    """Ready for phase 1; Sernigi's first ship lies in the leftmost dock of Mombasa."""
    state = after(turned_up(players, printed), "merchant", limit=7)
    state = after(state, "send", player=VASCO.due(state).players[0], landing="mombasa", dock=0)
    return after(state, "merchant", limit=5)
