"""What has been entered, by round and player, as plain values and in words."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple

from companion.play.numerals import signed
from companion.table.course import Entry
from companion.table.game import Figure, Line
from companion.table.game.pad.declared import Pad
from companion.table.game.pad.entering import ROUNDS, phase, reckoned
from companion.table.game.pad.moves import Move, Round, Score, Settle
from companion.table.game.pad.state import State
from companion.table.session import Session

Say = Callable[..., str]

NO_MOVE = 0
"""The number of what somebody had from the beginning."""


class Shown(NamedTuple):
    """An entry: its place among the moves, what it is of, what it tells, and what it brought."""

    number: int
    category: str
    value: Any
    amount: int
    points: int


class Sum(NamedTuple):
    """What somebody has in all: from the rounds, and from the end."""

    player: str
    in_play: int
    at_the_end: int


class Page(NamedTuple):
    """What one round brought; the last page is the end of the game."""

    round: int
    is_end: bool
    rows: tuple[tuple[str, tuple[Shown, ...]], ...]
    """Of each player who got anything."""
    sums: tuple[Sum, ...] = ()
    """Of everybody, beneath the rows of the end."""


def pages(pad: Pad, session: Session) -> list[Page]:
    """The latest round first; one in which nothing was entered yet has no page but the first, in
    which somebody may have begun with something, and the last, with what everybody has in all."""
    colours = [seat.colour for seat in session.head.players]
    found: dict[int, dict[str, list[Shown]]] = {1: {}}
    for line in session.begun.lines:
        found[1].setdefault(line.player, []).append(_carried(NO_MOVE, line))
    for entry in session.line:
        if player := whose(entry.move):
            page = found.setdefault(_round_of(pad, entry), {})
            page.setdefault(player, []).append(shown(pad, entry))
    if phase(pad, session.state) != ROUNDS:
        found.setdefault(pad.rounds + 1, {})
    return [
        Page(
            round_,
            round_ > pad.rounds,
            tuple((colour, tuple(page[colour])) for colour in colours if colour in page),
            _sums(pad, session.state, found) if 0 < pad.rounds < round_ else (),
        )
        for round_, page in sorted(found.items(), reverse=True)
    ]


def _sums(
    pad: Pad, state: State, found: Mapping[int, Mapping[str, Iterable[Shown]]]
) -> tuple[Sum, ...]:
    rounds = [page for round_, page in found.items() if round_ <= pad.rounds]
    sums = []
    for player in reckoned(pad, state, []).players:
        in_play = sum(each.points for page in rounds for each in page.get(player.colour, ()))
        whole = player.has[pad.points]
        sums.append(Sum(player.colour, in_play, whole - in_play))
    return tuple(sums)


def whose(move: Move) -> str:
    """Who got something by it."""
    return (move.owner or "") if isinstance(move, Round) else getattr(move, "player", "")


def _round_of(pad: Pad, entry: Entry) -> int:
    """What comes with the end of a round is of that round."""
    now: int = min(entry.state.round, pad.rounds + 1)
    return now - 1 if isinstance(entry.move, Round) else now


def shown(pad: Pad, entry: Entry) -> Shown:
    move = entry.move
    if isinstance(move, Round):
        return _carried(entry.number, entry.lines[0])
    what = pad.what(pad.category(move.category))
    amount = sum(line.amount for line in entry.lines)
    points = amount if what == pad.points else 0
    return Shown(entry.number, move.category, move.value, amount, points)


def _carried(number: int, line: Line) -> Shown:
    return Shown(number, line.source, line.source, line.amount, line.amount)


def text(pad: Pad, say: Say, entry: Shown) -> str:
    """What an entry says of itself."""
    told = {}
    if not isinstance(entry.value, tuple):
        told[entry.category] = pad.category(entry.category).figure(entry.value)
    return say(f"pad-entry-{entry.category}", amount=signed(entry.amount), **told)


def told(pad: Pad, say: Say, entry: Entry) -> str:
    """A move in a sentence."""
    player = whose(entry.move)
    if not isinstance(entry.move, Score | Settle) and not player:
        return say(f"pad-undo-{entry.raw['do']}")
    said = text(pad, say, shown(pad, entry))
    return say("pad-entry-of", player=Figure("player", player), entry=said)
