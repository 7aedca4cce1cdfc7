from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from kivy.metrics import dp

from companion.ui.vasco.pieces import TILE, Box, Colours, draw_project
from companion.ui.vasco.pieces.lettering import letter
from companion.ui.vasco.pieces.plates import dashed, plate
from companion.vasco.state import Tile

_TOUCH, _WIDEST = 52, 84
_UPPER = 6


@dataclass(frozen=True)
class Projects:
    """São Gabriel's space, and the six upper ones from left to right; None is an empty space."""

    sao_gabriel: Tile | None
    upper: tuple[Tile | None, ...]
    name: str
    """What stands under São Gabriel."""
    picking: bool = False

    def height(self, width: float, room: float = 0) -> float:
        across = self._across(width)
        rows = -(-(_UPPER + 1) // across)
        return rows * min(width / across, dp(_WIDEST)) / TILE * 1.1

    def draw(self, box: Box, colours: Colours) -> None:
        *upper, sao_gabriel = self._places(box)
        side = sao_gabriel.side
        ground = sao_gabriel.inset(-side * 0.035)
        plate(ground, side * 0.14, colours["chosen"], colours["deed"], max(1.0, side / 40))
        for at, tile in zip([*upper, sao_gabriel], [*self._six(), self.sao_gabriel], strict=True):
            if tile:
                draw_project(at, colours, tile)
            else:
                dashed(at.fitted(TILE), side * 0.12, colours["edge"], max(1.0, side / 40))
        letter(self.name, (sao_gabriel.centre[0], ground.y - side * 0.12), side * 0.17,
               colours["ink"], width=sao_gabriel.width * 1.08)  # fmt: skip

    def spots(self, box: Box) -> Mapping[str, Box]:
        if not self.picking:
            return {}
        places = zip(self._places(box), self._six(), strict=False)
        return {f"project-{place}": at for place, (at, tile) in enumerate(places) if tile}

    def _six(self) -> tuple[Tile | None, ...]:
        return (*self.upper, *(None,) * (_UPPER - len(self.upper)))

    def _across(self, width: float, height: float = 0) -> int:
        """All in one row, but where a finger needs more room or much of it is left."""
        fits = width / (_UPPER + 1) >= dp(_TOUCH) and height < 0.55 * width
        return _UPPER + 1 if fits or not self.picking else 4

    def _places(self, box: Box) -> list[Box]:
        """The six upper spaces, then São Gabriel's."""
        across = self._across(box.width, box.height)
        rows = box.column(-(-(_UPPER + 1) // across))
        return [*self._in_rows(rows, across)][: _UPPER + 1]

    def _in_rows(self, rows: list[Box], across: int) -> Iterator[Box]:
        for row in rows:
            for at in row.row(across):
                yield at.part(0.04, 0.16, 0.92, 0.82).fitted(TILE)
