from collections.abc import Mapping
from dataclasses import dataclass, field

from kivy.metrics import dp

from companion.ui.vasco.pieces import Box, Colours, Paint
from companion.ui.vasco.pieces.lettering import grown, letter

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

    pieces: tuple[Laid, ...]

    def height(self, width: float, room: float = 0) -> float:
        return dp(_HIGH + _CAPTION)

    def draw(self, box: Box, colours: Colours) -> None:
        caption = dp(_CAPTION) if box.height >= dp(60) else box.height * 0.22
        room = Box(box.x, box.y + caption, box.width, box.height - caption)
        for at, piece in zip(room.row(len(self.pieces), dp(8)), self.pieces, strict=True):
            place = at.fitted(piece.ratio)
            piece.paint(place, colours)
            letter(
                piece.caption,
                (place.centre[0], box.y + caption * 0.45),
                grown(caption * 0.72, caption * 0.95),
                colours["ink"],
                bold=False,
                width=at.width,
            )

    def spots(self, box: Box) -> Mapping[str, Box]:
        return {}
