"""Learning by playing: whether the games here are guided, and what has been told already."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property

from companion.play.lessons import Lesson, Lessons
from companion.table.game import Json
from companion.table.session import Session


class Guide:
    """`lessons` finds the game's when they are first needed; `keep` keeps what is on and told as a
    setting, and says whether it was kept."""

    def __init__(
        self, lessons: Callable[[], Lessons], keep: Callable[[Json], bool], kept: Json = None
    ) -> None:
        self._finds = lessons
        self.on = False
        self.offered = False
        """Whether somebody has had the choice and begun a game."""
        self.silent = False
        """Whether nothing can be kept, and so nothing is told."""
        self._keeps = keep
        self._watchers: list[Callable[[], object]] = []
        self._told: tuple[str, ...] = ()
        self._game = ""
        self._given: dict[int, Lesson] = {}
        """What was told in this game, by the number of moves it had then."""
        if isinstance(kept, dict):
            self.on = kept.get("on") is True
            self.offered = True
            told = kept.get("told")
            self._told = tuple(map(str, told)) if isinstance(told, list) else ()

    @cached_property
    def lessons(self) -> Lessons:
        return self._finds()

    def watch(self, watcher: Callable[[], object]) -> None:
        """It is told when the guide is turned on or off, or has been offered."""
        self._watchers.append(watcher)

    def turn(self, on: bool) -> None:
        """Off at once and for good; on, it begins anew."""
        if self._keep(on, ()):
            self._given.clear()
            self.on = on
            self._tell()

    def begun(self) -> None:
        """A game begins: from now on the choice is found in the settings."""
        if not self.offered and self._keep(self.on, self._told):
            self.offered = True
            self._tell()

    def lesson(self, session: Session) -> Lesson | None:
        """What is to be told in this moment, until the next move is made; each only once, but for
        what was told of moves that are undone."""
        if not self.on or self.silent:
            return None
        self._take_back(session)
        made = len(session.line)
        if made not in self._given:
            found = self.lessons.next(session.state, self._told)
            if found and self._keep(True, (*self._told, found.name)):
                self._given[made] = found
        return self._given.get(made)

    def _take_back(self, session: Session) -> None:
        if session.head.id != self._game:
            self._game = session.head.id
            self._given.clear()
        undone = {self._given.pop(made).name for made in [*self._given] if made > len(session.line)}
        if undone:
            self._keep(True, tuple(each for each in self._told if each not in undone))

    def _keep(self, on: bool, told: tuple[str, ...]) -> bool:
        kept = self._keeps({"on": on, "told": [*told]})
        if kept:
            self._told = told
        return kept

    def _tell(self) -> None:
        for watcher in self._watchers:
            watcher()
