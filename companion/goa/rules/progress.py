"""5.4 Progress; 5.11 to 5.13 what a marker brings, however it moves."""

from __future__ import annotations

from collections import Counter

from companion.goa.rules import figures as f
from companion.goa.rules.board import COLUMNS, LAST_ROW, REWARDED, Board, Load, Spices
from companion.goa.rules.cards import NO_SHIPS, NO_SPICES, RULES, draw, played
from companion.goa.rules.moves import Progress
from companion.goa.rules.sites import load_from
from companion.goa.rules.state import Player, State, put, with_player
from companion.goa.rules.supply import gain, scored
from companion.table.game import Refusal
from companion.table.game.kinds import Ledger, Why


def step_spices(board: Board, player: Player, column: int, card: str | None) -> Spices:
    """5.4: what the next step costs; 8.12: nothing."""
    return () if card == NO_SPICES else board.steps[column][player.rows[column] - 1]


def step_ships(board: Board, player: Player, column: int, card: str | None) -> int:
    """5.4; 8.13: nothing."""
    return 0 if card == NO_SHIPS else board.ships_paid[player.rows[column] - 1]


def check_below(player: Player, column: int, rule: str) -> None:
    """There is a row further down."""
    if player.rows[column] == LAST_ROW:
        raise Refusal(rule, "last-row", player=f.player(player.colour), column=f.column(column))


def progress(state: State, seat: int, move: Progress, ledger: Ledger) -> State:
    """5.4: spices and ships back to the supply, the marker a row down."""
    column = COLUMNS.index(move.column)
    player = state.players[seat]
    check_below(player, column, "5.4")
    if move.card:
        state = played(state, seat, move.card, ledger)
    rule = RULES[move.card] if move.card else "5.4"
    ships = step_ships(state.board, player, column, move.card)
    check_paid(step_spices(state.board, player, column, move.card), move.spices, rule)
    if ships > player.ships:
        raise Refusal(
            rule,
            "not-enough-ships",
            player=f.player(player.colour),
            wanted=f.ships(ships),
            has=f.ships(player.ships),
        )
    why = Why(
        "progress", "5.4", {"column": f.column(column), "row": f.number(player.rows[column] + 1)}
    )
    state = load_from(state, seat, move.spices, ledger, why)
    state = gain(state, seat, ledger, why, "ships", -ships)
    return moved_down(state, seat, column, ledger)


def check_paid(wanted: Spices, paid: Load, rule: str) -> None:
    """Exactly the kinds of the step."""
    given = tuple(sorted(spice for _, spices in paid for spice in spices))
    missing = tuple((Counter(wanted) - Counter(given)).elements())
    if missing and not Counter(given) - Counter(wanted):
        raise Refusal(rule, "spices-missing", missing=f.listed(map(f.spice, missing)))
    if given != wanted:
        raise Refusal(
            rule,
            "wrong-spices",
            wanted=f.listed(map(f.spice, wanted)),
            given=f.listed(map(f.spice, given)),
        )


def moved_down(state: State, seat: int, column: int, ledger: Ledger) -> State:
    """A marker one row down, with its VP and all that follows."""
    player = state.players[seat]
    row = player.rows[column] + 1
    about = {"column": f.column(column), "row": f.number(row)}
    player = player._replace(rows=put(player.rows, column, row))
    state = scored(state, seat, player, ledger, Why("marker", "10.2", about))
    if row in REWARDED and row not in state.rewards[column]:
        state = rewarded(state, seat, column, row, ledger)
    return completed(state, seat, ledger)


def rewarded(state: State, seat: int, column: int, row: int, ledger: Ledger) -> State:
    """5.11: a card for the first of all."""
    rows = tuple(sorted((*state.rewards[column], row)))
    state = state._replace(rewards=put(state.rewards, column, rows))
    about = {"column": f.column(column), "row": f.number(row)}
    return draw(state, seat, 1, ledger, Why("reward", "5.11", about))


def completed(state: State, seat: int, ledger: Ledger) -> State:
    """5.12: an extra card when all five stand in a row or further down for the first time."""
    player = state.players[seat]
    row = min(player.rows)
    if row <= player.complete:
        return state
    state = with_player(state, seat, player._replace(complete=row))
    return gain(
        state, seat, ledger, Why("complete", "5.12", {"row": f.number(row)}), "extra_cards", 1
    )
