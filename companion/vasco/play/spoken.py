"""What a change of the game lets a group hear: a few spoken sentences, and one sound."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from companion.table.course import Entry
from companion.table.session import Change
from companion.vasco.play.kinds import ROUND, SAIL, telling
from companion.vasco.play.sentences import Say, happened
from companion.vasco.rules import figures as f
from companion.vasco.rules.acting import price, the_call
from companion.vasco.rules.phases import OVERVIEW, numbers_left
from companion.vasco.rules.state import State


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
    yield from telling(entry).aloud(say, before, entry)
    if too := happened(say, entry.lines):
        yield f"{too}."
    if after.round != before.round:
        first = f.player(after.players[after.first].colour)
        yield say("voice-round", round=f.number(after.round), first=first)


def sound(change: Change) -> str:
    """The most of what happened: a round that ends, ships that sail, money that moves."""
    sounds = {telling(entry).sound(entry.move) for entry in change.entries}
    for found in (ROUND, SAIL):
        if found in sounds:
            return found
    if any(line.what == "reals" for entry in change.entries for line in entry.lines):
        return "coin"
    return "accept"
