"""Projects and ships: tapped where the app has them, and then where they really lie."""

from __future__ import annotations

from functools import partial

from companion.play.lying.asked import Ask, Asked, At, Enter, Moment, Pick
from companion.play.lying.lines import Cell, Line, Lines
from companion.play.pieces import Vacant, Written
from companion.play.question import Piece
from companion.vasco.play.as_it_lies.docks import dock_card, free_docks
from companion.vasco.play.as_it_lies.standing import named
from companion.vasco.play.as_it_lies.tiles import decks_up, tile_card, tile_lines
from companion.vasco.play.pieces import TILE, Ship
from companion.vasco.rules.draws import UPPER
from companion.vasco.rules.lying.places import NOWHERE, Place, tile_is, tile_lies
from companion.vasco.rules.spaces import upper_spaces
from companion.vasco.rules.stacks import gone
from companion.vasco.rules.state import Tile

SIDES = ("projects", "ships")
_ANY = Tile("", 0, 0, 0, 0)
_LEAD = 84


def tile_cards(moment: Moment, at: At) -> tuple[Asked, ...]:
    return _held(moment), _offer(moment)


def _held(moment: Moment) -> Asked:
    """What lies before the players: at the end of each row, one more can be told."""
    lines, picks = [], {}
    for seat, player in enumerate(moment.state.players):
        cells = []
        for side in SIDES:
            place: Place = (side, seat)
            for number, tile in enumerate(getattr(player, side)):
                name = f"{player.colour}-{side}-{number}"
                cells.append(Cell(name, picture(side, tile, player.colour), framed=False))
                picks[name] = Ask(partial(_where, tile, place))
            name = f"{player.colour}-{side}-more"
            cells.append(Cell(name, picture(side, _ANY, player.colour)))
            picks[name] = Ask(partial(_more, place))
        lines.append(Line(tuple(cells), named(moment, player.colour)))
    layout = Lines(tuple(lines), lead=_LEAD, widest=58, ratio=0.92)
    title, note = moment.say("lies-tiles"), moment.say("otherwise-tiles-note")
    return Asked("tiles", title, note, layout, picks)


def _offer(moment: Moment) -> Asked:
    """The upper spaces and, framed, São Gabriel's."""
    state, cells, picks = moment.state, [], {}
    spaces: list[tuple[str, Place, Tile | None]] = [
        (f"upper-{number}", ("upper",), tile) for number, tile in enumerate(upper_spaces(state))
    ]
    spaces.append(("sao-gabriel", ("sao_gabriel",), state.sao_gabriel))
    for name, place, tile in spaces:
        framed = name == "sao-gabriel"
        cells.append(Cell(name, tile or Vacant(TILE), framed=False, chosen=framed))
        picks[name] = Ask(partial(_where, tile, place) if tile else partial(_more, place))
    title, note = moment.say("area-projects"), moment.say("otherwise-offer-note")
    return Asked("offer", title, note, tile_lines(Line(tuple(cells))), picks)


def _where(tile: Tile, place: Place, moment: Moment, at: At) -> Asked:
    """Where a tile really lies; or that it is another one."""
    lines, picks = [], {}
    for seat, player in enumerate(moment.state.players):
        cells = []
        for side in SIDES:
            name, there = f"to-{player.colour}-{side}", (side, seat)
            if there != place:
                cells.append(Cell(name, picture(side, tile, player.colour), framed=False))
                picks[name] = Enter(tile_lies(tile.text, place, there))
        lines.append(Line(tuple(cells), named(moment, player.colour)))
    others = _elsewhere(moment, tile, place)
    cells = [Cell(name, Written(moment.say(f"otherwise-{name}"))) for name in others]
    layout = Lines((*lines, Line(tuple(cells))), lead=_LEAD, widest=72, ratio=TILE)
    title = moment.say("otherwise-tile")
    return Asked("where", title, layout=layout, picks={**picks, **others})


def _elsewhere(moment: Moment, tile: Tile, place: Place) -> dict[str, Pick]:
    """Places that belong to nobody."""
    state, text = moment.state, tile.text
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


def _docks(tile: Tile, place: Place, owner: str, moment: Moment, at: At) -> Asked:
    picked = {
        dock: Enter(tile_lies(tile.text, place, ("dock", *dock, owner)))
        for dock in free_docks(moment, tile.limit)
    }
    return dock_card(moment, moment.say("otherwise-dock"), picked)


def _other(tile: Tile, place: Place, moment: Moment, at: At) -> Asked:
    """One that the app has never had anywhere: what is gone was seen to be another."""

    def told(other: Tile) -> Enter:
        return Enter(tile_is(tile.text, place, other.text))

    title, spent = moment.say("otherwise-other"), gone(moment.before)
    return tile_card(moment, "other", title, told, decks_up(moment), gone=spent)


def _more(place: Place, moment: Moment, at: At) -> Asked:
    def told(tile: Tile) -> Enter:
        return Enter(tile_lies(tile.text, NOWHERE, place))

    return tile_card(moment, "more", moment.say("otherwise-more"), told, decks_up(moment))


def picture(side: str, tile: Tile, colour: str) -> Piece:
    return tile if side == "projects" else Ship(tile, colour)
