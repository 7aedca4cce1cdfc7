"""How the score pad counts: as the game, as far as it is written down."""

from companion.play.pad.counting import counting
from companion.play.reckoning.decided import largest_gain, most_left, paid_most
from companion.vasco.rules.ending import REALS_A_VP
from companion.vasco.rules.pad import PAD

COUNTING = counting(
    PAD,
    last=("9.3",),
    held="reals",
    decided=(largest_gain, paid_most("landing", ("landing",)), most_left(REALS_A_VP)),
)
