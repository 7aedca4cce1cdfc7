"""Who is called next."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from kivy.metrics import dp

from companion.ui.drawn.box import Box
from companion.ui.drawn.colours import Colours
from companion.ui.drawn.lettering import grown, letter
from companion.vasco.play.shown import Shown
from companion.vasco.rules.phases import OVERVIEW
from companion.vasco.rules.state import called
from companion.vasco.ui.pieces.marks import draw_disc

_HIGH = 42


@dataclass(frozen=True)
class Upcoming:
    """The numbers that follow the one called, with whose they are, as far as there is room."""

    said: str
    discs: tuple[tuple[str, int], ...]

    def height(self, width: float, room: float = 0) -> float:
        return dp(_HIGH)

    def draw(self, box: Box, colours: Colours) -> None:
        letter(
            self.said,
            (box.x, box.centre[1]),
            grown(dp(15), box.height * 0.5),
            colours["faded"],
            bold=False,
            width=box.width * 0.26,
            anchor=0,
        )
        x = box.x + box.width * 0.28
        step = box.height * 1.06
        for colour, number in self.discs[: int((box.right - x) / step)]:
            draw_disc(Box(x, box.y, box.height, box.height), colours, colour, number)
            x += step

    def spots(self, box: Box) -> Mapping[str, Box]:
        return {}


def upcoming(shown: Shown) -> Upcoming | None:
    state = shown.state
    if OVERVIEW[state.stage].step != "act":
        return None
    now = called(state)
    discs = tuple(
        (disc.player, number) for number, disc in enumerate(state.placed) if disc and number != now
    )
    return Upcoming(shown.say("table-next"), discs) if discs else None
