from collections.abc import Callable, Mapping
from dataclasses import dataclass

from kivy.metrics import dp

from companion.ui.drawn import fonts
from companion.ui.drawn.box import Box
from companion.ui.drawn.colours import Colours
from companion.ui.drawn.lettering import grown, letter
from companion.ui.drawn.plates import plate
from companion.ui.drawn.row import Row
from companion.ui.drawn.scene import Scene
from companion.vasco.rules.state import AREAS
from companion.vasco.ui.scenes.supplies import Supplies

Draw = Callable[[Box, Colours], None]
Part = tuple[float, str, Draw]

_HIGH = 1.7
"""The height of the picture to its width, on a phone."""


@dataclass(frozen=True)
class Table:
    """All of the table, drawn small, to compare with the real one; `names` are the areas'."""

    names: Mapping[str, str]
    landings: Scene
    projects: Scene
    sections: Scene
    characters: Row
    stacks: Row | None
    supplies: Supplies

    def height(self, width: float, room: float = 0) -> float:
        return width * _HIGH if width < dp(600) else width * 0.78

    def draw(self, box: Box, colours: Colours) -> None:
        characters, recruiting, projects, navigation = (self.names[area] for area in AREAS)
        gap = max(dp(4), box.side * 0.012)
        if box.width > box.height * 0.9:
            left = box.part(0, 0, 0.5, 1)
            left = left._replace(width=left.width - gap)
            right = box.part(0.5, 0, 0.5, 1)
            _draw_column(left, [(1, navigation, self.landings.draw)], gap, colours)
            _draw_column(
                right,
                [
                    (1.55, projects, self.projects.draw),
                    (2.0, recruiting, self.sections.draw),
                    (1.7, characters, _beside(self.characters, self.stacks, gap)),
                    (2.2, "", self.supplies.draw),
                ],
                gap,
                colours,
            )
            return
        _draw_column(
            box,
            [
                (5.4, navigation, self.landings.draw),
                (1.7, projects, self.projects.draw),
                (2.1, recruiting, self.sections.draw),
                (1.8, characters, _beside(self.characters, self.stacks, gap)),
                (2.1, "", self.supplies.draw),
            ],
            gap,
            colours,
        )

    def spots(self, box: Box) -> Mapping[str, Box]:
        return {}


def _beside(characters: Row, stacks: Row | None, gap: float) -> Draw:
    """The stacks lie right of the characters."""

    def draw(box: Box, colours: Colours) -> None:
        if stacks is None:
            characters.draw(box, colours)
            return
        left = box.part(0, 0, 4 / (4 + len(stacks.laid)), 1)
        characters.draw(left._replace(width=left.width - gap), colours)
        right = Box(left.right, box.y, box.right - left.right, box.height)
        stacks.draw(right, colours)

    return draw


def _draw_column(box: Box, parts: list[Part], gap: float, colours: Colours) -> None:
    whole = sum(share for share, _, _ in parts)
    unit = (box.height - gap * (len(parts) - 1)) / whole
    top = box.top
    for share, title, draw in parts:
        at = Box(box.x, top - share * unit, box.width, share * unit)
        _draw_part(at, title, draw, colours)
        top = at.y - gap


def _draw_part(at: Box, title: str, draw: Draw, colours: Colours) -> None:
    plate(at, dp(8), colours["paper"], colours["rim"])
    inside = at.inset(dp(6))
    if title:
        line = grown(min(dp(20), at.height * 0.16), at.height * 0.2)
        letter(title, (inside.x, inside.top - line / 2), line * 0.9, colours["ink"],
               bold=False, font=fonts.HEADING, anchor=0)  # fmt: skip
        inside = Box(inside.x, inside.y, inside.width, inside.height - line * 1.1)
    draw(inside, colours)
