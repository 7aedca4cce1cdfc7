"""A row of projects of which only some have been told: kept over a new start of the app."""

from __future__ import annotations

from companion.play.question import Picks
from companion.table.game import Refusal
from companion.table.session import Session
from companion.ui.table.given import Given
from companion.vasco.play.shown import asked
from companion.vasco.rules.notation.pieces import tiles
from companion.vasco.rules.state import Tile


def keep(given: Given, session: Session, picks: Picks) -> None:
    """Or forget it, once the row is there."""
    picked = [each.text for each in picks if isinstance(each, Tile)]
    telling = picked and asked(session.state) == "projects"
    told = {"moves": len(session.line), "tiles": picked} if telling else None
    if told != given.kept(_key(session)):
        given.keep(_key(session), told)


def left(given: Given, session: Session) -> tuple[Tile, ...]:
    """What was told of the row when the app was left."""
    kept = given.kept(_key(session))
    if not isinstance(kept, dict) or kept.get("moves") != len(session.line):
        return ()
    try:
        return tiles(kept.get("tiles", []), "")
    except Refusal:
        # It may have come from anywhere.
        return ()


def _key(session: Session) -> str:
    return f"vasco.half-told.{session.head.id}"
