"""The discs told ahead in the running game, which outlive the program as its moves do."""

from __future__ import annotations

from kivy.app import App

from companion.table.game import Json, Refusal
from companion.table.session import Session
from companion.ui.vasco.asking.ahead import Conflict, Told, next_told, still_told, tell
from companion.vasco.moves import Place


class Telling:
    def __init__(self) -> None:
        self.told: Told = ()

    def take_up(self, session: Session) -> None:
        """What was told in this game and does not lie yet."""
        self._session = session
        raw = App.get_running_app().store.setting(self._key, [])
        self.told = still_told(session.state, tuple(_read(session, raw)))

    def tell(self, disc: Place) -> bool:
        """Raises Refusal where the disc could not lie there."""
        return self._keep(tell(self._session.state, self.told, disc))

    def forget(self, disc: Place) -> bool:
        return self._keep(tuple(each for each in self.told if each != disc))

    def settle(self) -> None:
        """Lets go of what lies by now."""
        self._keep(still_told(self._session.state, self.told))

    def next(self) -> Place | Conflict | None:
        return next_told(self._session.state, self.told)

    def of(self, player: str) -> Told:
        return tuple(disc for disc in self.told if disc.player == player)

    @property
    def _key(self) -> str:
        return f"vasco.ahead.{self._session.head.id}"

    def _keep(self, told: Told) -> bool:
        if told == self.told:
            return True
        game = self._session.game
        kept = App.get_running_app().set(self._key, [*map(game.write, told)] or None)
        if kept:
            self.told = told
        return bool(kept)


def _read(session: Session, raw: Json) -> list[Place]:
    found = []
    for each in raw if isinstance(raw, list) else ():
        try:
            move = session.game.read(each)
        except Refusal:
            continue
        if isinstance(move, Place):
            found.append(move)
    return found
