"""What a group has chosen for its table of a game, where all screens of that game find it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from kivy.event import EventDispatcher
from kivy.properties import ObjectProperty

from companion.play.guide import Guide
from companion.play.lessons import Lessons
from companion.play.table_options import Choosable, TableOptions
from companion.table.session import Session


class Preferences(EventDispatcher):
    options = ObjectProperty(TableOptions())

    def __init__(
        self, app: Any, game: str, choosable: Choosable, lessons: Callable[[], Lessons]
    ) -> None:
        super().__init__()
        self._app, self.game, self.choosable = app, game, choosable
        self._kept = f"{game}.options"
        self.options = choosable.read(app.store.setting(self._kept))
        told = f"{game}.guide"
        self.guide = Guide(lessons, partial(app.set, told), app.store.setting(told))
        self._hush()
        app.bind(looking=self._hush)

    def choose(self, options: TableOptions) -> None:
        """They hold for the running game too."""
        if self._app.set(self._kept, options.raw()):
            self.options = options
            drawing = self.drawing(self.known_stacks())
            running = self.running
            if running and running.course.drawing != drawing:
                begins = drawing - running.course.drawing
                if self._app.attempt(lambda: running.draw_by_program(drawing)) and begins:
                    self._tell(begins)

    def _tell(self, begins: frozenset[str]) -> None:
        """What is to be done on the table, where the app draws from now on."""
        say = self._app.of(self.game).say
        self._app.root.tell(" ".join(say(f"options-{kind}-from-now") for kind in sorted(begins)))

    def drawing(self, known: frozenset[str] = frozenset()) -> frozenset[str]:
        """The kinds of piece the program draws, of what lies on the table those it knows."""
        return self.choosable.drawing(self.options, known)

    @property
    def running(self) -> Session | None:
        """The game that goes on, where it is this one, and not only its score that is kept."""
        running: Session | None = self._app.running
        return running if running and running.game.id == self.game else None

    def known_stacks(self) -> frozenset[str]:
        """What else the app could draw: stacks of which it knows every piece."""
        running, chosen = self.running, self._app.parts_of(self.game).components
        return self.choosable.known(running.head.components if running else chosen())

    def _hush(self, *_: object) -> None:
        """Where nothing can be kept, the guide would tell the same again and again."""
        self.guide.silent = self._app.looking is not None
