"""A game as the list of games shows it: plain values."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import date
from typing import Any, NamedTuple

from companion.store.cards import ABANDONED, FINISHED, RUNNING, GameCard
from companion.table.game import Figure, Json, Said, Seat
from companion.table.seen import seen_state
from companion.table.session import Session
from companion.ui.shell.moments import moment

UNDER_WAY, PUT_ASIDE = "under-way", "put-aside"
GROUPS = (UNDER_WAY, PUT_ASIDE, FINISHED, ABANDONED)


class Player(NamedTuple):
    seat: Seat
    score: int | None
    won: bool = False


class Entry(NamedTuple):
    id: str
    game: str
    group: str
    title: str
    """As a person named it."""
    players: tuple[Player, ...]
    """Clockwise, or by rank where the game is over."""
    progress: Said
    day: date | None
    """When it was last played."""


class Stand(NamedTuple):
    """How an unfinished game stands."""

    progress: Said
    scores: Mapping[str, int]


def stand_of(app: Any, session: Session) -> Stand:
    """Of a game that shows nothing of itself only the moves are told."""
    if session.game.id not in app.offered:
        return Stand(_moves(len(session.line)), {})
    face, seen = app.face_of(session.game.id), seen_state(session)
    return Stand(face.progress(seen), face.scores(seen))


def _moves(count: int) -> Said:
    return Said("games-moves", {"moves": Figure("number", count)})


_GROUP = {RUNNING: UNDER_WAY, FINISHED: FINISHED, ABANDONED: ABANDONED}


def entry_of(card: GameCard, stands: Callable[[GameCard], Stand]) -> Entry:
    """`stands` is asked only where the card itself does not say how the game went."""
    if card.over:
        seats = {seat.colour: seat for seat in card.players}
        players = tuple(Player(seats[each.colour], each.score, each.won) for each in card.results)
        moves = _moves(card.moves)
        return Entry(card.id, card.game, FINISHED, card.title, players, moves, day(card.ended))
    stand = stands(card)
    aside = card.archived and card.status == RUNNING
    players = tuple(Player(seat, stand.scores.get(seat.colour)) for seat in card.players)
    group = PUT_ASIDE if aside else _GROUP[card.status]
    return Entry(card.id, card.game, group, card.title, players, stand.progress, day(card.changed))


def day(at: Json) -> date | None:
    """The day of a time as a record has it."""
    found = moment(at)
    return found.date() if found else None
