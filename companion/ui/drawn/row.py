from collections.abc import Mapping
from dataclasses import dataclass, field

from kivy.metrics import dp

from companion.ui.drawn.box import Box
from companion.ui.drawn.colours import Colours
from companion.ui.drawn.lettering import extent, grown, letter
from companion.ui.drawn.piece import Paint

_HIGH, _CAPTION = 76, 20


@dataclass(frozen=True)
class Laid:
    """A piece with the words under it."""

    name: str
    caption: str
    ratio: float
    paint: Paint = field(compare=False)


@dataclass(frozen=True)
class Row:
    """Pieces beside each other, with a few words under each."""

    laid: tuple[Laid, ...]

    def height(self, width: float, room: float = 0) -> float:
        return dp(_HIGH + _CAPTION)

    def draw(self, box: Box, colours: Colours) -> None:
        caption = dp(_CAPTION) if box.height >= dp(60) else box.height * 0.22
        room = Box(box.x, box.y + caption, box.width, box.height - caption)
        size = grown(caption * 0.72, caption * 0.95)
        for at, piece in zip(room.row(len(self.laid), dp(8)), self.laid, strict=True):
            place = at.fitted(piece.ratio)
            piece.paint(place, colours)
            left, right = self._captioned(at, piece, room)
            wide = min(extent(piece.caption, size, bold=False), right - left)
            x = min(max(place.centre[0], left + wide / 2), right - wide / 2)
            letter(piece.caption, (x, box.y + caption * 0.45), size, colours["ink"], bold=False,
                   width=wide)  # fmt: skip

    def _captioned(self, at: Box, piece: Laid, room: Box) -> tuple[float, float]:
        """How far the words may reach: all the way, where no other piece has any."""
        alone = not any(each.caption for each in self.laid if each is not piece)
        return (room.x, room.right) if alone else (at.x, at.right)

    def spots(self, box: Box) -> Mapping[str, Box]:
        return {}
