"""What people are called: as it is shown, and whether two ways of writing are the same person."""

from __future__ import annotations

from collections.abc import Iterable
from unicodedata import category, normalize

from kivy.app import App

from companion.table.game import Seat
from companion.ui.drawn import fonts


def called(seat: Seat) -> str:
    """The name as far as it can be drawn; else the colour."""
    return fonts.drawable(seat.name) or App.get_running_app().say(f"colour-{seat.colour}")


def names(seats: Iterable[Seat]) -> dict[str, str]:
    """By colour, for sentences; empty where there is none that can be drawn."""
    return {seat.colour: fonts.drawable(seat.name) for seat in seats}


def as_drawn(seats: Iterable[Seat]) -> tuple[Seat, ...]:
    """With their names as far as they can be drawn."""
    return tuple(seat._replace(name=fonts.drawable(seat.name)) for seat in seats)


def known_as(name: str, known: Iterable[str]) -> str:
    """The way somebody is written who is known already; else the name itself."""
    like = _alike(name)
    return next((each for each in known if _alike(each) == like), name)


def _alike(name: str) -> str:
    folded = normalize("NFKC", normalize("NFKC", name).casefold())
    return " ".join("".join(each for each in folded if not _unseen(each)).split())


def _unseen(character: str) -> bool:
    return category(character) in ("Cf", "Cc") and not character.isspace()
