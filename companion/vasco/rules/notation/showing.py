"""The state as the record format prints it, and the pieces as it writes them."""

from __future__ import annotations

from companion.table.game import Json
from companion.vasco.rules.phases import OVERVIEW
from companion.vasco.rules.state import (
    CHARACTERS,
    LANDINGS,
    SAILORS,
    Crew,
    Docked,
    Player,
    State,
    Tile,
    Vdg,
)


def crew(counts: Crew) -> Json:
    return {colour: count for colour, count in zip(SAILORS, counts, strict=True) if count}


def tiles(some: tuple[Tile, ...]) -> Json:
    return [each.text for each in some]


def docked(ship: Docked | None) -> Json:
    if ship is None:
        return None
    return {"owner": ship.owner, "limit": ship.limit, "ship": ship.ship and ship.ship.text}


def vdg(turned_up: Vdg) -> Json:
    known = {name: value for name, value in turned_up._asdict().items() if value is not None}
    return {**known, "money": list(turned_up.money)} if turned_up.money else known


def player(state: State, one: Player) -> Json:
    owned = (
        name for name, owner in zip(CHARACTERS, state.owners, strict=True) if owner == one.colour
    )
    return {
        "vp": one.vp,
        "reals": one.reals,
        "captains": one.captains,
        "captains_on_board": one.captains_on_board,
        "sailors": crew(one.sailors),
        "missionaries": one.missionaries,
        "projects": sorted(tiles(one.projects)),
        "ships": sorted(tiles(one.ships)),
        "characters": sorted(owned),
    }


def shown(state: State) -> Json:
    """The state as `record.md` prints it."""
    return {
        "round": state.round,
        "phase": OVERVIEW[state.stage].phase,
        "first_player": state.board.colours[state.first],
        "marker": state.marker,
        "players": {one.colour: player(state, one) for one in state.players},
        "bag": crew(state.bag),
        "missionaries": state.missionaries,
        "sections": {str(place): crew(some) for place, some in enumerate(state.sections, 1)},
        "offer": {
            "sao_gabriel": state.sao_gabriel and state.sao_gabriel.text,
            "upper": sorted(tiles(state.upper)),
        },
        "money": list(state.money),
        "merchant": state.merchant,
        "placed": {
            str(number): {"player": disc.player, "area": disc.area}
            for number, disc in enumerate(state.placed)
            if disc
        },
        "landings": {
            name: [docked(ship) for ship in row]
            for name, row in zip(LANDINGS, state.landings, strict=True)
        },
        "winners": state.winners and sorted(state.winners),
    }
