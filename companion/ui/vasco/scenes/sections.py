from collections.abc import Mapping
from dataclasses import dataclass

from kivy.metrics import dp

from companion.ui.vasco.pieces import (
    BLOCKED,
    TOUCHED,
    Box,
    Colours,
    draw_bag,
    draw_over,
    draw_section,
    sailor_boxes,
    section_foot,
)
from companion.ui.vasco.pieces.plates import corners, plate
from companion.ui.vasco.shapes import loop

_RATIO = 1.12
_WIDE, _WIDEST = 150, 200
_BAG = 76
_TOUCH, _NUMBER, _GAP = 48, 24, 3


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
        """What its pieces need, or the room there is for them."""
        bag = dp(_BAG) * bool(self.bag)
        if not self._picking:
            across = len(self.sections)
            return min(width / across, dp(_WIDEST)) / _RATIO + bag
        if room and self._side(width, room - bag, self._across(width, room - bag)) >= dp(_TOUCH):
            return room
        across = next(
            (each for each in self._rows if width / each >= dp(_WIDE)), min(len(self.sections), 2)
        )
        lines = 2 if width / across >= dp(_WIDE) else 3
        tall = lines * (dp(_TOUCH) + 1) + (self._foot or dp(_NUMBER)) + dp(_GAP)
        return -(-len(self.sections) // across) * tall + bag

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
        if self.bag:
            at = self._bag(box)
            plate(at, at.height * 0.16, colours["sand"], colours["edge"])
            draw_bag(at.inset(at.height * 0.08), colours)
            draw_over(at, colours, self.bag, "sand")

    def spots(self, box: Box) -> Mapping[str, Box]:
        found: dict[str, Box] = {}
        for number, at in self._places(box).items():
            if self._is_whole(number):
                found[f"section-{number}"] = section_foot(at, self._foot)
            found |= self._sailors(number, at)
        return {**found, "sailor-bag": self._bag(box)} if self.bag in TOUCHED else found

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
        return {**found, "sailor-bag": self._bag(box)} if self.bag else found

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

    @property
    def _picking(self) -> bool:
        return any(look in TOUCHED for looks in self.looks for look in looks)

    @property
    def _rows(self) -> tuple[int, ...]:
        """How many sections may lie beside each other: all, as on the table, or fewer."""
        return tuple(sorted({len(self.sections), 2, 1} - {0}, reverse=True))

    def _across(self, width: float, height: float) -> int:
        """All in a row, or fewer where that gives a finger more room."""
        if not self._picking:
            return len(self.sections)
        return max(self._rows, key=lambda across: self._side(width, height, across))

    def _side(self, width: float, height: float, across: int) -> float:
        """How large a sailor is then."""
        rows = -(-len(self.sections) // across)
        at = Box(
            0,
            0,
            (width - dp(_GAP) * (across - 1)) / across,
            (height - dp(_GAP) * (rows - 1)) / rows,
        )
        return sailor_boxes(at, self._foot)[0].side

    def _bag(self, box: Box) -> Box:
        return Box(box.x, box.y, box.width, dp(_BAG) - dp(8))

    def _places(self, box: Box) -> dict[int, Box]:
        """By their numbers; the first row ends with section 1."""
        foot = dp(_BAG) * bool(self.bag)
        room = Box(box.x, box.y + foot, box.width, box.height - foot)
        across = self._across(*room.size)
        count = len(self.sections)
        rows = room.column(-(-count // across), dp(_GAP))
        places = [at for row in rows for at in reversed(row.row(across, dp(_GAP)))]
        return dict(enumerate(places[:count], 1))
