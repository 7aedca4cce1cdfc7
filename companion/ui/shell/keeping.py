"""What the app keeps and takes up again: the games, the people, the settings."""

from collections.abc import Callable, Collection, Mapping, Sequence
from pathlib import Path
from typing import Any

from kivy.clock import Clock
from kivy.properties import DictProperty, ListProperty, ObjectProperty
from kivymd.app import MDApp

from companion.play.table import Keeper, Table
from companion.store import Store
from companion.store.cards import RUNNING, GameCard
from companion.store.shelf import Continued
from companion.table.game import Game, Json, Refusal, Seat
from companion.table.game.fields import list_of, or_null
from companion.table.journal import NotKept
from companion.table.record import seat
from companion.table.session import Change, Session
from companion.ui.shell.idle import Idle
from companion.ui.shell.long_work import Work
from companion.ui.shell.people import as_drawn, called
from companion.ui.shell.seating import Seating, again, empty

Games = Mapping[str, Game[Any, Any]]

_CHAIRS = "chairs"


class Keeping(MDApp):
    """The part of the app that stands on the store. What the disk does not take has not happened:
    it is said, and the screen stays as it was."""

    people = DictProperty()
    """Who has played here, the latest first, with the colours each has had."""
    notices = ListProperty()
    """What the store has to say, until somebody has read it."""
    looking = ObjectProperty(allownone=True)
    """Why nothing can be kept, if so."""
    work = ObjectProperty()
    """What takes long, beside the game."""

    store: Store
    games: Games
    """By their ids."""
    table: Table
    """Where the running game is played, whichever it is."""

    def open_store(self, folder: Path, games: Games) -> None:
        self.games = games
        self.store = Store(folder, games)
        keeper = Keeper(self.attempt, self.set, self.store.setting)
        self.table = Table(keeper, lambda: self.of(self.table.played.game.id), named=as_drawn)
        self.table.subscribe(self._changed)
        self._told = Clock.create_trigger(lambda _: self._found())
        self.store.watch(self._told)
        self.work = Work(self)
        self._idle = Idle(self.store.back_up)
        self.notices = list(self.store.notices)
        self._take_up_running()

    def on_pause(self) -> bool:
        self.store.pause()
        return True

    def close_store(self) -> None:
        self._idle.release()
        self.work.release()
        self.store.close()
        # Whatever came to light last is said when the store is opened next.
        self._told.cancel()
        self.looking = self.store.looking

    def attempt(self, do: Callable[[], object]) -> bool:
        """Whether it was kept; if not, the sentence is on the screen."""
        try:
            do()
        except NotKept as fault:
            self.root.tell(self.words.sentence(fault.key, **fault.figures))
            return False
        return True

    def set(self, key: str, value: Json) -> bool:
        return self.attempt(lambda: self.store.set(key, value))

    def read_notice(self, number: int) -> None:
        del self.notices[number]

    # The running game

    @property
    def session(self) -> Session | None:
        return self.table.session

    @property
    def running(self) -> Session | None:
        """The game that goes on, if one does."""
        return self.table.running

    @property
    def waiting(self) -> list[GameCard]:
        """Every other game that is not over, the latest first, but for those put aside or given
        up."""
        here = self.session.head.id if self.session else None
        cards = reversed(self.store.shelf.every())
        going_on = [card for card in cards if card.status == RUNNING and not card.archived]
        return [card for card in going_on if card.id != here]

    def go_on(self, key: str) -> None:
        """With one of those that wait."""
        if self.take_up(key):
            self.open_game()

    def open_begun(self, other: Session | None) -> None:
        """A game that has just begun; the one that ran until then waits."""
        self.open_game()
        if other:
            people = ", ".join(map(called, other.head.players))
            self.root.tell(self.say("games-waits", people=people))

    def start_game(
        self, game: str, seats: Sequence[Seat], components: Json, drawing: frozenset[str]
    ) -> bool:
        def start() -> None:
            self.table.play(self.store.shelf.start(game, seats, components, drawing))
            self.people = self.store.people()

        return self.attempt(start)

    def take_up(self, key: str) -> bool:
        """A game from the shelf is the running one from now on."""
        return self.attempt(lambda: self._continue(self.store.shelf.play(key)))

    def looked_up(self, key: str) -> Session | None:
        """A game from the shelf, only to look at."""
        found: list[Session] = []
        self.attempt(lambda: found.append(self.store.shelf.proceed(key).session))
        return next(iter(found), None)

    def give_up(self, key: str, back: Callable[[], object] = lambda: None) -> bool:
        """A game is not going to be finished; `back` is done where that is taken back at once."""
        shelf = self.store.shelf

        def undo() -> None:
            if self.shelve(lambda: shelf.unabandon(key)):
                back()

        given_up = self.shelve(lambda: shelf.abandon(key))
        if given_up:
            self.root.tell(self.say("games-given-up"), self.say("undo"), undo)
        return given_up

    def give_up_running(self) -> None:
        """From the table, which is left with that; taken back, it goes on there."""
        key = self.table.played.head.id
        self.root.show("home")
        self.give_up(key, self.open_game)

    def open_game(self) -> None:
        """Shows where the running game goes on."""
        raise NotImplementedError

    def shelve(self, do: Callable[[], object]) -> bool:
        """Something is done to a game on the shelf, which may be the running one."""
        return self.attempt(do) and self._settle()

    def _settle(self) -> bool:
        here = self.session.head.id if self.session else None
        if here == self._current():
            self.table.tell()
        else:
            self._take_up_running()
        return True

    def take_over(self) -> bool:
        """From a second copy that may only look to the one that writes."""
        taken = self.store.take_over()
        self.notices = list(self.store.notices)
        self._take_up_running()
        if not taken:
            self.root.tell(self.words.sentence(self.looking.key, **self.looking.figures))
        return taken

    def came_in(self, keys: Collection[str]) -> None:
        """These games have grown by what was brought in; the running one is taken up as it is now,
        and so is one that is looked at."""
        self.people = self.store.people()
        if self.session and self.session.head.id in keys:
            self._take_up_running()

    def _found(self) -> None:
        """Damage came to light, and all that is valid was saved."""
        self.notices = list(self.store.notices)
        self._take_up_running()

    def _take_up_running(self) -> None:
        self.looking = self.store.looking
        self.people = self.store.people()
        key = self._current()
        if key is None:
            self.table.play(None)
            return
        try:
            self._continue(self.store.shelf.proceed(key))
        except NotKept as fault:
            self.table.play(None)
            self.notices = [*self.notices, fault]

    def _current(self) -> str | None:
        """The game to open into; not one that was put aside."""
        shelf = self.store.shelf
        key = shelf.current
        return None if key is None or shelf.card(key).archived else key

    def _continue(self, continued: Continued) -> None:
        self.notices = [*self.notices, *continued.notices]
        self.table.play(continued.session)

    def _changed(self, change: Change | None) -> None:
        raise NotImplementedError

    # The people

    def last_seating(self, game: str) -> Seating:
        """The table as it sat last, whatever it played, with the next one beginning."""
        seating = empty(self.games[game].colours, self.games[game].seats)
        cards = self.store.shelf.latest(1)
        return again(seating, cards[0].players, self._chairs()) if cards else seating

    def sit_down(self, seating: Seating) -> None:
        """Who sits on which chair, which a game does not say: it only knows who follows whom."""
        self.set(_CHAIRS, [seat and seat._asdict() for seat in seating.chairs])

    def _chairs(self) -> list[Seat | None]:
        """As they were kept; what else a backup brought for them says nothing."""
        try:
            return [*list_of(or_null(seat))(self.store.setting(_CHAIRS, []), _CHAIRS)]
        except Refusal:
            return []

    def forget_person(self, name: str) -> None:
        colours = self.people[name]
        if self.attempt(lambda: self.store.forget_person(name)):
            self.people = self.store.people()
            text = self.say("newgame-forgotten", name=name)
            self.root.tell(text, self.say("undo"), lambda: self._remember(name, colours))

    def _remember(self, name: str, colours: list[str]) -> None:
        if self.attempt(lambda: self.store.remember_person(name, colours)):
            self.people = self.store.people()
