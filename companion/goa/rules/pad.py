"""The score pad of Goa: chapter 10, by the group's component set."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from companion.goa.rules import figures as f
from companion.goa.rules.board import (
    ALIKE,
    COLONY_NAMES,
    COLOURS,
    COLUMNS,
    LAST_ROW,
    SEATS,
    SYMBOLS,
)
from companion.table.game import Json
from companion.table.game.kinds import Why
from companion.table.game.pad.declared import Brought, Category, Choice, Pad
from companion.table.game.pad.score_pad import ScorePad
from companion.table.game.pad.state import State

_SINGLES, _DUTIES, _MISSIONS = 5, 2, 10
"""9.2, 9.23, 9.6: so many tiles there are, and so many VP on all Missions together."""
_MOST = 99


def _markers(rows: tuple[int, ...], components: Json) -> Brought:
    paid = components["development"]["vp"]
    about = {"rows": f.listed(map(f.number, rows))}
    return sum(paid[row - 1] for row in rows), Why("markers", "10.2", about)


def _colonies(founded: int, components: Json) -> Brought:
    why = Why("colonies", "10.3", {"colonies": f.count(founded)})
    return components["scoring"]["colonies"][founded], why


def _cards(alike: tuple[int, ...], components: Json) -> Brought:
    paid = components["scoring"]["same_symbol"]
    return sum(paid[count] for count in alike), Why("cards", "10.4", {"cards": f.count(sum(alike))})


def _ducats(ducats: int, _: Json) -> Brought:
    return ducats, Why("ducats", "10.5")


def _plantations(told: tuple[int, int], components: Json) -> Brought:
    """9.5: 3 each with the Foreman."""
    singles, has_foreman = told
    each = _printed("foreman", components) if has_foreman else 0
    worth = each or components["scoring"]["single_plantation"]
    return singles * worth, Why("plantations", "10.6", {"singles": f.count(singles)})


def _tiles(told: tuple[int, int], components: Json) -> Brought:
    duties, missions = told
    return duties * _printed("duty", components) + missions, Why("tiles", "10.6")


def _printed(kind: str, components: Json) -> int:
    """The last figure on the first tile of a kind."""
    tiles = (tile for phase in components["tiles"].values() for tile in phase)
    return int(next((tile for tile in tiles if tile.startswith(kind)), "/0").rpartition("/")[2])


def _most_ducats(state: State) -> Iterator[tuple[str, Brought]]:
    most = max(player.ducats for player in state.players)
    for player in state.players:
        if player.ducats == most:
            paid = state.components["scoring"]["most_ducats"]
            yield player.colour, (paid, Why("most_ducats", "10.5"))


def _check(components: Json) -> None:
    from companion.goa.rules.components import read_components

    read_components(components)


PAD = Pad(
    "goa-pad",
    COLOURS,
    SEATS,
    points="vp",
    settled=(
        Category(
            "markers",
            "10.2",
            tuple(
                Choice(range(1, LAST_ROW + 1), range(2, LAST_ROW + 1), f"column-{column}")
                for column in COLUMNS
            ),
            _markers,
        ),
        Category("colonies", "10.3", (Choice(range(len(COLONY_NAMES) + 1)),), _colonies, across=5),
        Category(
            "cards",
            "10.4",
            tuple(
                Choice(range(ALIKE + 1), range(1, ALIKE + 1), f"symbol-{symbol}")
                for symbol in SYMBOLS
            ),
            _cards,
        ),
        Category(
            "ducats",
            "10.5",
            (Choice(range(0, _MOST, 10)), Choice(range(10))),
            _ducats,
            "ducats",
            across=5,
            summed=True,
        ),
        Category(
            "plantations",
            "10.6",
            (
                Choice(range(_SINGLES + 1), range(1, _SINGLES + 1), "pad-singles"),
                Choice(range(2), (1,), "pad-foreman"),
            ),
            _plantations,
            across=5,
        ),
        Category(
            "tiles",
            "10.6",
            (
                Choice(range(_DUTIES + 1), range(1, _DUTIES + 1), "pad-duties"),
                Choice(range(_MISSIONS + 1), (2, 3, 4, 5, 6, 7, 8, 10), "pad-missions"),
            ),
            _tiles,
            across=4,
        ),
    ),
    entered=(
        Category(
            "vp",
            "10.6",
            (Choice(range(-_MOST, _MOST + 1), (1, 2, 3, 4, 5, -1)),),
            lambda points, _: (points, Why("entered", "10.6")),
        ),
    ),
    reckons=_most_ducats,
    ties="10.7",
    parted="ducats",
    check=_check,
)


def game(set_of: Callable[[str], Json]) -> ScorePad:
    return ScorePad(PAD, lambda: set_of("goa"))
