from collections.abc import Mapping

from kivy.metrics import dp

from companion.play.looks import BLOCKED, TOUCHED
from companion.ui.drawn.box import Box
from companion.ui.drawn.colours import Colours
from companion.ui.drawn.plates import corners
from companion.ui.drawn.shapes import loop
from companion.vasco.play import layouts
from companion.vasco.ui.pieces.places import draw_section, sailor_boxes, sailor_rows, section_foot

_RATIO = 1.12
_WIDEST = 200
_TOUCH, _NUMBER, _GAP = 48, 28, 2
_LONG = 2.4
"""No place of a sailor is longer than this, to its width."""


class Sections(layouts.Sections):
    def height(self, width: float, room: float = 0) -> float:
        """What its pieces need, or the room there is for them."""
        if not self.picking:
            return min(width / len(self.sections), dp(_WIDEST)) / _RATIO
        across = self._row(Box(0, 0, width, 0))[0].width
        rows = sailor_rows(across)
        foot = (self._foot or dp(_NUMBER)) + dp(1)
        most = len(rows) * across / rows[0] * _LONG
        return foot + max(len(rows) * (dp(_TOUCH) + 1), min(room - foot, most))

    def draw(self, box: Box, colours: Colours) -> None:
        for number, at in self._places(box).items():
            sailors = self.sections[number - 1]
            looks = self.looks[number - 1] if self.looks else ()
            foot = self._foot
            draw_section(
                at, colours, number, sailors or (), shut=sailors is None, looks=looks, foot=foot
            )
            if self._is_whole(number) and self.whole[number - 1] != BLOCKED:
                button = section_foot(at, foot).inset(dp(4))
                loop(corners(button, dp(8)), colours["deed"], dp(0.75))

    def spots(self, box: Box) -> Mapping[str, Box]:
        found: dict[str, Box] = {}
        for number, at in self._places(box).items():
            if self._is_whole(number):
                found[f"section-{number}"] = section_foot(at, self._foot)
            found |= self._sailors(number, at)
        return found

    def pieces(self, box: Box) -> Mapping[str, Box]:
        """Also of a section nobody recruits from, or that is shut."""
        found: dict[str, Box] = {}
        for number, at in self._places(box).items():
            found[f"section-{number}"] = at
            sailors = self.sections[number - 1] or ()
            for place, (colour, where) in enumerate(
                zip(sailors, sailor_boxes(at, self._foot), strict=False)
            ):
                found[f"sailor-{number}-{colour}-{place}"] = where
        return found

    @property
    def picking(self) -> bool:
        """Whether sailors are chosen, for which each needs room for a finger."""
        return any(look in TOUCHED for looks in self.looks for look in looks)

    @property
    def _foot(self) -> float:
        """How high the numbers are, where one of them takes the whole section."""
        return dp(_TOUCH) if any(look in TOUCHED for look in self.whole) else 0

    def _is_whole(self, number: int) -> bool:
        return bool(self.whole) and self.whole[number - 1] in TOUCHED

    def _sailors(self, number: int, at: Box) -> dict[str, Box]:
        """Those of a section that can be tapped."""
        if not self.looks:
            return {}
        sailors, looks = self.sections[number - 1] or (), self.looks[number - 1]
        places = zip(sailors, looks, sailor_boxes(at, self._foot), strict=False)
        return {
            f"sailor-{number}-{colour}-{place}": where
            for place, (colour, look, where) in enumerate(places)
            if look in TOUCHED
        }

    def _row(self, box: Box) -> list[Box]:
        return box.row(len(self.sections), dp(_GAP))

    def _places(self, box: Box) -> dict[int, Box]:
        """By their numbers."""
        return dict(enumerate(reversed(self._row(box)), 1))
