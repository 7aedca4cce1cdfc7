"""Projects and ships: tapped where the app has them, and then where they really lie."""

from __future__ import annotations

from functools import partial

from companion.play.looks import OPEN, SHUT
from companion.ui.drawn.box import Box
from companion.ui.drawn.colours import Colours
from companion.ui.drawn.piece import Paint, painted
from companion.ui.drawn.plates import dashed
from companion.vasco.play.layouts import Quay
from companion.vasco.rules.draws import UPPER
from companion.vasco.rules.lying.places import NOWHERE, Place, tile_is, tile_lies
from companion.vasco.rules.spaces import upper_spaces
from companion.vasco.rules.state import LANDINGS, Tile
from companion.vasco.ui.as_it_lies.asked import Ask, Asked, At, Enter, Pick, Shown
from companion.vasco.ui.as_it_lies.lines import Cell, Line, Lines
from companion.vasco.ui.as_it_lies.standing import named, written
from companion.vasco.ui.as_it_lies.tiles import decks_up, tile_card, tile_lines
from companion.vasco.ui.pieces.tiles import TILE, draw_project, draw_ship
from companion.vasco.ui.scenes.landings import Landings

SIDES = ("projects", "ships")
_ANY = Tile("", 0, 0, 0, 0)
_LEAD = 84


def tile_cards(shown: Shown, at: At) -> tuple[Asked, ...]:
    return _held(shown), _offer(shown)


def _held(shown: Shown) -> Asked:
    """What lies before the players: at the end of each row, one more can be told."""
    lines, picks = [], {}
    for seat, player in enumerate(shown.state.players):
        cells = []
        for side in SIDES:
            place: Place = (side, seat)
            for number, tile in enumerate(getattr(player, side)):
                name = f"{player.colour}-{side}-{number}"
                cells.append(Cell(name, picture(side, tile, player.colour), tile, framed=False))
                picks[name] = Ask(partial(_where, tile, place))
            name = f"{player.colour}-{side}-more"
            cells.append(Cell(name, picture(side, _ANY, player.colour)))
            picks[name] = Ask(partial(_more, place))
        lines.append(Line(tuple(cells), named(shown, player.colour)))
    scene = Lines(tuple(lines), lead=_LEAD, widest=58, ratio=0.92)
    title, note = shown.say("lies-tiles"), shown.say("otherwise-tiles-note")
    return Asked("tiles", title, note, scene, picks)


def _offer(shown: Shown) -> Asked:
    """The upper spaces and, framed, São Gabriel's."""
    state, cells, picks = shown.state, [], {}
    spaces: list[tuple[str, Place, Tile | None]] = [
        (f"upper-{number}", ("upper",), tile) for number, tile in enumerate(upper_spaces(state))
    ]
    spaces.append(("sao-gabriel", ("sao_gabriel",), state.sao_gabriel))
    for name, place, tile in spaces:
        paint = painted(draw_project, tile) if tile else painted(_draw_empty)
        framed = name == "sao-gabriel"
        cells.append(Cell(name, paint, tile, framed=False, chosen=framed))
        picks[name] = Ask(partial(_where, tile, place) if tile else partial(_more, place))
    title, note = shown.say("area-projects"), shown.say("otherwise-offer-note")
    return Asked("offer", title, note, tile_lines(Line(tuple(cells))), picks)


def _where(tile: Tile, place: Place, shown: Shown, at: At) -> Asked:
    """Where a tile really lies; or that it is another one."""
    lines, picks = [], {}
    for seat, player in enumerate(shown.state.players):
        cells = []
        for side in SIDES:
            name, there = f"to-{player.colour}-{side}", (side, seat)
            if there != place:
                cells.append(Cell(name, picture(side, tile, player.colour), framed=False))
                picks[name] = Enter(tile_lies(tile.text, place, there))
        lines.append(Line(tuple(cells), named(shown, player.colour)))
    others = _elsewhere(shown, tile, place)
    cells = [Cell(name, written(shown.say(f"otherwise-{name}"))) for name in others]
    scene = Lines((*lines, Line(tuple(cells))), lead=_LEAD, widest=72, ratio=TILE)
    title = shown.say("otherwise-tile")
    return Asked("where", title, scene=scene, picks={**picks, **others})


def _elsewhere(shown: Shown, tile: Tile, place: Place) -> dict[str, Pick]:
    """Places that belong to nobody."""
    state, text = shown.state, tile.text
    found: dict[str, Pick] = {}
    if place != ("upper",) and len(state.upper) < UPPER:
        found["to-upper"] = Enter(tile_lies(text, place, ("upper",)))
    if state.sao_gabriel is None:
        found["to-sao-gabriel"] = Enter(tile_lies(text, place, ("sao_gabriel",)))
    if place[0] == "ships":
        owner = state.players[int(place[1])].colour
        found["to-dock"] = Ask(partial(_docks, tile, place, owner))
    found["to-nowhere"] = Enter(tile_lies(text, place, NOWHERE))
    found["to-other"] = Ask(partial(_other, tile, place))
    return found


def _docks(tile: Tile, place: Place, owner: str, shown: Shown, at: At) -> Asked:
    picks: dict[str, Pick] = {
        f"dock-{landing}-{dock}": Enter(tile_lies(tile.text, place, ("dock", landing, dock, owner)))
        for landing, dock in free_docks(shown, tile.limit)
    }
    return dock_card(shown, shown.say("otherwise-dock"), picks)


def _other(tile: Tile, place: Place, shown: Shown, at: At) -> Asked:
    def told(other: Tile) -> Enter:
        return Enter(tile_is(tile.text, place, other.text))

    return tile_card(shown, "other", shown.say("otherwise-other"), told, decks_up(shown))


def _more(place: Place, shown: Shown, at: At) -> Asked:
    def told(tile: Tile) -> Enter:
        return Enter(tile_lies(tile.text, NOWHERE, place))

    return tile_card(shown, "more", shown.say("otherwise-more"), told, decks_up(shown))


def picture(side: str, tile: Tile, colour: str) -> Paint:
    return painted(draw_project, tile) if side == "projects" else painted(draw_ship, tile, colour)


def free_docks(shown: Shown, limit: int) -> list[tuple[str, int]]:
    """The empty docks that a ship of this limit could lie in."""
    state = shown.state
    landings = zip(LANDINGS, state.board.landings, state.landings, strict=True)
    return [
        (name, dock)
        for name, printed, ships in landings
        for dock, (value, ship) in enumerate(zip(printed.docks, ships, strict=True))
        if ship is None and value <= limit
    ]


def dock_card(shown: Shown, title: str, picks: dict[str, Pick]) -> Asked:
    """The landings, with the docks open that can be picked."""
    state, rows = shown.state, []
    for name, printed, ships in zip(LANDINGS, state.board.landings, state.landings, strict=True):
        docks = enumerate(zip(printed.docks, ships, strict=True))
        quays = tuple(
            Quay(value, ship, OPEN if f"dock-{name}-{dock}" in picks else SHUT)
            for dock, (value, ship) in docks
        )
        said = shown.say(f"landing-{name.replace('_', '-')}")
        rows.append((name, said, printed.complete, quays))
    return Asked("docks", title, scene=Landings(tuple(reversed(rows))), picks=picks)


def _draw_empty(box: Box, colours: Colours) -> None:
    place = box.fitted(TILE)
    dashed(place, place.side * 0.12, colours["edge"], max(1.0, place.side / 40))
