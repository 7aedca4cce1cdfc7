"""Ships at the landings: a tap says where one really lies, or which one lies in an empty dock."""

from __future__ import annotations

from functools import partial

from companion.ui.drawn.piece import painted
from companion.vasco.rules import figures as f
from companion.vasco.rules.lying.edit import Edit
from companion.vasco.rules.lying.edits import merchant_docked
from companion.vasco.rules.lying.places import NOWHERE, Place, merchant_lies, tile_lies
from companion.vasco.rules.state import LANDINGS, Docked, Tile
from companion.vasco.ui.answering.keypad import LIMITS
from companion.vasco.ui.as_it_lies.asked import Ask, Asked, At, Enter, Look, Pick, Shown
from companion.vasco.ui.as_it_lies.lines import Cell, Line, Lines
from companion.vasco.ui.as_it_lies.standing import written
from companion.vasco.ui.as_it_lies.tiles import decks_up, limits, tile_card, tile_lines
from companion.vasco.ui.corrections.tiles import dock_card, free_docks
from companion.vasco.ui.pieces.marks import draw_mark
from companion.vasco.ui.pieces.tiles import draw_ship


def dock_cards(shown: Shown, at: At) -> tuple[Asked, ...]:
    picks: dict[str, Pick] = {
        f"dock-{landing}-{dock}": Ask(partial(_lies if ship else _which, landing, dock))
        for landing, ships in zip(LANDINGS, shown.state.landings, strict=True)
        for dock, ship in enumerate(ships)
    }
    card = dock_card(shown, shown.say("area-navigation"), picks)
    return (card._replace(note=shown.say("otherwise-docks-note")),)


def _lies(landing: str, dock: int, shown: Shown, at: At) -> Asked:
    """Where the ship of this dock really lies; or that it is another one."""
    ship = _ship(shown, landing, dock)
    if ship is None:
        return _which(landing, dock, shown, at)
    picks: dict[str, Pick] = {"to-dock": Ask(partial(_other_dock, landing, dock))}
    if ship.ship and ship.owner:
        seat = shown.state.board.colours.index(ship.owner)
        here = _place(landing, dock, ship.owner)
        picks["to-ships"] = Enter(tile_lies(ship.ship.text, here, ("ships", seat)))
    picks["to-nowhere"] = Enter(_gone(landing, dock, ship, NOWHERE))
    picks["to-other"] = Ask(partial(_which, landing, dock))
    cells = tuple(Cell(name, written(shown.say(f"otherwise-{name}"))) for name in picks)
    scene = Lines((Line(cells),), least=120, widest=180, ratio=2.6)
    return Asked("where", _title(shown, landing, dock), scene=scene, picks=picks)


def _other_dock(landing: str, dock: int, shown: Shown, at: At) -> Asked:
    ship = _ship(shown, landing, dock)
    assert ship
    picks: dict[str, Pick] = {
        f"dock-{name}-{place}": Enter(
            _gone(landing, dock, ship, _place(name, place, ship.owner or ""))
        )
        for name, place in free_docks(shown, ship.limit)
    }
    return dock_card(shown, shown.say("otherwise-dock"), picks)


def _which(landing: str, dock: int, shown: Shown, at: At) -> Asked:
    """A launched ship of somebody, a merchant ship, or one that the app had nowhere."""
    state = shown.state
    value = state.board.landings[LANDINGS.index(landing)].docks[dock]
    ships, picks = _launched(shown, landing, dock, value)
    marks = []
    for seat, colour in enumerate(state.board.colours):
        marks.append(Cell(f"holder-{colour}", painted(draw_mark, colour), chosen=seat == at.holder))
        picks[f"holder-{colour}"] = Look(at._replace(holder=seat))
    for limit in LIMITS:
        if limit >= value:
            picks[f"merchant-{limit}"] = Enter(merchant_docked(landing, dock, limit))
    here = _place(landing, dock, state.board.colours[at.holder])

    def told(tile: Tile) -> Enter:
        return Enter(tile_lies(tile.text, NOWHERE, here))

    other = tile_card(shown, "which", _title(shown, landing, dock), told, decks_up(shown), value)
    rows = (Line(ships), Line(limits("merchant", value)), Line(tuple(marks)))
    tiles = other.scene.lines if isinstance(other.scene, Lines) else ()
    scene = tile_lines(*(row for row in rows if row.cells), *tiles)
    note = shown.say("otherwise-which-note")
    return other._replace(note=note, scene=scene, picks={**other.picks, **picks})


def _launched(
    shown: Shown, landing: str, dock: int, value: int
) -> tuple[tuple[Cell, ...], dict[str, Pick]]:
    """The ships before the players that could lie in a dock of this value."""
    cells: list[Cell] = []
    picks: dict[str, Pick] = {}
    for seat, player in enumerate(shown.state.players):
        here = _place(landing, dock, player.colour)
        for number, tile in enumerate(player.ships):
            if tile.limit >= value:
                name = f"{player.colour}-ships-{number}"
                paint = painted(draw_ship, tile, player.colour)
                cells.append(Cell(name, paint, tile, framed=False))
                picks[name] = Enter(tile_lies(tile.text, ("ships", seat), here))
    return tuple(cells), picks


def _gone(landing: str, dock: int, ship: Docked, now: Place) -> Edit:
    if ship.ship and ship.owner:
        return tile_lies(ship.ship.text, _place(landing, dock, ship.owner), now)
    return merchant_lies(_place(landing, dock, ""), now)


def _place(landing: str, dock: int, owner: str) -> Place:
    return ("dock", landing, dock, owner)


def _ship(shown: Shown, landing: str, dock: int) -> Docked | None:
    return shown.state.landings[LANDINGS.index(landing)][dock]


def _title(shown: Shown, landing: str, dock: int) -> str:
    value = shown.state.board.landings[LANDINGS.index(landing)].docks[dock]
    return shown.say("lies-dock", landing=f.landing(landing), dock=f.number(value))
