"""Saving what is valid from a damaged store. The damaged file itself is set aside as it is.

The new file is made beside the old one and named `saved` when it is complete. Wherever that is
interrupted, the next start either begins again or finishes it.
"""

from __future__ import annotations

from itertools import chain

from companion.store import cards
from companion.store.cards import GameCard
from companion.store.file import VERSION, File
from companion.store.lock import attested
from companion.store.place import Place, beside, read_bytes, remove
from companion.store.resuming import Games, attempt, opening_of
from companion.store.slips import Card, Chain, Held, Slip, assemble, cut, found, key_of, kind_of
from companion.table.game import Figure, Said


def raw_slips(place: Place) -> list[Slip]:
    """Every slip in the bytes of the store and of its backups, whatever became of their order."""
    files = (place.log, place.file, *place.backups)
    return list(chain.from_iterable(found(read_bytes(file)) for file in files))


def valid(place: Place, readable: list[Slip], games: Games) -> tuple[Held, tuple[Said, ...]]:
    """All that bears itself out, with its cards put right, and what is missing from it.

    `readable` is what SQLite could still read: it knows best what was in force.
    """
    slips = [*readable, *raw_slips(place)]
    heap = assemble([*slips, *first_rows(assemble(slips))])
    notices: list[Said] = []
    written = dict(heap.cards)
    journals: dict[str, Chain] = {}
    known = cards.games(heap)
    edition = max(heap.edition, attested(place.lock)) + 1
    for name, kept in heap.journals.items():
        key = key_of(name)
        if cards.card_of(key) in written and key not in known:
            continue  # forgotten, and only the disk has not
        journals[name] = kept
        if key not in known or not known[key].agrees(kept):
            card = mended(games, key, kept, known.get(key))
            written[cards.card_of(key)] = Card(edition, cards.written(card.raw()))
            notices += cut_short(card, known.get(key))
    for key, card in known.items():
        if cards.journal_of(key) not in journals:
            del written[cards.card_of(key)]
            notices.append(Said("store-game-lost", {"game": Figure("text", card.called)}))
    if heap.edition < attested(place.lock) and not notices:
        notices += latest_lost(heap)
    written[cards.VERSION_CARD] = Card(edition, cards.written(VERSION))
    return Held(journals, written, True), tuple(notices)


def first_rows(heap: Held) -> list[Slip]:
    """The first row of every journal, from the copy that is kept of it."""
    return [
        slip
        for name, card in heap.cards.items()
        if kind_of(name) == cards.OPENING and card.text != cards.written(None)
        for slip in cut(cards.journal_of(key_of(name)), 0, card.text)
    ]


def mended(games: Games, key: str, kept: Chain, card: GameCard | None) -> GameCard:
    """The card as the journal has it; only the marks a person set are taken from the old one."""
    card = (card or opening_of(kept).card(key))._replace(rows=len(kept.rows), seal=kept.seal)
    session = attempt(games, key, kept, None)
    return card.after(session.course, card.changed) if session else card


def cut_short(card: GameCard, before: GameCard | None) -> list[Said]:
    """A journal that was longer once, or may have been."""
    if before is not None and before.rows <= card.rows:
        return []
    figures = {
        "game": Figure("text", card.called),
        "moves": Figure("number", card.moves),
        "row": Figure("number", card.rows),
        "lost": Figure("count", before.rows - card.rows if before else 0),
    }
    return [Said("store-game-cut", figures)]


def latest_lost(heap: Held) -> list[Said]:
    """Something was written after all that is here; most likely in the game last written to."""
    known = cards.games(heap)
    if not known:
        return [Said("store-latest-lost", {})]
    card = max(known.values(), key=lambda card: heap.cards[cards.card_of(card.id)].edition)
    figures = {
        "game": Figure("text", card.called),
        "moves": Figure("number", card.moves),
        "row": Figure("number", card.rows),
    }
    return [Said("store-game-behind", figures)]


def slips_of(held: Held) -> list[Slip]:
    """What is held, written anew."""
    slips: list[Slip] = []
    for name, kept in held.journals.items():
        previous = ""
        for number, text in enumerate(kept.rows):
            slips += cut(name, number, text, previous)
            previous = slips[-1].seal
    for name, card in held.cards.items():
        slips += cut(name, card.edition, card.text)
    return slips


def salvage(place: Place, readable: list[Slip], games: Games) -> tuple[Said, ...]:
    """Puts a new file with all that is valid in the place of the damaged one."""
    held, notices = valid(place, readable, games)
    remove(place.making)
    file = File.open(place.making)
    try:
        file.write(slips_of(held))
        file.checkpoint()
    finally:
        file.close()
    place.making.replace(place.saved)
    aside = finish(place)
    if not held.journals and not any(kind_of(name) != cards.STORE for name in held.cards):
        return tuple(said._replace(key="store-unreadable") for said in aside)
    return (*aside, *notices)


def finish(place: Place) -> tuple[Said, ...]:
    """Sets the damaged file aside, if what was saved from it is complete."""
    if not place.saved.exists():
        return ()
    aside = place.free_aside()
    # The log goes first: it would be taken for that of the new file.
    damaged = [
        old for ending in ("-wal", "", "-shm") if (old := beside(place.file, ending)).exists()
    ]
    for old in damaged:
        old.replace(aside.with_name(old.name.replace(place.file.name, aside.name)))
    place.saved.replace(place.file)
    if not damaged:
        return (Said("store-restored", {}),)
    return (Said("store-set-aside", {"file": Figure("text", aside.name)}),)
