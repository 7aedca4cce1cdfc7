"""The finished games as the Hall of Fame tells of them: plain values."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import date
from typing import Any, NamedTuple

from companion.store import Store
from companion.store.cards import FINISHED, GameCard
from companion.store.hall import Hall, Tally
from companion.table.account import account
from companion.table.game import Json, Refusal
from companion.table.session import Session
from companion.table.times import total
from companion.ui.shell.games.entry import Player, day

LEFT_OUT = "hall.left-out"
"""The setting that lists the plays taken out."""


class Play(NamedTuple):
    """Little more than the card: there may be thousands, of which a few are in sight."""

    card: GameCard
    left_out: bool

    @property
    def seats(self) -> int:
        return len(self.card.players)

    @property
    def names(self) -> set[str]:
        return {seat.name for seat in self.card.players}

    @property
    def day(self) -> date | None:
        return day(self.card.ended)

    @property
    def players(self) -> tuple[Player, ...]:
        """By rank."""
        seats = {seat.colour: seat for seat in self.card.players}
        return tuple(Player(seats[each.colour], *each[1:]) for each in self.card.results)


class Portrait(NamedTuple):
    """How somebody does, in all the plays chosen."""

    tally: Tally
    sources: Mapping[str, float]
    """VP a play, by where they come from; the most first."""
    numbers: tuple[int, ...]
    """The favourites among the sequence numbers."""
    price: float | None
    """What the right to act cost on average; None where nobody knows."""
    seconds: float | None = None
    """How long a play takes on average, of those in which that was measured."""


def plays(store: Store) -> list[Play]:
    """The latest first."""
    left_out = {*left_out_of(store)}
    return [
        Play(card, card.id in left_out)
        for card in reversed(store.shelf.every())
        if card.status == FINISHED
    ]


def left_out_of(store: Store) -> list[str]:
    """The plays taken out; a setting may have come from anywhere."""
    kept = store.setting(LEFT_OUT, [])
    return [key for key in kept if isinstance(key, str)] if isinstance(kept, list) else []


def unreckoned(plays: Iterable[Play], figures: Mapping[str, Json]) -> list[Play]:
    """Those of which nothing is kept for the statistics, or nothing that still holds."""
    return [play for play in plays if figures.get(play.card.id, {}).get("moves") != play.card.moves]


def chosen(plays: Iterable[Play], person: str = "", count: int = 0) -> list[Play]:
    """Those with this person and so many players; nobody and none stand for all."""
    return [
        play for play in plays if (not person or person in play.names) and count in (0, play.seats)
    ]


def people(plays: Iterable[Play]) -> list[Tally]:
    """How everybody with a name does in the plays that count; who won most is first."""
    cards = [play.card for play in plays if not play.left_out]
    names = {seat.name for card in cards for seat in card.players if seat.name}
    return [tally for tally in Hall(cards).tallies() if tally.name in names]


def portrait(tally: Tally, plays: Iterable[Play], figures: Mapping[str, Json]) -> Portrait:
    """What the ledgers of the plays say of somebody."""
    sources: dict[str, int] = {}
    numbers: dict[str, int] = {}
    acts = paid = told = 0
    seconds: list[int] = []
    for play in plays:
        colours = [seat.colour for seat in play.card.players if seat.name == tally.name]
        of_play = figures.get(play.card.id, {}).get("players", {})
        if play.left_out or not colours or colours[0] not in of_play:
            continue
        told += 1
        mine = of_play[colours[0]]
        _add(sources, mine["vp"])
        _add(numbers, mine.get("numbers", {}))
        acts += mine.get("acts", 0)
        paid += mine.get("paid", 0)
        seconds += [mine["seconds"]] if "seconds" in mine else []
    most = sorted(numbers, key=lambda number: (-numbers[number], int(number)))[:3]
    by_play = {source: points / told for source, points in sources.items()}
    return Portrait(
        tally,
        dict(sorted(by_play.items(), key=lambda each: -each[1])),
        tuple(map(int, most)),
        paid / acts if acts else None,
        sum(seconds) / len(seconds) if seconds else None,
    )


def _add(to: dict[str, int], more: Mapping[str, int]) -> None:
    for key, amount in more.items():
        to[key] = to.get(key, 0) + amount


def reckon(app: Any, card: GameCard) -> bool:
    """Keeps what the statistics need of a finished game, of one that cannot be replayed nothing;
    whether it was kept."""
    try:
        return keep_figures(app, app.store.shelf.proceed(card.id).session)
    except Refusal:
        nothing = {"set": "", "moves": card.moves, "players": {}}
        return bool(app.attempt(lambda: app.store.keep_figures(card.id, nothing)))


def keep_figures(app: Any, session: Session) -> bool:
    ledger, own = account(session), app.face_of(session.game.id).habits(session)
    times = app.store.times(session.head.id)
    figures = {
        "set": _title(session.head.components),
        "moves": len(session.line),
        "players": {
            seat.colour: {"vp": ledger.by_source(seat.colour, "vp")}
            | own.get(seat.colour, {})
            | ({"seconds": round(total(times, seat.colour))} if seat.colour in times else {})
            for seat in session.head.players
        },
    }
    return bool(app.attempt(lambda: app.store.keep_figures(session.head.id, figures)))


def _title(components: Any) -> str:
    title = components.get("title", "") if isinstance(components, dict) else ""
    return title if isinstance(title, str) else ""
