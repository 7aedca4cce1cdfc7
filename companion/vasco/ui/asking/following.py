"""The moment that is asked of: of the running game, or one gone by that is entered anew."""

from __future__ import annotations

from kivy.event import EventDispatcher
from kivy.properties import NumericProperty, ObjectProperty

from companion.table.session import Session
from companion.ui.table.given import Given
from companion.vasco.rules.state import State


class Following(EventDispatcher):
    """Follows the game that is played while its screen is in sight."""

    session = ObjectProperty(None, allownone=True)
    revised = NumericProperty(0)
    """The number of the earlier move that is entered anew; 0 while none is."""

    def __init__(self, given: Given) -> None:
        super().__init__()
        self._given = given
        self._seen: State | None = None

    def begin(self) -> None:
        given = self._given
        given.bind(session=self._follow, speech=self._ask_again, options=self._ask_again)
        self._follow(given, given.session)

    def end(self) -> None:
        given = self._given
        given.unbind(session=self._follow, speech=self._ask_again, options=self._ask_again)

    @property
    def state(self) -> State:
        """The moment that is asked of."""
        session = self.session
        return session.at(self.revised - 1) if self.revised else session.state

    def ask(self) -> None:
        """Puts the question anew."""
        raise NotImplementedError

    def forget(self) -> None:
        """What was tapped is done with."""
        raise NotImplementedError

    def take_up(self, session: Session) -> None:
        """Another game: what is kept of it beside its moves."""
        raise NotImplementedError

    def came_between(self) -> None:
        """A ship was launched, and what was tapped before still holds."""
        raise NotImplementedError

    def _follow(self, _: object, session: Session | None) -> None:
        """Another game, or another moment of the same one: what was tapped before is done with.

        Whoever only looked at another screen goes on with the tile where the tapping stopped, and
        so does whoever sees a ship launched meanwhile.
        """
        if session is None:
            return
        other = session is not self.session
        if other or (session.state is not self._seen and not self._only_launched(session)):
            self.forget()
            self.revised = 0
        elif session.state is not self._seen:
            self.came_between()
        self.session, self._seen = session, session.state
        if other:
            self.take_up(session)
        self.ask()

    def _only_launched(self, session: Session) -> bool:
        """Whether a launch is all that has come since."""
        last = session.line[-1] if session.line else None
        if self.revised or last is None or last.state is not session.state:
            return False
        return last.raw["do"] == "launch" and session.at(len(session.line) - 1) is self._seen

    def _ask_again(self, *_: object) -> None:
        if self.session:
            self.ask()
