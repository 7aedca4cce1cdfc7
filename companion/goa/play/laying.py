"""What lies on the table, as layouts: the market, and what lies before a player."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Protocol

from companion.goa.play.asking.tiles import owned
from companion.goa.play.does import does
from companion.goa.play.layouts import (
    HAND_SPOT,
    Estate,
    Field,
    Ladder,
    Lane,
    Lot,
    LotOnOffer,
    Market,
    OnOffer,
    Owned,
    Plot,
    Rung,
    action_spot,
    cell_spot,
    field_spot,
    site_spot,
    step_spot,
    tile_spot,
)
from companion.goa.play.lots import Settled
from companion.goa.play.moment import Shown
from companion.goa.play.pieces import AuctionToken, ColonyPiece, SpiceCube
from companion.goa.rules import figures as f
from companion.goa.rules.advice.losing import losing
from companion.goa.rules.board import COLONY_NAMES, COLUMNS, EXPEDITION, REWARDED, SITES, SPACES
from companion.goa.rules.implied import acting_next, next_asked
from companion.goa.rules.moves import Play, Progress
from companion.goa.rules.placing import BORDER
from companion.goa.rules.progress import step_ships, step_spices
from companion.goa.rules.state import Player, State, Token, cell_of, lying
from companion.goa.rules.supply import seat_of
from companion.goa.rules.tiles import Tile, tile
from companion.play.looks import BLOCKED, CHOSEN, OPEN, PLAIN
from companion.play.question import Question
from companion.table.game import Said


class Sayable(Protocol):
    """A moment, and how it is said."""

    @property
    def state(self) -> State: ...
    def say(self, key: str, **figures: Any) -> str: ...


def look(question: Question, name: str) -> str:
    """How a piece looks by what can be done with it."""
    spot = question.spots.get(name)
    if spot is None:
        return PLAIN
    if spot.chosen:
        return CHOSEN
    if spot.pick is not None:
        return OPEN
    return BLOCKED if spot.refused is not None else PLAIN


def market(shown: Sayable, question: Question) -> Market:
    """The grid; its border while the flag is placed, and where the flag lies on it."""
    state = next_asked(shown.state)
    placing = any(cell_spot(cell) in question.spots for cell in BORDER)
    border = BORDER if placing else tuple(cell for cell in BORDER if cell == state.flag)
    return Market(
        tuple(_lot(state, question, cell_of(place)) for place in range(len(state.grid))),
        tuple(_lot(state, question, cell) for cell in border),
        state.auction.token.cell if state.auction else None,
    )


def _lot(state: State, question: Question, cell: tuple[int, int]) -> Lot:
    tokens = (token for token in state.tokens if token.cell == cell)
    token = next(tokens, None)
    return Lot(
        cell,
        lying(state, cell),
        state.flag == cell,
        _token(state, token) if token else None,
        cell in state.bonanza,
        look(question, cell_spot(cell)),
    )


def lane(shown: Shown, dealt_with: Iterable[Settled] = ()) -> Lane:
    """The lots of this round in the order of the tokens, those dealt with first."""
    state, colours = shown.state, shown.state.board.colours
    under_way = state.auction.token if state.auction else None
    gone = (
        LotOnOffer(_token(state, lot.token), lot.tile, lot.token.cell,
                   winner=colours[lot.winner], price=lot.price)
        for lot in dealt_with
    )  # fmt: skip
    left = (
        LotOnOffer(_token(state, token), _lot_of(state, token), token.cell, token == under_way)
        for token in state.tokens
    )
    return Lane((*gone, *left))


def on_offer(shown: Shown, dealt_with: Iterable[Settled] = ()) -> OnOffer | None:
    """What is auctioned now, if anything is."""
    state = shown.state
    if state.auction is None:
        return None
    one = _lot_of(state, state.auction.token)
    name, what = (shown.say("asking-text", what=each) for each in (f.lot(one), does(one)))
    return OnOffer(one, name[:1].upper() + name[1:], what, lane(shown, dealt_with))


def _token(state: State, token: Token) -> AuctionToken:
    return AuctionToken(state.board.colours[token.seat], token.number)


def _lot_of(state: State, token: Token) -> Tile | None:
    """With token 1 the flag is auctioned."""
    return None if token.number == 1 else lying(state, token.cell)


def estate(shown: Shown, question: Question, colour: str) -> Estate:
    """What lies before this player, and what of it can be tapped."""
    state = shown.state
    player = state.players[seat_of(state, colour)]
    asked = question if question.player == colour else Question("")
    lost = _lost(state, seat_of(state, colour))
    return Estate(
        colour,
        tuple(_ladder(shown, asked, player, column) for column in range(len(COLUMNS))),
        tuple(plot(shown, asked, player, place) for place in range(len(SITES))),
        tuple(
            Owned(one, down, look(asked, tile_spot(number)), not down and one in lost)
            for number, (one, down) in enumerate(owned(player))
        ),
        player.ships,
        player.colonists,
        player.extra_cards,
        player.hand,
        look(asked, HAND_SPOT),
    )


def _lost(state: State, seat: int) -> tuple[Tile, ...]:
    """What is about to be lost: of whose turn it is, and of who was at turn before."""
    return losing(acting_next(state), seat).tiles or losing(state, seat).tiles


def _ladder(shown: Shown, asked: Question, player: Player, column: int) -> Ladder:
    name = COLUMNS[column]
    act, step = action_spot(name), step_spot(name)
    return Ladder(
        name,
        shown.say(f"column-{name}"),
        player.rows[column],
        tuple(_asked_rungs(shown.state, asked, player, column)),
        look(asked, act),
        look(asked, step),
        _said(shown, asked, act),
        _said(shown, asked, step),
    )


def _said(shown: Shown, asked: Question, name: str) -> str:
    """What it brings or costs, or what is lacking; the column is told by where it stands."""
    spot = asked.spots.get(name)
    if spot is None:
        return ""
    figures = spot.text.value.figures if isinstance(spot.text.value, Said) else {}
    short = figures.get("brings") or figures.get("lacking")
    return shown.say("asking-text", what=short) if short else ""


def _asked_rungs(state: State, asked: Question, player: Player, column: int) -> Iterator[Rung]:
    """With what the next one takes where a card is played for it (8.9, 8.12, 8.13)."""
    spot = asked.spots.get(step_spot(COLUMNS[column]))
    act = (spot.pick or spot.refused) if spot else None
    for row, rung in enumerate(rungs(state, column), 1):
        if row != player.rows[column] + 1:
            yield rung
        elif isinstance(act, Play):
            yield rung._replace(spices=(), ships=0, ducats=state.board.step_for_ducats[row - 2])
        elif isinstance(act, Progress):
            yield rung._replace(
                spices=step_spices(state.board, player, column, act.card),
                ships=step_ships(state.board, player, column, act.card),
            )
        else:
            yield rung


def rungs(state: State, column: int) -> Iterator[Rung]:
    """The rows of a column from the top."""
    board, steps = state.board, state.board.steps[column]
    for place, value in enumerate(board.values[column]):
        row = place + 1
        text = f"{value}/{board.limits[place]}" if column == EXPEDITION else str(value)
        yield Rung(
            text,
            steps[place - 1] if place else (),
            board.ships_paid[place - 1] if place else 0,
            board.scoring.rows[place],
            row in REWARDED and row not in state.rewards[column],
        )


def plot(shown: Sayable, asked: Question, player: Player, place: int) -> Plot:
    """A place for a site, and what of it can be tapped."""
    site, name = player.sites[place], shown.say("asking-text", what=f.site(place))
    spot = site_spot(place)
    if site is None:
        return Plot(place, name, look=look(asked, spot), said=_needed(shown, place))
    piece = (
        tile(site.tile) if place < SPACES else ColonyPiece(COLONY_NAMES[place - SPACES], site.tile)
    )
    fields = tuple(
        _field(asked, place, number, site.spices[number : number + 1])
        for number in range(site.fields)
    )
    return Plot(place, name, piece, fields, look(asked, spot))


def _needed(shown: Sayable, place: int) -> str:
    """7.1: the colonists a colony takes."""
    if place < SPACES:
        return ""
    need = shown.state.board.colonies[place - SPACES].need
    return shown.say("asking-text", what=f.colonists(need))


def _field(asked: Question, place: int, number: int, there: tuple[str, ...]) -> Field:
    name = field_spot(place, number)
    spot = asked.spots.get(name)
    proposed = spot.piece.spice if spot and isinstance(spot.piece, SpiceCube) else ""
    chosen = bool(spot and spot.chosen)
    spice = there[0] if there else ""
    return Field(spice, proposed, bool(spice) and chosen, look(asked, name))
