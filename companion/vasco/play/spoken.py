"""What a change of the game lets a group hear: a few spoken sentences, and one sound."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from companion.table.course import RULES, Entry
from companion.table.game import Figure, Line
from companion.table.session import Change
from companion.vasco.rules import figures as f
from companion.vasco.rules import moves as m
from companion.vasco.rules.acting import price, the_call
from companion.vasco.rules.phases import OVERVIEW, numbers_left
from companion.vasco.rules.state import State

Say = Callable[..., str]
"""Says a message with its figures, the players by their own names."""

_SAILING = (m.Expedition, m.Send)


def spoken(say: Say, change: Change) -> str:
    """What came of a move that was made, and the number that is called now, where that is
    another one than before."""
    before, after = change.before.state, change.after.state
    said = [*_events(say, before, change.entries)] if change.what == "do" else []
    now = call(say, after)
    if now != call(say, before):
        said.append(now)
    return " ".join(filter(None, said))


def call(say: Say, state: State) -> str:
    """The number called (3.2), whose it is, and what the right to act costs."""
    if not _calls(state):
        return ""
    number, disc = the_call(state)
    return say(
        "voice-call",
        number=f.number(number),
        player=f.player(disc.player),
        area=f.area(disc.area),
        price=f.number(price(state, number)),
    )


def _calls(state: State) -> bool:
    acting = OVERVIEW[state.stage].step == "act"
    return acting and not state.blind and numbers_left(state)


def _events(say: Say, before: State, entries: Sequence[Entry]) -> Iterator[str]:
    for entry in entries:
        yield from _event(say, before, entry)
        before = entry.state


def _event(say: Say, before: State, entry: Entry) -> Iterator[str]:
    after: State = entry.state
    if isinstance(entry.move, m.Pass) and entry.by == RULES:
        yield _given_up(say, before, entry)
    elif isinstance(entry.move, m.TurnVdg) and after.marker is not None:
        yield say("voice-marker", marker=f.number(after.marker))
    elif isinstance(entry.move, m.Navigate):
        yield from _earned(say, entry)
    if after.round != before.round:
        first = f.player(after.players[after.first].colour)
        yield say("voice-round", round=f.number(after.round), first=first)


def _given_up(say: Say, before: State, entry: Entry) -> str:
    number, _ = the_call(before)
    reals = sum(line.amount for line in entry.lines if line.what == "reals")
    figures = {"number": f.number(number), "reals": f.number(reals)}
    return say("voice-given-up", player=f.player(entry.move.player), **figures)


def _earned(say: Say, entry: Entry) -> Iterator[str]:
    """7.2 and 7.3, and what characters give after the last round: each player's sum."""
    paid = [line for line in entry.lines if line.what in ("vp", "reals")]
    for player in dict.fromkeys(line.player for line in paid):
        mine = [line for line in paid if line.player == player]
        yield say("voice-has", player=f.player(player), what=f.listed(_amounts(say, mine)))
    if not paid:
        yield say("voice-nothing-earned")


def _amounts(say: Say, lines: Sequence[Line]) -> Iterator[Figure]:
    points = sum(line.amount for line in lines if line.what == "vp")
    reals = sum(line.amount for line in lines if line.what == "reals")
    if points:
        yield f.text(say("voice-points", points=f.number(points)))
    if reals:
        yield f.reals(reals)


def sound(change: Change) -> str:
    """The most of what happened: a round that ends, ships that sail, money that moves."""
    moves = [entry.move for entry in change.entries]
    if any(isinstance(move, m.Navigate) for move in moves):
        return "round"
    if any(isinstance(move, _SAILING) or _sends(move) for move in moves):
        return "sail"
    if any(line.what == "reals" for entry in change.entries for line in entry.lines):
        return "coin"
    return "accept"


def _sends(move: m.Move) -> bool:
    return isinstance(move, m.Host) and move.send is not None
