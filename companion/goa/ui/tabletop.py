"""What Goa puts on the screens of a running game."""

from companion.goa.play.round_end import to_do
from companion.goa.play.table_entry.areas import EDITOR
from companion.goa.play.telling import briefly
from companion.goa.ui.auctioned import draws
from companion.goa.ui.comparing import parts, whole
from companion.goa.ui.drawing import DRAWING
from companion.ui.table.tabletop import Tabletop

TABLETOP = Tabletop(DRAWING, briefly, EDITOR, whole, parts, to_do=to_do, draws=draws)
