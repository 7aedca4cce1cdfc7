"""The one door: every write to the store goes through it, whole or not at all."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable, Iterable, Mapping
from typing import TypeVar

from companion.store import cards as c
from companion.store.backup import back_up
from companion.store.cards import GameCard
from companion.store.faults import is_damage, unkept
from companion.store.file import VERSION
from companion.store.opening import Laid, lay_open, lay_open_again
from companion.store.place import Place
from companion.store.resuming import Games
from companion.store.slips import (
    Card,
    Chain,
    Slip,
    assemble,
    cut,
    key_of,
    kind_of,
    latest_cards,
    past,
)
from companion.table.game import Figure, Json, Said
from companion.table.journal import NotKept

T = TypeVar("T")


class Damaged(Exception):
    """What was read does not bear itself out."""


class Door:
    """What is kept, read when it is asked for, and the way to change it."""

    def __init__(self, place: Place, games: Games) -> None:
        self.place = place
        self.games = games
        self.found: Callable[[], object] = lambda: None
        """Called where damage came to light after the opening: `notices` tell of it."""
        self.laid = 0
        """How many times it was opened: what was known of it before may hold no longer."""
        self._lay(lay_open(place, games))

    def _lay(self, laid: Laid) -> None:
        self._laid = laid
        self.laid = self.laid + 1
        self.edition = laid.edition
        self._known: dict[str, Card | None] = {}
        self._kinds: set[str] = set()
        """Of these every card is known."""
        self._stirred = 0 if laid.looking is None else self._stir()

    @property
    def looking(self) -> Said | None:
        """Why nothing can be written, if so."""
        return self._laid.looking

    @property
    def notices(self) -> tuple[Said, ...]:
        return self._laid.notices

    def take_over(self) -> bool:
        """Tries again to be the one that writes."""
        if self.looking:
            laid = lay_open(self.place, self.games)
            self._laid.file.close()
            self._lay(laid)
        return self.looking is None

    def write(
        self, changed: Mapping[str, Json], slips: Iterable[Slip] = (), gone: Iterable[str] = ()
    ) -> None:
        """New slips, cards as they are now, and names of which nothing is left; safe on return."""
        if self._laid.lock is None:
            assert self.looking
            raise NotKept(self.looking.key, **self.looking.figures)
        edition = self.edition + 1
        if self._card(c.VERSION_CARD) is None:
            changed = {**changed, c.VERSION_CARD: VERSION}
        new = {name: Card(edition, c.written(value)) for name, value in changed.items()}
        laid_out = [slip for name, card in new.items() for slip in cut(name, edition, card.text)]
        self._laid.file.write([*slips, *laid_out], [*new, *gone])
        self.edition = edition
        for name, card in new.items():
            # What nobody has asked for is not kept in mind.
            if name in self._known or kind_of(name) in self._kinds:
                self._known[name] = card
        self._laid.lock.attest(edition, self.place.mark())

    def get(self, name: str) -> Json:
        """What a card says; None where there is none."""
        self._refresh()
        card = self._card(name)
        return None if card is None else json.loads(card.text)

    def _card(self, name: str) -> Card | None:
        if name not in self._known and kind_of(name) not in self._kinds:
            found = self._read(lambda: self._cards(name))
            self._known[name] = found.get(name)
        return self._known.get(name)

    def all(self, kind: str) -> dict[str, Json]:
        """Every card of a kind by its own key, the one written last first."""
        self._learn(kind)
        named = f"{kind}/"
        cards = {
            name: card for name, card in self._known.items() if card and name.startswith(named)
        }
        mine = sorted(cards, key=lambda name: cards[name].edition, reverse=True)
        # Read as one text: thousands of short ones take twice as long.
        values = json.loads(f"[{','.join(cards[name].text for name in mine)}]")
        said = zip(map(key_of, mine), values, strict=True)
        return {key: value for key, value in said if value is not None}

    def keys(self, kind: str) -> list[str]:
        """Of every card of a kind, in no order."""
        self._learn(kind)
        nothing = c.written(None)
        return [
            key_of(name)
            for name, card in self._known.items()
            if card and kind_of(name) == kind and card.text != nothing
        ]

    def _learn(self, kind: str) -> None:
        self._refresh()
        if kind not in self._kinds:
            self._known |= self._read(lambda: self._cards(f"{kind}/", past(kind)))
            self._kinds.add(kind)

    def _cards(self, low: str, high: str = "") -> Mapping[str, Card]:
        cards, whole = latest_cards(self._laid.file.slips(low, high))
        if not whole:
            raise Damaged
        return cards

    def game(self, key: str) -> GameCard | None:
        raw = self.get(c.card_of(key))
        return None if raw is None else c.read_game(key, raw)

    def chain(self, key: str) -> Chain:
        """A game's rows as they lie on the disk."""
        return self._read(lambda: self._chain(key))

    def _chain(self, key: str) -> Chain:
        name = c.journal_of(key)
        with self._laid.file.at_one_moment():
            self._refresh()
            chain = assemble(self._laid.file.slips(name)).journals.get(name, Chain())
            card = self.game(key)
        if card is not None and not card.agrees(chain):
            raise Damaged
        return chain

    def checkpoint(self) -> bool:
        if self._laid.lock is None:
            return False
        done = self._laid.file.checkpoint()
        self._laid.lock.vouch(self.edition, self.place.mark())
        return done

    def back_up(self) -> bool:
        return self._laid.lock is not None and back_up(self.place, self.edition)

    def close(self) -> None:
        lock = self._laid.lock
        if lock:
            self._laid.file.checkpoint()
        self._laid.file.close()
        if lock:
            self.place.sign()
            lock.vouch(self.edition, self.place.mark())
            lock.release()
            closed = Said("store-fault", {"reason": Figure("text", "closed")})
            self._laid = self._laid._replace(lock=None, looking=closed)

    def _read(self, read: Callable[[], T]) -> T:
        """What is read; if it turns out to be damaged, what could be saved of it."""
        try:
            return read()
        except sqlite3.Error as fault:
            if not is_damage(fault) or self._laid.lock is None:
                raise unkept(fault) from None
        except Damaged:
            if self._laid.lock is None:
                raise self._unread() from None
        self._mend()
        try:
            return read()
        except sqlite3.Error as fault:
            raise unkept(fault) from None
        except Damaged:
            raise self._unread() from None

    def _mend(self) -> None:
        """All is looked through, what is valid is saved, the damaged file set aside."""
        assert self._laid.lock
        self._laid.file.close()
        self._laid.lock.vouch(self.edition, "damaged")
        before = self.notices
        laid = lay_open_again(self.place, self.games, self._laid.lock)
        self._lay(laid._replace(notices=(*before, *laid.notices)))
        self.found()

    def _unread(self) -> NotKept:
        return NotKept("store-damaged")

    def _stir(self) -> int:
        try:
            return self._laid.file.stirred
        except sqlite3.Error:
            return 0

    def _refresh(self) -> None:
        """A copy that only looks follows what the other one writes, as long as it can be read."""
        if self.looking and (stirred := self._stir()) != self._stirred:
            self._stirred = stirred
            self._known.clear()
            self._kinds.clear()
