"""Sites and tiles before the players: of whom, then which; a tap on one that lies there takes it
away."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import combinations_with_replacement
from typing import NamedTuple

from companion.goa.play.as_it_lies.elsewhere import Told, phases_begun
from companion.goa.play.as_it_lies.lying import lying_plots
from companion.goa.play.layouts import site_spot
from companion.goa.play.pieces import ColonyFilled, ColonyPiece, TurnedOver
from companion.goa.rules import figures as f
from companion.goa.rules.board import COLONY_NAMES, SPACES
from companion.goa.rules.lying import estates
from companion.goa.rules.lying.estates import can_be_turned
from companion.goa.rules.setting_right import colonies_left
from companion.goa.rules.sites import colony, free_space
from companion.goa.rules.tiles import KINDS, PLANTATION, Tile, tile
from companion.play.lying.asked import Ask, Asked, At, Edit, Enter, Look, Moment, Pick
from companion.play.lying.lines import Cell, Line, Lines
from companion.play.pieces import Mark, Named
from companion.play.question import Piece

_LEAD, _TILE = 84, 60
_COLONY = 1.7


class Held(NamedTuple):
    """Who gets the next tile, by his seat."""

    holder: int = 0


def held_cards(moment: Moment, at: At) -> tuple[Asked, ...]:
    return _tiles(moment, at), _sites(moment, at.hand.holder), _lying(moment, at.hand.holder)


def _tiles(moment: Moment, at: At) -> Asked:
    """Who is told, and the tiles each keeps. One that can be used up is first turned over."""
    lines = []
    picks: dict[str, Pick] = {}
    for seat, player in enumerate(moment.state.players):
        holder = f"holder-{player.colour}"
        cells = [Cell(holder, Mark(player.colour), chosen=seat == at.hand.holder)]
        picks[holder] = Look(At(Held(seat)))
        for number, one in enumerate(player.tiles):
            name = f"{player.colour}-tile-{number}"
            cells.append(Cell(name, one, framed=False))
            turned = estates.tile_turned(seat, one.text)
            gone = estates.no_tile(seat, one.text, False)
            picks[name] = Enter(turned if can_be_turned(one) else gone)
        for number, one in enumerate(player.face_down):
            name = f"{player.colour}-down-{number}"
            cells.append(Cell(name, TurnedOver(one), framed=False))
            picks[name] = Enter(estates.no_tile(seat, one.text, True))
        lines.append(Line(tuple(cells), Named(player.colour, moment.name(player.colour))))
    layout = Lines(tuple(lines), lead=_LEAD, widest=58)
    return Asked("held", moment.say("lies-held"), moment.say("lies-held-note"), layout, picks)


def _sites(moment: Moment, seat: int) -> Asked:
    """A site that lies there is taken away; a colony that does not is founded."""
    player = moment.state.players[seat]
    picks: dict[str, Pick] = {}
    for place, site in enumerate(player.sites):
        if site:
            picks[site_spot(place)] = Enter(estates.no_site(seat, place))
        elif place >= SPACES:
            picks[site_spot(place)] = Ask(partial(_founded, seat, place))
    title = moment.say("lies-sites-of", player=f.player(player.colour))
    found = lying_plots(moment, seat, "sites", title, picks, whole=True)
    return found._replace(note=moment.say("lies-sites-note"))


def _founded(seat: int, place: int, moment: Moment, at: At) -> Asked:
    """Which of the tiles still to be had, and what grows there: it may all have been spent."""
    which = place - SPACES
    name = COLONY_NAMES[which]
    lines = []
    picks: dict[str, Pick] = {}
    for text in dict.fromkeys(colonies_left(moment.state).colonies[which]):
        cells = [Cell(f"colony-{text}", ColonyPiece(name, text), framed=False)]
        picks[f"colony-{text}"] = Enter(estates.site_lies(seat, place, text))
        site = colony(moment.state.board, which, text)
        for spices in combinations_with_replacement(site.admits, site.fields):
            filled = "-".join((f"colony-{text}", *spices))
            cells.append(Cell(filled, ColonyFilled(name, text, spices), framed=False))
            picks[filled] = Enter(estates.site_lies(seat, place, text, *spices))
        lines.append(Line(tuple(cells)))
    layout = Lines(tuple(lines), least=88, widest=120, ratio=_COLONY)
    title = moment.say("lies-colony", site=f.site(place))
    return Asked("colony", title, moment.say("lies-colony-note"), layout, picks)


def _lying(moment: Moment, seat: int) -> Asked:
    """Which tile it is: a plantation lies on the lowest free space, full; others are kept."""
    player = moment.state.players[seat]
    space, told = free_space(player), Told(moment)
    sites: list[Cell] = []
    kept: list[Cell] = []
    down: list[Cell] = []
    picks: dict[str, Pick] = {}

    def add(cells: list[Cell], name: str, one: Tile, piece: Piece, laid: Edit) -> None:
        cells.append(Cell(name, piece, framed=False, absent=told.is_elsewhere(one)))
        picks[name] = told.pick(one, laid)

    for one in printed(moment, phases_begun(moment.state)):
        name = f"tile-{one.text}"
        if one.kind in (PLANTATION, "crop_rotation") and space is not None:
            full = (one.spice,) * one.number
            add(sites, name, one, one, estates.site_lies(seat, space, one.text, *full))
        elif KINDS[one.kind].stays:
            add(kept, name, one, one, estates.tile_lies(seat, one.text, False))
        if one.is_single:
            laid = estates.tile_lies(seat, one.text, True)
            add(down, f"down-{one.text}", one, TurnedOver(one), laid)
    lines = tuple(Line(tuple(cells)) for cells in (sites, kept, down) if cells)
    title = moment.say("lies-tile-of", player=f.player(player.colour))
    layout = Lines(lines, least=48, widest=_TILE)
    return Asked("tile", title, moment.say("lies-tile-note"), layout, picks)


def printed(moment: Moment, phases: tuple[str, ...]) -> Iterator[Tile]:
    """Each tile that the set has for these phases once: plantations by their spices, then the
    others as they come."""
    texts = dict.fromkeys(text for phase in phases for text in moment.components["tiles"][phase])
    found = [one for one in map(tile, texts) if one]
    plantations = [one for one in found if one.kind == PLANTATION]
    yield from sorted(plantations, key=lambda one: (one.number, one.spice))
    yield from (one for one in found if one.kind != PLANTATION)
