"""Cards of where tiles and ships lie: before the players, on offer, at the landings.

On an empty table it is told which one lies there; else one is tapped where the app has it, and then
where it really lies.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import NamedTuple

from companion.play.looks import OPEN, SHUT
from companion.play.pieces import Mark, Vacant, Written
from companion.play.question import Piece
from companion.play.table_cards import Ask, Asked, At, Cell, Enter, Line, Lines, Look, Moment, Pick
from companion.table.game import Figure
from companion.table.game.edits import Edit
from companion.vasco.play.layouts import Landings, Quay
from companion.vasco.play.pieces import TILE, Ship
from companion.vasco.play.table_entry.tiles import TILES, decks_up, merchants, settled, tile_card
from companion.vasco.rules import figures as f
from companion.vasco.rules import table_edits as edits
from companion.vasco.rules.draws import UPPER
from companion.vasco.rules.spaces import upper_spaces
from companion.vasco.rules.stacks import gone
from companion.vasco.rules.state import LANDINGS, Docked, Player, Tile
from companion.vasco.rules.table_edits import NOWHERE, Place, tile_lies

_SIDES = ("projects", "ships")
_ANY = Tile("", 0, 0, 0, 0)
"""A tile of which nothing is known."""
_HELD = Lines(lead=84, widest=58, ratio=0.92)
_WHERE = TILES._replace(lead=84)
_SHIP_WHERE = Lines(least=120, widest=180, ratio=2.6)


class Held(NamedTuple):
    """Who gets the next tile, by his seat, and on which side."""

    holder: int = 0
    side: str = "projects"


# Before the players


def entered_tiles(moment: Moment, at: At) -> tuple[Asked, ...]:
    """And which one lies before whoever is in hand, on the side that is in hand."""
    seat, side = at.hand
    key = "lies-ship-of" if side == "ships" else "lies-tile-of"
    told, player = partial(_comes, (side, seat)), f.player(moment.state.players[seat].colour)
    held = _held(moment, at.hand, "lies-tiles-note")
    return held, tile_card(moment, "tile", key, told, player=player)


def corrected_tiles(moment: Moment, at: At) -> tuple[Asked, ...]:
    return _held(moment, None, "otherwise-tiles-note"), _offer(moment, "otherwise-offer-note")


def _held(moment: Moment, hand: Held | None, note: str) -> Asked:
    """What lies before the players: at the end of each side, one more can be told."""

    def cells(seat: int, player: Player) -> Iterator[Cell]:
        colour = player.colour
        for side in _SIDES:
            for number, tile in enumerate(getattr(player, side)):
                name, pick = f"{colour}-{side}-{number}", _lying(moment, tile, (side, seat))
                yield Cell(name, _picture(side, tile, colour), pick, framed=False)
            name, here = f"{colour}-{side}-more", Held(seat, side)
            pick = Look(At(here)) if hand else Ask(_more, ((side, seat),))
            yield Cell(name, _picture(side, _ANY, colour), pick, chosen=here == hand)

    return moment.card("tiles", "lies-tiles", moment.by_player(cells), _HELD, note)


def _lying(moment: Moment, tile: Tile, place: Place) -> Pick:
    """What a tap on a tile stands for: where it really lies; of one that was just entered, that it
    was launched, or does not lie there."""
    if moment.corrects:
        return Ask(_where, (tile, place))
    now = ("ships", place[1]) if place[0] == "projects" else NOWHERE
    return Enter(tile_lies(tile.text, place, now))


def _comes(place: Place, tile: Tile) -> Enter:
    """One that lay nowhere."""
    return Enter(tile_lies(tile.text, NOWHERE, place))


def _more(place: Place, moment: Moment, at: At) -> Asked:
    return tile_card(moment, "more", "otherwise-more", partial(_comes, place))


def _where(tile: Tile, place: Place, moment: Moment, at: At) -> Asked:
    """Where a tile really lies; or that it is another one."""

    def cells(seat: int, player: Player) -> Iterator[Cell]:
        for side in _SIDES:
            if (side, seat) != place:
                name, piece = f"to-{player.colour}-{side}", _picture(side, tile, player.colour)
                pick = Enter(tile_lies(tile.text, place, (side, seat)))
                yield Cell(name, piece, pick, framed=False)

    others = Line(_worded(moment, dict(_elsewhere(moment, tile, place))))
    return moment.card("where", "otherwise-tile", [*moment.by_player(cells), others], _WHERE)


def _elsewhere(moment: Moment, tile: Tile, place: Place) -> Iterator[tuple[str, Pick]]:
    """Places that belong to nobody."""
    state, text = moment.state, tile.text
    if place != ("upper",) and len(state.upper) < UPPER:
        yield "to-upper", Enter(tile_lies(text, place, ("upper",)))
    if state.sao_gabriel is None:
        yield "to-sao-gabriel", Enter(tile_lies(text, place, ("sao_gabriel",)))
    if place[0] == "ships":
        owner = state.players[int(place[1])].colour
        to_dock = tile.limit, lambda dock: tile_lies(text, place, dock.lies(owner))
        yield "to-dock", Ask(_free_docks, to_dock)
    yield "to-nowhere", Enter(tile_lies(text, place, NOWHERE))
    yield "to-other", Ask(_other, (tile, place))


def _other(tile: Tile, place: Place, moment: Moment, at: At) -> Asked:
    """One that the app has never had anywhere: what is gone was seen to be another."""

    def told(other: Tile) -> Enter:
        return Enter(edits.tile_is(tile.text, place, other.text))

    return tile_card(moment, "other", "otherwise-other", told, gone=gone(moment.before))


def _picture(side: str, tile: Tile, colour: str) -> Piece:
    return tile if side == "projects" else Ship(tile, colour)


def _worded(moment: Moment, picks: Mapping[str, Pick]) -> tuple[Cell, ...]:
    said = {name: Written(moment.say(f"otherwise-{name}")) for name in picks}
    return tuple(Cell(name, said[name], pick) for name, pick in picks.items())


# On offer


def offer(moment: Moment, at: At) -> tuple[Asked, ...]:
    """The seven projects on offer, one after the other."""
    state = moment.state
    laid = _offer(moment, "lies-offer-note")
    places = UPPER + 1 - len(state.upper) - (state.sao_gabriel is not None)
    if not places:
        return (laid,)
    key = "lies-sao-gabriel" if state.sao_gabriel is None else "lies-upper"
    decks = decks_up(moment, (state.round - 1) * (UPPER + 1))

    def told(tile: Tile) -> Enter:
        """Where all that the decks have left must lie there, the last ones follow."""
        others = settled(moment, decks, tile, places)
        return Enter(edits.offered(*(each.text for each in (tile, *others))), last=places == 1)

    return laid, tile_card(moment, "tile", key, told, decks)


def _offer(moment: Moment, note: str) -> Asked:
    """The upper spaces and, framed, São Gabriel's."""
    spaces: list[tuple[str, Place, Tile | None]] = [
        (f"upper-{number}", ("upper",), tile)
        for number, tile in enumerate(upper_spaces(moment.state))
    ]
    spaces.append(("sao-gabriel", ("sao_gabriel",), moment.state.sao_gabriel))
    cells = []
    for name, place, tile in spaces:
        empty, framed = Ask(_more, (place,)) if moment.corrects else None, place != ("upper",)
        pick = _lying(moment, tile, place) if tile else empty
        cells.append(Cell(name, tile or Vacant(TILE), pick, False, framed))
    return moment.card("offer", "area-projects", cells, TILES, note)


# At the landings


class Dock(NamedTuple):
    """With the ship that lies in it."""

    landing: str
    place: int
    value: int
    ship: Docked | None

    @property
    def named(self) -> dict[str, Figure]:
        """The figures of `lies-dock`."""
        return {"landing": f.landing(self.landing), "dock": f.number(self.value)}

    def lies(self, owner: str | None) -> Place:
        return ("dock", self.landing, self.place, owner or "")


def docks(moment: Moment, at: At) -> tuple[Asked, ...]:
    """A tap says which ship lies in an empty dock, and where one really lies."""
    corrects = moment.corrects
    note = moment.say("otherwise-docks-note" if corrects else "lies-docks-note")
    picked = {
        dock: Ask(_ship_where if corrects and dock.ship else _which, (dock,))
        for dock in _docks(moment)
    }
    return (_dock_card(moment, "area-navigation", picked)._replace(note=note),)


def _docks(moment: Moment) -> list[Dock]:
    state = moment.state
    landings = zip(LANDINGS, state.board.landings, state.landings, strict=True)
    return [
        Dock(name, place, value, ship)
        for name, printed, ships in landings
        for place, (value, ship) in enumerate(zip(printed.docks, ships, strict=True))
    ]


def _free_docks(limit: int, edit: Callable[[Dock], Edit], moment: Moment, at: At) -> Asked:
    """The empty ones that a ship of this limit could lie in."""
    free = [each for each in _docks(moment) if not each.ship and each.value <= limit]
    return _dock_card(moment, "otherwise-dock", {each: Enter(edit(each)) for each in free})


def _dock_card(moment: Moment, title: str, picked: Mapping[Dock, Pick]) -> Asked:
    """The landings, with the docks open that can be picked."""
    docks, rows = _docks(moment), []
    for name, printed in zip(LANDINGS, moment.state.board.landings, strict=True):
        quays = tuple(
            Quay(dock.value, dock.ship, OPEN if dock in picked else SHUT)
            for dock in docks
            if dock.landing == name
        )
        said = moment.say(f"landing-{name.replace('_', '-')}")
        rows.append((name, said, printed.complete, quays))
    picks = {f"dock-{dock.landing}-{dock.place}": pick for dock, pick in picked.items()}
    return Asked("docks", moment.say(title), "", Landings(tuple(reversed(rows))), picks)


def _which(dock: Dock, moment: Moment, at: At) -> Asked:
    """A merchant ship, or a launched ship of somebody: whose, and which; or none."""
    corrects, there = moment.corrects, (dock.landing, dock.place)
    colours, holder = moment.state.board.colours, at.hand.holder
    holders = [
        Cell(f"holder-{colour}", Mark(colour), Look(At(Held(seat))), chosen=seat == holder)
        for seat, colour in enumerate(colours)
    ]
    if dock.ship and not corrects:
        holders.append(Cell("dock-empty", Vacant(TILE), Enter(edits.dock_empty(*there))))
    launched = _launched(dock, moment) if corrects else ()
    lines = launched, merchants(partial(edits.merchant_docked, *there), dock.value), holders
    above = [Line(tuple(cells)) for cells in lines if cells]
    told, name = partial(_comes, dock.lies(colours[holder])), "which" if corrects else "dock"
    found = tile_card(moment, name, "lies-dock", told, (), dock.value, None, above, **dock.named)
    sure = "" if corrects else f" {found.note}"
    note = moment.say("otherwise-which-note" if corrects else "lies-dock-note")
    return found._replace(note=note + sure)


def _launched(dock: Dock, moment: Moment) -> list[Cell]:
    """The ships before the players that could lie in this dock."""
    cells = []
    for seat, player in enumerate(moment.state.players):
        for number, tile in enumerate(player.ships):
            if tile.limit >= dock.value:
                name, piece = f"{player.colour}-ships-{number}", Ship(tile, player.colour)
                edit = tile_lies(tile.text, ("ships", seat), dock.lies(player.colour))
                cells.append(Cell(name, piece, Enter(edit), framed=False))
    return cells


def _ship_where(dock: Dock, moment: Moment, at: At) -> Asked:
    """Where the ship of this dock really lies; or that it is another one."""
    assert dock.ship
    limit, owner, tile = dock.ship
    moved = partial(tile_lies, tile.text) if owner and tile else edits.merchant_lies
    lies = partial(moved, dock.lies(owner))
    picks: dict[str, Pick] = {
        "to-dock": Ask(_free_docks, (limit, lambda free: lies(free.lies(owner))))
    }
    if owner and tile:
        picks["to-ships"] = Enter(lies(("ships", moment.state.board.colours.index(owner))))
    picks |= {"to-nowhere": Enter(lies(NOWHERE)), "to-other": Ask(_which, (dock,))}
    cells = _worded(moment, picks)
    return moment.card("where", "lies-dock", cells, _SHIP_WHERE, "", **dock.named)
