"""Keeps the moves that the app's players have announced, until they are made or cannot be any more:
a correction beside them, undo, redo and a new start of the app leave them as they are."""

from __future__ import annotations

from typing import Any, NamedTuple

from companion.play.table import Table
from companion.table.game import Json, Refusal
from companion.table.session import Session

_KEPT = "announced"
_MOST = 12
"""So many at most are kept: those of the last moves, for undo."""


class Occasion(NamedTuple):
    """Whose it is, how strong a player thinks about it, and the row of the move that led to it: no
    correction, nor anything else that is done beside a question."""

    by: str
    strength: str
    after: int


class Announcement(NamedTuple):
    """`refusal` says why the move cannot be made any more, if so."""

    occasion: Occasion
    move: Any
    refusal: Refusal | None


class Announcements:
    """Those of the running game."""

    def __init__(self, table: Table) -> None:
        self._table = table

    def find(self, session: Session, by: str, strength: str) -> Announcement | None:
        """Of what `by` is to decide now; one that cannot be made any more is found once."""
        occasion, since = _occasion(session, by, strength)
        for each in self._kept(session):
            if each["of"] != [*occasion] or each["move"] in since:
                continue
            move = session.game.read(each["move"])
            refusal = _refused(session, move)
            if refusal:
                self._keep(session, [other for other in self._kept(session) if other != each])
            return Announcement(occasion, move, refusal)
        return None

    def add(self, session: Session, by: str, strength: str, move: Any) -> Occasion:
        occasion, _ = _occasion(session, by, strength)
        new = {"of": [*occasion], "move": session.game.write(move)}
        self._keep(session, [*self._kept(session), new][-_MOST:])
        return occasion

    def _keep(self, session: Session, announced: list[Json]) -> None:
        self._table.keep(_KEPT, {"game": session.head.id, "moves": announced})

    def _kept(self, session: Session) -> list[Json]:
        """As far as it is what was kept: it may have come from anywhere."""
        kept = self._table.kept(_KEPT, None)
        if not isinstance(kept, dict) or kept.get("game") != session.head.id:
            return []
        moves = kept.get("moves")
        return [each for each in moves if _is_one(session, each)] if isinstance(moves, list) else []


def _is_one(session: Session, raw: Json) -> bool:
    if not isinstance(raw, dict) or raw.keys() != {"of", "move"}:
        return False
    try:
        session.game.read(raw["move"])
    except Refusal:
        return False
    return True


def _occasion(session: Session, by: str, strength: str) -> tuple[Occasion, list[Json]]:
    """With the moves made beside it."""
    beside = session.due.beside
    since: list[Json] = []
    for entry in reversed(session.line):
        if entry.raw["do"] not in beside:
            return Occasion(by, strength, entry.source), since
        since.append(session.game.write(entry.move))
    return Occasion(by, strength, 0), since


def _refused(session: Session, move: Any) -> Refusal | None:
    try:
        session.game.apply(session.state, move)
    except Refusal as refusal:
        return refusal
    return None
