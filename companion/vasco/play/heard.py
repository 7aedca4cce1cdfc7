"""What is said aloud of a move, kind by kind: of most nothing, for whoever decided knows it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from companion.table.course import RULES, Entry
from companion.table.game import Figure, Line
from companion.vasco.play.sentences import Say
from companion.vasco.rules import figures as f
from companion.vasco.rules.acting import the_call
from companion.vasco.rules.state import State


def nothing(say: Say, before: State, entry: Entry) -> Iterator[str]:
    return iter(())


def given_up(say: Say, before: State, entry: Entry) -> Iterator[str]:
    """What nobody decided: there was nothing else to do."""
    if entry.by != RULES:
        return
    number, _ = the_call(before)
    reals = sum(line.amount for line in entry.lines if line.what == "reals")
    figures = {"number": f.number(number), "reals": f.number(reals)}
    yield say("voice-given-up", player=f.player(entry.move.player), **figures)


def marker_moved(say: Say, _: State, entry: Entry) -> Iterator[str]:
    """3.1; in the set-up there is no marker yet."""
    if entry.state.marker is not None:
        yield say("voice-marker", marker=f.number(entry.state.marker))


def earned(say: Say, _: State, entry: Entry) -> Iterator[str]:
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
