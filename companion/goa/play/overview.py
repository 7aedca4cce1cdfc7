"""What lies in the middle of the table, as text: the market, the lots of the round, the supply."""

from __future__ import annotations

from collections.abc import Iterator

from companion.goa.play.asking.placing import at
from companion.goa.play.does import does
from companion.goa.play.laying import lane
from companion.goa.play.moment import Shown
from companion.goa.play.saying import spices
from companion.goa.rules import figures as f
from companion.goa.rules.board import COLONY_NAMES, OF_TWO_SPICES
from companion.goa.rules.now import now
from companion.goa.rules.state import State, cell_of
from companion.goa.rules.tiles import UNNAMED
from companion.play.afar import Part
from companion.table.game import Said

Lines = Iterator[Said]


def board(shown: Shown) -> Iterator[Part]:
    state = shown.state
    if lots := tuple(_lots(shown)):
        yield Part(Said("table-phase-auctions", {}), lots)
    yield Part(Said("table-market", {}), tuple(_market(state)))
    yield Part(Said("setup-supplies", {}), tuple(_supply(state)))


def _lots(shown: Shown) -> Lines:
    """In the order of the tokens; nobody has named every tile."""
    for lot in lane(shown).lots:
        figures = {
            "player": f.player(lot.token.colour),
            "number": f.number(lot.token.number),
            "cell": f.cell(lot.cell),
        }
        if lot.tile == UNNAMED:
            yield Said("afar-token", figures)
        else:
            yield Said("afar-lot", {**figures, "lot": f.lot(lot.tile), "does": does(lot.tile)})


def _market(state: State) -> Lines:
    yield from now(state, "3.2")
    yield from now(state, "2.3")
    if state.flag:
        yield Said("place-at-tile", {"cell": f.cell(state.flag), "tile": f.lot(None)})
    for place, one in enumerate(state.grid):
        if one not in (None, UNNAMED):
            yield Said("text-spot", {"what": at(state, cell_of(place))})


def _supply(state: State) -> Lines:
    for which, name in enumerate(COLONY_NAMES):
        left = state.colonies[which]
        tiles = [spices(each.split("/")) for each in left] if name in OF_TWO_SPICES else []
        figures = {
            "colony": f.colony(which),
            "need": f.colonists(state.board.colonies[which].need),
            "left": f.listed(tiles) if tiles else f.number(len(left)),
        }
        yield Said("afar-colony", figures)
    yield from now(state, "8.2")
    yield from now(state, "5.11")
