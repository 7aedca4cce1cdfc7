"""The finished games as the Hall of Fame tells of them: plain values."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from datetime import date
from typing import Any, NamedTuple

from companion.store import Store
from companion.store.cards import FINISHED, GameCard
from companion.store.hall import Hall, Tally
from companion.table.account import account
from companion.table.game import Json, Refusal, Said
from companion.table.session import Session
from companion.table.times import total
from companion.ui.shell.games.entry import Player, day
from companion.ui.shell.parts import Figures, Parts

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
    """Points a play, by where they come from; the most first."""
    told: Sequence[Said]
    """What else the game has to say."""
    seconds: float | None = None
    """How long a play takes on average, of those in which that was measured."""


def plays(store: Store, games: Collection[str]) -> list[Play]:
    """Of these games, the latest first."""
    left_out = {*left_out_of(store)}
    return [
        Play(card, card.id in left_out)
        for card in reversed(store.shelf.every())
        if card.status == FINISHED and card.game in games
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


def portrait(
    tally: Tally, plays: Iterable[Play], kept: Mapping[str, Json], figures: Figures
) -> Portrait:
    """What was kept of the plays says of somebody, as the figures of the game have it."""
    sources: dict[str, int] = {}
    mine: list[Mapping[str, Json]] = []
    for play in plays:
        colours = [seat.colour for seat in play.card.players if seat.name == tally.name]
        of_play = kept.get(play.card.id, {}).get("players", {})
        if play.left_out or not colours or colours[0] not in of_play:
            continue
        mine.append(of_play[colours[0]])
        for source, points in mine[-1][figures.points].items():
            sources[source] = sources.get(source, 0) + points
    by_play = {source: points / len(mine) for source, points in sources.items()}
    seconds = [each["seconds"] for each in mine if "seconds" in each]
    return Portrait(
        tally,
        dict(sorted(by_play.items(), key=lambda each: -each[1])),
        figures.told(mine),
        sum(seconds) / len(seconds) if seconds else None,
    )


def reckon(app: Any, card: GameCard) -> bool:
    """Keeps what the statistics need of a finished game, of one that cannot be replayed nothing;
    whether it was kept."""
    try:
        return keep_figures(app, app.store.shelf.proceed(card.id).session)
    except Refusal:
        nothing = {"set": "", "moves": card.moves, "players": {}}
        return bool(app.attempt(lambda: app.store.keep_figures(card.id, nothing)))


def figures_of(app: Any, game: str) -> Figures | None:
    """Of a game of which only the score is kept, those of the game that is played."""
    parts: Parts = app.parts_of(app.played_as(game))
    return parts.figures


def keep_figures(app: Any, session: Session) -> bool:
    """Whether they were kept; of a game that has none there is nothing to be kept."""
    game = session.game.id
    of_game = figures_of(app, game)
    if of_game is None:
        return False
    ledger, own = account(session), app.face_of(game).habits(session)
    times, points = app.store.times(session.head.id), of_game.points
    figures = {
        "set": _title(session.head.components),
        "moves": len(session.line),
        "players": {
            seat.colour: {points: ledger.by_source(seat.colour, points)}
            | own.get(seat.colour, {})
            | ({"seconds": round(total(times, seat.colour))} if seat.colour in times else {})
            for seat in session.head.players
        },
    }
    return bool(app.attempt(lambda: app.store.keep_figures(session.head.id, figures)))


def _title(components: Any) -> str:
    title = components.get("title", "") if isinstance(components, dict) else ""
    return title if isinstance(title, str) else ""
