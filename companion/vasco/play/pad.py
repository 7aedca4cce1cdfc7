"""How the score pad counts: as the game, as far as it is written down."""

from companion.play.pad.counting import counting
from companion.play.reckoning.decided import largest_gain, most_left, paid_most
from companion.vasco.rules.pad import PAD
from companion.vasco.rules.state import REALS_A_VP

COUNTING = counting(
    PAD,
    last=("9.3",),
    held="reals",
    decided=(largest_gain, paid_most("landing", ("landing",)), most_left(REALS_A_VP)),
)
