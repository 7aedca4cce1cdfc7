"""What each column of a development board is for."""

from companion.goa.ui.pieces.cards import draw_back
from companion.goa.ui.pieces.emblems import draw_basket, draw_hall
from companion.goa.ui.pieces.goods import draw_ducats, draw_ship
from companion.ui.drawn.box import Box
from companion.ui.drawn.colours import Colours
from companion.ui.drawn.stamp import stamped


@stamped
def draw_column(box: Box, colours: Colours, column: str) -> None:
    place = box.fitted(1)
    if column == "harvest":
        draw_basket(place.inset(place.side * 0.04), colours["ink"])
    elif column == "colonies":
        draw_hall(place.inset(place.side * 0.04), colours["ink"])
    else:
        {"ships": draw_ship, "taxes": draw_ducats, "expedition": draw_back}[column](place, colours)
