"""How Vasco da Gama counts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from companion.play.numerals import roman
from companion.play.reckoning.counting import Counting
from companion.play.reckoning.decided import largest_gain, most_left, paid_most
from companion.table.game import Figure, Said
from companion.vasco.rules.ending import ships_at_sea
from companion.vasco.rules.state import REALS_A_VP, State


def _merits(state: State, colours: Sequence[str]) -> Iterator[Said]:
    """What 9.4 compares next, and next only where it must."""
    ships = {colour: ships_at_sea(state, colour) for colour in colours}
    yield from (_merit("reckoning-tie-ships", colour, ships[colour]) for colour in colours)
    most = [colour for colour in colours if ships[colour] == max(ships.values())]
    if len(most) > 1:
        supply = {player.colour: sum(player.sailors) for player in state.players}
        yield from (_merit("reckoning-tie-sailors", colour, supply[colour]) for colour in most)


def _merit(key: str, colour: str, count: int) -> Said:
    return Said(key, {"player": Figure("player", colour), "count": Figure("count", count)})


COUNTING = Counting(
    points="vp",
    scores=lambda state: {player.colour: player.vp for player in state.players},
    round=lambda state: roman(state.round),
    held="reals",
    holdings=lambda state: {player.colour: player.reals for player in state.players},
    last=lambda line: line.rule == "9.3",
    ties="9.4",
    merits=_merits,
    decided=(
        largest_gain,
        paid_most("landing", ("dock", "complete", "income", "landing")),
        most_left(REALS_A_VP),
    ),
    phases=("placing", "acting"),
)
