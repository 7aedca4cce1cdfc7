from collections.abc import Mapping
from dataclasses import dataclass

from kivy.metrics import dp

from companion.ui.vasco.pieces import (
    PLAIN,
    TOUCHED,
    Box,
    Colours,
    draw_bag,
    draw_over,
    draw_section,
    sailor_boxes,
)
from companion.ui.vasco.pieces.plates import plate

_RATIO = 1.12
_WIDE, _NARROW, _WIDEST = 150, 56, 200
_BAG = 76


@dataclass(frozen=True)
class Sections:
    """The recruiting sections as they lie: section 1 is the rightmost; None is a shut one."""

    sections: tuple[tuple[str, ...] | None, ...]
    looks: tuple[tuple[str, ...], ...] = ()
    """Of each sailor of each section."""
    whole: tuple[str, ...] = ()
    """Of each section, where it is chosen as a whole."""
    bag: str = ""
    """The look of the sailors' bag, where it lies there to be chosen too."""

    def height(self, width: float, room: float = 0) -> float:
        across = self._across(width)
        rows = -(-len(self.sections) // across)
        return rows * min(width / across, dp(_WIDEST)) / _RATIO + dp(_BAG) * bool(self.bag)

    def draw(self, box: Box, colours: Colours) -> None:
        for number, at in self._places(box).items():
            sailors = self.sections[number - 1]
            looks = self.looks[number - 1] if self.looks else ()
            draw_section(at, colours, number, sailors or (), shut=sailors is None, looks=looks)
            if self.whole:
                draw_over(at, colours, self.whole[number - 1], "sand")
        if self.bag:
            at = self._bag(box)
            plate(at, at.height * 0.16, colours["sand"], colours["edge"])
            draw_bag(at.inset(at.height * 0.08), colours)
            draw_over(at, colours, self.bag, "sand")

    def spots(self, box: Box) -> Mapping[str, Box]:
        found: dict[str, Box] = {}
        for number, at in self._places(box).items():
            sailors = self._sailors(number, at)
            whole = self.whole[number - 1] if self.whole else PLAIN
            found |= sailors or ({f"section-{number}": at} if whole in TOUCHED else {})
        return {**found, "sailor-bag": self._bag(box)} if self.bag in TOUCHED else found

    def _sailors(self, number: int, at: Box) -> dict[str, Box]:
        """Those of a section that can be tapped."""
        if not self.looks:
            return {}
        sailors, looks = self.sections[number - 1] or (), self.looks[number - 1]
        places = zip(sailors, looks, sailor_boxes(at), strict=False)
        return {
            f"sailor-{number}-{colour}-{place}": where
            for place, (colour, look, where) in enumerate(places)
            if look in TOUCHED
        }

    @property
    def _picking(self) -> bool:
        return any(look in TOUCHED for looks in self.looks for look in looks)

    def _across(self, width: float) -> int:
        least = dp(_WIDE if self._picking else _NARROW)
        return next(
            (
                across
                for across in (4, 2)
                if across <= len(self.sections) and width >= across * least
            ),
            1 if self._picking else len(self.sections),
        )

    def _bag(self, box: Box) -> Box:
        return Box(box.x, box.y, box.width, dp(_BAG) - dp(8))

    def _places(self, box: Box) -> dict[int, Box]:
        """By their numbers; the first row ends with section 1."""
        across = self._across(box.width)
        foot = dp(_BAG) * bool(self.bag)
        room = Box(box.x, box.y + foot, box.width, box.height - foot)
        count = len(self.sections)
        rows = room.column(-(-count // across), dp(4))
        places = [at for row in rows for at in reversed(row.row(across, dp(6)))]
        return dict(enumerate(places[:count], 1))
