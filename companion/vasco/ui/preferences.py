"""What a group has chosen for its table of Vasco da Gama, where all screens of the game find it."""

from __future__ import annotations

from functools import partial
from typing import Any

from kivy.event import EventDispatcher
from kivy.properties import ObjectProperty

from companion.play.guide import Guide
from companion.table.components.certainty import confirmed
from companion.table.game import Json
from companion.table.session import Session
from companion.vasco.play.lessons import LESSONS
from companion.vasco.play.table_options import DRAWABLE, TableOptions, read_options
from companion.vasco.ui.component_sets import own_sets

GAME = "vasco"
_OPTIONS = "vasco.options"
_GUIDE = "vasco.guide"


class Preferences(EventDispatcher):
    options = ObjectProperty(TableOptions())

    def __init__(self, app: Any) -> None:
        super().__init__()
        self._app = app
        self.options = read_options(app.store.setting(_OPTIONS))
        self.guide = Guide(LESSONS, partial(app.set, _GUIDE), app.store.setting(_GUIDE))
        self._hush()
        app.bind(looking=self._hush)

    def _hush(self, *_: object) -> None:
        """Where nothing can be kept, the guide would tell the same again and again."""
        self.guide.silent = self._app.looking is not None

    def choose(self, options: TableOptions) -> None:
        """They hold for the running game too."""
        if self._app.set(_OPTIONS, options.raw()):
            self.options = options
            drawing = options.drawing(self.known_stacks())
            running = self.running
            if running and running.course.drawing != drawing:
                self._app.attempt(lambda: running.draw_by_program(drawing))

    @property
    def running(self) -> Session | None:
        """The game that goes on, where it is this one, and not only its score that is kept."""
        running: Session | None = self._app.running
        return running if running and running.game.id == GAME else None

    def known_stacks(self) -> frozenset[str]:
        """What else the app could draw: stacks of which it knows every piece."""
        running = self.running
        return known_stacks(
            running.head.components if running else own_sets(self._app.store).chosen
        )


def known_stacks(components: Json) -> frozenset[str]:
    return frozenset(kind for kind in DRAWABLE if confirmed(components, kind))


def preferences(app: Any) -> Preferences:
    found: Preferences = app.parts_of(GAME).own
    return found
