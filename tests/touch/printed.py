"""What is printed on a tile, as the keys it is told by."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.vasco.rules.state import Tile

if TYPE_CHECKING:
    from tests.touch.finger import Finger


def keys(tile: Tile) -> list[str]:
    return [f"limit-{tile.limit}", f"crew-{tile.crew}", f"earnings-{tile.reals}-{tile.vp}"]


def spell(finger: Finger, keys: list[str]) -> None:
    """What is printed on a tile, key by key."""
    for key in keys:
        question = key.split("-")[0]
        while not finger.device.shows(key):
            finger.tap(f"{question}-more")
        finger.tap(key)
