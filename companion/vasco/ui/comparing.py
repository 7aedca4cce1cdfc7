"""What should lie on the table, part by part: only what lies on this one and not in the box."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace

from kivy.metrics import dp

from companion.play.checklist import HISTORY, Part
from companion.ui.drawn.box import Box
from companion.ui.drawn.colours import Colours
from companion.ui.drawn.piece import Paint, painted
from companion.ui.drawn.row import Row
from companion.ui.drawn.scene import Scene
from companion.ui.table.board.parted import UNASKED
from companion.vasco.play.board import NUMBERS_PART
from companion.vasco.play.shown import Shown
from companion.vasco.ui import laying
from companion.vasco.ui.board.cards import PARTS, card
from companion.vasco.ui.pieces.marks import draw_disc
from companion.vasco.ui.scenes.numbers import Numbers
from companion.vasco.ui.scenes.supplies import pieces
from companion.vasco.ui.scenes.track import Track

_PIECE = 48
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


@dataclass(frozen=True)
class Pieces:
    """Pieces one after the other, in as many lines as they need."""

    paints: tuple[Paint, ...] = field(compare=False)
    stand_for: object
    """What they show, since paints cannot be compared."""

    def height(self, width: float, room: float = 0) -> float:
        return dp(_PIECE) * -(-len(self.paints) // self._across(width))

    def draw(self, box: Box, colours: Colours) -> None:
        across = self._across(box.width)
        for place, paint in enumerate(self.paints):
            line, column = divmod(place, across)
            at = Box(box.x + dp(_PIECE) * column, box.top - dp(_PIECE) * (line + 1),
                     dp(_PIECE), dp(_PIECE))  # fmt: skip
            paint(at.inset(dp(2)), colours)

    def spots(self, box: Box) -> Mapping[str, Box]:
        return {}

    def _across(self, width: float) -> int:
        return max(1, int(width / dp(_PIECE)))


@dataclass(frozen=True)
class Beneath:
    """One picture under another."""

    upper: Scene
    lower: Scene

    def height(self, width: float, room: float = 0) -> float:
        return self.upper.height(width) + self.lower.height(width)

    def draw(self, box: Box, colours: Colours) -> None:
        high = self.upper.height(box.width)
        self.upper.draw(Box(box.x, box.top - high, box.width, high), colours)
        self.lower.draw(box._replace(height=box.height - high), colours)

    def spots(self, box: Box) -> Mapping[str, Box]:
        return {}
