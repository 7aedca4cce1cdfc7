"""Short sounds of our own, from assets/sounds: a game's in its folder, and those all games share;
each is read when it is first heard."""

from functools import cache
from typing import Any

from companion import resources

SOUNDS = ("accept", "refuse", "round", "winner")
"""Those all games share."""


def can_sound() -> bool:
    """Whether a sound can be read, and a device is there to play it."""
    return _sound(SOUNDS[0]) is not None


def sound(name: str, game: str = "") -> None:
    """Plays it from its beginning; nothing where that cannot be."""
    found = _sound(name, game)
    if found:
        found.stop()
        found.play()


@cache
def _sound(name: str, game: str = "") -> Any:
    from kivy.core.audio import SoundLoader

    own = resources.path("assets", "sounds", game, f"{name}.wav")
    file = own if own.exists() else resources.path("assets", "sounds", f"{name}.wav")
    found = SoundLoader.load(str(file))
    # Without a device it is made, and empty.
    return found if found and found.length else None
