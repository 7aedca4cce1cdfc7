"""4.4 What the auctioneer decides: to sell, or to buy; and how a lot is named."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from companion.goa.play.moment import Shown
from companion.goa.play.pieces import FlagTile
from companion.goa.rules import auctions as rules
from companion.goa.rules import figures as f
from companion.goa.rules.moves import Buy, Outcome, Sell
from companion.goa.rules.state import State, lying
from companion.play.question import Deed, Question, Sum
from companion.table.game.distinct import distinct


@distinct
class Highest(NamedTuple):
    """Who bid most, and how much."""

    colour: str
    ducats: int


def title(shown: Shown, key: str, **figures: Any) -> str:
    text = shown.say(key, lot=rules.lot(shown.state), **figures)
    return text[:1].upper() + text[1:]


def auctioneer_of(state: State) -> str:
    return state.board.colours[rules.under_way(state).token.seat]


def piece_of(state: State) -> Any:
    """The tile, or the flag."""
    token = rules.under_way(state).token
    return lying(state, token.cell) if token.number > 1 else FlagTile()


def ask_deal(shown: Shown, best: Highest) -> Question:
    """4.4: sold, or bought; with what each does."""
    auctioneer = auctioneer_of(shown.state)
    sold = Outcome(auctioneer, best.colour, best.ducats)
    return _deal(shown, best, sold, sold._replace(bought=True))


def ask_decide(shown: Shown) -> Question:
    """4.4, after every bid was entered."""
    found = rules.highest(shown.state)
    assert found
    best = Highest(shown.state.board.colours[found[0]], found[1])
    auctioneer = auctioneer_of(shown.state)
    return _deal(shown, best, Sell(auctioneer), Buy(auctioneer))


def _deal(shown: Shown, best: Highest, sell: Any, buy: Any) -> Question:
    auctioneer = auctioneer_of(shown.state)
    figures = {"player": f.player(auctioneer), "bidder": f.player(best.colour)}
    price, less = f.ducats(best.ducats), f.ducats(best.ducats - 1)
    return Question(
        title(shown, "auction-deal", ducats=price, **figures),
        piece=piece_of(shown.state),
        player=auctioneer,
        sums=tuple(_what_it_does(shown, best, figures)),
        deeds=(
            Deed("sell", shown.say("auction-sell", ducats=price, **figures), sell, main=True),
            Deed("buy", shown.say("auction-buy", ducats=less, **figures), buy),
        ),
    )


def _what_it_does(shown: Shown, best: Highest, figures: Any) -> Iterator[Sum]:
    """Who pays whom."""
    price, less = f.ducats(best.ducats), f.ducats(best.ducats - 1)
    for how, amount in (("auction-sold-how", price), ("auction-bought-how", less)):
        yield Sum(shown.say(how, **figures), "", shown.say("auction-price", ducats=amount), "4.4")
