"""A row of projects of which only some have been told: kept over a new start of the app."""

from __future__ import annotations

from kivy.app import App

from companion.table.session import Session
from companion.ui.vasco.asking.asking import Asking
from companion.ui.vasco.asking.shown import asked
from companion.vasco.pieces import ship_tile
from companion.vasco.state import Tile

_KEPT = "vasco.half-told"


def keep(asking: Asking) -> None:
    """Or forget it, once the row is there."""
    app, session = App.get_running_app(), asking.session
    tiles = [each.text for each in asking.taps.picks if isinstance(each, Tile)]
    telling = tiles and asked(session.state) == "projects"
    told = {**_moment(session), "tiles": tiles} if telling else None
    if told != app.store.setting(_KEPT):
        app.set(_KEPT, told)


def take_up(asking: Asking) -> None:
    """Goes on with the tile where the tapping stopped."""
    kept = App.get_running_app().store.setting(_KEPT)
    if not isinstance(kept, dict) or asking.taps.picks:
        return
    tiles = kept.get("tiles", [])
    if kept == {**_moment(asking.session), "tiles": tiles}:
        for text in tiles:
            asking.enter(ship_tile(text, ""))


def _moment(session: Session) -> dict[str, object]:
    return {"game": session.head.id, "moves": len(session.line)}
