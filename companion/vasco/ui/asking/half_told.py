"""A row of projects of which only some have been told: kept over a new start of the app."""

from __future__ import annotations

from kivy.app import App

from companion.table.session import Session
from companion.vasco.rules.pieces import ship_tile
from companion.vasco.rules.state import Tile
from companion.vasco.ui.asking.question import Picks
from companion.vasco.ui.asking.shown import asked


def keep(session: Session, picks: Picks) -> None:
    """Or forget it, once the row is there."""
    app = App.get_running_app()
    tiles = [each.text for each in picks if isinstance(each, Tile)]
    telling = tiles and asked(session.state) == "projects"
    told = {"moves": len(session.line), "tiles": tiles} if telling else None
    if told != app.store.setting(_key(session)):
        app.set(_key(session), told)


def left(session: Session) -> tuple[Tile, ...]:
    """What was told of the row when the app was left."""
    kept = App.get_running_app().store.setting(_key(session))
    if not isinstance(kept, dict) or kept.get("moves") != len(session.line):
        return ()
    return tuple(ship_tile(text, "") for text in kept.get("tiles", ()))


def _key(session: Session) -> str:
    return f"vasco.half-told.{session.head.id}"
