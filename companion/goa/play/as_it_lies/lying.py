"""The sites of a player, with what of them can be tapped."""

from __future__ import annotations

from collections.abc import Mapping

from companion.goa.play.as_it_lies.layouts import Sites, spot_of
from companion.goa.play.laying import plot
from companion.goa.rules import figures as f
from companion.goa.rules.board import SITES
from companion.play.lying.asked import Asked, Moment, Pick
from companion.play.question import Question, Spot


def lying_plots(
    moment: Moment, seat: int, name: str, title: str, picks: Mapping[str, Pick], *, whole: bool
) -> Asked:
    """`picks` are by the spots of one who is alone. On a whole board the places where nothing lies
    are there too."""
    player = moment.state.players[seat]
    spots = {spot: Spot(f.text(""), pick) for spot, pick in picks.items()}
    asked = Question("", spots=spots)
    every = (plot(moment, asked, player, place) for place in range(len(SITES)))
    plots = tuple(each for each in every if whole or each.tile)
    named = {spot_of(player.colour, spot): pick for spot, pick in picks.items()}
    layout = Sites(player.colour, plots) if plots else None
    return Asked(name, title, layout=layout, picks=named)
