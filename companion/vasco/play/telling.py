"""A move that was made, as a sentence: who did what, and what it cost or brought."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from companion.table.course import RULES, Entry
from companion.table.game import Figure, Line
from companion.vasco.rules import figures as f
from companion.vasco.rules import moves as m
from companion.vasco.rules.acting import price
from companion.vasco.rules.state import MISSIONARY, SAILORS, Crew, Tile
from companion.vasco.rules.supply import seat_of

Say = Callable[..., str]
"""Says a message with its figures, the players by their own names."""

_COUNTED = ("vp", "reals", "captains", MISSIONARY)
_CHANCE = (m.Projects, m.Sailors, m.TurnVdg, m.Merchant)
_AMOUNT = "amount"
"""What is taken of Vasco da Gama's money, as the ledger calls it."""


def told(say: Say, entry: Entry) -> str:
    """All of it, with what the ledger says."""
    brought = outcome(say, entry)
    what = briefly(say, entry)
    key = "told-round-ends" if isinstance(entry.move, _CHANCE) else "told-with"
    return say(key, what=what, brought=brought) if brought else what


def briefly(say: Say, entry: Entry) -> str:
    """Only what was done."""
    move = entry.move
    if entry.by == RULES and isinstance(move, m.Pass):
        number, dear = _given_up(entry)
        key = "told-pass-poor" if dear else "told-pass-nothing"
        return say(key, player=f.player(move.player), number=f.number(number))
    return _TOLD[type(move)](say, move, entry)


def outcome(say: Say, entry: Entry) -> str:
    """What the move cost and brought, in the order of the ledger; each player's apart.

    What comes with a piece that came up comes of something else, which is named.
    """
    by_chance = isinstance(entry.move, _CHANCE)
    sums: dict[tuple[str, str], dict[str, int]] = {}
    for line in entry.lines:
        if _counts(entry, line):
            held = sums.setdefault((line.player, line.source if by_chance else ""), {})
            held[line.what] = held.get(line.what, 0) + line.amount
    actor = getattr(entry.move, "player", "")
    said = []
    for (player, source), held in sums.items():
        amounts = ", ".join(signed(say, what, amount) for what, amount in held.items() if amount)
        if not amounts:
            continue
        if source:
            why = say(f"ledger-{source}")
            said.append(say("told-of-why", player=f.player(player), amounts=amounts, why=why))
        elif player == actor:
            said.append(amounts)
        else:
            said.append(say("told-of", player=f.player(player), amounts=amounts))
    return "; ".join(said)


def signed(say: Say, what: str, amount: int) -> str:
    sign = "+" if amount > 0 else "−"
    return sign + say("account-amount", amount=abs(amount), what=what)


def _counts(entry: Entry, line: Line) -> bool:
    """Who goes aboard is said already, and which amount was taken."""
    if isinstance(entry.move, m.Launch) or line.source == _AMOUNT:
        return False
    return line.what in _COUNTED


def _given_up(entry: Entry) -> tuple[int, bool]:
    """The number that was given up, if that paid, and, by 3.3, whether the right to act cost more
    than the player had.
    """
    state = entry.state
    for line in entry.lines:
        if line.source == "give_up":
            (number,) = line.about.values()
            reals = state.players[seat_of(state, line.player)].reals - line.amount
            assert isinstance(number.value, int)
            return number.value, price(state, number.value) > reals
    return 0, False


def _crew(crew: Crew) -> Iterator[Figure]:
    """Sailors, those of a colour together."""
    for colour, count in zip(SAILORS, crew, strict=True):
        if count:
            yield f.sailors(colour, count)


def _place(say: Say, move: m.Place, _: Entry) -> str:
    return say("told-place", player=f.player(move.player), number=f.number(move.number),
               area=f.area(move.area))  # fmt: skip


def _pass(say: Say, move: m.Pass, _: Entry) -> str:
    return say("told-pass", player=f.player(move.player))


def _buy(say: Say, move: m.Buy, _: Entry) -> str:
    player = f.player(move.player)
    if move.sao_gabriel:
        return say("told-buy-sao-gabriel", player=player)
    tiles = f.listed(f.ship(each) for each in move.projects)
    return say("told-buy", player=player, projects=tiles)


def _recruit(say: Say, move: m.Recruit, _: Entry) -> str:
    player = f.player(move.player)
    if move.section is None:
        return say("told-recruit-captain", player=player)
    recruits = [*_crew(move.sailors), *[f.a_captain()] * move.captain]
    return say("told-recruit", player=player, recruits=f.listed(recruits),
               section=f.number(move.section))  # fmt: skip


def _expedition(say: Say, move: m.Expedition, _: Entry) -> str:
    limits = f.listed(f.number(each.ship.limit) for each in move.ships)
    return say("told-expedition", player=f.player(move.player), ships=limits,
               count=f.count(len(move.ships)), landing=f.landing(move.landing))  # fmt: skip


def _money(say: Say, move: m.TakeMoney, entry: Entry) -> str:
    reals = sum(line.amount for line in entry.lines if line.source == _AMOUNT)
    return say("told-money", player=f.player(move.player), reals=f.reals(reals))


def _host(say: Say, move: m.Host, _: Entry) -> str:
    figures = {"player": f.player(move.player), "character": f.character(move.character)}
    if move.number is not None and move.area:
        figures |= {"number": f.number(move.number), "area": f.area(move.area)}
        return say("told-host-manuel", **figures)
    if move.send:
        return say("told-host-sernigi", **figures, landing=f.landing(move.send.landing))
    return say("told-host", **figures)


def _send(say: Say, move: m.Send, _: Entry) -> str:
    return say("told-send", player=f.player(move.player), landing=f.landing(move.voyage.landing))


def _launch(say: Say, move: m.Launch, _: Entry) -> str:
    return say("told-launch", player=f.player(move.player), project=f.ship(move.project),
               crew=f.listed(map(f.aboard, move.crew)))  # fmt: skip


def _projects(say: Say, move: m.Projects, _: Entry) -> str:
    return say("told-projects", projects=_listed(move.upper), sao_gabriel=move.sao_gabriel.limit)


def _listed(tiles: Iterable[Tile]) -> Figure:
    return f.listed(f.number(each.limit) for each in tiles)


def _sailors(say: Say, move: m.Sailors, _: Entry) -> str:
    return say("told-sailors", section=f.number(move.section), sailors=f.listed(_crew(move.drawn)))


def _vdg(say: Say, move: m.TurnVdg, entry: Entry) -> str:
    by = move.vdg.variation
    if entry.state.marker is None or not entry.state.seen.vdg[:-1]:
        return say("told-vdg-first", number=f.number(move.vdg.initial))
    variation = f.text(f"{'+' if by > 0 else '−' if by < 0 else '±'}{abs(by)}")
    return say("told-vdg", variation=variation, marker=f.number(entry.state.marker))


def _merchant(say: Say, move: m.Merchant, _: Entry) -> str:
    return say("told-merchant", limit=f.number(move.limit))


def _bag(say: Say, move: m.Bag, _: Entry) -> str:
    return say("told-bag", sailor=f.sailor(move.colour))


def _adjust(say: Say, move: m.Adjust, _: Entry) -> str:
    return say("told-adjust", player=f.player(move.player), why=f.text(move.why))


def _correct(say: Say, move: m.Correct, _: Entry) -> str:
    return say("told-correct", why=f.text(move.why))


def _navigate(say: Say, _: m.Navigate, __: Entry) -> str:
    return say("told-navigate")


def _finish(say: Say, _: m.Finish, __: Entry) -> str:
    return say("told-finish")


_TOLD: dict[type[m.Move], Callable[[Say, Any, Entry], str]] = {
    m.Projects: _projects,
    m.Sailors: _sailors,
    m.TurnVdg: _vdg,
    m.Merchant: _merchant,
    m.Bag: _bag,
    m.Place: _place,
    m.Pass: _pass,
    m.Buy: _buy,
    m.Recruit: _recruit,
    m.Expedition: _expedition,
    m.TakeMoney: _money,
    m.Host: _host,
    m.Send: _send,
    m.Launch: _launch,
    m.Navigate: _navigate,
    m.Finish: _finish,
    m.Adjust: _adjust,
    m.Correct: _correct,
}
