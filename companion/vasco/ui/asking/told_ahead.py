"""The discs told ahead in the running game, which outlive the program as its moves do."""

from __future__ import annotations

from companion.play.question import Pick
from companion.play.taps import NO_TAPS, Taps
from companion.table.game import Json, Refusal
from companion.table.session import Session
from companion.ui.table.given import Given
from companion.vasco.play.ahead import Conflict, Told, next_told, still_told, tell
from companion.vasco.play.asking import placing
from companion.vasco.rules.moves import Place


class ToldAhead:
    def __init__(self, given: Given) -> None:
        self._given = given
        self.told: Told = ()
        self.taps = NO_TAPS
        """Those of the disc that is told now."""

    def take_up(self, session: Session) -> None:
        """What was told in this game and does not lie yet."""
        self._session, self.taps = session, NO_TAPS
        raw = self._given.kept(self._key, [])
        self.told = still_told(session.state, tuple(_read(session, raw)))

    def enter(self, player: str, pick: Pick) -> bool:
        """Number or area of a disc; whether that makes it whole.

        Raises Refusal where the disc could not lie there.
        """
        state = self._session.state
        picks = placing.picked(state, self.taps.picks, pick)
        disc = placing.disc(player, picks)
        if disc is None:
            self.taps = Taps(picks, pick, self.taps)
            return False
        whole = self._keep(tell(state, self.told, disc))
        if whole:
            self.taps = NO_TAPS
        return whole

    def take_back(self, disc: Place) -> bool:
        """All but the tap that made it whole; whether that is done."""
        done = self.forget(disc)
        if done:
            self.taps = but_for_area(disc)
        return done

    def forget(self, disc: Place) -> bool:
        return self._keep(tuple(each for each in self.told if each != disc))

    def settle(self) -> None:
        """Lets go of what lies by now."""
        self._keep(still_told(self._session.state, self.told))

    def next(self) -> Place | Conflict | None:
        return next_told(self._session.state, self.told)

    @property
    def _key(self) -> str:
        return f"vasco.ahead.{self._session.head.id}"

    def _keep(self, told: Told) -> bool:
        if told == self.told:
            return True
        game = self._session.game
        kept = self._given.keep(self._key, [*map(game.write, told)] or None)
        if kept:
            self.told = told
        return bool(kept)


def but_for_area(disc: Place) -> Taps:
    """The taps of a disc before the last one."""
    return Taps((disc.number,), disc.number, NO_TAPS)


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
