"""Ships at the landings: a tap says where one really lies, or which one lies in an empty dock."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from companion.play.lying.asked import Ask, Asked, At, Enter, Moment, Pick
from companion.play.lying.lines import Cell, Line, Lines
from companion.play.pieces import Written
from companion.table.game.edits import Edit
from companion.vasco.play.as_it_lies.docks import Dock, dock_card, docks, free_docks, ship_card
from companion.vasco.play.pieces import Ship
from companion.vasco.rules.lying.places import NOWHERE, Place, merchant_lies, tile_lies
from companion.vasco.rules.state import Docked, Tile


def dock_cards(moment: Moment, at: At) -> tuple[Asked, ...]:
    picked = {
        dock: Ask(partial(_lies if dock.ship(moment) else _which, dock)) for dock in docks(moment)
    }
    note = moment.say("otherwise-docks-note")
    return (dock_card(moment, moment.say("area-navigation"), picked, note),)


def _lies(dock: Dock, moment: Moment, at: At) -> Asked:
    """Where the ship of this dock really lies; or that it is another one."""
    ship = dock.ship(moment)
    if ship is None:
        return _which(dock, moment, at)
    picks: dict[str, Pick] = {"to-dock": Ask(partial(_other_dock, dock))}
    if ship.ship and ship.owner:
        seat = moment.state.board.colours.index(ship.owner)
        picks["to-ships"] = Enter(_lies_at(dock, ship, ("ships", seat)))
    picks["to-nowhere"] = Enter(_lies_at(dock, ship, NOWHERE))
    picks["to-other"] = Ask(partial(_which, dock))
    cells = tuple(Cell(name, Written(moment.say(f"otherwise-{name}"))) for name in picks)
    layout = Lines((Line(cells),), least=120, widest=180, ratio=2.6)
    return Asked("where", dock.title(moment), layout=layout, picks=picks)


def _other_dock(dock: Dock, moment: Moment, at: At) -> Asked:
    ship = dock.ship(moment)
    assert ship
    picked = {
        free: Enter(_lies_at(dock, ship, _place(free, ship.owner)))
        for free in free_docks(moment, ship.limit)
    }
    return dock_card(moment, moment.say("otherwise-dock"), picked)


def _which(dock: Dock, moment: Moment, at: At) -> Asked:
    """A launched ship of somebody, a merchant ship, or one that the app had nowhere."""

    def sailed(owner: str, tile: Tile) -> Enter:
        return Enter(tile_lies(tile.text, NOWHERE, _place(dock, owner)))

    card = ship_card(moment, at, dock, sailed, _launched(dock, moment), {})
    return card._replace(name="which", note=moment.say("otherwise-which-note"))


def _launched(dock: Dock, moment: Moment) -> Mapping[Cell, Pick]:
    """The ships before the players that could lie in this dock."""
    return {
        Cell(f"{player.colour}-ships-{number}", Ship(tile, player.colour), framed=False): Enter(
            tile_lies(tile.text, ("ships", seat), _place(dock, player.colour))
        )
        for seat, player in enumerate(moment.state.players)
        for number, tile in enumerate(player.ships)
        if tile.limit >= dock.value(moment)
    }


def _lies_at(dock: Dock, ship: Docked, now: Place) -> Edit:
    """The ship of this dock, wherever it is now."""
    if ship.ship and ship.owner:
        return tile_lies(ship.ship.text, _place(dock, ship.owner), now)
    return merchant_lies(_place(dock, None), now)


def _place(dock: Dock, owner: str | None) -> Place:
    return ("dock", *dock, owner or "")
