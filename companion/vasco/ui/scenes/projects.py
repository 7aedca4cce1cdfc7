from collections.abc import Iterator, Mapping

from kivy.metrics import dp

from companion.play.looks import BLOCKED, CHOSEN, SHUT, TOUCHED
from companion.ui.drawn import fonts
from companion.ui.drawn.box import Box
from companion.ui.drawn.colours import Colours
from companion.ui.drawn.lettering import grown, letter, lines_of, paragraph
from companion.ui.drawn.looks import draw_over, draw_under
from companion.ui.drawn.plates import dashed, plate
from companion.ui.drawn.shapes import Colour
from companion.vasco.play import layouts
from companion.vasco.rules.draws import UPPER
from companion.vasco.rules.state import Tile
from companion.vasco.ui.pieces.tiles import TILE, draw_project

_TOUCH, _WIDEST = 52, 84
_CAPTION = 18
"""So much is needed below the tiles for the name of a space."""
_SMALL = 30
_LEAST = 9


class Projects(layouts.Projects):
    def height(self, width: float, room: float = 0) -> float:
        across = self._across(width)
        rows = -(-(UPPER + 1) // across)
        natural = rows * min(width / across, dp(_WIDEST)) / TILE
        natural += self._caption(width / across) if rows == 1 else natural * 0.1
        return min(natural, max(room, rows * dp(_TOUCH))) if room else natural

    def draw(self, box: Box, colours: Colours) -> None:
        *upper, sao_gabriel = self._places(box)
        side = sao_gabriel.side
        ground = sao_gabriel.inset(-side * 0.035)
        # Its own ground is no choice made: where it cannot be taken, it does not shine.
        rim = colours["edge" if self.looks[-1] in (BLOCKED, SHUT) else "gold"]
        plate(ground, side * 0.14, colours["land"], rim, max(1.0, side / 40))
        tiles = zip([*upper, sao_gabriel], self._seven, self.looks, strict=True)
        for at, tile, look in tiles:
            draw_under(at.inset(-side * 0.05), colours, look)
            if not tile:
                rim = colours["deed" if look == CHOSEN else "edge"]
                dashed(at.fitted(TILE), side * 0.12, rim, max(1.0, side / 40))
                continue
            draw_project(at, colours, tile)
            draw_over(at.inset(-side * 0.05), colours, look)
        self._draw_words(box, colours, upper[0], ground)

    def _draw_words(self, box: Box, colours: Colours, first: Box, last: Box) -> None:
        """Below the tiles, or beside São Gabriel where two rows leave a place empty."""
        if self._across(*box.size) <= UPPER:
            room = Box(last.right + dp(6), last.y, box.right - last.right - dp(6), last.height)
            upper, lower = room.part(0, 0.42, 1, 0.58), room.part(0, 0, 1, 0.38)
            if not self.decks:
                upper = room
            _write(upper, self.name, dp(13), colours["ink"])
            if self.decks:
                _write(lower, self.decks, dp(12), colours["faded"])
            return
        if not self._caption(last.width):
            return
        size = max(last.width * 0.16, min(dp(13), last.width * 0.3))
        size = grown(size, size * 1.15)
        y = last.y - size * 0.75
        letter(self.name, (last.right, y), size, colours["ink"], width=last.width * 3.2,
               anchor=1)  # fmt: skip
        if self.decks:
            letter(self.decks, (first.x, y), size, colours["faded"], bold=False,
                   width=first.width * 3.4, anchor=0)  # fmt: skip

    def spots(self, box: Box) -> Mapping[str, Box]:
        places = zip(self.pieces(box).items(), self._seven, self.looks, strict=True)
        return {name: at for (name, at), tile, look in places if tile and look in TOUCHED}

    def pieces(self, box: Box) -> Mapping[str, Box]:
        names = [*(f"project-{place}" for place in range(UPPER)), "sao-gabriel"]
        return dict(zip(names, self._cells(box), strict=True))

    @property
    def _seven(self) -> tuple[Tile | None, ...]:
        return (*self.upper, *(None,) * (UPPER - len(self.upper)), self.sao_gabriel)

    @property
    def _picking(self) -> bool:
        return any(
            tile and look in TOUCHED for tile, look in zip(self._seven, self.looks, strict=True)
        )

    def _caption(self, width: float) -> float:
        """How much is needed below tiles so wide; beneath small ones no name could be read."""
        return dp(_CAPTION) if width >= dp(_SMALL) else 0

    def _across(self, width: float, height: float = 0) -> int:
        """All in one row, but where a finger needs more room or much of it is left."""
        one, two = UPPER + 1, UPPER - 2
        if self._picking and width / one < dp(_TOUCH):
            return two
        return one if width / one >= min(width / two, height / 2 * TILE) * 0.95 else two

    def _places(self, box: Box) -> list[Box]:
        """The six upper spaces, then São Gabriel's."""
        cells = self._cells(box)
        foot = cells[0].height * 0.16
        if self._across(*box.size) > UPPER:
            caption = self._caption(cells[0].width)
            foot = max(foot, min(caption, cells[0].height * 0.25)) if caption else 0
        tall = cells[0].height * 0.98 - foot
        return [
            Box(at.x + at.width * 0.04, at.y + foot, at.width * 0.92, tall).fitted(TILE)
            for at in cells
        ]

    def _cells(self, box: Box) -> list[Box]:
        """Where each may be touched."""
        across = self._across(box.width, box.height)
        lines = -(-(UPPER + 1) // across)
        high = min(box.height, lines * box.width / across / TILE * 1.3)
        middle = Box(box.x, box.centre[1] - high / 2, box.width, high)
        return [*self._in_rows(middle.column(lines), across)][: UPPER + 1]

    def _in_rows(self, rows: list[Box], across: int) -> Iterator[Box]:
        for row in rows:
            yield from row.row(across)


def _write(room: Box, text: str, size: float, colour: Colour) -> None:
    """As large as somebody wants it, as far as all its lines have room."""
    size = grown(size, room.height)
    while size > dp(_LEAST) and _lines(text, size, room.width) * size * 1.1 > room.height:
        size -= 1
    paragraph(text, room.centre, size, colour, room.width)


def _lines(text: str, size: float, width: float) -> int:
    return len(lines_of(text, round(size), fonts.BODY, width).split("\n"))
