"""Opening a folder, in whatever state it is found: always something to work with, and a report."""

from __future__ import annotations

import sqlite3
from typing import NamedTuple

from companion.store import cards
from companion.store.backup import back_up
from companion.store.file import VERSION, File
from companion.store.lock import Lock, LockHeld, attested
from companion.store.place import Place, read_bytes, remove
from companion.store.resuming import Games
from companion.store.salvage import finish, salvage, slips_of, valid
from companion.store.slips import Held, Slip, assemble
from companion.table.game import Figure, Said


class Laid(NamedTuple):
    """A store laid open."""

    file: File
    held: Held
    lock: Lock | None
    """Held while this copy may write."""
    looking: Said | None
    """Why it may not."""
    notices: tuple[Said, ...] = ()
    stirred: int = 0
    """What the file said before it was read for looking, of writes by another copy."""


class Seen(NamedTuple):
    """What SQLite shows of a file, and whether that is all there should be."""

    slips: list[Slip]
    held: Held
    whole: bool
    version: int = VERSION


NOTHING = Held({}, {}, True)


def lay_open(place: Place, games: Games) -> Laid:
    """For writing if at all possible, else for looking."""
    try:
        place.folder.mkdir(parents=True, exist_ok=True)
        lock = Lock(place.lock)
    except LockHeld:
        return look(place, games, Said("store-second", {}))
    except OSError as fault:
        return look(place, games, Said("store-read-only", {"reason": reason(fault)}))
    try:
        laid = _write(place, games, lock)
    except (OSError, sqlite3.Error) as fault:
        laid = look(place, games, Said("store-unwritable", {"reason": reason(fault)}))
    except BaseException:
        lock.release()
        raise
    if laid.lock is None:
        lock.release()
    return laid


def reason(fault: Exception) -> Figure:
    return Figure("text", getattr(fault, "strerror", None) or str(fault))


def _write(place: Place, games: Games, lock: Lock) -> Laid:
    notices = finish(place)
    seen = see(place)
    if seen.version > VERSION:
        return _newer(seen.version)
    if not seen.whole:
        notices += salvage(place, seen.slips, games)
        seen = see(place)
    elif seen.version < VERSION and seen.slips:
        back_up(place, seen.held.edition)
    if not read_bytes(place.file):
        _make(place)
    return Laid(File.open(place.file), seen.held, lock, None, notices)


def _make(place: Place) -> None:
    """An empty file, there only when it is complete: a kill leaves no half of one."""
    remove(place.making)
    File.open(place.making).close()
    place.making.replace(place.file)


def _newer(version: int) -> Laid:
    """What a later version means by what it wrote is not for this one to guess."""
    said = Said("store-newer", {"version": Figure("number", version)})
    return Laid(File.in_memory(()), NOTHING, None, said)


def see(place: Place) -> Seen:
    """What is there, without touching it."""
    witness = attested(place.lock)
    if not witness and not place.backups and not read_bytes(place.file) + read_bytes(place.log):
        return Seen([], NOTHING, True)
    if is_hollow(place):
        return Seen([], NOTHING, False)
    try:
        file = File.look(place.file)
    except sqlite3.Error:
        return Seen([], NOTHING, False)
    try:
        seen = examine(file)
    finally:
        file.close()
    if seen.version > VERSION:
        return seen
    return seen._replace(whole=seen.whole and seen.held.edition >= witness)


def is_hollow(place: Place) -> bool:
    """An empty file beside a log that is not: SQLite would take it for a new one, and delete the
    log, in which there is all that can still be saved."""
    return not read_bytes(place.file) and bool(read_bytes(place.log))


def examine(file: File) -> Seen:
    """All that can be read of a file, at one moment."""
    slips: list[Slip] = []
    version = 0
    try:
        with file.at_one_moment():
            version = file.version
            sound = file.sound()
            slips.extend(file.slips())
            whole = sound and file.count() == len(slips)
    except sqlite3.Error:
        whole = False
    held = assemble(slips)
    known = version_of(held)
    if version > VERSION and not known and file.sound():
        return Seen([], NOTHING, True, version)
    return Seen(slips, held, whole and held.whole and known <= version <= VERSION and agreed(held))


def version_of(held: Held) -> int:
    """The version by which this was written, if we know it: SQLite's own header has no seal."""
    card = held.cards.get(cards.VERSION_CARD)
    return int(card.text) if card and int(card.text) <= VERSION else 0


def agreed(held: Held) -> bool:
    """Whether every journal is as long as its card says, and each has the other."""
    games = {cards.journal_of(key): game for key, game in cards.games(held).items()}
    return held.journals.keys() == games.keys() and all(
        games[name].agrees(kept) for name, kept in held.journals.items()
    )


def look(place: Place, games: Games, why: Said) -> Laid:
    """What can be seen where nothing may be changed."""
    # SQLite wants to lay a file beside the log to read it; where there is no log it need not.
    for untouched in (False, True) if not read_bytes(place.log) else (False,):
        if is_hollow(place):
            break
        try:
            file = File.look(place.file, untouched)
        except sqlite3.Error:
            continue
        # Asked before reading: what is written while it is read must count as news.
        try:
            stirred = file.stirred
        except sqlite3.Error:
            stirred = 0
        seen = examine(file)
        if seen.version > VERSION:
            file.close()
            return _newer(seen.version)
        if seen.whole:
            return Laid(file, seen.held, None, why, stirred=stirred)
        file.close()
    held, notices = valid(place, [], games)
    file = File.in_memory(slips_of(held))
    return Laid(file, held, None, why, notices, file.stirred)
