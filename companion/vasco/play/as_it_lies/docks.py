"""Docks to tap, and which ship lies in one."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from companion.play.looks import OPEN, SHUT
from companion.play.lying.asked import Asked, At, Enter, Look, Moment, Pick
from companion.play.lying.lines import Cell, Line
from companion.play.pieces import Mark
from companion.vasco.play.as_it_lies.hand import Held
from companion.vasco.play.as_it_lies.tiles import decks_up, limits, tile_card, tile_lines
from companion.vasco.play.layouts import Landings, Quay
from companion.vasco.rules import figures as f
from companion.vasco.rules.lying.edits import merchant_docked
from companion.vasco.rules.state import LANDINGS, Docked, Tile


class Dock(NamedTuple):
    landing: str
    place: int

    def ship(self, moment: Moment) -> Docked | None:
        ship: Docked | None = moment.state.landings[LANDINGS.index(self.landing)][self.place]
        return ship

    def value(self, moment: Moment) -> int:
        landing = moment.state.board.landings[LANDINGS.index(self.landing)]
        return int(landing.docks[self.place])

    def title(self, moment: Moment) -> str:
        value = f.number(self.value(moment))
        return moment.say("lies-dock", landing=f.landing(self.landing), dock=value)


def docks(moment: Moment) -> list[Dock]:
    return [
        Dock(landing, place)
        for landing, ships in zip(LANDINGS, moment.state.landings, strict=True)
        for place in range(len(ships))
    ]


def free_docks(moment: Moment, limit: int) -> list[Dock]:
    """The empty ones that a ship of this limit could lie in."""
    return [each for each in docks(moment) if not each.ship(moment) and each.value(moment) <= limit]


def dock_card(moment: Moment, title: str, picked: Mapping[Dock, Pick], note: str = "") -> Asked:
    """The landings, with the docks open that can be picked."""
    state, rows = moment.state, []
    for name, printed, ships in zip(LANDINGS, state.board.landings, state.landings, strict=True):
        quays = tuple(
            Quay(value, ship, OPEN if Dock(name, place) in picked else SHUT)
            for place, (value, ship) in enumerate(zip(printed.docks, ships, strict=True))
        )
        said = moment.say(f"landing-{name.replace('_', '-')}")
        rows.append((name, said, printed.complete, quays))
    picks = {f"dock-{dock.landing}-{dock.place}": pick for dock, pick in picked.items()}
    return Asked("docks", title, note, Landings(tuple(reversed(rows))), picks)


def ship_card(
    moment: Moment,
    at: At,
    dock: Dock,
    sailed: Callable[[str, Tile], Enter],
    others: Mapping[Cell, Pick],
    empty: Mapping[Cell, Pick],
) -> Asked:
    """Whose ship lies in a dock, and which; or a merchant ship. `others` are told before those,
    `empty` beside whose it is."""
    value, colours = dock.value(moment), moment.state.board.colours
    marks = {
        Cell(f"holder-{colour}", Mark(colour), chosen=seat == at.hand.holder): Look(At(Held(seat)))
        for seat, colour in enumerate(colours)
    }
    merchants = {
        cell: Enter(merchant_docked(*dock, cell.piece.limit)) for cell in limits("merchant", value)
    }
    owner = colours[at.hand.holder]
    title, decks = dock.title(moment), decks_up(moment)
    tiles = tile_card(moment, "dock", title, lambda tile: sailed(owner, tile), decks, value)
    rows: list[Mapping[Cell, Pick]] = [others, merchants, {**marks, **empty}]
    layout = tile_lines(*(Line(tuple(row)) for row in rows if row), *tiles.layout.lines)
    picks = {cell.name: pick for row in rows for cell, pick in row.items()}
    return tiles._replace(layout=layout, picks={**tiles.picks, **picks})
