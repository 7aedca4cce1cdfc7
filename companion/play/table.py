"""The table at which a game is played: its session, its people, its language, and what it keeps."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from companion.play.replying import Speech
from companion.table.game import Json, Seat
from companion.table.session import Change, Session

Subscriber = Callable[[Change | None], object]
"""Is told of a change of the game; None says that it is another game, or said otherwise."""


class Keeper(NamedTuple):
    """Where a table keeps what is done and chosen there."""

    attempt: Callable[[Callable[[], object]], bool]
    """Does something that is kept; whether it was."""
    keep: Callable[[str, Json], bool]
    """Keeps a setting; whether it was kept."""
    kept: Callable[..., Json]
    """A setting by its key, or what is given besides where none was kept."""


def in_memory(
    settings: dict[str, Json] | None = None, before: Callable[..., Json] = lambda key: None
) -> Keeper:
    """Keeps settings in a dictionary, and moves nowhere; `before` is what was kept elsewhere."""
    known = {} if settings is None else settings

    def keep(key: str, value: Json) -> bool:
        known[key] = value
        return True

    def kept(key: str, default: Json = None) -> Json:
        found = known[key] if key in known else before(key)
        return default if found is None else found

    return Keeper(_do, keep, kept)


def _do(do: Callable[[], object]) -> bool:
    do()
    return True


def _as_named(seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    return seats


class Table:
    """Whoever asks or shows holds one. They differ in what they are made with: how it is `said`,
    what the group has `chosen`, and where it is kept.

    One that stands `at` another plays what is played there, if it is a game that it `plays`.
    """

    def __init__(
        self,
        keeper: Keeper,
        said: Callable[[], Speech],
        chosen: Callable[[], Any] = lambda: None,
        *,
        at: Table | None = None,
        plays: Callable[[str], bool] = lambda game: True,
        named: Callable[[tuple[Seat, ...]], tuple[Seat, ...]] = _as_named,
        is_trial: bool = False,
    ) -> None:
        self.keep_in(keeper)
        self._said, self._chosen, self.named = said, chosen, named
        self._at, self._plays, self.is_trial = at, plays, is_trial
        self._subscribers: list[Subscriber] = []
        self._unsubscribe: Callable[[], None] = lambda: None
        self.session: Session | None = None
        if at:
            # Whoever else is told may look at this one.
            at._subscribers.insert(0, self._follow)
            self._take_up()

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who plays, with their names as far as they can be shown."""
        return self.named(self.session.head.players) if self.session else ()

    @property
    def speech(self) -> Speech:
        return self._said()

    @property
    def options(self) -> Any:
        """What the group has chosen for its table."""
        return self._chosen()

    @property
    def played(self) -> Session:
        """The game, where there surely is one."""
        assert self.session
        return self.session

    @property
    def running(self) -> Session | None:
        """The game, while it goes on."""
        return self.session if self.session and self.session.due.kinds else None

    @property
    def tried(self) -> Session | None:
        """The game, where it is only tried out."""
        return self.session if self.is_trial else None

    def keep_in(self, keeper: Keeper) -> None:
        self.attempt, self.keep, self.kept = keeper

    def play(self, session: Session | None) -> None:
        """Another game from now on, or none."""
        self._unsubscribe()
        self._unsubscribe = session.observe(self.tell) if session else lambda: None
        self.session = session
        self.tell()

    def subscribe(self, told: Subscriber) -> Callable[[], None]:
        """Tells of every change, once; what is returned ends that."""
        self._subscribers.append(told)
        return lambda: self._subscribers.remove(told)

    def tell(self, change: Change | None = None) -> None:
        for told in tuple(self._subscribers):
            told(change)

    def leave(self) -> None:
        """The table at which this one stands."""
        if self._at:
            self._at._subscribers.remove(self._follow)

    def _follow(self, change: Change | None) -> None:
        if change is None:
            self._take_up()
        if change is None or self.session:
            self.tell(change)

    def _take_up(self) -> None:
        session = self._at.session if self._at else None
        self.session = session if session and self._plays(session.game.id) else None
