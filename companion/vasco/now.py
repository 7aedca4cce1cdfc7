"""What a rule amounts to at this moment of a game: a sentence or a few with the game's figures."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator

from companion.table.game import Said
from companion.vasco import figures as f
from companion.vasco.acting import price, refund, the_call
from companion.vasco.advice.crews import launchable
from companion.vasco.advice.forecast import forecast
from companion.vasco.advice.prices import VARIATIONS
from companion.vasco.ending import REALS_A_VP, VP_A_SHIP, manned_ships
from companion.vasco.phases import OVERVIEW
from companion.vasco.placing import placer
from companion.vasco.recruiting import captain_cost, sailors_cost
from companion.vasco.state import (
    ALVARES,
    AREAS,
    CHARACTERS,
    DIAS,
    LANDINGS,
    MANUEL,
    NO_CREW,
    ROUNDS,
    SERNIGI,
    Docks,
    Landing,
    State,
    called,
    is_complete,
)

Sentences = Iterator[Said]


def now(state: State, rule: str) -> tuple[Said, ...]:
    """None where the rule knows no figure, or has none at this moment."""
    tells = _TELLS.get(rule)
    if tells is None or state.winners is not None:
        return ()
    return tuple(tells(state))


def _phase(state: State) -> str:
    return OVERVIEW[state.stage].phase


def _moved(state: State) -> bool:
    """Whether the marker has made its move (3.1)."""
    return _phase(state) == "acting" and OVERVIEW[state.stage].step != "vdg"


def _called(state: State) -> bool:
    return _moved(state) and called(state) is not None


def _sections(state: State) -> Sentences:
    yield Said("now-sections", {"sections": f.count(len(state.sections))})
    yield from _bag(state)


def _bag(state: State) -> Sentences:
    yield Said("now-bag", {"count": f.count(sum(state.bag) - len(state.blind))})


def _marker(state: State) -> Sentences:
    """2.1, 3.1: before its move the marker only tells the range."""
    if state.marker is None or _phase(state) not in ("placing", "acting"):
        return
    marker = f.number(state.marker)
    if _moved(state):
        yield Said("now-first-free", {"marker": marker})
    else:
        least, most = state.marker + VARIATIONS[0], state.marker + VARIATIONS[-1]
        figures = {"marker": marker, "least": f.number(least), "most": f.number(most)}
        yield Said("now-marker", figures)


def _turn(state: State) -> Sentences:
    seat = placer(state) if _phase(state) == "placing" else None
    if seat is not None:
        yield Said("now-turn", {"player": f.player(state.players[seat].colour)})


def _slots(state: State) -> Sentences:
    for area, empty in zip(AREAS, state.slots, strict=False):
        yield Said("now-slots", {"area": f.area(area), "count": f.count(empty)})


def _number(state: State) -> Sentences:
    if _called(state):
        number, disc = the_call(state)
        yield Said("now-called", {"number": f.number(number), "player": f.player(disc.player)})


def _price(state: State) -> Sentences:
    if not _called(state):
        yield from _marker(state)
        return
    number, _ = the_call(state)
    reals = price(state, number)
    figures = {"marker": f.number(state.marker or 0), "number": f.number(number)}
    if reals:
        yield Said("now-price", {**figures, "price": f.reals(reals)})
    else:
        yield Said("now-free", figures)


def _giving_up(state: State) -> Sentences:
    if _called(state):
        number, _ = the_call(state)
        figures = {"number": f.number(number), "reals": f.reals(refund(state, number))}
        yield Said("now-give-up", figures)
    yield Said("now-rows", {"amounts": f.listed(map(f.number, state.board.refund))})


def _offer(state: State) -> Sentences:
    if not state.upper and state.sao_gabriel is None:
        return
    yield from _upper(state)
    if state.sao_gabriel:
        yield Said("now-sao-gabriel", {"reals": f.reals(state.sao_gabriel.crew)})
    else:
        yield Said("now-sao-gabriel-sold", {})


def _upper(state: State) -> Sentences:
    yield Said("now-upper", {"count": f.count(len(state.upper))})


def _launches(state: State) -> Sentences:
    able = [f.player(each.colour) for each in state.players if any(launchable(each))]
    if able:
        yield Said("now-launch", {"players": f.listed(able)})


def _recruits(state: State) -> Sentences:
    for number, sailors in enumerate(state.sections, 1):
        if sailors != NO_CREW:
            reals = sailors_cost(sailors)
            both = f.reals(reals + captain_cost(sailors))
            figures = {"section": f.number(number), "reals": f.reals(reals), "both": both}
            yield Said("now-section", figures)
    for player in state.players:
        figures = {"player": f.player(player.colour), "count": f.count(player.captains_on_board)}
        yield Said("now-captains", figures)


def _docks(state: State) -> Sentences:
    """From Calicut down, as the board is read."""
    for name, printed, docks in _southwards(state):
        empty = [value for value, ship in zip(printed.docks, docks, strict=True) if ship is None]
        if empty:
            figures = {"landing": f.landing(name), "docks": f.listed(map(f.number, empty))}
            yield Said("now-docks", figures)


def _southwards(state: State) -> Iterable[tuple[str, Landing, Docks]]:
    rows = list(zip(LANDINGS, state.board.landings, state.landings, strict=True))
    return reversed(rows)


def _bonuses(state: State) -> Sentences:
    yield from _upper(state)
    yield from _bag(state)


def _complete(state: State) -> Sentences:
    found = [
        Said("now-complete", {"landing": f.landing(name), "vp": f.vp(printed.complete)})
        for name, printed, docks in _southwards(state)
        if is_complete(docks)
    ]
    yield from found or [Said("now-none-complete", {})]


def _hosting(state: State) -> Sentences:
    if _phase(state) not in ("placing", "acting"):
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


def _owner(state: State, place: int) -> Said:
    owner, character = state.owners[place], f.character(CHARACTERS[place])
    if owner is None:
        return Said("now-unowned", {"character": character})
    return Said("now-owner", {"player": f.player(owner), "character": character})


def _owners(state: State) -> Sentences:
    yield from (_owner(state, place) for place in range(len(CHARACTERS)))


def _dias(state: State) -> Sentences:
    yield _owner(state, DIAS)


def _alvares(state: State) -> Sentences:
    yield _owner(state, ALVARES)
    yield Said("now-missionaries", {"count": f.count(state.missionaries)})


def _sernigi(state: State) -> Sentences:
    yield _owner(state, SERNIGI)
    yield from _merchant(state)


def _manuel(state: State) -> Sentences:
    yield _owner(state, MANUEL)


def _merchant(state: State) -> Sentences:
    if state.merchant is not None:
        yield Said("now-merchant", {"limit": f.number(state.merchant)})
    elif _phase(state) == "acting":
        yield Said("now-merchant-sent", {})


def _earned(state: State, source: str, what: str) -> Counter[str]:
    """What navigation would bring everybody from there, came it now."""
    found: Counter[str] = Counter()
    for line in forecast(state).lines:
        if (line.source, line.what) == (source, what):
            found[line.player] += line.amount
    return found


def _income(state: State) -> Sentences:
    vp, reals = (_earned(state, "income", what) for what in ("vp", "reals"))
    for player in state.players:
        colour = player.colour
        if vp[colour] and not reals[colour]:
            yield Said("now-paid", {"player": f.player(colour), "vp": f.vp(vp[colour])})
        elif vp[colour] or reals[colour]:
            figures = {"vp": f.vp(vp[colour]), "reals": f.reals(reals[colour])}
            yield Said("now-earns", {"player": f.player(colour), **figures})


def _landings_pay(state: State) -> Sentences:
    yield from _complete(state)
    for colour, vp in _earned(state, "complete", "vp").items():
        yield Said("now-paid", {"player": f.player(colour), "vp": f.vp(vp)})


def _passages(state: State) -> Sentences:
    moving = forecast(state).passages
    for key, leaves in (("now-sails", False), ("now-leaves", True)):
        ships = Counter(each.landing for each in moving if (each.to is None) is leaves)
        for landing, count in sorted(ships.items(), reverse=True):
            yield Said(key, {"landing": f.landing(LANDINGS[landing]), "count": f.count(count)})


def _returning(state: State) -> Sentences:
    for colour, count in _earned(state, "returns", "captains").items():
        yield Said("now-returns", {"player": f.player(colour), "count": f.count(count)})


def _round(state: State) -> Sentences:
    yield Said("now-round", {"round": f.number(state.round), "rounds": f.number(ROUNDS)})


def _first(state: State) -> Sentences:
    yield Said("now-first", {"player": f.player(state.players[state.first].colour)})


def _handed_over(state: State) -> Sentences:
    yield from _first(state)
    yield _owner(state, DIAS)
    yield _owner(state, ALVARES)


def _counted(state: State) -> Sentences:
    for player in state.players:
        who = f.player(player.colour)
        if vp := player.reals // REALS_A_VP:
            reals = f.reals(player.reals)
            yield Said("now-reals", {"player": who, "reals": reals, "vp": f.vp(vp)})
        if ships := manned_ships(player):
            figures = {"count": f.count(ships), "vp": f.vp(VP_A_SHIP * ships)}
            yield Said("now-ships", {"player": who, **figures})


def _leads(state: State) -> Sentences:
    most = max(player.vp for player in state.players)
    leading = [f.player(player.colour) for player in state.players if player.vp == most]
    yield Said("now-leads", {"players": f.listed(leading), "vp": f.vp(most)})


_TELLS: dict[str, Callable[[State], Sentences]] = {
    "1.2": _sections,
    "1.3": _owners,
    "2.1": _marker,
    "2.2": _turn,
    "2.3": _slots,
    "2.4": _manuel,
    "3.1": _marker,
    "3.2": _number,
    "3.3": _price,
    "3.4": _giving_up,
    "4.1": _offer,
    "4.2": _upper,
    "4.3": _launches,
    "5.1": _recruits,
    "5.2": _docks,
    "5.3": _bonuses,
    "5.4": _complete,
    "6.1": _hosting,
    "6.2": _dias,
    "6.3": _alvares,
    "6.4": _sernigi,
    "6.5": _manuel,
    "7.1": _merchant,
    "7.2": _income,
    "7.3": _landings_pay,
    "7.4": _passages,
    "7.5": _returning,
    "8.4": _round,
    "8.5": _bag,
    "8.6": _handed_over,
    "9.3": _counted,
    "9.4": _leads,
}
