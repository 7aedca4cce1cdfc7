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


class Unopened:
    """The journal of a game that has none yet: its first write opens it."""

    def __init__(self, door: Door, key: str, opening: Opening, deal: Json, marks: Json) -> None:
        self._door = door
        self.key = key
        self._opening = opening
        self.deal = deal
        self._marks = marks
        self._opened: Kept | None = None

    def write(self, rows: Sequence[Row], course: Course) -> None:
        if self._opened:
            self._opened.write(rows, course)
            return
        slips = written([self._opening.raw(), *rows], c.journal_of(self.key), 0, "")
        card = self._opening.card(self.key)._replace(place=self._door.edition, **self._marks)
        card = grown(card, 1 + len(rows), slips, course, rows)
        changed = {
            c.card_of(self.key): card.raw(),
            c.deal_of(self.key): self.deal,
            c.LATEST: self.key,
            c.opening_copy_of(self.key): self._opening.raw(),
        }
        if not card.archived:
            changed |= self._played_now()
        self._door.write(changed, slips)
        self._opened = Kept(self._door, card)

    def _played_now(self) -> dict[str, Json]:
        """It is the one the app opens into, whatever else goes on; who plays is remembered."""
        changed: dict[str, Json] = {c.CURRENT: self.key}
        for seat in self._opening.players:
            if seat.name:
                person = name_of(c.PERSON, seat.name)
                used = changed.get(person) or self._door.get(person) or []
                changed[person] = [seat.colour, *(each for each in used if each != seat.colour)]
        return changed


class Kept:
    """The journal of a game that is on the disk up to the row its card names."""

    def __init__(self, door: Door, card: GameCard, stuck_after: int | None = None) -> None:
        self._door = door
        self._card = card
        self._stuck_after = stuck_after
        """Where only so many rows could be taken, the next write says that the others are lost."""

    def write(self, rows: Sequence[Row], course: Course) -> None:
        card = self._door.game(self._card.id)
        if card is None or (card.rows, card.seal) != (self._card.rows, self._card.seal):
            raise NotKept("store-moved-on", game=Figure("text", self._card.called))
        if self._stuck_after is not None:
            rows = [lost(self._stuck_after), *rows]
        slips = written(rows, c.journal_of(card.id), card.rows, card.seal)
        card = grown(card, card.rows + len(rows), slips, course, rows)
        self._door.write({c.card_of(card.id): card.raw()}, slips)
        self._card, self._stuck_after = card, None


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
