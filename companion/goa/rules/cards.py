"""8 The deck and the hands: every way a card moves."""

from __future__ import annotations

from companion.goa.rules import figures as f
from companion.goa.rules.state import Cards, State, open_turn, with_cards, with_player
from companion.table.game import Line, Refusal
from companion.table.game.kinds import Ledger, Why

POWERS = (
    "ships2",
    "colonists2",
    "ducats5",
    "spices2",
    "sell4",
    "step_for_ducats",
    "A_harvest_mix",
    "A_found_three",
    "A_step_no_spices",
    "A_step_no_ships",
)
RULES = {power: f"8.{number}" for number, power in enumerate(POWERS, 4)}
HARVEST_MIX, FOUND_THREE, NO_SPICES, NO_SHIPS = POWERS[6:]

FOUNDING, RESUPPLY = "founding", "resupply"
"""What cards lie open for."""
RENEWED = "renewed"


def left(cards: Cards) -> int:
    """8.2: so many can be drawn, the discard pile being shuffled when the deck is empty."""
    return cards.deck + cards.discard


def off_the_deck(cards: Cards, number: int) -> Cards:
    """8.2: so many leave the deck, which is renewed when it is empty and one more is due."""
    if number > cards.deck:
        return logged(cards._replace(deck=left(cards) - number, discard=0), RENEWED)
    return cards._replace(deck=cards.deck - number)


def logged(cards: Cards, *event: str | int) -> Cards:
    return cards._replace(log=(*cards.log, event))


def draw(state: State, seat: int, wanted: int, ledger: Ledger, why: Why) -> State:
    """Cards into a hand, as many as there are (8.2)."""
    number = min(wanted, left(state.cards))
    if not number:
        return state
    cards = logged(off_the_deck(state.cards, number), "hand", seat, number)
    return _in_hand(with_cards(state, cards), seat, number, ledger, why)


def discard(state: State, seat: int, ledger: Ledger, why: Why) -> State:
    """5.14: a card out of a hand, nobody sees which."""
    cards = logged(state.cards, "discard", seat)
    cards = cards._replace(discard=cards.discard + 1)
    return _in_hand(with_cards(state, cards), seat, -1, ledger, why)


def played(state: State, seat: int, power: str, ledger: Ledger) -> State:
    """8.1: one card a turn; it is discarded before its effect, 8.11 lies open first."""
    turn, player = open_turn(state), state.players[seat]
    if turn.card:
        raise Refusal("8.1", "card-played", player=f.player(player.colour))
    if not player.hand:
        raise Refusal("8.1", "no-card", player=f.player(player.colour))
    cards = logged(state.cards, "played", seat, power)
    if power == FOUND_THREE:
        cards = cards._replace(open=cards.open + 1)
    else:
        cards = cards._replace(discard=cards.discard + 1)
    state = state._replace(cards=cards, turn=turn._replace(card=True))
    return _in_hand(state, seat, -1, ledger, Why("card", "8.1", {"card": f.card(power)}))


def turn_up(state: State, colonists: tuple[int, ...], for_what: str) -> State:
    """7.2, 7.3, 9.20: cards lie open."""
    number = len(colonists)
    cards = logged(off_the_deck(state.cards, number), "open", for_what, *colonists)
    return with_cards(state, cards._replace(open=cards.open + number))


def clear(state: State, number: int, for_what: str) -> State:
    """7.7, 9.20: the cards that lay open are discarded."""
    cards = logged(state.cards, "clear", for_what) if number else state.cards
    cards = cards._replace(open=cards.open - number, discard=cards.discard + number)
    return with_cards(state, cards)


def _in_hand(state: State, seat: int, number: int, ledger: Ledger, why: Why) -> State:
    player = state.players[seat]
    ledger.append(Line(player.colour, "hand", number, *why))
    return with_player(state, seat, player._replace(hand=player.hand + number))
