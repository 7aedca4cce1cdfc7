"""What is counted before the players, and their purses, each told by its owner (12.4)."""

from __future__ import annotations

from functools import partial

from companion.goa.play.pieces import CardBack, Colonist, ExtraCard, Ship
from companion.goa.rules import figures as f
from companion.goa.rules.lying import estates
from companion.goa.rules.state import HIDDEN
from companion.play.lying.asked import Ask, Asked, At, Enter, Look, Moment, Pick
from companion.play.lying.counted import Figured, Rows, counted_cards
from companion.play.lying.lines import Cell, Line, Lines
from companion.play.pieces import More, Named, Numeral
from companion.table.game import Figure

PIECES = {"ships": Ship, "colonists": Colonist, "extra_cards": ExtraCard, "hand": CardBack}
"""What everybody sees, with how it is drawn (12.1)."""
_NUMBERS, _PURSE = 30, 50
NAMES = 108


def figure_cards(moment: Moment, at: At) -> tuple[Asked, ...]:
    rows = [
        (
            Named(player.colour, moment.name(player.colour)),
            [_figure(moment, seat, what) for what in PIECES],
        )
        for seat, player in enumerate(moment.state.players)
    ]
    return counted_cards(moment, at, moment.say("lies-figures"), Rows(rows, _NUMBERS))


def _figure(moment: Moment, seat: int, what: str) -> Figured:
    player = moment.state.players[seat]
    held = getattr(player, what)
    edit, title = partial(estates.holds, seat, what), how_much(player.colour, what, moment)
    return Figured(f"{player.colour}-{what}", PIECES[what](held), held, edit, title)


def how_much(colour: str, what: str, moment: Moment) -> str:
    return moment.say("otherwise-figure", player=f.player(colour), what=_key(what))


def _key(what: str) -> Figure:
    return f.text(what.replace("_", "-"))


def purse_cards(moment: Moment, at: At) -> tuple[Asked, ...]:
    """Told by a tap on a number; afterwards only that it was told is seen."""
    cells, picks = [], {}
    for seat, player in enumerate(moment.state.players):
        name = f"purse-{player.colour}"
        told = player.ducats != HIDDEN
        cells.append(Cell(name, Named(player.colour, moment.name(player.colour)), chosen=told))
        picks[name] = Ask(partial(_purse, seat))
    layout = Lines((Line(tuple(cells)),), least=NAMES, widest=200, ratio=2.4)
    title, note = moment.say("otherwise-purses"), moment.say("lies-purses-note")
    return (Asked("purses", title, note, layout, picks),)


def _purse(seat: int, moment: Moment, at: At) -> Asked:
    low = int(at.typed or 0)
    numbers = range(low, low + _PURSE)
    cells = [Cell(f"ducats-{each}", Numeral(each)) for each in numbers]
    picks: dict[str, Pick] = {
        f"ducats-{each}": Enter(estates.holds(seat, "ducats", each)) for each in numbers
    }
    picks["ducats-more"] = Look(at._replace(typed=str((low + _PURSE) % (4 * _PURSE))))
    title = how_much(moment.state.players[seat].colour, "ducats", moment)
    layout = Lines((Line((*cells, Cell("ducats-more", More()))),), widest=60, most=10)
    return Asked("purse", title, layout=layout, picks=picks)
