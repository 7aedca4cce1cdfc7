"""The score pad of Vasco da Gama on the screens of the app: whether a new one is to count Reals
too, the next one will as this one did."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from companion.store import Store
from companion.table.game import Json
from companion.ui.shell.chrome import SwitchRow
from companion.ui.shell.parts import Parts
from companion.ui.table.given import Given
from companion.ui.table.pad.parts import look_of, pad_parts
from companion.vasco.rules.pad import PAD, pad_of
from companion.vasco.ui.chosen import GAME

if TYPE_CHECKING:
    from companion.play.reckoning.counting import Counting

WITH_REALS = "scorepad.reals"


def parts(app: Any) -> Parts:
    board: Parts = app.parts_of(GAME)

    def components() -> Json:
        assert board.components
        return pad_of(board.components(), counts_reals(app.store))

    return pad_parts(
        app,
        look_of(board),
        app.games[PAD.id],
        _counting,
        link="new-pad",
        own=lambda: _WithReals(Given(app, PAD.id), app.store),
        components=components,
        keys=board.keys,
        bgg_id=board.bgg_id,
        played_as=GAME,
    )


def _counting() -> Counting:
    from companion.vasco.play.pad import COUNTING

    return COUNTING


def counts_reals(store: Store) -> bool:
    return store.setting(WITH_REALS) is True


class _WithReals(SwitchRow):
    def __init__(self, given: Given, store: Store, **kwargs: object) -> None:
        self._given, self._store = given, store
        super().__init__(name="with-reals", active=counts_reals(store), **kwargs)
        given.bind(speech=self._say)
        self._say()

    def on_active(self, _: SwitchRow, active: bool) -> None:
        if active != counts_reals(self._store):
            self._given.table.keep(WITH_REALS, active)

    def _say(self, *_: object) -> None:
        self.text = self._given.speech.say("pad-with-reals")
        self.note = self._given.speech.say("pad-with-reals-note")
