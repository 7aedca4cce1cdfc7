"""1 to 3: whose turn it is, where the marker stands, what acting costs."""

from __future__ import annotations

from companion.table.game import Said
from companion.vasco.rules import figures as f
from companion.vasco.rules.acting import price, refund, the_call
from companion.vasco.rules.advice.prices import VARIATIONS
from companion.vasco.rules.now.moments import Sentences, is_called, moved, phase
from companion.vasco.rules.placing import placer
from companion.vasco.rules.state import AREAS, State


def sections(state: State) -> Sentences:
    yield Said("now-sections", {"sections": f.count(len(state.sections))})
    yield from bag(state)


def bag(state: State) -> Sentences:
    yield Said("now-bag", {"count": f.count(sum(state.bag) - len(state.blind))})


def marker(state: State) -> Sentences:
    """2.1, 3.1: before its move the marker only tells the range."""
    if state.marker is None or phase(state) not in ("placing", "acting"):
        return
    marker = f.number(state.marker)
    if moved(state):
        yield Said("now-first-free", {"marker": marker})
    else:
        least, most = state.marker + VARIATIONS[0], state.marker + VARIATIONS[-1]
        figures = {"marker": marker, "least": f.number(least), "most": f.number(most)}
        yield Said("now-marker", figures)


def turn(state: State) -> Sentences:
    seat = placer(state) if phase(state) == "placing" else None
    if seat is not None:
        yield Said("now-turn", {"player": f.player(state.players[seat].colour)})


def slots(state: State) -> Sentences:
    for area, empty in zip(AREAS, state.slots, strict=False):
        yield Said("now-slots", {"area": f.area(area), "count": f.count(empty)})


def number(state: State) -> Sentences:
    if is_called(state):
        number, disc = the_call(state)
        yield Said("now-called", {"number": f.number(number), "player": f.player(disc.player)})


def price_of_acting(state: State) -> Sentences:
    if not is_called(state):
        yield from marker(state)
        return
    number, _ = the_call(state)
    reals = price(state, number)
    figures = {"marker": f.number(state.marker or 0), "number": f.number(number)}
    if reals:
        yield Said("now-price", {**figures, "price": f.reals(reals)})
    else:
        yield Said("now-free", figures)


def giving_up(state: State) -> Sentences:
    if is_called(state):
        number, _ = the_call(state)
        figures = {"number": f.number(number), "reals": f.reals(refund(state, number))}
        yield Said("now-give-up", figures)
    yield Said("now-rows", {"amounts": f.listed(map(f.number, state.board.refund))})
