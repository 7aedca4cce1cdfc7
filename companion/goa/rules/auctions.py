"""4 Auctions."""

from __future__ import annotations

from companion.goa.rules import figures as f
from companion.goa.rules.acquiring import acquire
from companion.goa.rules.board import Cell
from companion.goa.rules.moves import Bid, Buy, Outcome, Pass, Sell
from companion.goa.rules.state import Auction, State, Token, laid, lying
from companion.goa.rules.supply import check_purse, check_turn, earn, gain, seat_of
from companion.goa.rules.tiles import Tile
from companion.table.game import Figure, Refusal
from companion.table.game.kinds import Ledger, Why


def under_way(state: State) -> Auction:
    assert state.auction
    return state.auction


def bidder(state: State) -> int | None:
    """4.2: from the auctioneer's left each other player, once."""
    auction, seats = under_way(state), len(state.players)
    spoken = len(auction.bids)
    return (auction.token.seat + 1 + spoken) % seats if spoken < seats - 1 else None


def highest(state: State) -> tuple[int, int] | None:
    """Who made the highest bid, and how much; bids rise, so it is the last."""
    auction, seats = under_way(state), len(state.players)
    for after in range(len(auction.bids) - 1, -1, -1):
        ducats = auction.bids[after]
        if ducats is not None:
            return (auction.token.seat + 1 + after) % seats, ducats
    return None


def bid(state: State, move: Bid, ledger: Ledger) -> State:
    """4.2: higher than the one before, and not above the purse."""
    _check_bid(state, _check_bidder(state, move.player), move.ducats)
    return _spoken(state, move.ducats, ledger)


def _check_bid(state: State, seat: int, ducats: int) -> None:
    best = highest(state)
    least = best[1] + 1 if best else 1
    if ducats < least:
        raise Refusal("4.2", "bid-too-low", least=f.ducats(least))
    check_purse(state, seat, ducats, "4.2")


def pass_bid(state: State, move: Pass, ledger: Ledger) -> State:
    """4.2."""
    _check_bidder(state, move.player)
    return _spoken(state, None, ledger)


def _check_bidder(state: State, colour: str) -> int:
    seat = bidder(state)
    assert seat is not None
    return check_turn(state, colour, seat, "4.2")


def _spoken(state: State, ducats: int | None, ledger: Ledger) -> State:
    """4.3: where nobody bid, the auctioneer has it."""
    auction = under_way(state)
    state = state._replace(auction=auction._replace(bids=(*auction.bids, ducats)))
    if bidder(state) is None and highest(state) is None:
        return awarded(state, auction.token.seat, ledger)
    return state


def outcome(state: State, move: Outcome, ledger: Ledger) -> State:
    """4.4: a group that bids aloud records the result alone."""
    auctioneer = check_turn(state, move.player, under_way(state).token.seat, "4.4")
    if move.bidder is None:
        return awarded(state, auctioneer, ledger)
    seat = seat_of(state, move.bidder)
    if seat == auctioneer:
        raise Refusal("4.2", "auctioneer-bids", player=f.player(move.bidder))
    _check_bid(state, seat, move.ducats)
    if move.bought:
        return _bought(state, move.ducats, ledger)
    return _sold(state, seat, move.ducats, ledger)


def sell(state: State, move: Sell, ledger: Ledger) -> State:
    """4.4: the highest bidder pays the auctioneer."""
    check_turn(state, move.player, under_way(state).token.seat, "4.4")
    best = highest(state)
    assert best
    return _sold(state, *best, ledger)


def buy(state: State, move: Buy, ledger: Ledger) -> State:
    """4.4: the auctioneer pays the bank the highest bid less 1."""
    check_turn(state, move.player, under_way(state).token.seat, "4.4")
    best = highest(state)
    assert best
    return _bought(state, best[1], ledger)


def _sold(state: State, seat: int, ducats: int, ledger: Ledger) -> State:
    auctioneer = under_way(state).token.seat
    colours = state.board.colours
    about = {"lot": lot(state), "ducats": f.ducats(ducats)}
    paid = Why("bid", "4.4", {"other": f.player(colours[auctioneer]), **about})
    got = Why("sale", "4.4", {"other": f.player(colours[seat]), **about})
    state = earn(state, seat, ledger, paid, -ducats)
    return awarded(earn(state, auctioneer, ledger, got, ducats), seat, ledger)


def _bought(state: State, ducats: int, ledger: Ledger) -> State:
    auctioneer = under_way(state).token.seat
    check_purse(state, auctioneer, ducats - 1, "4.4")
    why = Why("purchase", "4.4", {"lot": lot(state)})
    return awarded(earn(state, auctioneer, ledger, why, 1 - ducats), auctioneer, ledger)


def lot(state: State) -> Figure:
    """What is auctioned."""
    token = under_way(state).token
    return f.lot(lot_of(state, token))


def lot_of(state: State, token: Token) -> Tile | None:
    """The tile below a token; none is the flag."""
    return lying(state, token.cell) if token.number > 1 else None


def awarded(state: State, seat: int, ledger: Ledger) -> State:
    """4.5: the token returns to its owner. 4.6, 4.7: who gets it."""
    token = under_way(state).token
    dealt_with = (*state.dealt_with, lot_of(state, token))
    state = state._replace(auction=None, tokens=state.tokens[1:], dealt_with=dealt_with)
    if token.number == 1:
        return _flag_won(state, seat, ledger)
    return _tile_won(state, seat, token.cell, ledger)


def _flag_won(state: State, seat: int, ledger: Ledger) -> State:
    """4.6: an extra card, and first player from now on."""
    state = state._replace(flag=None, first=seat)
    return gain(state, seat, ledger, Why("flag", "4.6"), "extra_cards", 1)


def _tile_won(state: State, seat: int, cell: Cell, ledger: Ledger) -> State:
    """4.7: the cell is empty, the tile takes effect."""
    one = lying(state, cell)
    assert one
    return acquire(laid(state, cell, None), seat, one, cell, ledger)
