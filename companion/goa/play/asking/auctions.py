"""4 Auctions: by their result, or bid by bid; and what the auctioneer decides.

12.3: which amounts there are, and in what order, no purse says; nothing is greyed for lack of
ducats.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from companion.goa.play.asking.dealing import (
    Highest,
    ask_deal,
    auctioneer_of,
    piece_of,
    title,
)
from companion.goa.play.layouts import (
    MORE_SPOT,
    AuctionMatrix,
    Bidder,
    amount_spot,
    bid_spot,
    bidder_spot,
    more_spot,
)
from companion.goa.play.moment import Shown
from companion.goa.play.saying import said
from companion.goa.rules import auctions as rules
from companion.goa.rules import figures as f
from companion.goa.rules.moves import Bid, Outcome, Pass
from companion.goa.rules.state import State
from companion.play.pieces import More, Numeral
from companion.play.question import Deed, Pick, Picks, Question, Spot
from companion.table.game import Figure
from companion.table.game.distinct import distinct

AMOUNTS = 11
"""So many are in sight together, and what leads to higher ones."""


@distinct
class Bidding(NamedTuple):
    """The bidder alone; his amount comes next."""

    colour: str


@distinct
class OtherWay(NamedTuple):
    """This auction is told in the other way: bid by bid, or by its result."""


@distinct
class Higher(NamedTuple):
    """Higher amounts are wanted: of this bidder, where that was not known yet."""

    colour: str = ""


def ask(shown: Shown) -> Question:
    """The result while nobody has spoken, unless the group enters bid by bid."""
    other = sum(isinstance(each, OtherWay) for each in shown.picks) % 2 == 1
    if rules.under_way(shown.state).bids or shown.wants_bids != other:
        return ask_bid(shown)
    chosen = _chosen(shown.picks)
    if isinstance(chosen, Highest):
        return ask_deal(shown, chosen)
    if isinstance(chosen, Bidding):
        return _ask_amount(shown, chosen)
    return _ask_result(shown)


def _chosen(picks: Picks) -> Pick:
    return next((each for each in reversed(picks) if isinstance(each, Highest | Bidding)), None)


def _bidders(state: State) -> tuple[str, ...]:
    """In the order in which they speak (4.2)."""
    seat = rules.under_way(state).token.seat
    colours = state.board.colours
    return (*colours[seat + 1 :], *colours[:seat])


def _amounts(picks: Picks, least: int = 1) -> tuple[int, ...]:
    first = least + AMOUNTS * sum(isinstance(each, Higher) for each in picks)
    return tuple(range(first, first + AMOUNTS))


def _ask_result(shown: Shown) -> Question:
    bidders, amounts = _bidders(shown.state), _amounts(())
    spots = {bidder_spot(each): Spot(f.player(each), Bidding(each)) for each in bidders}
    for each in bidders:
        for ducats in amounts:
            text = said("auction-bid", player=f.player(each), ducats=f.ducats(ducats))
            spots[bid_spot(each, ducats)] = Spot(text, Highest(each, ducats), Numeral(ducats))
        higher = Higher(each)
        spots[more_spot(each)] = Spot(_called_higher(higher), higher, More())
    auctioneer = f.player(auctioneer_of(shown.state))
    return Question(
        title(shown, "auction-result"),
        "",
        spots,
        AuctionMatrix(tuple(Bidder(each, shown.name(each)) for each in bidders), amounts),
        piece=piece_of(shown.state),
        player=auctioneer_of(shown.state),
        deeds=(
            Deed(
                "unsold",
                shown.say("auction-unsold", player=auctioneer),
                Outcome(auctioneer_of(shown.state)),
            ),
            Deed("bids", shown.say("auction-by-bids"), pick=OtherWay()),
        ),
        whole=True,
    )


def _ask_amount(shown: Shown, chosen: Bidding) -> Question:
    """Where there is no room for the matrix, the amount is asked by itself."""
    amounts = _amounts(shown.picks)
    spots = {
        amount_spot(ducats): Spot(f.ducats(ducats), Highest(chosen.colour, ducats), Numeral(ducats))
        for ducats in amounts
    }
    return Question(
        title(shown, "auction-amount", player=f.player(chosen.colour)),
        "",
        {**spots, MORE_SPOT: _more()},
        AuctionMatrix((Bidder(chosen.colour, shown.name(chosen.colour)),), amounts, alone=True),
        piece=piece_of(shown.state),
        player=auctioneer_of(shown.state),
    )


def _more() -> Spot:
    return Spot(_called_higher(Higher()), Higher(), More())


def _called_higher(pick: Higher) -> Figure:
    if not pick.colour:
        return said("auction-more")
    return said("auction-more-by", player=f.player(pick.colour), ducats=f.ducats(AMOUNTS))


def moved(state: State, picks: Picks) -> Any:
    """A bid or a pass is the whole move; a result is made by its deed."""
    return next((each for each in picks if isinstance(each, Bid | Pass)), None)


def picked(state: State, picks: Picks, pick: Pick) -> Picks:
    """Who has an amount needs no head of his row any more."""
    if isinstance(pick, Highest):
        return (*(each for each in picks if not isinstance(each, Bidding)), pick)
    if isinstance(pick, Higher) and pick.colour:
        return (*picks, Bidding(pick.colour), pick)
    if isinstance(pick, OtherWay):
        return (*(each for each in picks if isinstance(each, OtherWay)), pick)
    return (*picks, pick)


def ask_bid(shown: Shown) -> Question:
    """4.2: one more, any other amount, or a pass, in one tap."""
    state = shown.state
    seat = rules.bidder(state)
    assert seat is not None
    colour, best = state.board.colours[seat], rules.highest(state)
    least = best[1] + 1 if best else 1
    amounts = _amounts(shown.picks, least)
    spots = {
        amount_spot(ducats): Spot(f.ducats(ducats), Bid(colour, ducats), Numeral(ducats))
        for ducats in amounts
    }
    spots[MORE_SPOT] = _more()
    return Question(
        title(shown, "auction-asks", player=f.player(colour)),
        _so_far(shown),
        spots,
        AuctionMatrix((Bidder(colour, shown.name(colour)),), amounts, alone=True),
        piece=piece_of(state),
        player=colour,
        deeds=(
            Deed("bid", shown.say("auction-bids", ducats=f.ducats(least)), Bid(colour, least),
                 main=True),
            Deed("pass", shown.say("auction-passes"), Pass(colour)),
            _by_result(shown),
        ),
    )  # fmt: skip


def _so_far(shown: Shown) -> str:
    """Who has bid most, and who may still speak (4.2)."""
    state = shown.state
    best, spoken = rules.highest(state), len(rules.under_way(state).bids)
    hint = shown.say("auction-nobody-yet")
    if best:
        highest = f.player(state.board.colours[best[0]])
        hint = shown.say("auction-highest", player=highest, ducats=f.ducats(best[1]))
    later = f.listed(f.player(each) for each in _bidders(state)[spoken + 1 :])
    return shown.say("auction-then", hint=f.text(hint), players=later) if later.value else hint


def _by_result(shown: Shown) -> Deed:
    """Once somebody has spoken that is too late; it keeps its place, and so do the others."""
    text = shown.say("auction-by-result")
    if rules.under_way(shown.state).bids:
        return Deed("result", text, refused=Outcome(auctioneer_of(shown.state)))
    return Deed("result", text, pick=OtherWay())


def called(shown: Shown, pick: Pick) -> Any:
    match pick:
        case Bidding(colour):
            return f.player(colour)
        case Highest(colour, ducats):
            return said("auction-bid", player=f.player(colour), ducats=f.ducats(ducats))
        case Higher():
            return _called_higher(pick)
        case OtherWay():
            return said("auction-other-way")
    return None
