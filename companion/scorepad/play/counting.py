"""How the score pad counts: as the game it is a pad for, as far as it is written down."""

from companion.play.numerals import roman
from companion.play.reckoning.counting import Counting
from companion.play.reckoning.decided import largest_gain, most_left, paid_most
from companion.scorepad.rules.state import REALS_A_VP, State
from companion.table.game import Said


def _reals(state: State) -> dict[str, int]:
    return {player.colour: player.reals for player in state.players} if state.with_reals else {}


COUNTING = Counting(
    points="vp",
    scores=lambda state: {player.colour: player.vp for player in state.players},
    round=lambda state: roman(state.round),
    held="reals",
    holdings=_reals,
    last=lambda line: line.rule == "9.3",
    ties="9.4",
    # Who only wrote down the score looked at ships and sailors on the table.
    merits=lambda state, colours: (Said("reckoning-tie-table", {}),),
    decided=(largest_gain, paid_most("landing", ("landing",)), most_left(REALS_A_VP)),
)
