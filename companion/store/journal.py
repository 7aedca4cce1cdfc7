"""The journal of one game, as its session knows it."""

from __future__ import annotations

from collections.abc import Sequence

from companion.store import cards as c
from companion.store.cards import GameCard, Opening
from companion.store.door import Door
from companion.store.resuming import lost
from companion.store.slips import Slip, cut, name_of
from companion.table.course import Course, Row
from companion.table.game import Figure, Json
from companion.table.journal import NotKept


class Kept:
    """The journal of a game: its first write opens it; from then on it is on the disk up to the row
    its card names."""

    def __init__(
        self,
        door: Door,
        card: GameCard,
        stuck_after: int | None = None,
        opening: Opening | None = None,
        deal: Json = None,
    ) -> None:
        self._door = door
        self._card = card
        self._stuck_after = stuck_after
        """Where only so many rows could be taken, the next write says that the others are lost."""
        self._opening, self._deal = opening, deal

    def write(self, rows: Sequence[Row], course: Course) -> None:
        card, opening = self._card, self._opening
        if opening:
            first, card = [opening.raw()], card._replace(place=self._door.edition)
        else:
            first = [] if self._stuck_after is None else [lost(self._stuck_after)]
            self._check_unmoved()
        slips = written([*first, *rows], c.journal_of(card.id), card.rows, card.seal)
        card = grown(card, card.rows + len(first) + len(rows), slips, course, rows)
        changed = {c.card_of(card.id): card.raw()}
        if opening:
            changed |= self._opened(opening, card)
        self._door.write(changed, slips)
        self._card, self._stuck_after, self._opening = card, None, None

    def _check_unmoved(self) -> None:
        """Nobody else has written to it."""
        card = self._door.game(self._card.id)
        if card is None or (card.rows, card.seal) != (self._card.rows, self._card.seal):
            raise NotKept("store-moved-on", game=Figure("text", self._card.called))

    def _opened(self, opening: Opening, card: GameCard) -> dict[str, Json]:
        """It is the one the app opens into, whatever else goes on; who plays is remembered."""
        changed: dict[str, Json] = {
            c.deal_of(card.id): self._deal,
            c.LATEST: card.id,
            c.opening_copy_of(card.id): opening.raw(),
        }
        if card.archived:
            return changed
        changed[c.CURRENT] = card.id
        for seat in opening.players:
            if seat.name:
                person = name_of(c.PERSON, seat.name)
                used = changed.get(person) or self._door.get(person) or []
                changed[person] = [seat.colour, *(each for each in used if each != seat.colour)]
        return changed


def written(rows: Sequence[Json], name: str, number: int, previous: str) -> list[Slip]:
    slips: list[Slip] = []
    for place, row in enumerate(rows, number):
        slips += cut(name, place, c.written(row), previous)
        previous = slips[-1].seal
    return slips


def grown(
    card: GameCard, rows: int, slips: Sequence[Slip], course: Course, new: Sequence[Row]
) -> GameCard:
    at = new[-1].get("at") if new else card.started
    return card.after(course, at)._replace(rows=rows, seal=slips[-1].seal)
