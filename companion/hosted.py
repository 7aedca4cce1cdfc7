"""The running game of the app, as phones are shown it and may play it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING, Any

from companion.games import Listed
from companion.play.spectators import EVERYTHING, SHOWN
from companion.play.table import Keeper, Table
from companion.table.game import Figure
from companion.table.seen import open_entry
from companion.words import Words

if TYPE_CHECKING:
    from companion.play.afar import Afar

DECIDE, SPECTATORS = "phones-decide", "phones-spectators"
"""The settings of what phones may do, and of what those without a seat are shown."""


class Hosted:
    """`tell` says something at the table; `noticed` is called where somebody has come or gone."""

    alone = False

    def __init__(
        self,
        app: Any,
        listed: dict[str, Listed],
        tell: Callable[[str], object],
        noticed: Callable[[], None],
    ) -> None:
        self._app, self._listed = app, listed
        self._tell, self.noticed = tell, noticed
        self._words: dict[str, Words] = {}

    def offers(self, game: str) -> bool:
        """Whether phones can join this game."""
        listed = self._listed.get(game)
        return bool(listed and listed.afar)

    @cached_property
    def table(self) -> Table:
        """Whatever is played at the app's own."""
        here = self._app.table
        keeper = Keeper(here.attempt, here.keep, here.kept)
        return Table(keeper, lambda: here.speech, self._options, at=here, plays=self.offers)

    def _options(self) -> Any:
        """As the group has chosen; but what its table may enter for several at once, as bids, each
        tells for himself."""
        if not (afar := self.afar.options):
            return None
        chosen = self._app.table_of(self._played).options
        return chosen._replace(ways=chosen.ways | afar.ways)

    @property
    def _played(self) -> str:
        return self.table.played.game.id

    @property
    def afar(self) -> Afar:
        found = self._listed[self._played].from_afar()
        assert found
        return found

    @property
    def may_decide(self) -> bool:
        return self._app.store.setting(DECIDE, True) is True

    @property
    def spectators(self) -> str:
        kept = self._app.store.setting(SPECTATORS)
        return kept if kept in SHOWN else EVERYTHING

    def words(self, language: str) -> Words:
        if language not in self._words:
            self._words[language] = Words(language)
        return self._words[language]

    def languages(self) -> list[str]:
        codes: list[str] = self._app.words.codes()
        return codes

    def decided(self, colour: str) -> None:
        # Nothing of it is needed before somebody decides from afar.
        from companion.play.history import decided

        session, game = self.table.played, self.afar.questions
        if made := decided(game, session):
            what = game.briefly(self.said, open_entry(session, made))
            self._tell(self.said("phones-did", what=Figure("text", what)))

    def said(self, key: str, **figures: object) -> str:
        """At the table, in the language spoken there."""
        names = {seat.colour: seat.name for seat in self.table.seats}
        return str(self._app.of(self._played).say(key, names, **figures))
