"""How a game ended, in words and sums."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from typing import NamedTuple

from companion.play.numerals import as_clock
from companion.play.reckoning.counting import Counting
from companion.table.account import Account
from companion.table.game import Figure, Result, Said
from companion.table.session import Session
from companion.table.times import Times, total


class Sum(NamedTuple):
    """What somebody's score is made of."""

    result: Result
    parts: tuple[Said, ...]
    """What was scored in play, then what each thing brought at the end."""


def sums(counting: Counting, session: Session, account: Account) -> list[Sum]:
    """The last first, as they are told; the winner comes at the end."""
    results = session.game.results(session.state)
    return [
        Sum(each, tuple(_parts(counting, session, account, each))) for each in reversed(results)
    ]


def _parts(
    counting: Counting, session: Session, account: Account, result: Result
) -> Iterator[Said]:
    points = counting.points
    lines = [item.line for item in account.of(result.colour, points) if counting.last(item.line)]
    in_play = result.score - sum(line.amount for line in lines)
    if in_play and counting.open:
        yield from counting.open(session.state, result.colour)
    elif in_play or not lines:
        yield Said("reckoning-in-play", {points: Figure("number", in_play)})
    for line in lines:
        figures = {**line.about, points: Figure("number", line.amount)}
        yield Said(f"reckoning-{line.source.replace('_', '-')}", figures)


def tie_break(counting: Counting, session: Session) -> tuple[Said, ...]:
    """Where the most points did not decide alone."""
    results = session.game.results(session.state)
    tied = [each for each in results if each.score == results[0].score]
    if len(tied) == 1:
        return ()
    colours = [each.colour for each in tied]
    score = Figure(counting.points, results[0].score)
    winners = listed(each.colour for each in tied if each.won)
    shared = len([each for each in tied if each.won]) > 1
    return (
        Said("reckoning-tied", {"players": listed(colours), counting.points: score}),
        *counting.merits(session.state, colours),
        Said("reckoning-tie-shared" if shared else "reckoning-tie-won", {"players": winners}),
    )


def times_taken(counting: Counting, session: Session, times: Times) -> tuple[Said, ...]:
    """How long everybody thought, in the order of the seats; nothing where nobody measured it."""
    return tuple(
        Said("reckoning-time", _taken(counting, seat.colour, times))
        for seat in session.head.players
        if seat.colour in times
    )


def _taken(counting: Counting, colour: str, times: Times) -> dict[str, Figure]:
    phases = {name: times[colour].get(name, 0) for name in counting.phases}
    told = {name: Figure("text", as_clock(seconds)) for name, seconds in phases.items()}
    whole = Figure("text", as_clock(total(times, colour)))
    return {"player": Figure("player", colour), "time": whole, **told}


def what_decided(counting: Counting, session: Session, account: Account) -> tuple[Said, ...]:
    """As far as known."""
    found = (tells(counting, session, account) for tells in counting.decided)
    return tuple(filter(None, found))


def listed(colours: Iterable[str]) -> Figure:
    return Figure("list", tuple(Figure("player", colour) for colour in colours))


def seated(session: Session, colours: Collection[str]) -> Figure:
    """In the order of the seats, which no chance decides."""
    return listed(seat.colour for seat in session.head.players if seat.colour in colours)
