"""The board: the market and everybody's estates, of which one is in sight, and tabs to the others.

During a turn the estate of whose turn it is comes by itself, else the market.
"""

from __future__ import annotations

from collections.abc import Sequence

from companion.goa.play import laying
from companion.goa.play.asking.parts import ESTATE, MARKET
from companion.goa.play.lots import Settled, of_the_round
from companion.goa.play.moment import Moment, Shown
from companion.goa.play.progress import present
from companion.goa.rules.implied import next_asked
from companion.goa.ui.board.plan import least_market, plan
from companion.goa.ui.drawing import scene
from companion.goa.ui.face import IN_TURNS
from companion.goa.ui.pieces.marks import draw_mark, mark_of
from companion.goa.ui.pieces.tiles import draw_flag_tile
from companion.goa.ui.scenes.stage import Stage
from companion.play.asking import Asking
from companion.play.question import Question
from companion.ui.drawn.box import Box
from companion.ui.drawn.piece import painted
from companion.ui.drawn.scene import Scene
from companion.ui.table.board.board import Board
from companion.ui.table.board.parted import UNASKED, Parted
from companion.ui.table.board.tabs import Tab, Tabs
from companion.ui.table.given import Given


def board(given: Given, asking: Asking) -> Board:
    def first(box: Box) -> str:
        return ESTATE if present(asking.session.state) in IN_TURNS else MARKET

    def parted(shown: Shown, question: Question, name: str, grown: bool) -> Scene:
        entries = asking.session.line[: asking.revised - 1 if asking.revised else None]
        return part(shown, question, name, grown, of_the_round(entries))

    return Board(Parted(plan, first, parted, target, tabs), asking)


def part(
    shown: Shown,
    question: Question,
    name: str,
    grown: bool,
    dealt_with: Sequence[Settled] = (),
) -> Scene:
    # What is answered in the panel is not tapped here as well.
    asked = question if grown and question.area else UNASKED
    if name == MARKET:
        return _market(shown, asked, dealt_with, grown=grown)
    colour = whose(shown, question, name)
    inside = scene(laying.estate(shown, asked, colour))
    return Stage(inside, grown, shown.name(colour), mark_of(colour).paint, owner=colour)


def target(shown: Shown, question: Question, area: str) -> Scene:
    return part(shown, question, area, True)


def tabs(shown: Shown, question: Question, name: str) -> Tabs:
    asked = whose(shown, question, ESTATE)
    here = "" if name == MARKET else whose(shown, question, name)
    market = Tab(MARKET, shown.say("table-market"), draw_flag_tile, (), not here,
                 question.area == MARKET)  # fmt: skip
    estates = (
        Tab(
            ESTATE if player.colour == asked else f"{ESTATE}-{player.colour}",
            shown.name(player.colour),
            painted(draw_mark, player.colour),
            (),
            player.colour == here,
            question.area == ESTATE and player.colour == asked,
        )
        for player in shown.state.players
    )
    return Tabs((market, *estates))


def whose(shown: Shown, question: Question, name: str) -> str:
    """The player of an estate: who is named, or asked, or next."""
    _, _, colour = name.partition("-")
    if colour or question.player:
        return colour or question.player
    turns = present(shown.state) in IN_TURNS
    return (turns and Moment(next_asked(shown.state)).at_turn) or shown.seats[0].colour


def _market(
    shown: Shown, question: Question, dealt_with: Sequence[Settled], *, grown: bool
) -> Stage:
    """While something is auctioned that stands above it, or where there is no room for both in its
    place."""
    offered = laying.on_offer(shown, dealt_with)
    above = scene(offered) if offered else None
    inside = scene(laying.market(shown, question))
    return Stage(inside, grown, low=above, least=least_market(), above=above)
