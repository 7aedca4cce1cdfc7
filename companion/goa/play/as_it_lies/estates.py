"""Markers and spices before the players: a tap on the row a marker stands in, or on a field."""

from __future__ import annotations

from functools import partial

from companion.goa.play.as_it_lies.layouts import Columns, row_spot
from companion.goa.play.as_it_lies.lying import lying_plots
from companion.goa.play.laying import rungs
from companion.goa.play.layouts import Ladder, field_spot
from companion.goa.play.pieces import SpiceCube
from companion.goa.rules import figures as f
from companion.goa.rules.board import COLUMNS, LAST_ROW
from companion.goa.rules.lying import estates
from companion.goa.rules.state import Player, Site
from companion.play.lying.asked import Ask, Asked, At, Enter, Moment, Pick
from companion.play.lying.lines import Cell, Line, Lines


def marker_cards(moment: Moment, at: At) -> tuple[Asked, ...]:
    return tuple(_markers(moment, seat, each) for seat, each in enumerate(moment.state.players))


def _markers(moment: Moment, seat: int, player: Player) -> Asked:
    ladders = tuple(
        Ladder(
            name,
            moment.say(f"column-{name}"),
            player.rows[column],
            tuple(rungs(moment.state, column)),
        )
        for column, name in enumerate(COLUMNS)
    )
    picks: dict[str, Pick] = {
        row_spot(player.colour, name, row): Enter(estates.stands(seat, column, row))
        for column, name in enumerate(COLUMNS)
        for row in range(1, LAST_ROW + 1)
    }
    layout, title = Columns(player.colour, ladders), moment.name(player.colour)
    return Asked(f"markers-{player.colour}", title, layout=layout, picks=picks)


def spice_cards(moment: Moment, at: At) -> tuple[Asked, ...]:
    return tuple(_spices(moment, seat, each) for seat, each in enumerate(moment.state.players))


def _spices(moment: Moment, seat: int, player: Player) -> Asked:
    """A spice that is tapped is gone; an empty field gets the one it admits, or it is asked
    which."""
    picks: dict[str, Pick] = {}
    for place, site in enumerate(player.sites):
        if site:
            for number in range(site.fields):
                picks[field_spot(place, number)] = _field(seat, place, site, number)
    name, title = f"spices-{player.colour}", moment.name(player.colour)
    return lying_plots(moment, seat, name, title, picks, whole=False)


def _field(seat: int, place: int, site: Site, number: int) -> Pick:
    if number < len(site.spices):
        return Enter(estates.no_spice(seat, place, site.spices[number]))
    if len(site.admits) == 1:
        return Enter(estates.spice_lies(seat, place, site.admits[0]))
    return Ask(partial(_which, seat, place, site.admits))


def _which(seat: int, place: int, admits: tuple[str, ...], moment: Moment, at: At) -> Asked:
    cells = tuple(Cell(f"spice-{spice}", SpiceCube(spice)) for spice in admits)
    picks: dict[str, Pick] = {
        f"spice-{spice}": Enter(estates.spice_lies(seat, place, spice)) for spice in admits
    }
    title = moment.say("lies-spice", site=f.site(place))
    return Asked("spice", title, layout=Lines((Line(cells),), least=56, widest=72), picks=picks)
