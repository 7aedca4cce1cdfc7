"""A row of projects of which only some have been told: kept over a new start of the app."""

from __future__ import annotations

from kivy.app import App

from companion.table.game import Refusal
from companion.table.session import Session
from companion.ui.vasco.asking.question import Picks
from companion.ui.vasco.asking.shown import asked
from companion.vasco.pieces import tiles
from companion.vasco.state import Tile


def keep(session: Session, picks: Picks) -> None:
    """Or forget it, once the row is there."""
    app = App.get_running_app()
    picked = [each.text for each in picks if isinstance(each, Tile)]
    telling = picked and asked(session.state) == "projects"
    told = {"moves": len(session.line), "tiles": picked} if telling else None
    if told != app.store.setting(_key(session)):
        app.set(_key(session), told)


def left(session: Session) -> tuple[Tile, ...]:
    """What was told of the row when the app was left."""
    kept = App.get_running_app().store.setting(_key(session))
    if not isinstance(kept, dict) or kept.get("moves") != len(session.line):
        return ()
    try:
        return tiles(kept.get("tiles", []), "")
    except Refusal:
        # It may have come from anywhere.
        return ()


def _key(session: Session) -> str:
    return f"vasco.half-told.{session.head.id}"
