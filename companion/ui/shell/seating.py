"""Who sits where and who begins: what a new game is made from. Chairs are counted clockwise."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from companion.table.game import Seat


class Seating(NamedTuple):
    """Always something a game can be made from, once it is `ready`: no colour is there twice, and
    as soon as anybody sits, somebody begins."""

    colours: tuple[str, ...]
    """Those the game has."""
    least: int
    """So many it takes."""
    chairs: tuple[Seat | None, ...]
    first: int = 0
    """The chair of who begins; without meaning where nobody sits."""

    @property
    def taken(self) -> list[int]:
        """The chairs somebody sits on."""
        return [chair for chair, seat in enumerate(self.chairs) if seat]

    @property
    def free(self) -> int | None:
        """The next chair to be taken: clockwise from who begins, as people are named in turn."""
        chairs = range(len(self.chairs))
        turned = (*chairs[self.first :], *chairs[: self.first]) if self.taken else chairs
        return next((chair for chair in turned if not self.chairs[chair]), None)

    @property
    def next(self) -> int:
        """The chair beside the one who begins, clockwise."""
        after = [chair for chair in self.taken if chair > self.first]
        return (after or self.taken)[0]

    @property
    def lacking(self) -> int:
        """So many seats are still to be taken."""
        return max(0, self.least - len(self.taken))

    @property
    def ready(self) -> bool:
        return not self.lacking

    @property
    def names(self) -> set[str]:
        return {seat.name for seat in self.chairs if seat}

    def seats(self) -> tuple[Seat, ...]:
        """Clockwise, who begins first."""
        turned = (*self.chairs[self.first :], *self.chairs[: self.first])
        return tuple(seat for seat in turned if seat)

    def sit(self, chair: int, name: str, liked: Sequence[str] = ()) -> Seating:
        """In the colour liked best of those nobody has; who sat there makes room."""
        others = [seat.colour for at, seat in enumerate(self.chairs) if seat and at != chair]
        worn = (each for each in liked if each in self.colours)
        colour = next(each for each in (*worn, *self.colours) if each not in others)
        seated = self._with(chair, Seat(colour, name))
        return seated if self.taken else seated._replace(first=chair)

    def leave(self, chair: int) -> Seating:
        """Where who was to begin leaves, the next one does."""
        left = self._with(chair, None)
        if chair != self.first or not left.taken:
            return left
        after = [each for each in left.taken if each > chair]
        return left._replace(first=(after or left.taken)[0])

    def swap(self, one: int, other: int) -> Seating:
        """Each moves to the other's chair, which may be empty; who begins still does."""
        chairs = list(self.chairs)
        chairs[one], chairs[other] = chairs[other], chairs[one]
        first = {one: other, other: one}.get(self.first, self.first)
        return self._replace(chairs=tuple(chairs), first=first)

    def wear(self, chair: int, colour: str) -> Seating:
        """Another colour; who has it takes this one's."""
        mine = self.chairs[chair]
        assert mine
        exchanged = {colour: mine.colour, mine.colour: colour}
        return self._replace(
            chairs=tuple(
                seat and seat._replace(colour=exchanged.get(seat.colour, seat.colour))
                for seat in self.chairs
            )
        )

    def begin(self, chair: int) -> Seating:
        return self._replace(first=chair)

    def drawn(self, chance: Random) -> int:
        """The chair a lot gives the first turn to."""
        return chance.choice(self.taken)

    def _with(self, chair: int, seat: Seat | None) -> Seating:
        chairs = (*self.chairs[:chair], seat, *self.chairs[chair + 1 :])
        return self._replace(chairs=chairs)


def empty(colours: Sequence[str], counts: Sequence[int]) -> Seating:
    return Seating(tuple(colours), min(counts), (None,) * max(counts))


def again(
    seating: Seating, seats: Sequence[Seat], chairs: Sequence[Seat | None] | None = None
) -> Seating:
    """The same people, each on his chair where those are known, as far as there are chairs, and in
    his colour, as far as this game has it; only who begins is the next one.

    `seats` are told from the one who began.
    """
    people = tuple(seats[: len(seating.chairs)])
    missing = len(seating.chairs) - len(people)
    sat = seating._replace(chairs=(*people, *(None,) * missing))
    if chairs and people[0] in chairs and len(chairs) == len(seating.chairs):
        known = seating._replace(chairs=tuple(chairs), first=chairs.index(people[0]))
        # Who came or went since, or another round of the table, makes them worthless.
        sat = known if known.seats() == people else sat
    return _dressed(sat.begin(sat.next))


def moved(seating: Seating, other: Seating) -> Seating:
    """The people of another game's table at this one, as far as there are chairs."""
    missing = len(seating.chairs) - len(other.chairs)
    chairs = (*other.chairs, *(None,) * missing)[: len(seating.chairs)]
    sat = _dressed(seating._replace(chairs=chairs))
    return sat.begin(other.first if other.first in sat.taken else min(sat.taken, default=0))


def _dressed(seating: Seating) -> Seating:
    """Whoever comes from a game with other colours wears one that is left."""
    worn = {seat.colour for seat in seating.chairs if seat}
    spare = [colour for colour in seating.colours if colour not in worn]
    return seating._replace(
        chairs=tuple(
            seat and (seat if seat.colour in seating.colours else Seat(spare.pop(0), seat.name))
            for seat in seating.chairs
        )
    )
