"""What Goa puts on the screens of a running game."""

from companion.goa.play.as_it_lies.areas import TAKING_UP
from companion.goa.play.corrections.areas import CORRECTIONS
from companion.goa.play.round_end import to_do
from companion.goa.play.telling import briefly
from companion.goa.ui.auctioned import draws
from companion.goa.ui.comparing import parts, whole
from companion.goa.ui.drawing import DRAWING
from companion.ui.table.tabletop import Tabletop

TABLETOP = Tabletop(
    DRAWING, briefly, CORRECTIONS, TAKING_UP, whole, parts, to_do=to_do, draws=draws
)
