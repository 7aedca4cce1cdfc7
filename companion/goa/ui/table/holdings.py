"""What everybody has in a moment that is shown, for the players' cards."""

from __future__ import annotations

from collections import Counter

from companion.goa.play.moment import Moment, Shown
from companion.goa.play.progress import present
from companion.goa.rules.board import COLUMNS, EXPEDITION
from companion.goa.rules.implied import next_asked
from companion.goa.rules.phases import HANDS, OVERVIEW
from companion.goa.rules.state import Player, State
from companion.goa.rules.tiles import SPICES
from companion.goa.ui.face import IN_TURNS
from companion.goa.ui.table.cards import Holdings, Standing


def cards(shown: Shown, due: str) -> list[Holdings]:
    """Everybody, in the order of the seats; `due` is the one who is asked."""
    state = shown.state
    if present(state) in IN_TURNS:
        # Who has had his action is done (13.5).
        due = Moment(next_asked(state)).at_turn
    return [
        Holdings(
            player.colour,
            shown.name(player.colour),
            seat == state.first,
            player.vp,
            player.ships,
            player.colonists,
            player.extra_cards,
            player.hand,
            _spices(player),
            tuple(_standing(state, player, column) for column in range(len(COLUMNS))),
            tuple(_to_place(state, seat)),
            player.ducats if state.variants.open_money or state.stage >= HANDS else None,
            player.colour == due,
            player.colour == shown.who,
        )
        for seat, player in enumerate(state.players)
    ]


def _spices(player: Player) -> tuple[tuple[str, int], ...]:
    held = Counter(spice for site in player.sites if site for spice in site.spices)
    return tuple((spice, held[spice]) for spice in SPICES)


def _standing(state: State, player: Player, column: int) -> Standing:
    row = player.rows[column]
    value = str(state.board.values[column][row - 1])
    if column == EXPEDITION:
        value = f"{value}/{state.board.limits[row - 1]}"
    return Standing(COLUMNS[column], row, value)


def _to_place(state: State, seat: int) -> list[int]:
    """3.3: the numbers of his tokens that do not lie in the grid yet."""
    if OVERVIEW[state.stage].step != "place" or state.first is None:
        return []
    seats = len(state.players)
    return [
        number
        for number in range(state.step + 1, seats + 2)
        if (state.first + number - 1) % seats == seat
    ]
