"""What should lie on the table, part by part: only what lies on this one and not in the box."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from companion.play.checklist import HISTORY, Part
from companion.play.table_cards import Moment
from companion.play.table_options import TableOptions
from companion.table.game import Seat
from companion.ui.drawn.piece import painted
from companion.ui.drawn.row import Row
from companion.ui.drawn.scene import Scene
from companion.ui.drawn.together import Beneath, Low, Pieces
from companion.ui.table.board.parted import UNASKED
from companion.vasco.play.board import NUMBERS_PART
from companion.vasco.play.shown import Shown
from companion.vasco.play.table_options import CHOOSABLE
from companion.vasco.ui import laying
from companion.vasco.ui.board.cards import PARTS, card
from companion.vasco.ui.pieces.marks import draw_disc
from companion.vasco.ui.scenes.numbers import Numbers
from companion.vasco.ui.scenes.supplies import pieces
from companion.vasco.ui.scenes.track import Track

_AREAS = {
    NUMBERS_PART: HISTORY,
    "characters": "characters",
    "recruiting": "sailors",
    "projects": "tiles",
    "navigation": "docks",
}


def parts(shown: Shown) -> list[Part]:
    """In the order in which one looks over a table: the board, the stacks, the players."""
    # What it costs or how likely it is does not lie there.
    shown = shown._replace(options=shown.options._replace(help="none"))
    found = [*_board(shown), _stacks(shown)]
    if shown.lies("track"):
        scores = tuple((player.colour, player.vp) for player in shown.state.players)
        found.append(Part("track", shown.say("compare-track"), Track(scores), "figures"))
    for supply in laying.supplies(shown).rows:
        scene = Pieces(tuple(pieces(supply)), supply)
        found.append(Part(f"supply-{supply.colour}", supply.name, scene, "figures"))
    return found


def _board(shown: Shown) -> Iterator[Part]:
    for part in PARTS:
        drawn = card(shown, UNASKED, part, True)
        inside = _lying(shown, part, drawn.inside)
        discs = tuple(painted(draw_disc, player, number) for player, number in drawn.discs)
        scene = Beneath(Pieces(discs, drawn.discs), inside) if discs else inside
        yield Part(part, drawn.title, scene, _AREAS[part])


def _lying(shown: Shown, part: str, inside: Scene | None) -> Scene:
    """Without the prices, and without what is in the box."""
    if part == "recruiting":
        return laying.sections(shown)
    if part == "projects":
        return laying.projects(shown)
    if isinstance(inside, Numbers) and not shown.lies("vdg"):
        return replace(inside, vdg=None, more="")
    assert inside
    return inside


def _stacks(shown: Shown) -> Part:
    stacks = (*laying.merchant(shown), *(laying.vdg(shown) if shown.lies("vdg") else ()))
    return Part("stacks", shown.say("compare-stacks"), Row(stacks), HISTORY)


def whole(moment: Moment, options: TableOptions) -> Low:
    """All of a table that was told, to compare with the real one before the game goes on."""
    drawing = CHOOSABLE.drawing(options, frozenset())
    seats = tuple(Seat(*each) for each in moment.names.items())
    shown = Shown(moment.state, seats, moment.components, options, drawing, moment.speak)
    return Low(laying.table(shown))
