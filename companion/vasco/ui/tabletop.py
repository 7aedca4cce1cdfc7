"""What Vasco da Gama puts on the screens of a running game."""

from companion.ui.table.tabletop import Tabletop
from companion.vasco.play.film import navigation
from companion.vasco.play.round_end import to_do
from companion.vasco.play.table_entry.areas import EDITOR
from companion.vasco.play.telling import briefly
from companion.vasco.ui.comparing import parts, whole
from companion.vasco.ui.drawing import DRAWING
from companion.vasco.ui.voyage.draws import draws
from companion.vasco.ui.voyage.stage import Stage

TABLETOP = Tabletop(
    DRAWING,
    briefly,
    EDITOR,
    whole,
    parts,
    to_do,
    navigation,
    Stage,
    draws,
)
