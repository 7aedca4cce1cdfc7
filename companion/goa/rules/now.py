"""What a rule amounts to at this moment of a game: a sentence or a few with the game's figures.
Of ducats only what was bid in everybody's hearing (12.3)."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from companion.goa.rules import figures as f
from companion.goa.rules.actions import value
from companion.goa.rules.auctions import highest
from companion.goa.rules.board import (
    COLONIES,
    COLUMNS,
    EXPEDITION,
    HARVEST,
    LAST_ROW,
    REWARDED,
    SHIPS,
    SPACES,
    TAXES,
)
from companion.goa.rules.founding import missing
from companion.goa.rules.phases import kind_due
from companion.goa.rules.progress import step_ships, step_spices
from companion.goa.rules.state import Player, State, seat_at_turn
from companion.goa.rules.supply import singles, worth_of_single
from companion.goa.rules.tiles import PHASES
from companion.table.game import Figure, Said

Sentences = Iterator[Said]


def now(state: State, rule: str) -> tuple[Said, ...]:
    """Nothing where the rule knows no figure, or has none at this moment."""
    tells = _TELLS.get(rule)
    if tells is None or state.winners is not None:
        return ()
    return tuple(tells(state))


def _course(state: State) -> Sentences:
    figures = {"phase": f.text(PHASES[state.phase]), "round": f.number(state.round)}
    yield Said("now-round", figures)


def _first(state: State) -> Sentences:
    if state.first is not None:
        yield Said("now-first", {"player": f.player(state.players[state.first].colour)})


def _grid(state: State) -> Sentences:
    yield Said("now-grid", {"count": f.count(sum(tile is not None for tile in state.grid))})


def _offer(state: State) -> Sentences:
    """4.4: what the auctioneer may sell for, and buy for."""
    if state.auction and (offer := highest(state)):
        _, bid = offer
        yield Said("now-offer", {"bid": f.ducats(bid), "price": f.ducats(bid - 1)})


def _each(of: Callable[[State, Player], Figure]) -> Callable[[State], Sentences]:
    """The same figure of every player."""

    def tells(state: State) -> Sentences:
        for player in state.players:
            yield Said("now-each", {"player": f.player(player.colour), "value": of(state, player)})

    return tells


def _harvests(state: State) -> Sentences:
    for player in state.players:
        spices = f.count(value(state, player, HARVEST))
        yield Said("now-harvest", {"player": f.player(player.colour), "count": spices})


def _expeditions(state: State) -> Sentences:
    for player in state.players:
        figures = {
            "player": f.player(player.colour),
            "draw": f.number(value(state, player, EXPEDITION)),
            "limit": f.number(state.board.limits[player.rows[EXPEDITION] - 1]),
            "hand": f.number(player.hand),
        }
        yield Said("now-expedition", figures)


def _at_turn(state: State) -> Iterator[tuple[Player, int]]:
    """Whose turn it is or, as an extra turn, could be, with each column whose marker can move
    down."""
    if state.turn or kind_due(state) == "extra":
        player = state.players[state.turn.seat if state.turn else seat_at_turn(state)]
        for column, row in enumerate(player.rows):
            if row < LAST_ROW:
                yield player, column


def _steps(state: State) -> Sentences:
    for player, column in _at_turn(state):
        spices = step_spices(state.board, player, column, None)
        ships = f.ships(step_ships(state.board, player, column, None))
        goods = f.listed((*map(f.spice, spices), ships))
        figures = {"player": f.player(player.colour), "column": f.column(column), "goods": goods}
        yield Said("now-step", figures)


def _steps_for_ducats(state: State) -> Sentences:
    for player, column in _at_turn(state):
        price = f.ducats(state.board.step_for_ducats[player.rows[column] - 1])
        figures = {"player": f.player(player.colour), "column": f.column(column), "goods": price}
        yield Said("now-step", figures)


def _rewards(state: State) -> Sentences:
    for row in REWARDED:
        columns = [
            f.column(column) for column in range(len(COLUMNS)) if row not in state.rewards[column]
        ]
        if columns:
            yield Said("now-rewards", {"row": f.number(row), "columns": f.listed(columns)})


def _extra_cards(state: State) -> Sentences:
    for player in state.players:
        cards = f.count(player.extra_cards)
        yield Said("now-extra-cards", {"player": f.player(player.colour), "count": cards})


def _missing(state: State) -> Sentences:
    """7.4: only once there are cards to count."""
    founding = state.turn and state.turn.founding
    if founding and founding.turned:
        figures = {"colony": f.colony(founding.colony), "colonists": f.colonists(missing(state))}
        yield Said("now-missing", figures)


def _deck(state: State) -> Sentences:
    piles = {"deck": f.number(state.cards.deck), "discard": f.number(state.cards.discard)}
    yield Said("now-deck", piles)


def _of_column(column: int, figure: Callable[[int], Figure]) -> Callable[[State], Sentences]:
    return _each(lambda state, player: figure(value(state, player, column)))


def _markers(state: State, player: Player) -> Figure:
    return f.vp(sum(state.board.scoring.rows[row - 1] for row in player.rows))


def _colonies(state: State, player: Player) -> Figure:
    founded = sum(site is not None for site in player.sites[SPACES:])
    return f.vp(state.board.scoring.colonies[founded])


def _singles(state: State, player: Player) -> Figure:
    return f.vp(singles(player) * worth_of_single(state.board, player))


_TELLS: dict[str, Callable[[State], Sentences]] = {
    "2.1": _course,
    "2.3": _grid,
    "3.2": _first,
    "3.6": _grid,
    "4.4": _offer,
    "4.6": _first,
    "5.4": _steps,
    "5.5": _of_column(SHIPS, f.ships),
    "5.6": _harvests,
    "5.7": _of_column(TAXES, f.ducats),
    "5.8": _expeditions,
    "5.11": _rewards,
    "6.2": _extra_cards,
    "7.2": _of_column(COLONIES, f.colonists),
    "7.4": _missing,
    "8.2": _deck,
    "8.9": _steps_for_ducats,
    "9.5": _each(_singles),
    "10.2": _each(_markers),
    "10.3": _each(_colonies),
    "10.6": _each(_singles),
}
