"""What can be set right, part by part.

12.3: a purse is typed by its owner, and nothing tells what the app had.
"""

from __future__ import annotations

from functools import partial

from companion.goa.play.as_it_lies.counts import NAMES, PIECES, how_much
from companion.goa.play.as_it_lies.course import course_cards
from companion.goa.play.as_it_lies.estates import marker_cards, spice_cards
from companion.goa.play.as_it_lies.held import Held, held_cards
from companion.goa.play.as_it_lies.middle import market_cards
from companion.goa.play.corrections.changes import changes, is_open
from companion.goa.play.corrections.recounting import recounts
from companion.goa.play.pieces import Ducat
from companion.goa.rules.lying.between import KINDS, moves_between
from companion.goa.rules.lying.edits import read_edit
from companion.goa.rules.lying.estates import holds
from companion.goa.rules.state import Player
from companion.play.corrections import Corrections
from companion.play.lying.amounts import Amount, amounts_card
from companion.play.lying.asked import Area, Ask, Asked, At, Moment, Pick
from companion.play.lying.digits import digits_card
from companion.play.lying.lines import Cell, Line, Lines
from companion.play.pieces import Named


def figure_cards(moment: Moment, at: At) -> tuple[Asked, ...]:
    players = zip(moment.before.players, moment.state.players, strict=True)
    return tuple(_counted(moment, seat, *each) for seat, each in enumerate(players))


def _counted(moment: Moment, seat: int, before: Player, player: Player) -> Asked:
    counted = {**PIECES, "ducats": Ducat} if is_open(moment.state) else PIECES
    amounts = (
        Amount(
            f"{player.colour}-{what}",
            piece(),
            getattr(before, what),
            getattr(player, what),
            partial(holds, seat, what),
            partial(how_much, player.colour, what),
        )
        for what, piece in counted.items()
    )
    return amounts_card(f"figures-{player.colour}", moment.name(player.colour), amounts)


def purse_cards(moment: Moment, at: At) -> tuple[Asked, ...]:
    """12.10: whoever wants to compare taps his mark, and types what he counts."""
    cells = tuple(
        Cell(f"purse-{player.colour}", Named(player.colour, moment.name(player.colour)))
        for player in moment.state.players
    )
    picks: dict[str, Pick] = {
        f"purse-{player.colour}": Ask(partial(_purse, seat))
        for seat, player in enumerate(moment.state.players)
    }
    layout = Lines((Line(cells),), least=NAMES, widest=200, ratio=2.4)
    title, note = moment.say("otherwise-purses"), moment.say("otherwise-purses-note")
    return (Asked("purses", title, note, layout, picks),)


def _purse(seat: int, moment: Moment, at: At) -> Asked:
    title = how_much(moment.state.players[seat].colour, "ducats", moment)
    return digits_card(moment, at, title, partial(holds, seat, "ducats"))


AREAS = (
    Area("figures", figure_cards, least=300),
    Area("purses", purse_cards, least=300),
    Area("markers", marker_cards),
    Area("spices", spice_cards, least=388, note="lies-spices-note"),
    Area("sites", held_cards, Held(), 388),
    Area("market", market_cards, least=320),
    Area("round", course_cards, least=320),
)
CORRECTIONS = Corrections(AREAS, moves_between, changes, read_edit, KINDS, recounts)
