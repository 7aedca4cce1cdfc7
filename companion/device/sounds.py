"""Short sounds of our own, from assets/sounds; each is read when it is first heard."""

from functools import cache
from typing import Any

from companion import resources

SOUNDS = ("accept", "refuse", "coin", "sail", "round", "winner")


def can_sound() -> bool:
    """Whether a sound can be read, and a device is there to play it."""
    return _sound(SOUNDS[0]) is not None


def sound(name: str) -> None:
    """Plays it from its beginning; nothing where that cannot be."""
    found = _sound(name)
    if found:
        found.stop()
        found.play()


@cache
def _sound(name: str) -> Any:
    from kivy.core.audio import SoundLoader

    found = SoundLoader.load(str(resources.path("assets", "sounds", f"{name}.wav")))
    # Without a device it is made, and empty.
    return found if found and found.length else None
