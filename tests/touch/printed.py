"""What is printed on a tile, as the keys it is told by."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.vasco.rules.state import Tile
from tests.turns import turns

if TYPE_CHECKING:
    from tests.touch.finger import Finger


def keys(tile: Tile) -> list[str]:
    """Limit and crew at once, where it is one of most projects."""
    from companion.vasco.ui.answering.keypad import SHIPS

    ship = [f"ship-{tile.limit}-{tile.crew}"]
    if (tile.limit, tile.crew) not in SHIPS:
        ship = ["ship-more", f"limit-{tile.limit}", f"crew-{tile.crew}"]
    return [*ship, f"earnings-{tile.reals}-{tile.vp}"]


def spell(finger: Finger, keys: list[str]) -> None:
    """What is printed on a tile, key by key."""
    for key in keys:
        question = key.split("-")[0]
        another = turns()
        while another() and not finger.device.shows(key):
            finger.tap(f"{question}-more")
        finger.tap(key)
