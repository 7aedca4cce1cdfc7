"""7 to 9: what the ships earn, what comes with the next round, and who leads."""

from __future__ import annotations

from collections import Counter

from companion.table.game import Said
from companion.vasco.rules import figures as f
from companion.vasco.rules.advice.forecast import forecast
from companion.vasco.rules.ending import manned_ships
from companion.vasco.rules.now.areas import complete, owner
from companion.vasco.rules.now.moments import Sentences
from companion.vasco.rules.state import (
    ALVARES,
    DIAS,
    LANDINGS,
    REALS_A_VP,
    ROUNDS,
    VP_A_SHIP,
    State,
)


def earned(state: State, source: str, what: str) -> Counter[str]:
    """What navigation would bring everybody from there, came it now."""
    found: Counter[str] = Counter()
    for line in forecast(state).lines:
        if (line.source, line.what) == (source, what):
            found[line.player] += line.amount
    return found


def income(state: State) -> Sentences:
    vp, reals = (earned(state, "income", what) for what in ("vp", "reals"))
    for player in state.players:
        colour = player.colour
        if vp[colour] and not reals[colour]:
            yield Said("now-paid", {"player": f.player(colour), "vp": f.vp(vp[colour])})
        elif vp[colour] or reals[colour]:
            figures = {"vp": f.vp(vp[colour]), "reals": f.reals(reals[colour])}
            yield Said("now-earns", {"player": f.player(colour), **figures})


def landings_pay(state: State) -> Sentences:
    yield from complete(state)
    for colour, vp in earned(state, "complete", "vp").items():
        yield Said("now-paid", {"player": f.player(colour), "vp": f.vp(vp)})


def passages(state: State) -> Sentences:
    moving = forecast(state).passages
    for key, leaves in (("now-sails", False), ("now-leaves", True)):
        ships = Counter(each.landing for each in moving if (each.to is None) is leaves)
        for landing, count in sorted(ships.items(), reverse=True):
            yield Said(key, {"landing": f.landing(LANDINGS[landing]), "count": f.count(count)})


def returning(state: State) -> Sentences:
    for colour, count in earned(state, "returns", "captains").items():
        yield Said("now-returns", {"player": f.player(colour), "count": f.count(count)})


def round_now(state: State) -> Sentences:
    yield Said("now-round", {"round": f.number(state.round), "rounds": f.number(ROUNDS)})


def first(state: State) -> Sentences:
    yield Said("now-first", {"player": f.player(state.players[state.first].colour)})


def handed_over(state: State) -> Sentences:
    yield from first(state)
    yield owner(state, DIAS)
    yield owner(state, ALVARES)


def counted(state: State) -> Sentences:
    for player in state.players:
        who = f.player(player.colour)
        if vp := player.reals // REALS_A_VP:
            reals = f.reals(player.reals)
            yield Said("now-reals", {"player": who, "reals": reals, "vp": f.vp(vp)})
        if ships := manned_ships(player):
            figures = {"count": f.count(ships), "vp": f.vp(VP_A_SHIP * ships)}
            yield Said("now-ships", {"player": who, **figures})


def leads(state: State) -> Sentences:
    most = max(player.vp for player in state.players)
    leading = [f.player(player.colour) for player in state.players if player.vp == most]
    yield Said("now-leads", {"players": f.listed(leading), "vp": f.vp(most)})
