"""The one door: every write to the store goes through it, whole or not at all."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable, Mapping
from contextlib import suppress

from companion.store import cards as c
from companion.store.backup import back_up
from companion.store.cards import GameCard
from companion.store.faults import unkept
from companion.store.file import VERSION
from companion.store.opening import Laid, lay_open
from companion.store.place import Place
from companion.store.resuming import Games
from companion.store.slips import Card, Chain, Slip, assemble, cut, key_of, kind_of
from companion.table.game import Figure, Json, Said
from companion.table.journal import NotKept


class Door:
    """What is known now, and the way to change it."""

    def __init__(self, place: Place, games: Games) -> None:
        self.place = place
        self.games = games
        self._lay(lay_open(place, games))

    def _lay(self, laid: Laid) -> None:
        self._laid = laid
        self._cards = dict(laid.held.cards)
        self.edition = laid.held.edition
        self._stirred = laid.stirred

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
        if c.VERSION_CARD not in self._cards:
            changed = {**changed, c.VERSION_CARD: VERSION}
        new = {name: Card(edition, c.written(value)) for name, value in changed.items()}
        laid_out = [slip for name, card in new.items() for slip in cut(name, edition, card.text)]
        self._laid.file.write([*slips, *laid_out], [*new, *gone])
        self.edition = edition
        self._cards |= new
        self._laid.lock.attest(edition)

    def get(self, name: str) -> Json:
        """What a card says; None where there is none."""
        self._refresh()
        return self._known(name)

    def _known(self, name: str) -> Json:
        card = self._cards.get(name)
        return None if card is None else json.loads(card.text)

    def all(self, kind: str) -> dict[str, Json]:
        """Every card of a kind by its own key, the one written last first."""
        self._refresh()
        names = [name for name in self._cards if kind_of(name) == kind]
        names.sort(key=lambda name: self._cards[name].edition, reverse=True)
        return {key_of(name): said for name in names if (said := self._known(name)) is not None}

    def game(self, key: str) -> GameCard | None:
        raw = self.get(c.card_of(key))
        return None if raw is None else c.read_game(key, raw)

    def chain(self, key: str) -> Chain:
        """A game's rows as they lie on the disk."""
        name = c.journal_of(key)
        try:
            with self._laid.file.at_one_moment():
                self._refresh()
                chain = assemble(self._laid.file.slips(name)).journals.get(name, Chain())
        except sqlite3.Error as fault:
            raise unkept(fault) from None
        raw = self._known(c.card_of(key))
        if raw is not None and not (card := c.read_game(key, raw)).agrees(chain):
            raise NotKept("store-damaged", game=Figure("text", card.called))
        return chain

    def checkpoint(self) -> bool:
        return self._laid.lock is not None and self._laid.file.checkpoint()

    def back_up(self) -> bool:
        return self._laid.lock is not None and back_up(self.place, self.edition)

    def close(self) -> None:
        self.checkpoint()
        self._laid.file.close()
        if self._laid.lock:
            self._laid.lock.release()

    def _refresh(self) -> None:
        """A copy that only looks follows what the other one writes, as long as it can be read."""
        if self.looking is None:
            return
        with suppress(sqlite3.Error):
            stirred = self._laid.file.stirred
            if stirred != self._stirred:
                held = assemble(self._laid.file.slips())
                self._cards, self.edition = dict(held.cards), held.edition
                self._stirred = stirred
