"""Cards of tiles: before the players, in the market; and of what lies beside it in the middle.

A tile that the app has elsewhere is taken from there, unless there is another one.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations_with_replacement
from typing import NamedTuple

from companion.goa.play.laying import market
from companion.goa.play.layouts import cell_spot, site_spot
from companion.goa.play.pieces import ColonyFilled, ColonyPiece, TurnedOver
from companion.goa.play.table_entry.cards import sites_card
from companion.goa.rules import figures as f
from companion.goa.rules import table_edits as edits
from companion.goa.rules.board import CARDS, CELLS, COLONY_NAMES, CORNERS, SPACES
from companion.goa.rules.board import Cell as Place
from companion.goa.rules.setting_right import colonies_left
from companion.goa.rules.sites import colony, free_space
from companion.goa.rules.state import Player, cell_of, lying
from companion.goa.rules.tiles import KINDS, PHASES, PLANTATION, UNNAMED, Tile, tile
from companion.goa.rules.whereabouts import Lying, lie_nowhere, lying_tiles
from companion.play.figure_cards import choices
from companion.play.pieces import Mark, Named, Numeral, Written
from companion.play.question import Piece, Question, Spot
from companion.play.table_cards import WORDS, Ask, Asked, At, Cell, Enter, Line, Lines, Look, Moment
from companion.table.game.edits import Edit

ANOTHER = "another"
_HELD = Lines(lead=84, widest=58)
_TILES = Lines(widest=60)
_COLONIES = Lines(least=88, widest=120, ratio=1.7)
_DISCARD = Lines(widest=60, most=8)


class Held(NamedTuple):
    """Who gets the next tile, by his seat."""

    holder: int = 0


# Before the players


def held(moment: Moment, at: At) -> tuple[Asked, ...]:
    """Of whom, then which; a tap on one that lies there takes it away."""
    holder = at.hand.holder
    return _held(moment, holder), _sites(moment, holder), _tiles(moment, holder)


def _held(moment: Moment, holder: int) -> Asked:
    """Who is told, and the tiles each keeps. One that can be used up is first turned over."""

    def cells(seat: int, player: Player) -> Iterator[Cell]:
        colour, here = player.colour, seat == holder
        yield Cell(f"holder-{colour}", Mark(colour), Look(At(Held(seat))), chosen=here)
        for number, one in enumerate(player.tiles):
            gone = edits.no_tile(seat, one.text, False)
            edit = edits.tile_turned(seat, one.text) if edits.can_be_turned(one) else gone
            yield Cell(f"{colour}-tile-{number}", one, Enter(edit), framed=False)
        for number, one in enumerate(player.face_down):
            pick = Enter(edits.no_tile(seat, one.text, True))
            yield Cell(f"{colour}-down-{number}", TurnedOver(one), pick, framed=False)

    return moment.card("held", "lies-held", moment.by_player(cells), _HELD, "lies-held-note")


def _sites(moment: Moment, seat: int) -> Asked:
    """A site that lies there is taken away; a colony that does not is founded."""
    player = moment.state.players[seat]
    picks = {
        site_spot(place): Enter(edits.no_site(seat, place))
        if site
        else Ask(_founded, (seat, place))
        for place, site in enumerate(player.sites)
        if site or place >= SPACES
    }
    title = moment.say("lies-sites-of", player=f.player(player.colour))
    return sites_card(moment, seat, "sites", title, picks, moment.say("lies-sites-note"))


def _founded(seat: int, place: int, moment: Moment, at: At) -> Asked:
    """Which of the tiles still to be had, and what grows there: it may all have been spent."""
    which = place - SPACES
    name, lines = COLONY_NAMES[which], []
    for text in dict.fromkeys(colonies_left(moment.state).colonies[which]):
        site = colony(moment.state.board, which, text)
        empty: Piece = ColonyPiece(name, text)
        told = {text: (empty, edits.site_lies(seat, place, text))}
        for spices in combinations_with_replacement(site.admits, site.fields):
            edit = edits.site_lies(seat, place, text, *spices)
            told["-".join((text, *spices))] = (ColonyFilled(name, text, spices), edit)
        lines.append(Line(choices("colony", told, framed=False)))
    key = "lies-colony"
    return moment.card("colony", key, lines, _COLONIES, f"{key}-note", site=f.site(place))


def _tiles(moment: Moment, seat: int) -> Asked:
    """Which tile it is: a plantation lies on the lowest free space, full; others are kept."""
    player, told = moment.state.players[seat], _Told(moment)
    space = free_space(player)
    sites, kept, down = list[Cell](), list[Cell](), list[Cell]()
    for one in _printed(moment, _phases_begun(moment)):
        if one.kind in (PLANTATION, "crop_rotation") and space is not None:
            full = (one.spice,) * one.number
            sites.append(told.cell(one, edits.site_lies(seat, space, one.text, *full)))
        elif KINDS[one.kind].stays:
            kept.append(told.cell(one, edits.tile_lies(seat, one.text, False)))
        if one.is_single:
            laid = edits.tile_lies(seat, one.text, True)
            down.append(told.cell(one, laid, f"down-{one.text}", TurnedOver(one)))
    lines = [Line(tuple(cells)) for cells in (sites, kept, down) if cells]
    whose = f.player(player.colour)
    return moment.card("tile", "lies-tile-of", lines, _TILES, "lies-tile-note", player=whose)


def _printed(moment: Moment, phases: tuple[str, ...]) -> Iterator[Tile]:
    """Each tile that the set has for these phases once: plantations by their spices, then the
    others as they come."""
    texts = dict.fromkeys(text for phase in phases for text in moment.components["tiles"][phase])
    found = [one for one in map(tile, texts) if one]
    plantations = [one for one in found if one.kind == PLANTATION]
    yield from sorted(plantations, key=lambda one: (one.number, one.spice))
    yield from (one for one in found if one.kind != PLANTATION)


# A tile that is elsewhere


def _phases_begun(moment: Moment) -> tuple[str, ...]:
    """Those of which tiles can lie on the table."""
    return PHASES[: moment.state.phase + 1]


class _Told:
    """What the tiles stand for that can be told to lie in a place."""

    def __init__(self, moment: Moment) -> None:
        self._nowhere = lie_nowhere(moment.state, moment.components, _phases_begun(moment))

    def cell(self, one: Tile, laid: Edit, name: str = "", piece: Piece = None) -> Cell:
        """Pale where the app has all that the set has of it."""
        elsewhere = self._nowhere[one] <= 0
        pick = Ask(_elsewhere, (one, laid)) if elsewhere else Enter(laid)
        return Cell(name or f"tile-{one.text}", piece or one, pick, framed=False, absent=elsewhere)


def _elsewhere(one: Tile, laid: Edit, moment: Moment, at: At) -> Asked:
    """From where it comes; a table's own tiles may be more than the set has."""
    cells = []
    for number, there in enumerate(each for each in lying_tiles(moment.state) if each.tile == one):
        lifted = _lifted(there)
        pick = lifted and Enter(edits.moved(_spelled(lifted), _spelled(laid)))
        cells.append(Cell(f"from-{number}", _place(moment, there), pick))
    cells.append(Cell(ANOTHER, Written(moment.say("lies-another")), Enter(laid)))
    key = "lies-elsewhere"
    return moment.card("elsewhere", key, cells, WORDS, f"{key}-note", tile=f.tile(one))


def _place(moment: Moment, there: Lying) -> Named | Written:
    if there.seat is not None:
        colour = moment.state.board.colours[there.seat]
        return Named(colour, moment.name(colour))
    if there.cell:
        return Written(moment.say("asking-text", what=f.cell(there.cell)))
    return Written(moment.say("lies-in-the-box"))


def _lifted(there: Lying) -> Edit | None:
    """What takes it away: what went into the box is not told anew."""
    if there.site is not None:
        return edits.no_site(there.seat, there.site)
    if there.seat is not None:
        return edits.no_tile(there.seat, there.tile.text, there.down)
    return edits.in_cell(there.cell, "") if there.cell else None


def _spelled(edit: Edit) -> tuple[object, ...]:
    return (edit.name, *edit.said)


# In the middle


def middle(moment: Moment, at: At) -> tuple[Asked, ...]:
    """The grid, what is beneath its corners, the discard pile."""
    corners = (_corners(moment),) if moment.state.variants.bonanza else ()
    return _grid(moment), *corners, _discard(moment)


def _grid(moment: Moment) -> Asked:
    """A tile that is tapped is gone; in an empty cell it is asked which one lies there."""
    picks = {
        cell_spot(cell): Enter(edits.in_cell(cell, "")) if one else Ask(_which, (cell,))
        for cell, one in zip(map(cell_of, range(CELLS)), moment.state.grid, strict=True)
    }
    asked = Question("", spots={name: Spot(f.text(""), pick) for name, pick in picks.items()})
    title, note = moment.say("lies-market"), moment.say("lies-market-note")
    return Asked("market", title, note, market(moment, asked), picks)


def _which(cell: Place, moment: Moment, at: At) -> Asked:
    """First a tile that nobody has named."""
    told, unnamed = _Told(moment), Enter(edits.in_cell(cell, UNNAMED.text))
    first = Cell(f"tile-{UNNAMED.text}", UNNAMED, unnamed, framed=False)
    printed = _printed(moment, (PHASES[moment.state.phase],))
    cells = (first, *(told.cell(one, edits.in_cell(cell, one.text)) for one in printed))
    return moment.card("which", "lies-cell", cells, _TILES, "lies-cell-note", cell=f.cell(cell))


def _corners(moment: Moment) -> Asked:
    """11.2."""
    cells = []
    for column, row in CORNERS:
        if lying(moment.state, corner := (column, row)):
            there = corner in moment.state.bonanza
            where = Written(moment.say("asking-text", what=f.cell(corner)))
            pick = Enter(edits.beneath(corner, not there))
            cells.append(Cell(f"corner-{column}-{row}", where, pick, chosen=there))
    return moment.card("corners", "lies-corners", cells, WORDS, "lies-corners-note")


def _discard(moment: Moment) -> Asked:
    told = {each: (Numeral(each), edits.discarded(each)) for each in range(CARDS + 1)}
    cells = choices("discard", told, moment.state.cards.discard)
    return moment.card("discard", "lies-discard", cells, _DISCARD, "lies-discard-note")
