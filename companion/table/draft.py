"""What a person does, and all that follows from it by itself, before any of it has happened."""

from __future__ import annotations

from collections.abc import Callable

from companion.table.course import PERSON, PROGRAM, RULES, Course, Entry, Row, follows
from companion.table.game import Json


class Draft:
    """Rows being put together: nothing has happened until the session commits them."""

    def __init__(self, course: Course, deal: Json, clock: Callable[[], str]) -> None:
        self.course = course
        self.rows: list[Row] = []
        self._deal = deal
        self._clock = clock

    def take(self, **row: Json) -> Draft:
        return self.adopt({**row, "at": self._clock()})

    def adopt(self, row: Row) -> Draft:
        self.course = self.course.take(row)
        self.rows.append(row)
        return self

    def enter(self, raw: Json) -> None:
        """A move that only one move could be is taken for the one the program had made."""
        game = self.course.game
        only = game.forced(self.course.state)
        by = RULES if game.read(raw) == only else PERSON
        self.adopt({"row": "move", "move": raw, "by": by, "at": raw.get("at")})

    def settle(self) -> None:
        """Keeps what an amendment left, as far as it fits, and makes all that makes itself."""
        while True:
            rest = self.course.position.rest
            if rest and isinstance(follows(self.course, kept(rest[0])), Course):
                self.adopt(kept(rest[0]))
            elif made := self._by_itself():
                self.take(row="move", **made)
            elif rest and rest[0].by != PERSON:
                self.take(row="drop", by=RULES)
            else:
                return

    def _by_itself(self) -> dict[str, Json] | None:
        """The draw that the program makes now, or the only legal move."""
        game, state = self.course.game, self.course.state
        due = game.due(state)
        if due.chance and game.drawn[due.kinds[0]] in self.course.drawing:
            drawn = game.draw(state, self._deal)
            if drawn is not None:
                return {"move": game.write(drawn), "by": PROGRAM}
        forced = game.forced(state)
        return None if forced is None else {"move": game.write(forced), "by": RULES}


def kept(entry: Entry) -> Row:
    """The row that makes a move again as it was made before."""
    return {"row": "move", "move": entry.raw, "by": entry.by, "at": entry.at, "kept": True}
