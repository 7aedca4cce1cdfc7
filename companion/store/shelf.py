"""The games of a store: begin, take up again, rename, archive, give up, throw away."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import islice
from random import Random
from typing import NamedTuple
from uuid import uuid4

from companion.store import cards as c
from companion.store.cards import GameCard, Opening
from companion.store.door import Door
from companion.store.journal import Kept
from companion.store.resuming import counting, known, opening_of, resumed, rows_of
from companion.table.course import Course, Row
from companion.table.game import Figure, Json, Said, Seat
from companion.table.game.plain import as_name
from companion.table.journal import Journal, NotKept
from companion.table.session import Session


class Continued(NamedTuple):
    """A game taken up again, and what is to be said of it."""

    session: Session
    notices: tuple[Said, ...] = ()


class Born(NamedTuple):
    """What is settled of a game when it comes here."""

    place: int
    origin: str | None


class Shelf:
    def __init__(self, door: Door, clock: Callable[[], str], chance: Random) -> None:
        self._door = door
        self._clock = clock
        self._chance = chance
        self._births: dict[str, Born] = {}
        self._copies: dict[str | None, list[str]] | None = None
        self._laid = 0

    def every(self, deleted: bool = False) -> tuple[GameCard, ...]:
        """All that were not thrown away, or those that were, in the order they came here."""
        found = [c.read_game(key, raw) for key, raw in self._door.all(c.GAME).items()]
        there = (card for card in found if (card.deleted is not None) is deleted)
        return tuple(sorted(there, key=lambda card: card.place))

    def latest(self, count: int) -> tuple[GameCard, ...]:
        """So many of those not thrown away, the one that came last first."""
        if count == 1 and (card := self._last()):
            return (card,)
        cards = filter(None, map(self._door.game, self._latest_first()))
        return tuple(islice((card for card in cards if card.deleted is None), count))

    def _last(self) -> GameCard | None:
        """The one that came last, where that needs no looking for."""
        key = self._door.get(c.LATEST)
        card = self._door.game(key) if key else None
        return card if card and card.deleted is None else None

    def _latest_first(self) -> list[str]:
        self._forget_other_times()
        keys = self._door.keys(c.GAME)
        places = {key: self._born(key).place for key in keys}
        return sorted(keys, key=lambda key: places[key], reverse=True)

    def _forget_other_times(self) -> None:
        """What was known before the file was opened anew may hold no longer."""
        if self._laid != self._door.laid:
            self._laid, self._births, self._copies = self._door.laid, {}, None

    def _born(self, key: str) -> Born:
        """What never changes of a game is read once."""
        if key not in self._births:
            card = self.card(key)
            self._births[key] = Born(card.place, card.origin)
        return self._births[key]

    def twins(self, key: str) -> list[GameCard]:
        """This game, and those that began as it and went another way."""
        self._forget_other_times()
        if self._copies is None:
            self._copies = {}
            for each in reversed(self._latest_first()):
                self._copies.setdefault(self._born(each).origin, []).append(each)
        found = map(self._door.game, (key, *self._copies.get(key, ())))
        return [card for card in found if card]

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

    def begun(self, opening: Opening, key: str = "") -> Session:
        """A game that comes here with the first row written to it."""
        key, deal = key or str(uuid4()), self._deal(opening)
        journal = Kept(self._door, opening.card(key), opening=opening, deal=deal)
        head = opening.head(key, deal)
        return Session(known(self._door.games, opening), head, journal, clock=self._clock)

    def bring_in(
        self, opening: Opening, key: str, marks: Json, rows: Sequence[Row], course: Course
    ) -> None:
        """A game from elsewhere with all its rows, which lead to this course: kept from now on,
        whole or not at all; nothing follows by itself."""
        card = opening.card(key)._replace(**marks)
        Kept(self._door, card, opening=opening, deal=self._deal(opening)).write(rows, course)
        if self._copies is not None and (origin := marks.get("origin")):
            self._copies.setdefault(origin, []).append(key)

    def _deal(self, opening: Opening) -> Json:
        return known(self._door.games, opening).deal(self._chance, opening.components)

    def tried(
        self, opening: Opening, rows: Iterable[Row] = (), journal: Journal | None = None
    ) -> Session:
        """A game played to see where it leads; nothing of it is kept here."""
        game = known(self._door.games, opening)
        return Session(game, opening.head("", None), journal, rows, self._clock)

    def opening(self, key: str) -> Opening:
        return opening_of(self._door.chain(key))

    def journal(self, key: str) -> tuple[Opening, list[Row]]:
        """The first row of a game, and the others as far as they count."""
        chain = self._door.chain(key)
        return opening_of(chain), counting(rows_of(chain))

    def proceed(self, key: str) -> Continued:
        """Takes a game up where it was left, or where its rows no longer follow the rules."""
        # The rows come first: where they are damaged, the card is mended with them.
        self.card(key)
        chain = self._door.chain(key)
        card, deal = self.card(key), self._door.get(c.deal_of(key))
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
        self._mark(key, title=as_name(title))

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
