"""The Hall of Fame and the statistics: read from the finished games, and nowhere else."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from companion.store.cards import FINISHED, GameCard
from companion.table.game import Result


class Feat(NamedTuple):
    """How somebody did in one game."""

    card: GameCard
    name: str
    result: Result


class Tally(NamedTuple):
    """How somebody did in all games."""

    name: str
    games: int
    won: int
    best: int
    mean: float


class Hall:
    def __init__(self, cards: Iterable[GameCard]) -> None:
        self.feats = [
            Feat(card, names[result.colour], result)
            for card in cards
            if card.status == FINISHED
            for names in [{seat.colour: seat.name or seat.colour for seat in card.players}]
            for result in card.results
        ]

    def best(self, game: str, players: int | None = None) -> list[Feat]:
        """The highest scores first, of games of so many players or of all; earlier games first."""
        found = [
            feat
            for feat in self.feats
            if feat.card.game == game and players in (None, len(feat.card.players))
        ]
        return sorted(found, key=lambda feat: -feat.result.score)

    def tallies(self, game: str | None = None) -> list[Tally]:
        """Everybody who has finished this game or any, who won most first."""
        scores: dict[str, list[Result]] = {}
        for feat in self.feats:
            if game in (None, feat.card.game):
                scores.setdefault(feat.name, []).append(feat.result)
        found = [_tally(name, results) for name, results in scores.items()]
        return sorted(found, key=lambda tally: (-tally.won, -tally.best, tally.name))


def _tally(name: str, results: list[Result]) -> Tally:
    points = [result.score for result in results]
    won = sum(result.won for result in results)
    return Tally(name, len(points), won, max(points), sum(points) / len(points))
