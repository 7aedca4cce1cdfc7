"""What decided a game: sentences of which each takes those it has an answer to. All who are equal
are named."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping

from companion.play.reckoning.counting import Counting
from companion.play.reckoning.sums import seated
from companion.table.account import Account
from companion.table.game import Figure, Said
from companion.table.session import Session

Decided = Callable[[Counting, Session, Account], Said | None]


def largest_gain(counting: Counting, session: Session, account: Account) -> Said | None:
    """By one player with one move, the end aside."""
    points = counting.points
    gains: dict[tuple[int, str], int] = {}
    for move, line in account.items:
        if line.what == points and move and not counting.last(line):
            gains[move, line.player] = gains.get((move, line.player), 0) + line.amount
    if not gains:
        return None
    (move, player), gain = max(gains.items(), key=lambda each: (each[1], -each[0][0]))
    equals = {colour for (_, colour), each in gains.items() if each == gain}
    gained = {points: Figure(points, gain)}
    if len(equals) > 1:
        return Said("reckoning-gains", {**gained, "players": seated(session, equals)})
    return Said(
        "reckoning-gain",
        {
            **gained,
            "player": Figure("player", player),
            "move": Figure("move", session.line[move - 1].raw["do"]),
            "round": Figure("text", counting.round(session.at(move - 1))),
        },
    )


def paid_most(thing: str, sources: Collection[str]) -> Decided:
    """Of things of a kind, which brought most from these sources, and to whom; its lines of the
    ledger are about it, and `reckoning-<thing>` says it."""

    def tells(counting: Counting, session: Session, account: Account) -> Said | None:
        paid: dict[str, dict[str, int]] = {}
        for _, line in account.items:
            if line.what == counting.points and line.source in sources:
                to = paid.setdefault(str(line.about[thing].value), {})
                to[line.player] = to.get(line.player, 0) + line.amount
        if not paid:
            return None
        whole = {each: sum(to.values()) for each, to in paid.items()}
        most = _most(whole)
        amount = {counting.points: Figure(counting.points, whole[most[0]])}
        if len(most) > 1:
            equals = Figure("list", tuple(Figure(thing, each) for each in most))
            return Said(f"reckoning-{thing}s", {f"{thing}s": equals, **amount})
        figures = {thing: Figure(thing, most[0]), **amount}
        return _shared_out(f"reckoning-{thing}", figures, session, paid[most[0]])

    return tells


def most_left(worth: int) -> Decided:
    """Who had most left of what else is counted; so many of it would have been a point."""

    def tells(counting: Counting, session: Session, account: Account) -> Said | None:
        left = counting.holdings(session.state)
        richest = _most(left)
        if not richest or not left[richest[0]]:
            return None
        amount = left[richest[0]]
        figures = {
            counting.held: Figure(counting.held, amount),
            counting.points: Figure(counting.points, amount // worth),
        }
        return _named("reckoning-money", figures, session, richest)

    return tells


def _shared_out(
    key: str, figures: Mapping[str, Figure], session: Session, shares: Mapping[str, int]
) -> Said:
    leaders = _most(shares)
    share = shares[leaders[0]]
    rest = Figure("number", sum(shares.values()) - share * len(leaders))
    figures = {**figures, "share": Figure("number", share), "rest": rest}
    return _named(key, figures, session, leaders)


def _named(
    key: str, figures: Mapping[str, Figure], session: Session, colours: Collection[str]
) -> Said:
    if len(colours) > 1:
        return Said(f"{key}-shared", {**figures, "players": seated(session, colours)})
    (colour,) = colours
    return Said(key, {**figures, "player": Figure("player", colour)})


def _most(amounts: Mapping[str, int]) -> list[str]:
    """All those of which there is most."""
    return [each for each in amounts if amounts[each] == max(amounts.values())]
