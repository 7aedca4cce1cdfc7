"""What was done, kind by kind, as a sentence to be read, and to be heard."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from companion.table.course import RULES, Entry
from companion.table.game import Figure, Line
from companion.vasco.rules import figures as f
from companion.vasco.rules import moves as m
from companion.vasco.rules.acting import price, the_call
from companion.vasco.rules.state import SAILORS, Crew, State, Tile
from companion.vasco.rules.supply import seat_of

Say = Callable[..., str]
"""Says a message with its figures, the players by their own names."""


def capitalised(said: str) -> str:
    return f"{said[:1].upper()}{said[1:]}"


def happened(say: Say, lines: Iterable[Line]) -> str:
    """What these lines tell without counting anything: what left the game."""
    said = (say(f"ledger-{line.source}", **line.about) for line in lines if not line.what)
    return capitalised("; ".join(said))


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


def place(say: Say, move: m.Place, _: Entry) -> str:
    return say("told-place", player=f.player(move.player), number=f.number(move.number),
               area=f.area(move.area))  # fmt: skip


def give_up(say: Say, move: m.Pass, entry: Entry) -> str:
    if entry.by != RULES:
        return say("told-pass", player=f.player(move.player))
    number, dear = _given_up(entry)
    key = "told-pass-poor" if dear else "told-pass-nothing"
    return say(key, player=f.player(move.player), number=f.number(number))


def buy(say: Say, move: m.Buy, _: Entry) -> str:
    player = f.player(move.player)
    if move.sao_gabriel:
        return say("told-buy-sao-gabriel", player=player)
    tiles = f.listed(map(f.project, move.projects))
    return say("told-buy", player=player, projects=tiles)


def recruit(say: Say, move: m.Recruit, _: Entry) -> str:
    player = f.player(move.player)
    if move.section is None:
        return say("told-recruit-captain", player=player)
    recruits = [*_crew(move.sailors), *[f.a_captain()] * move.captain]
    return say("told-recruit", player=player, recruits=f.listed(recruits),
               section=f.number(move.section))  # fmt: skip


def expedition(say: Say, move: m.Expedition, _: Entry) -> str:
    limits = f.listed(f.number(each.ship.limit) for each in move.ships)
    return say("told-expedition", player=f.player(move.player), ships=limits,
               count=f.count(len(move.ships)), landing=f.landing(move.landing))  # fmt: skip


def money(say: Say, move: m.TakeMoney, entry: Entry) -> str:
    """What was taken and what was paid, each for itself: a sum of both would say neither."""
    player, reals = f.player(move.player), f.reals(_sum_of(entry, "amount"))
    if price := -_sum_of(entry, "act"):
        return say("told-money-paid", player=player, reals=reals, price=f.reals(price))
    return say("told-money", player=player, reals=reals)


def _sum_of(entry: Entry, source: str) -> int:
    return sum(line.amount for line in entry.lines if line.source == source)


def host(say: Say, move: m.Host, _: Entry) -> str:
    figures = {"player": f.player(move.player), "character": f.character(move.character)}
    if move.number is not None and move.area:
        figures |= {"number": f.number(move.number), "area": f.area(move.area)}
        return say("told-host-manuel", **figures)
    if move.send:
        return say("told-host-sernigi", **figures, landing=f.landing(move.send.landing))
    return say("told-host", **figures)


def send(say: Say, move: m.Send, _: Entry) -> str:
    return say("told-send", player=f.player(move.player), landing=f.landing(move.voyage.landing))


def launch(say: Say, move: m.Launch, _: Entry) -> str:
    return say("told-launch", player=f.player(move.player), project=f.project(move.project),
               crew=f.listed(map(f.aboard, move.crew)))  # fmt: skip


def projects(say: Say, move: m.Projects, _: Entry) -> str:
    return say("told-projects", projects=_listed(move.upper), sao_gabriel=move.sao_gabriel.limit)


def _listed(tiles: Iterable[Tile]) -> Figure:
    return f.listed(f.number(each.limit) for each in tiles)


def sailors(say: Say, move: m.Sailors, _: Entry) -> str:
    return say("told-sailors", section=f.number(move.section), sailors=f.listed(_crew(move.drawn)))


def vdg(say: Say, move: m.TurnVdg, entry: Entry) -> str:
    initial, by = move.vdg.initial, move.vdg.variation
    first = entry.state.marker is None or not entry.state.seen.vdg[:-1]
    if by is None or (first and initial is not None):
        return say("told-vdg-first", number=f.number(initial or 0))
    variation = f.text(f"{'+' if by > 0 else '−' if by < 0 else '±'}{abs(by)}")
    return say("told-vdg", variation=variation, marker=f.number(entry.state.marker))


def merchant(say: Say, move: m.Merchant, _: Entry) -> str:
    return say("told-merchant", limit=f.number(move.limit))


def bag(say: Say, move: m.Bag, _: Entry) -> str:
    return say("told-bag", sailor=f.sailor(move.colour))


def adjust(say: Say, move: m.Adjust, _: Entry) -> str:
    return say("told-adjust", player=f.player(move.player), why=f.text(move.why))


def correct(say: Say, move: m.Correct, _: Entry) -> str:
    return say("told-correct", why=f.text(move.why))


def navigate(say: Say, _: m.Navigate, __: Entry) -> str:
    return say("told-navigate")


def finish(say: Say, _: m.Finish, __: Entry) -> str:
    return say("told-finish")


# What is said aloud: of most moves nothing, for whoever decided knows it


def not_aloud(say: Say, before: State, entry: Entry) -> Iterator[str]:
    return iter(())


def given_up_aloud(say: Say, before: State, entry: Entry) -> Iterator[str]:
    """What nobody decided: there was nothing else to do."""
    if entry.by != RULES:
        return
    number, _ = the_call(before)
    reals = sum(line.amount for line in entry.lines if line.what == "reals")
    figures = {"number": f.number(number), "reals": f.number(reals)}
    yield say("voice-given-up", player=f.player(entry.move.player), **figures)


def marker_aloud(say: Say, _: State, entry: Entry) -> Iterator[str]:
    """3.1; in the set-up there is no marker yet."""
    if entry.state.marker is not None:
        yield say("voice-marker", marker=f.number(entry.state.marker))


def earned_aloud(say: Say, _: State, entry: Entry) -> Iterator[str]:
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
