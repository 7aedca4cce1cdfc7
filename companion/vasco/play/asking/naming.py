"""What a tap that is not a move yet is called beside the undo."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.play.modes import Told
from companion.play.question import Pick
from companion.table.game import Figure
from companion.vasco.play.asking.buying import SaoGabriel, Upper
from companion.vasco.play.asking.fleet import Armed, Coast, Quay
from companion.vasco.play.asking.hosting import Guest
from companion.vasco.play.asking.recruiting import Hand, Whole
from companion.vasco.play.asking.sailing import Settled
from companion.vasco.play.asking.sending import Berthed
from companion.vasco.play.pieces import Handful
from companion.vasco.rules import figures as f
from companion.vasco.rules.acting import the_call
from companion.vasco.rules.moves import Bonus, Picked, Place
from companion.vasco.rules.state import AREAS, State, Tile
from companion.vasco.rules.supply import seat_of

if TYPE_CHECKING:
    from companion.vasco.play.shown import Shown


def tapped(shown: Shown, pick: Pick) -> Figure:
    match pick:
        case Told(Place() as disc):
            figures = {"number": f.number(disc.number), "area": f.area(disc.area)}
            return f.text(shown.say("told-place", player=f.player(disc.player), **figures))
        case Berthed(landing) | Quay(landing) | Coast(landing):
            return f.landing(landing)
        case Guest(character):
            return f.character(character)
        case Upper(project=tile) | SaoGabriel(tile):
            return f.project(tile)
        case Armed(ship):
            return f.ship(_ships(shown.state)[ship])
        case Hand(_, colour):
            return f.sailor(colour)
        case Whole(section):
            return f.text(shown.say("ask-section", section=f.number(section)))
        case Settled():
            return f.text(shown.say("ask-ships"))
        case Bonus(project, sailor):
            if project:
                return f.project(project)
            if isinstance(sailor, Picked):
                return f.sailor(sailor.colour)
            return f.text(shown.say("ask-blindly"))
        case Handful(colour, many):
            return f.sailors(colour, many)
        case Tile():
            return f.project(pick)
        case int():
            return f.number(pick)
    return f.area(str(pick)) if pick in AREAS else f.sailor(str(pick))


def _ships(state: State) -> tuple[Tile, ...]:
    _, disc = the_call(state)
    return state.players[seat_of(state, disc.player)].ships
