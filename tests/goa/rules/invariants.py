"""13.7 What holds after every move, whatever was played or corrected."""

from __future__ import annotations

from collections import Counter

from companion.goa.rules.board import LAST_ROW, ROUNDS, SPACES
from companion.goa.rules.state import State
from companion.goa.rules.supply import AMOUNTS, worth
from companion.goa.rules.tiles import SPICES
from tests.goa.rules.table import GOA
from tests.rules.whole_game import Account


def check(state: State) -> None:
    check_players(state)
    check_cards(state)
    check_grid(state)
    check_due(state)


def check_players(state: State) -> None:
    for seat, player in enumerate(state.players):
        amounts = [getattr(player, what) for what in (*AMOUNTS, "hand", "bonus_vp")]
        assert min(amounts) >= 0
        assert all(1 <= row <= LAST_ROW for row in player.rows)
        assert player.complete >= min(player.rows)
        if state.winners is None:
            assert player.vp == worth(state.board, player)
        assert list(player.tiles) == sorted(player.tiles)
        for place, site in enumerate(player.sites):
            if site is None:
                continue
            assert len(site.spices) <= site.fields
            assert set(site.spices) <= set(site.admits)
            assert list(site.spices) == sorted(site.spices)
            assert (site.tile in state.board.colonies[place - SPACES].tiles) == (place >= SPACES)
        if state.auction and state.auction.bids:
            bids = [each for each in state.auction.bids if each is not None]
            after = (seat - state.auction.token.seat - 1) % len(state.players)
            if bids and after < len(state.auction.bids):
                bid = state.auction.bids[after]
                assert bid != bids[-1] or player.ducats >= bid
    for which, colony in enumerate(state.board.colonies):
        owned = [player.sites[SPACES + which] for player in state.players]
        there = [*state.colonies[which], *(site.tile for site in owned if site)]
        assert Counter(there) == Counter(colony.tiles)


def check_cards(state: State) -> None:
    """30 cards; the rewards of 5.11 are those of the rows reached, or gone by a correction."""
    cards = state.cards
    assert min(cards[:3]) >= 0
    assert sum(cards[:3]) + sum(player.hand for player in state.players) == 30
    for column, gone in enumerate(state.rewards):
        furthest = max(player.rows[column] for player in state.players)
        assert {row for row in (4, 5) if row <= furthest} <= set(gone) <= {4, 5}


def check_grid(state: State) -> None:
    tokens = [token.cell for token in state.tokens]
    assert len(set(tokens)) == len(tokens)
    there = sum(1 for one in state.grid if one)
    assert there >= (ROUNDS - state.round) * len(state.players) or not there
    for cell in state.bonanza:
        assert GOA.shown(state)["grid"][cell[0] - 1][cell[1] - 1] or state.pending


def check_due(state: State) -> None:
    due = GOA.due(state)
    kind = GOA.shown(state)["due"]["kind"]
    assert bool(due.kinds) == (kind != "over") == (state.winners is None)
    assert bool(due.kinds) == bool(GOA.options(state))
    assert set(due.players) <= set(state.board.colours)
    if kind != "hand":
        assert not (due.players and due.chance)


def account_of(state: State) -> Account:
    found: Account = Counter()
    for player in state.players:
        holds = {what: getattr(player, what) for what in (*AMOUNTS, "hand", "vp")}
        for spice in SPICES:
            holds[spice] = sum(site.spices.count(spice) for site in player.sites if site)
        found.update({(player.colour, what): amount for what, amount in holds.items()})
    return found
