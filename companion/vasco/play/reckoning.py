"""How a game ended, in words and sums, read from its ledger."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import Any, NamedTuple

from companion.play.numerals import as_clock, roman
from companion.table.account import Account
from companion.table.game import Figure, Line, Result, Said
from companion.table.session import Session
from companion.table.times import Times, total
from companion.vasco.rules.ending import REALS_A_VP, ships_at_sea
from companion.vasco.rules.state import State

_AT_THE_END = ("reals", "ships")
"""9.3."""
_OF_LANDINGS = ("dock", "complete", "income", "landing")


class Sum(NamedTuple):
    """What somebody's score is made of."""

    result: Result
    parts: tuple[Said, ...]
    """What was scored in play, then what each thing brought at the end."""


def sums(session: Session, account: Account) -> list[Sum]:
    """The last first, as they are told; the winner comes at the end."""
    results = session.game.results(session.state)
    return [Sum(result, tuple(_parts(account, result))) for result in reversed(results)]


def _parts(account: Account, result: Result) -> Iterator[Said]:
    at_the_end = [
        item.line
        for item in account.of(result.colour, "vp")
        if item.line.source in _AT_THE_END and item.line.rule == "9.3"
    ]
    in_play = result.score - sum(line.amount for line in at_the_end)
    yield Said("reckoning-in-play", {"vp": Figure("number", in_play)})
    for line in at_the_end:
        yield Said(f"reckoning-{line.source}", {**line.about, "vp": Figure("number", line.amount)})


def tie_break(session: Session) -> tuple[Said, ...]:
    """9.4 in words, where the most VP did not decide alone."""
    results = session.game.results(session.state)
    tied = [each for each in results if each.score == results[0].score]
    if len(tied) == 1:
        return ()
    figures = {
        "players": _listed(each.colour for each in tied),
        "vp": Figure("vp", results[0].score),
    }
    said = [Said("reckoning-tied", figures)]
    if isinstance(session.state, State):
        said += _merits(session.state, [each.colour for each in tied])
    else:
        # Who only wrote down the score looked at ships and sailors on the table.
        said.append(Said("reckoning-tie-table", {}))
    winners = [each.colour for each in tied if each.won]
    key = "reckoning-tie-shared" if len(winners) > 1 else "reckoning-tie-won"
    return (*said, Said(key, {"players": _listed(winners)}))


def _merits(state: State, colours: list[str]) -> Iterator[Said]:
    """What 9.4 compares next, and next only where it must."""
    ships = {colour: ships_at_sea(state, colour) for colour in colours}
    yield from (_merit("reckoning-tie-ships", colour, ships[colour]) for colour in colours)
    most = [colour for colour in colours if ships[colour] == max(ships.values())]
    if len(most) > 1:
        supply = {player.colour: sum(player.sailors) for player in state.players}
        yield from (_merit("reckoning-tie-sailors", colour, supply[colour]) for colour in most)


def times_taken(session: Session, times: Times) -> tuple[Said, ...]:
    """How long everybody thought, in the order of the seats; nothing where nobody measured it."""
    return tuple(
        Said("reckoning-time", _taken(seat.colour, times))
        for seat in session.head.players
        if seat.colour in times
    )


def _taken(colour: str, times: Times) -> dict[str, Figure]:
    phases = {name: times[colour].get(name, 0) for name in ("placing", "acting")}
    told = {name: Figure("text", as_clock(seconds)) for name, seconds in phases.items()}
    whole = Figure("text", as_clock(total(times, colour)))
    return {"player": Figure("player", colour), "time": whole, **told}


def _merit(key: str, colour: str, count: int) -> Said:
    return Said(key, {"player": Figure("player", colour), "count": Figure("count", count)})


def _listed(colours: Any) -> Figure:
    return Figure("list", tuple(Figure("player", colour) for colour in colours))


def what_decided(session: Session, account: Account) -> tuple[Said, ...]:
    """The largest gain, the landing that paid most, the money left unused: as far as known."""
    found = (
        largest_gain(session, account),
        best_landing(session, account),
        unused_money(session),
    )
    return tuple(filter(None, found))


def largest_gain(session: Session, account: Account) -> Said | None:
    """By one player with one move, the end aside."""
    gains: dict[tuple[int, str], int] = {}
    for move, line in account.items:
        if line.what == "vp" and move and line.rule != "9.3":
            gains[move, line.player] = gains.get((move, line.player), 0) + line.amount
    if not gains:
        return None
    (move, player), gain = max(gains.items(), key=lambda each: (each[1], -each[0][0]))
    equals = {colour for (_, colour), each in gains.items() if each == gain}
    if len(equals) > 1:
        figures = {"vp": Figure("vp", gain), "players": _seated(session, equals)}
        return Said("reckoning-gains", figures)
    entry = session.line[move - 1]
    return Said(
        "reckoning-gain",
        {
            "player": Figure("player", player),
            "vp": Figure("vp", gain),
            "move": Figure("move", entry.raw["do"]),
            "round": Figure("text", roman(session.at(move - 1).round)),
        },
    )


def best_landing(session: Session, account: Account) -> Said | None:
    paid: dict[str, dict[str, int]] = {}
    for _, line in account.items:
        if line.what == "vp" and line.source in _OF_LANDINGS:
            by_player = paid.setdefault(_landing(line), {})
            by_player[line.player] = by_player.get(line.player, 0) + line.amount
    if not paid:
        return None
    whole = {landing: sum(by_player.values()) for landing, by_player in paid.items()}
    most = _most(whole)
    vp = Figure("vp", whole[most[0]])
    if len(most) > 1:
        listed = Figure("list", tuple(Figure("landing", landing) for landing in most))
        return Said("reckoning-landings", {"landings": listed, "vp": vp})
    (best,) = most
    shares = paid[best]
    leaders = _most(shares)
    share = shares[leaders[0]]
    figures = {
        "landing": Figure("landing", best),
        "vp": vp,
        "share": Figure("number", share),
        "rest": Figure("number", whole[best] - share * len(leaders)),
    }
    if len(leaders) > 1:
        return Said("reckoning-landing-shared", {**figures, "players": _seated(session, leaders)})
    return Said("reckoning-landing", {**figures, "player": Figure("player", leaders[0])})


def _most(amounts: Mapping[str, int]) -> list[str]:
    """All those of which there is most."""
    return [each for each in amounts if amounts[each] == max(amounts.values())]


def _seated(session: Session, colours: Collection[str]) -> Figure:
    """In the order of the seats, which no chance decides."""
    return _listed(seat.colour for seat in session.head.players if seat.colour in colours)


def _landing(line: Line) -> str:
    return str(line.about["landing"].value)


def unused_money(session: Session) -> Said | None:
    """Reals stay where they are when the game is over (9.3)."""
    if not getattr(session.state, "with_reals", True):
        return None
    left = {player.colour: player.reals for player in session.state.players}
    richest = _most(left)
    reals = left[richest[0]]
    if not reals:
        return None
    figures = {"reals": Figure("reals", reals), "vp": Figure("vp", reals // REALS_A_VP)}
    if len(richest) > 1:
        return Said("reckoning-money-shared", {**figures, "players": _seated(session, richest)})
    return Said("reckoning-money", {**figures, "player": Figure("player", richest[0])})
