from collections.abc import Mapping
from dataclasses import dataclass

from kivy.metrics import dp

from companion.ui.vasco.pieces import Box, Colours, draw_bag, draw_section, sailor_boxes
from companion.ui.vasco.pieces.plates import plate

_RATIO = 1.12
_WIDE, _NARROW, _WIDEST = 150, 56, 200
_BAG = 76


@dataclass(frozen=True)
class Sections:
    """The recruiting sections as they lie: section 1 is the rightmost; None is a shut one."""

    sections: tuple[tuple[str, ...] | None, ...]
    picking: bool = False
    bag: bool = False
    """Whether the sailors' bag lies there to be chosen too."""

    def height(self, width: float, room: float = 0) -> float:
        across = self._across(width)
        rows = -(-len(self.sections) // across)
        return rows * min(width / across, dp(_WIDEST)) / _RATIO + dp(_BAG) * self.bag

    def draw(self, box: Box, colours: Colours) -> None:
        for number, at in self._places(box).items():
            sailors = self.sections[number - 1]
            draw_section(at, colours, number, sailors or (), shut=sailors is None)
        if self.bag:
            at = self._bag(box)
            plate(at, at.height * 0.16, colours["sand"], colours["edge"])
            draw_bag(at.inset(at.height * 0.08), colours)

    def spots(self, box: Box) -> Mapping[str, Box]:
        if not self.picking:
            return {}
        found = {}
        for number, at in self._places(box).items():
            for place, (colour, where) in enumerate(
                zip(self.sections[number - 1] or (), sailor_boxes(at), strict=False)
            ):
                found[f"sailor-{number}-{colour}-{place}"] = where
        return {**found, "sailor-bag": self._bag(box)} if self.bag else found

    def _across(self, width: float) -> int:
        least = dp(_WIDE if self.picking else _NARROW)
        return next(
            (
                across
                for across in (4, 2)
                if across <= len(self.sections) * 1 and width >= across * least
            ),
            1 if self.picking else len(self.sections),
        )

    def _bag(self, box: Box) -> Box:
        return Box(box.x, box.y, box.width, dp(_BAG) - dp(8))

    def _places(self, box: Box) -> dict[int, Box]:
        """By their numbers; the first row ends with section 1."""
        across = self._across(box.width)
        foot = dp(_BAG) * self.bag
        room = Box(box.x, box.y + foot, box.width, box.height - foot)
        count = len(self.sections)
        rows = room.column(-(-count // across), dp(4))
        places = [at for row in rows for at in reversed(row.row(across, dp(6)))]
        return dict(enumerate(places[:count], 1))
