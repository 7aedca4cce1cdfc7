"""Names of files that any system takes, and where they lie in words short enough to be read."""

from pathlib import Path

from companion.store.cards import GameCard
from companion.store.ids import short

_LONGEST = 40
_DEEPEST = 3
_DEVICES = {
    "CON",
    "PRN",
    "AUX",
    "NUL",
    *(f"{port}{n}" for port in ("COM", "LPT") for n in "0123456789¹²³"),
}


def file_name(title: str) -> str:
    """What of a title can stand in the name of a file, wherever that may come to lie."""
    kept = "".join(letter if letter.isalnum() else " " for letter in title)
    name = " ".join(kept.split())[:_LONGEST].rstrip()
    # Without its own, Windows takes such a name for a device, whatever stands after a dot.
    return f"{name} -" if name.upper() in _DEVICES else name


def game_name(card: GameCard) -> str:
    """Of a game's files; one that came from elsewhere may have anything for its id."""
    return f"{file_name(card.called)} {short(card.id)}".strip()


def place(folder: Path) -> str:
    """As people there write it: their own folder is ~, and of a long way the end counts."""
    home = Path.home()
    within = folder.is_relative_to(home)
    parts = folder.relative_to(home).parts if within else folder.parts
    if len(parts) > _DEEPEST:
        return str(Path("…", *parts[-_DEEPEST:]))
    return str(Path("~", *parts)) if within else str(folder)
