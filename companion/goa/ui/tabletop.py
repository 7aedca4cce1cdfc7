"""What Goa puts on the screens of a running game."""

from companion.goa.play.corrections.areas import CORRECTIONS
from companion.goa.play.round_end import to_do
from companion.goa.play.telling import briefly
from companion.goa.ui.drawing import DRAWING
from companion.ui.table.tabletop import Tabletop

TABLETOP = Tabletop(DRAWING, briefly, CORRECTIONS, to_do=to_do)
