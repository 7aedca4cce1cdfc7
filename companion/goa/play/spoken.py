"""What a change of the game lets a group hear: what was auctioned and who is asked now.

12.3: all of it is said at the table anyway; what is in a purse is not.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from companion.goa.play.lots import Settled, settled
from companion.goa.rules import auctions
from companion.goa.rules import figures as f
from companion.goa.rules.implied import next_asked
from companion.goa.rules.phases import asked
from companion.goa.rules.state import State
from companion.goa.rules.tiles import PHASES
from companion.table.game import Figure
from companion.table.session import Change

Say = Callable[..., str]


def spoken(say: Say, change: Change) -> str:
    """How an auction ended, that a round begins, and who is asked now where that is new."""
    before, after = change.before.state, change.after.state
    said = [*_events(say, change)] if change.what == "do" else []
    now = call(say, after)
    if now != call(say, before):
        said.append(now)
    return " ".join(filter(None, said))


def call(say: Say, state: State) -> str:
    """Whose word it is, and on what, once whoever is done is told to be."""
    return called(say, next_asked(state))


def called(say: Say, state: State) -> str:
    """The same, of the state as it is."""
    kind, seat = asked(state)
    if kind not in _CALLS or seat is None:
        return ""
    return _CALLS[kind](say, state, f.player(state.board.colours[seat]))


def _place(say: Say, state: State, player: Figure) -> str:
    if not state.step:
        return say("voice-flag", player=player)
    return say("voice-place", player=player, number=f.number(state.step + 1))


def _bid(say: Say, state: State, player: Figure) -> str:
    if not auctions.under_way(state).bids:
        return say("voice-auction", lot=auctions.lot(state), player=player)
    best = auctions.highest(state)
    if best is None:
        return say("voice-nobody", player=player)
    highest = f.player(state.board.colours[best[0]])
    return say("voice-bid", highest=highest, ducats=f.ducats(best[1]), player=player)


def _decide(say: Say, state: State, player: Figure) -> str:
    best = auctions.highest(state)
    assert best
    bidder = f.player(state.board.colours[best[0]])
    return say("voice-decides", bidder=bidder, ducats=f.ducats(best[1]), player=player)


_CALLS: dict[str, Callable[[Say, State, Figure], str]] = {
    "place": _place,
    "bid": _bid,
    "decide": _decide,
    "turn": lambda say, state, player: say("voice-turn", player=player),
    "extra": lambda say, state, player: say("voice-extra", player=player),
}


def _events(say: Say, change: Change) -> Iterator[str]:
    before: State = change.before.state
    for entry in change.entries:
        after: State = entry.state
        if lot := settled(before, entry):
            yield _gets(say, after, lot)
        if _round(after) != _round(before) and after.first is not None:
            first = f.player(after.board.colours[after.first])
            phase = f.text(PHASES[after.phase])
            yield say("voice-round", phase=phase, round=f.number(after.round), first=first)
        before = after


def _round(state: State) -> tuple[int, int]:
    return state.phase, state.round


def _gets(say: Say, state: State, lot: Settled) -> str:
    figures = {"player": f.player(state.board.colours[lot.winner]), "lot": f.lot(lot.tile)}
    if not lot.price:
        return _sentence(say("voice-gets-free", **figures))
    return _sentence(say("voice-gets", ducats=f.ducats(lot.price), **figures))


def _sentence(text: str) -> str:
    return text[:1].upper() + text[1:]


def sound(change: Change) -> str:
    """A round that ends is heard."""
    before, after = change.before.state, change.after.state
    return "round" if _round(before) != _round(after) else "accept"
