"""12.7 Where each card lies when the program has dealt them: told only to those who may know.

The state has numbers and what everybody saw; with the deal, which is private, that makes the cards.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import NamedTuple

from companion.goa.rules.cards import FOUND_THREE, FOUNDING
from companion.goa.rules.components import Card
from companion.goa.rules.components import card as read_card
from companion.goa.rules.state import State
from companion.table.game import Json


class Lying(NamedTuple):
    """The cards of a game, each in one place; the lists are its own."""

    deck: list[Card]
    discard: list[Card]
    open: dict[str, list[Card]]
    hands: list[list[Card]]


class _Dealt:
    """Plays what happened to the cards once more, with the cards that were dealt."""

    def __init__(self, deal: Json, seats: int) -> None:
        self._seed = deal["seed"]
        self._thrown: dict[str, str] = deal["thrown"]
        self._shuffles = 0
        self._number = 0
        deck = [read_card(text, "deal") for text in deal["cards"]]
        self.lying = Lying(deck, [], {}, [[] for _ in range(seats)])

    def take(self, number: int, event: tuple[str | int, ...]) -> None:
        self._number = number
        kind, *about = event
        _EVENTS[str(kind)](self, *about)

    def _top(self) -> Card:
        """8.2: an empty deck is renewed from the shuffled discard pile."""
        deck, discard = self.lying.deck, self.lying.discard
        if not deck:
            self._shuffles += 1
            deck += discard
            discard.clear()
            Random(f"{self._seed} {self._shuffles}").shuffle(deck)
        return deck.pop(0)

    def elephant(self, cards: int) -> None:
        for _ in range(cards):
            self.lying.discard.append(self._top())

    def hand(self, seat: int, number: int) -> None:
        for _ in range(number):
            self.lying.hands[seat].append(self._top())

    def open(self, what: str, *colonists: int) -> None:
        """What the table says was turned up lay on top, whatever was dealt."""
        there = self.lying.open.setdefault(what, [])
        for number in colonists:
            there.append(self._top())
            if there[-1].colonists != number:
                _exchange(there, self.lying.deck, number)

    def clear(self, what: str) -> None:
        self.lying.discard.extend(self.lying.open.pop(what, []))

    def played(self, seat: int, power: str) -> None:
        """Nobody checks that he holds it (12.9); else any of his cards stands for it."""
        card = _taken(self.lying.hands[seat], lambda card: card.power == power)
        where = self.lying.open.setdefault(FOUNDING, []) if power == FOUND_THREE else None
        (self.lying.discard if where is None else where).append(card)

    def throw(self, seat: int) -> None:
        """12.8: which one, only its owner knows; if he has not told, it was the oldest."""
        told = self._thrown.get(str(self._number))
        hand = self.lying.hands[seat]
        self.lying.discard.append(_taken(hand, lambda card: "/".join(map(str, card)) == told))

    def put_right(self, discard: int, *hands: int) -> None:
        """13.9: only how many there are is known."""
        piles = [self.lying.discard, *self.lying.hands]
        wanted = (discard, *hands)
        for pile, number in zip(piles, wanted, strict=True):
            self.lying.deck.extend(pile[number:])
            del pile[number:]
        for pile, number in zip(piles, wanted, strict=True):
            while len(pile) < number:
                pile.append(self.lying.deck.pop())


_EVENTS: dict[str, Callable[..., None]] = {
    "elephant": _Dealt.elephant,
    "hand": _Dealt.hand,
    "open": _Dealt.open,
    "clear": _Dealt.clear,
    "played": _Dealt.played,
    "discard": _Dealt.throw,
    "put_right": _Dealt.put_right,
}


def _taken(cards: list[Card], wanted: Callable[[Card], bool]) -> Card:
    place = next((place for place, card in enumerate(cards) if wanted(card)), 0)
    return cards.pop(place)


def _exchange(there: list[Card], deck: list[Card], colonists: int) -> None:
    places = (place for place, card in enumerate(deck) if card.colonists == colonists)
    place = next(places, None)
    if place is not None:
        there[-1], deck[place] = deck[place], there[-1]


def lying(state: State, deal: Json) -> Lying:
    """Where all cards are now."""
    dealt = _Dealt(deal, len(state.players))
    for number, event in enumerate(state.cards.log):
        dealt.take(number, event)
    return dealt.lying


def next_up(state: State, deal: Json, number: int) -> tuple[Card, ...]:
    """The next cards off the deck."""
    dealt = _Dealt(deal, len(state.players))
    for place, event in enumerate((*state.cards.log, ("hand", 0, number))):
        dealt.take(place, event)
    return tuple(dealt.lying.hands[0][-number:])


def held(state: State, deal: Json, colour: str) -> tuple[Card, ...]:
    """The cards in a hand, for its owner's eyes."""
    return tuple(lying(state, deal).hands[state.board.colours.index(colour)])


def remembering(state: State, deal: Json, card: Card) -> Json:
    """The deal, with the card that the latest discard was: kept as privately as the deal, so that
    the pile is the true one when it is shuffled."""
    text = "/".join(map(str, card))
    return {**deal, "thrown": {**deal["thrown"], str(len(state.cards.log) - 1): text}}
