"""Moves told ahead of their turn, and picks of a row that is half told: kept beside the moves of a
running game, so that they outlive the program as those do."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from companion.play.question import Picks
from companion.play.questions import Ahead, HalfTold
from companion.play.table import Table
from companion.play.taps import NO_TAPS, Taps
from companion.table.game import Json, Refusal
from companion.table.session import Session

Moves = tuple[Any, ...]


class Conflict(NamedTuple):
    """A move told ahead that cannot be made after all, and why."""

    move: Any
    refusal: Refusal


class ToldAhead:
    """Those of the game that is played."""

    def __init__(self, table: Table, ahead: Ahead | None) -> None:
        self._table, self._ahead = table, ahead
        self.moves: Moves = ()

    def take_up(self, session: Session) -> bool:
        """What was told in this game and is still to come; whether all of it could be read."""
        self._session = session
        self.moves = ()
        if not self._ahead:
            return True
        raw = self._table.kept(self._key(self._ahead), [])
        found = tuple(_read(session, raw))
        self.moves = self._ahead.still(session.state, found)
        return _is_whole(found, raw)

    def next(self) -> Any:
        """The move whose turn it is, if any; a Conflict where it cannot be made."""
        return self._ahead.next(self._session.state, self.moves) if self._ahead else None

    def taps(self, move: Any) -> Taps:
        """What had been tapped of it before the last tap."""
        return self._ahead.taps(move) if self._ahead else NO_TAPS

    def keep(self, moves: Moves) -> bool:
        """Whether they were kept."""
        if moves == self.moves or not self._ahead:
            return True
        written = [*map(self._session.game.write, moves)] or None
        kept = self._table.keep(self._key(self._ahead), written)
        if kept:
            self.moves = moves
        return kept

    def forget(self, move: Any) -> bool:
        return self.keep(tuple(each for each in self.moves if each != move))

    def settle(self) -> None:
        """Lets go of what was made by now."""
        if self._ahead:
            self.keep(self._ahead.still(self._session.state, self.moves))

    def _key(self, ahead: Ahead) -> str:
        return f"{ahead.name}.{self._session.head.id}"


def _read(session: Session, raw: Json) -> Iterator[Any]:
    for each in raw if isinstance(raw, list) else ():
        try:
            yield session.game.read(each)
        except Refusal:
            # It may have come from anywhere.
            continue


def keep_half_told(table: Table, session: Session, half: HalfTold | None, picks: Picks) -> None:
    """Or forget it, once the whole is there."""
    if half is None:
        return
    written = half.write(session.state, picks)
    told = {"moves": len(session.line), "picks": written} if written is not None else None
    key = f"{half.name}.{session.head.id}"
    if told != table.kept(key, None):
        table.keep(key, told)


def half_told(table: Table, session: Session, half: HalfTold | None) -> tuple[Picks, bool]:
    """What was told when the app was left; and whether all of it could be read."""
    kept = table.kept(f"{half.name}.{session.head.id}", None) if half else None
    if half is None or not isinstance(kept, dict) or kept.get("moves") != len(session.line):
        return (), True
    raw = kept.get("picks", [])
    found = half.read(raw)
    return found, _is_whole(found, raw)


def _is_whole(found: tuple[Any, ...], raw: Json) -> bool:
    return isinstance(raw, list) and len(found) == len(raw)
