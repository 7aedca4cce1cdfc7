"""Who can sit down to a game: so many, each with a colour of his own that the game has."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Protocol, TypeVar

from companion.table.game import Figure, Refusal

P = TypeVar("P", bound="Seated")


class Seated(Protocol):
    @property
    def colour(self) -> str: ...


RULE = "0.1"
"""Who plays is the first rule of every game."""


def check_seats(colours: Sequence[str], known: Sequence[str], numbers: Sequence[int]) -> None:
    """`known` are the colours of the game, `numbers` those of players it can be played by."""
    for colour in colours:
        if colour not in known:
            raise Refusal(RULE, "seats-colour", colour=Figure("colour", colour))
    if len(set(colours)) != len(colours):
        raise Refusal(RULE, "colour-twice")
    if len(colours) not in numbers:
        raise Refusal(
            RULE,
            "seats-number",
            least=Figure("number", min(numbers)),
            most=Figure("number", max(numbers)),
            found=Figure("number", len(colours)),
        )


def seated(players: Iterable[P], colour: str) -> P:
    """Whoever plays this colour; refused where nobody does."""
    for player in players:
        if player.colour == colour:
            return player
    raise Refusal(RULE, "not-seated", colour=Figure("colour", colour))


def put(players: Iterable[P], changed: P) -> tuple[P, ...]:
    """All of them, one of whom has changed."""
    return tuple(changed if each.colour == changed.colour else each for each in players)
