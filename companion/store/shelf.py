"""The games of a store: begin, take up again, rename, archive, give up, throw away."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from random import Random
from typing import NamedTuple
from uuid import uuid4

from companion.store import cards as c
from companion.store.cards import GameCard, Opening
from companion.store.door import Door
from companion.store.journal import Kept, Unopened
from companion.store.resuming import counting, known, opening_of, resumed, rows_of
from companion.table.course import Row
from companion.table.game import Figure, Json, Said, Seat
from companion.table.journal import NotKept
from companion.table.session import Session


class Continued(NamedTuple):
    """A game taken up again, and what is to be said of it."""

    session: Session
    notices: tuple[Said, ...] = ()


class Shelf:
    def __init__(self, door: Door, clock: Callable[[], str], chance: Random) -> None:
        self._door = door
        self._clock = clock
        self._chance = chance

    def every(self, deleted: bool = False) -> tuple[GameCard, ...]:
        """All that were not thrown away, or those that were, in the order they came here."""
        return tuple(card for card in self.all_there_are() if (card.deleted is not None) is deleted)

    def all_there_are(self) -> list[GameCard]:
        found = [c.read_game(key, raw) for key, raw in self._door.all(c.GAME).items()]
        return sorted(found, key=lambda card: card.place)

    def twins(self, key: str) -> list[GameCard]:
        """This game, and those that began as it and went another way."""
        return [card for card in self.all_there_are() if key in (card.id, card.origin)]

    def card(self, key: str) -> GameCard:
        card = self._door.game(key)
        if card is None:
            raise NotKept("store-no-game", game=Figure("text", key))
        return card

    @property
    def current(self) -> str | None:
        """The game the app opens into."""
        key: str | None = self._door.get(c.CURRENT)
        card = self._door.game(key) if key else None
        running = card and card.status == c.RUNNING and card.deleted is None
        return key if running else None

    def start(
        self,
        game: str,
        players: Sequence[Seat],
        components: Json,
        drawing: Iterable[str] = (),
        title: str = "",
    ) -> Session:
        """A new game, safe on return with all that comes up before anybody decides."""
        session = self.begun(Opening(game, tuple(players), components, title, self._clock()))
        session.begin(drawing)
        return session

    def begun(self, opening: Opening) -> Session:
        """A game that comes here with the first row written to it."""
        return self._laid_out(opening, str(uuid4()), {})[0]

    def bring_in(self, opening: Opening, key: str, marks: Json) -> Session:
        """A game from elsewhere, kept from now on; nothing follows by itself."""
        session, journal = self._laid_out(opening, key, marks)
        journal.write((), session.course)
        return session

    def _laid_out(self, opening: Opening, key: str, marks: Json) -> tuple[Session, Unopened]:
        game = known(self._door.games, opening)
        deal = game.deal(self._chance, opening.components)
        journal = Unopened(self._door, key, opening, deal, marks)
        return Session(game, opening.head(key, deal), journal, clock=self._clock), journal

    def tried(self, opening: Opening, rows: Iterable[Row] = ()) -> Session:
        """A game played to see where it leads; nothing of it is kept."""
        game = known(self._door.games, opening)
        return Session(game, opening.head("", None), rows=rows, clock=self._clock)

    def opening(self, key: str) -> Opening:
        return opening_of(self._door.chain(key))

    def rows(self, key: str) -> list[Row]:
        """The rows of a game that count."""
        return counting(rows_of(self._door.chain(key)))

    def proceed(self, key: str) -> Continued:
        """Takes a game up where it was left, or where its rows no longer follow the rules."""
        card, chain, deal = self.card(key), self._door.chain(key), self._door.get(c.deal_of(key))
        session = resumed(self._door.games, key, chain, deal, Kept(self._door, card), self._clock)
        if session.stuck is None:
            return Continued(session)
        kept = session.stuck.row - 1
        journal = Kept(self._door, card, stuck_after=kept)
        session = resumed(self._door.games, key, chain, deal, journal, self._clock)
        figures = {
            "game": Figure("text", card.called),
            "moves": Figure("number", len(session.line)),
            "row": Figure("number", kept),
        }
        return Continued(session, (Said("store-game-stuck", figures),))

    def play(self, key: str) -> Continued:
        """As `proceed`; from now on this is the game the app opens into."""
        continued = self.proceed(key)
        if self.current != key or self.card(key).archived:
            card = self.card(key)._replace(archived=False, abandoned=False)
            self._door.write({c.CURRENT: key, c.card_of(key): card.raw()})
        return continued

    def rename(self, key: str, title: str) -> None:
        self._mark(key, title=title)

    def archive(self, key: str) -> None:
        self._mark(key, archived=True)

    def abandon(self, key: str) -> None:
        """It is not going to be finished; `play` takes that back."""
        self._mark(key, abandoned=True)

    def unabandon(self, key: str) -> None:
        """As if it had never been given up: the running game is the running one again."""
        self._mark(key, abandoned=False)

    def delete(self, key: str) -> None:
        self._mark(key, deleted=self._clock())

    def undelete(self, key: str) -> None:
        self._mark(key, deleted=None)

    def forget(self, key: str) -> None:
        """For good: nothing of the game is left."""
        self.card(key)
        kinds = (c.card_of, c.deal_of, c.opening_copy_of, c.figures_of, c.times_of)
        self._door.write({of(key): None for of in kinds}, gone=[c.journal_of(key)])

    def _mark(self, key: str, **marks: Json) -> None:
        self._door.write({c.card_of(key): self.card(key)._replace(**marks).raw()})
