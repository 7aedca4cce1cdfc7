"""How a game ended, in words and sums, read from its ledger."""

from __future__ import annotations

from collections.abc import Iterator
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
        best_landing(account),
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


def best_landing(account: Account) -> Said | None:
    paid: dict[str, dict[str, int]] = {}
    for _, line in account.items:
        if line.what == "vp" and line.source in _OF_LANDINGS:
            by_player = paid.setdefault(_landing(line), {})
            by_player[line.player] = by_player.get(line.player, 0) + line.amount
    if not paid:
        return None
    best = max(paid, key=lambda landing: sum(paid[landing].values()))
    player = max(paid[best], key=lambda colour: paid[best][colour])
    return Said(
        "reckoning-landing",
        {
            "landing": Figure("landing", best),
            "vp": Figure("vp", sum(paid[best].values())),
            "player": Figure("player", player),
            "share": Figure("number", paid[best][player]),
            "rest": Figure("number", sum(paid[best].values()) - paid[best][player]),
        },
    )


def _landing(line: Line) -> str:
    return str(line.about["landing"].value)


def unused_money(session: Session) -> Said | None:
    """Reals stay where they are when the game is over (9.3)."""
    if not getattr(session.state, "with_reals", True):
        return None
    richest = max(session.state.players, key=lambda player: player.reals)
    return Said(
        "reckoning-money",
        {
            "player": Figure("player", richest.colour),
            "reals": Figure("reals", richest.reals),
            "vp": Figure("vp", richest.reals // REALS_A_VP),
        },
    )
