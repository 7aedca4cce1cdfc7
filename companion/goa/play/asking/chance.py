"""What came up: cards turned up, Bonanza tiles, and the symbols of a hand at the end."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations_with_replacement
from typing import Any, NamedTuple

from companion.goa.play.asking.parts import choices, deed
from companion.goa.play.moment import Moment, Shown
from companion.goa.play.pieces import CardSymbol, TurnedUp
from companion.goa.play.saying import amount, colonists, said
from companion.goa.rules import figures as f
from companion.goa.rules.board import ALIKE, SYMBOLS
from companion.goa.rules.ending import shown_symbols
from companion.goa.rules.moves import Correct, Estate
from companion.goa.rules.moves_of_chance import Bonus, Hand, TurnUp
from companion.goa.rules.pieces import BONUSES
from companion.goa.rules.state import State
from companion.play.history import Together
from companion.play.question import Deed, Picks, Question, Spot
from companion.table.game.distinct import distinct

COLONISTS, PRINTED = (1, 2, 3), range(1, 10)
TOGETHER = 3
"""So many cards are told by one touch; more of them card by card."""


def ask_turned(shown: Shown) -> Question:
    """7.2, 7.3, 9.20: of two cards one of six pairs."""
    pending = shown.state.pending[0]
    told = tuple(each for each in shown.picks if isinstance(each, int))
    many = pending.number if pending.number <= TOGETHER else 1
    spots = {
        "turned-" + "-".join(map(str, each)): Spot(
            said("turned-cards", colonists=colonists(each)),
            TurnUp(each) if many == pending.number else each[0],
            TurnedUp(each),
        )
        for each in combinations_with_replacement(COLONISTS, many)
    }
    key = "turned-for-founding" if pending.what == "founding" else "turned-for-resupply"
    left = f.count(pending.number - len(told))
    title = shown.say(key, player=f.player(shown.state.board.colours[pending.seat]))
    return Question(title, shown.say("turned-hint", cards=left), spots, choices(spots))


def turned(state: State, picks: Picks) -> TurnUp | None:
    if isinstance(picks[-1], TurnUp):
        return picks[-1]
    told = tuple(each for each in picks if isinstance(each, int))
    return TurnUp(told) if len(told) == state.pending[0].number else None


@distinct
class Bonanza(NamedTuple):
    """A bonus the set does not have, before it is told how much."""

    what: str


def ask_bonanza(shown: Shown) -> Question:
    """11.3: one of the set's, or told by what it gives and how much."""
    begun = shown.picks and isinstance(shown.picks[-1], Bonanza)
    spots: dict[str, Spot] = {}
    if shown.typing and not begun:
        for what in BONUSES:
            spots[f"bonanza-{what}"] = Spot(amount(what, 1), Bonanza(what), Bonus(what, 1))
    else:
        texts = (next(iter(each.items())) for each in shown.components["bonanza"])
        told = [(shown.picks[-1].what, many) for many in PRINTED] if begun else texts
        for what, many in dict.fromkeys(told):
            bonus = Bonus(what, many)
            spots[f"bonanza-{what}-{many}"] = Spot(amount(what, many), bonus, bonus)
    player = f.player(shown.state.board.colours[shown.state.pending[0].seat])
    title, hint = shown.say("bonanza", player=player), shown.say("bonanza-hint")
    typed = shown.typing or begun
    return Question(title, hint, spots, choices(spots), others=not typed)


def bonanza(state: State, picks: Picks) -> Bonus | None:
    return picks[-1] if isinstance(picks[-1], Bonus) else None


@distinct
class OneSymbol(NamedTuple):
    """One more card with this symbol."""

    symbol: str


def ask_hand(shown: Shown) -> Question:
    """10.1: symbol by symbol; with the last card it is done."""
    now = Moment(shown.state)
    told = [each.symbol for each in shown.picks if isinstance(each, OneSymbol)]
    gone = dict(zip(SYMBOLS, shown_symbols(now.state), strict=True))
    spots = {
        f"symbol-{name}": Spot(f.symbol(name), OneSymbol(name), CardSymbol(name))
        for name in SYMBOLS
        if gone[name] + told.count(name) < ALIKE
    }
    left = f.count(now.player.hand - len(told))
    title = shown.say("hand", player=f.player(now.colour))
    hint = shown.say("hand-hint", cards=left)
    deeds = tuple(_other_number(shown, now, told))
    return Question(title, hint, spots, choices(spots), player=now.colour, deeds=deeds)


def _other_number(shown: Shown, now: Moment, told: list[str]) -> Iterator[Deed]:
    """13.9: at the last moment, fewer cards than the app counted, or one more."""
    why = shown.say("hand-why")

    def holds(cards: int) -> Correct:
        return Correct(why, players=((now.colour, Estate(hand=cards)),))

    shows = (Hand(now.colour, _counted(told)),) if told else ()
    yield deed(
        now.state, "no-more", shown.say("hand-no-more"), Together((holds(len(told)), *shows))
    )
    yield deed(now.state, "one-more", shown.say("hand-one-more"), holds(now.player.hand + 1))


def _counted(told: list[str]) -> tuple[int, ...]:
    return tuple(map(told.count, SYMBOLS))


def laid_open(state: State, picks: Picks) -> Hand | None:
    now = Moment(state)
    told = [each.symbol for each in picks if isinstance(each, OneSymbol)]
    if len(told) < now.player.hand:
        return None
    return Hand(now.colour, _counted(told))


def ask_over(shown: Shown) -> Question:
    return Question(shown.say("game-is-over"))


def called(shown: Shown, pick: Any) -> Any:
    match pick:
        case OneSymbol(name):
            return f.symbol(name)
        case Bonanza(what):
            return amount(what, 1)
        case int():
            return f.number(pick)
    return None
