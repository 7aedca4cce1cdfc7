"""4 to 6: what can be bought, recruited, sent and met."""

from __future__ import annotations

from collections.abc import Iterable

from companion.table.game import Said
from companion.vasco.rules import figures as f
from companion.vasco.rules.advice.crews import launchable
from companion.vasco.rules.now.moments import Sentences, phase
from companion.vasco.rules.now.turns import bag
from companion.vasco.rules.recruiting import captain_cost, sailors_cost
from companion.vasco.rules.state import (
    ALVARES,
    CHARACTERS,
    DIAS,
    LANDINGS,
    MANUEL,
    NO_CREW,
    SERNIGI,
    Docks,
    Landing,
    State,
    is_complete,
)


def offer(state: State) -> Sentences:
    if not state.upper and state.sao_gabriel is None:
        return
    yield from upper(state)
    if state.sao_gabriel:
        yield Said("now-sao-gabriel", {"reals": f.reals(state.sao_gabriel.crew)})
    else:
        yield Said("now-sao-gabriel-sold", {})


def upper(state: State) -> Sentences:
    yield Said("now-upper", {"count": f.count(len(state.upper))})


def launches(state: State) -> Sentences:
    able = [f.player(each.colour) for each in state.players if any(launchable(each))]
    if able:
        yield Said("now-launch", {"players": f.listed(able)})


def recruits(state: State) -> Sentences:
    for number, sailors in enumerate(state.sections, 1):
        if sailors != NO_CREW:
            reals = sailors_cost(sailors)
            both = f.reals(reals + captain_cost(sailors))
            figures = {"section": f.number(number), "reals": f.reals(reals), "both": both}
            yield Said("now-section", figures)
    for player in state.players:
        figures = {"player": f.player(player.colour), "count": f.count(player.captains_on_board)}
        yield Said("now-captains", figures)


def docks(state: State) -> Sentences:
    """From Calicut down, as the board is read."""
    for name, printed, docks in southwards(state):
        empty = [value for value, ship in zip(printed.docks, docks, strict=True) if ship is None]
        if empty:
            figures = {"landing": f.landing(name), "docks": f.listed(map(f.number, empty))}
            yield Said("now-docks", figures)


def southwards(state: State) -> Iterable[tuple[str, Landing, Docks]]:
    rows = list(zip(LANDINGS, state.board.landings, state.landings, strict=True))
    return reversed(rows)


def bonuses(state: State) -> Sentences:
    yield from upper(state)
    yield from bag(state)


def complete(state: State) -> Sentences:
    found = [
        Said("now-complete", {"landing": f.landing(name), "vp": f.vp(printed.complete)})
        for name, printed, docks in southwards(state)
        if is_complete(docks)
    ]
    yield from found or [Said("now-none-complete", {})]


def hosting(state: State) -> Sentences:
    if phase(state) not in ("placing", "acting"):
        return
    left = [f.number(amount) for amount in state.money if amount is not None]
    yield Said("now-amounts", {"amounts": f.listed(left)}) if left else Said("now-no-amounts", {})
    hosted = [
        f.character(name)
        for name, host in zip(CHARACTERS, state.portraits, strict=True)
        if host is not None
    ]
    if hosted:
        yield Said("now-hosted", {"characters": f.listed(hosted)})


def owner(state: State, place: int) -> Said:
    owner, character = state.owners[place], f.character(CHARACTERS[place])
    if owner is None:
        return Said("now-unowned", {"character": character})
    return Said("now-owner", {"player": f.player(owner), "character": character})


def owners(state: State) -> Sentences:
    yield from (owner(state, place) for place in range(len(CHARACTERS)))


def dias(state: State) -> Sentences:
    yield owner(state, DIAS)


def alvares(state: State) -> Sentences:
    yield owner(state, ALVARES)
    yield Said("now-missionaries", {"count": f.count(state.missionaries)})


def sernigi(state: State) -> Sentences:
    yield owner(state, SERNIGI)
    yield from merchant(state)


def manuel(state: State) -> Sentences:
    yield owner(state, MANUEL)


def merchant(state: State) -> Sentences:
    if state.merchant is not None:
        yield Said("now-merchant", {"limit": f.number(state.merchant)})
    elif phase(state) == "acting":
        yield Said("now-merchant-sent", {})
