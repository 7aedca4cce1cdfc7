"""What should lie on the table, part by part; of purses nothing (12.3)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from kivy.metrics import dp

from companion.goa.play import laying
from companion.goa.play.moment import Shown, masked
from companion.goa.play.pieces import CardBack
from companion.goa.ui.drawing import scene
from companion.goa.ui.pieces.marks import mark_of
from companion.goa.ui.scenes.stage import Stage
from companion.goa.ui.scenes.table import Table
from companion.play.checklist import Part
from companion.play.pieces import Captioned, Row
from companion.play.table_cards import Moment
from companion.play.table_options import TableOptions
from companion.table.game import Seat
from companion.ui.drawn.box import Box
from companion.ui.drawn.colours import Colours
from companion.ui.drawn.scene import Scene
from companion.ui.table.board.parted import UNASKED

_GRID = 380


@dataclass(frozen=True)
class Square:
    """A picture as high as it is wide, as long as it can be seen whole."""

    inside: Scene

    def height(self, width: float, room: float = 0) -> float:
        return min(width, dp(_GRID))

    def draw(self, box: Box, colours: Colours) -> None:
        self.inside.draw(box, colours)

    def spots(self, box: Box) -> Mapping[str, Box]:
        return {}


def parts(shown: Shown) -> list[Part]:
    """In the order in which one looks over a table: the middle, then the players."""
    market = Square(scene(laying.market(shown, UNASKED)))
    return [
        Part("market", shown.say("lies-market"), market, "market"),
        Part("cards", shown.say("compare-cards"), _cards(shown), "market"),
        *(_before(shown, seat.colour) for seat in shown.seats),
    ]


def _before(shown: Shown, colour: str) -> Part:
    """All that lies before a player."""
    return Part(f"estate-{colour}", shown.name(colour), _estate(shown, colour), "sites")


def _cards(shown: Shown) -> Row:
    """The deck and the discard pile."""
    cards = shown.state.cards
    piles = {"compare-deck": cards.deck, "compare-discard": cards.discard}
    return Row(tuple(Captioned(CardBack(many), shown.say(key)) for key, many in piles.items()))


def _estate(shown: Shown, colour: str) -> Scene:
    return scene(laying.estate(shown, UNASKED, colour))


def whole(moment: Moment, options: TableOptions) -> Table:
    """What lies before everybody, to compare with the real table before the game goes on."""
    return Table(tuple(_stages(moment, options)))


def _stages(moment: Moment, options: TableOptions) -> Iterator[Stage]:
    seats = tuple(Seat(*each) for each in moment.names.items())
    state = masked(moment.state)
    shown = Shown(state, seats, moment.components, options, frozenset(), moment.speak)
    for colour, _ in seats:
        yield Stage(_estate(shown, colour), False, shown.name(colour), mark_of(colour).paint)
