"""12.7 Where each card lies when the program has dealt them: told only to those who may know.

The state has numbers and what everybody saw; with the deal, which is private, that makes the cards.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any, NamedTuple

from companion.goa.rules.cards import FOUND_THREE, RENEWED
from companion.goa.rules.components import Card
from companion.goa.rules.components import card as read_card
from companion.goa.rules.state import State
from companion.table.game import Json

Pile = tuple[Card, ...]
Log = tuple[tuple[str | int, ...], ...]


class Dealt(NamedTuple):
    """What is private of the cards: their order, how they are shuffled, which were discarded."""

    order: tuple[str, ...]
    seed: int
    thrown: tuple[tuple[str, str], ...]
    seats: int


class Lying(NamedTuple):
    """The cards of a game, each in one place; what lies open, under the name of what it is for."""

    deck: Pile
    discard: Pile
    founding: Pile
    resupply: Pile
    hands: tuple[Pile, ...]
    shuffles: int = 0


@cache
def card_of(text: str) -> Card:
    return read_card(text, "deal")


def dealt(state: State, deal: Json) -> Dealt:
    thrown = tuple(deal["thrown"].items())
    return Dealt(tuple(deal["cards"]), deal["seed"], thrown, len(state.players))


_latest: dict[Dealt, tuple[Log, Lying]] = {}
_DEALS = 8
"""So many games are remembered at a time: what follows in one is played from where it was."""


def after(private: Dealt, log: Log) -> Lying:
    """What happened to the cards, played once more with the cards that were dealt."""
    known, there = _latest.get(private, ((), None))
    if there is None or log[: len(known)] != known:
        order = tuple(map(card_of, private.order))
        known, there = (), Lying(order, (), (), (), ((),) * private.seats)
    for number, (kind, *about) in enumerate(log[len(known) :], len(known)):
        there = _EVENTS[str(kind)](there, private, number, *about)
    if len(_latest) >= _DEALS:
        _latest.clear()
    _latest[private] = log, there
    return there


def top(there: Lying, private: Dealt, number: int) -> tuple[Lying, Pile]:
    """8.2: so many off the deck; an empty one is renewed from the shuffled discard pile."""
    deck = there.deck
    if number <= len(deck):
        return there._replace(deck=deck[number:]), deck[:number]
    fresh = [*there.discard]
    Random(f"{private.seed} {there.shuffles + 1}").shuffle(fresh)
    rest = number - len(deck)
    there = there._replace(deck=tuple(fresh[rest:]), discard=(), shuffles=there.shuffles + 1)
    return there, (*deck, *fresh[:rest])


def _elephant(there: Lying, private: Dealt, _: int, cards: int) -> Lying:
    there, off = top(there, private, cards)
    return there._replace(discard=there.discard + off)


def _hand(there: Lying, private: Dealt, _: int, seat: int, number: int) -> Lying:
    there, off = top(there, private, number)
    return _with_hand(there, seat, there.hands[seat] + off)


def _with_hand(there: Lying, seat: int, cards: Pile) -> Lying:
    return there._replace(hands=(*there.hands[:seat], cards, *there.hands[seat + 1 :]))


def _open(there: Lying, private: Dealt, _: int, what: str, *colonists: int) -> Lying:
    """What the table says was turned up lay on top, whatever was dealt."""
    there, off = top(there, private, len(colonists))
    found, deck = list(off), list(there.deck)
    for place, number in enumerate(colonists):
        if found[place].colonists != number:
            fits = (at for at, card in enumerate(deck) if card.colonists == number)
            at = next(fits, None)
            if at is not None:
                found[place], deck[at] = deck[at], found[place]
    there = there._replace(deck=tuple(deck))
    return there._replace(**{what: getattr(there, what) + tuple(found)})


def _clear(there: Lying, private: Dealt, _: int, what: str) -> Lying:
    there = there._replace(discard=there.discard + getattr(there, what))
    cleared: dict[str, Any] = {what: ()}
    return there._replace(**cleared)


def _played(there: Lying, private: Dealt, _: int, seat: int, power: str) -> Lying:
    """Nobody checks that he holds it (12.9); else his oldest card stands for it."""
    there, card = _out_of_hand(there, seat, lambda card: card.power == power)
    if power == FOUND_THREE:
        return there._replace(founding=(*there.founding, card))
    return there._replace(discard=(*there.discard, card))


def _throw(there: Lying, private: Dealt, number: int, seat: int) -> Lying:
    """12.8: which one, only its owner knows; if he has not told, it was the oldest."""
    told = dict(private.thrown).get(str(number))
    there, card = _out_of_hand(there, seat, lambda card: text_of(card) == told)
    return there._replace(discard=(*there.discard, card))


def _out_of_hand(there: Lying, seat: int, wanted: Callable[[Card], bool]) -> tuple[Lying, Card]:
    hand = there.hands[seat]
    place = next((place for place, card in enumerate(hand) if wanted(card)), 0)
    return _with_hand(there, seat, hand[:place] + hand[place + 1 :]), hand[place]


def _renewed(there: Lying, private: Dealt, _: int) -> Lying:
    """It shows when the next card is taken."""
    return there


def _put_right(there: Lying, private: Dealt, _: int, discard: int, *hands: int) -> Lying:
    """13.9: only how many there are is known."""
    piles, wanted = (there.discard, *there.hands), (discard, *hands)
    deck = there.deck
    for pile, number in zip(piles, wanted, strict=True):
        deck += pile[number:]
    found = []
    for pile, number in zip(piles, wanted, strict=True):
        more = max(0, number - len(pile))
        found.append(pile[:number] + deck[len(deck) - more :])
        deck = deck[: len(deck) - more]
    return there._replace(deck=deck, discard=found[0], hands=tuple(found[1:]))


_EVENTS: dict[str, Callable[..., Lying]] = {
    "elephant": _elephant,
    "hand": _hand,
    "open": _open,
    "clear": _clear,
    "played": _played,
    "discard": _throw,
    "put_right": _put_right,
    RENEWED: _renewed,
}


def lying(state: State, deal: Json) -> Lying:
    """Where all cards are now."""
    return after(dealt(state, deal), state.cards.log)


def next_up(state: State, deal: Json, number: int) -> Pile:
    """The next cards off the deck."""
    return top(lying(state, deal), dealt(state, deal), number)[1]


def held(state: State, deal: Json, colour: str) -> Pile:
    """The cards in a hand, for its owner's eyes."""
    return lying(state, deal).hands[state.board.colours.index(colour)]


def text_of(card: Card) -> str:
    return "/".join(map(str, card))


def remembering(state: State, deal: Json, card: Card) -> Json:
    """The deal, with the card that the latest discard was: kept as privately as the deal, so that
    the pile is the true one when it is shuffled."""
    number = str(len(state.cards.log) - 1)
    return {**deal, "thrown": {**deal["thrown"], number: text_of(card)}}
