"""Opening a folder, in whatever state it is found: always something to work with, and a report.

Where nobody but us has written since it was last looked through, it is taken as it is, so that
opening costs no more with thousands of games; what is read of it bears itself out anyway.
"""

from __future__ import annotations

import json
import sqlite3
from contextlib import suppress
from itertools import groupby
from typing import NamedTuple

from companion.store import cards
from companion.store.backup import back_up
from companion.store.faults import is_damage
from companion.store.file import VERSION, File
from companion.store.lock import Lock, LockHeld, attested, vouched
from companion.store.place import Place, read_bytes, remove
from companion.store.resuming import Games
from companion.store.salvage import finish, salvage, slips_of, valid
from companion.store.slips import JOURNAL, Slip, assemble, key_of, kind_of
from companion.table.disk import why
from companion.table.game import Figure, Said


class Laid(NamedTuple):
    """A store laid open."""

    file: File
    lock: Lock | None
    """Held while this copy may write."""
    looking: Said | None
    """Why it may not."""
    notices: tuple[Said, ...] = ()
    edition: int = 0


class Seen(NamedTuple):
    """What a look through all of a file shows, and whether that is all there should be."""

    whole: bool
    edition: int = 0
    version: int = VERSION


class NotNow(Exception):
    """The file cannot be opened just now, which says nothing of what is in it."""


def lay_open(place: Place, games: Games) -> Laid:
    """For writing if at all possible, else for looking."""
    try:
        place.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        lock = Lock(place.lock)
    except LockHeld:
        return look(place, games, Said("store-second", {}))
    except OSError as fault:
        return look(place, games, Said("store-read-only", {"reason": why(fault)}))
    return lay_open_again(place, games, lock)


def lay_open_again(place: Place, games: Games, lock: Lock) -> Laid:
    """As the one copy that may write."""
    try:
        laid = _write(place, games, lock)
    except NotNow as fault:
        laid = look(place, games, Said("store-not-now", {"reason": Figure("text", str(fault))}))
    except (OSError, sqlite3.Error) as fault:
        laid = look(place, games, Said("store-unwritable", {"reason": why(fault)}))
    except BaseException:
        lock.release()
        raise
    if laid.lock is None:
        lock.release()
    return laid


def _write(place: Place, games: Games, lock: Lock) -> Laid:
    place.shut()
    notices = finish(place)
    edition = vouched(place.lock, place.mark())
    if not edition or not _readable(place):
        seen = _see(place)
        if seen.version > VERSION:
            return _newer(seen.version)
        if not seen.whole:
            notices += salvage(place, _left(place), games)
            seen = _see(place)
        elif seen.version < VERSION and seen.edition:
            back_up(place, seen.edition)
        edition = seen.edition
    if not place.begun or not place.file.exists():
        _make(place)
    file = File.open(place.file)
    lock.vouch(edition, place.mark())
    return Laid(file, lock, None, notices, edition)


def _make(place: Place) -> None:
    """An empty file, there only when it is complete: a kill leaves no half of one."""
    remove(place.making)
    File.open(place.making).close()
    place.making.replace(place.file)


def _newer(version: int) -> Laid:
    """What a later version means by what it wrote is not for this one to guess."""
    said = Said("store-newer", {"version": Figure("number", version)})
    return Laid(File.in_memory(()), None, said)


def _readable(place: Place) -> bool:
    """Whether it is a file of this version."""
    try:
        file = File.look(place.file)
    except sqlite3.Error:
        return False
    try:
        return file.version == VERSION
    except sqlite3.Error:
        return False
    finally:
        file.close()


def _see(place: Place) -> Seen:
    """What is there, without touching it; raises NotNow where that cannot be told."""
    witness = attested(place.lock)
    try:
        if not witness and not place.begun:
            return Seen(True)
        if not place.file.exists() and not place.file.is_symlink():
            return Seen(False)
        if place.hollow:
            return Seen(False)
        file = File.look(place.file)
        try:
            seen = examine(file)
        finally:
            file.close()
    except (OSError, sqlite3.Error) as fault:
        if isinstance(fault, sqlite3.Error) and is_damage(fault):
            return Seen(False)
        raise NotNow(getattr(fault, "strerror", None) or str(fault)) from None
    if seen.version > VERSION:
        return seen
    return seen._replace(whole=seen.whole and seen.edition >= witness)


def _left(place: Place) -> list[Slip]:
    """What SQLite can still read of a damaged file."""
    slips: list[Slip] = []
    if place.hollow:
        return slips
    with suppress(sqlite3.Error):
        file = File.look(place.file)
        try:
            with file.at_one_moment():
                slips.extend(file.slips())
        finally:
            file.close()
    return slips


def examine(file: File) -> Seen:
    """Looks through all of a file, at one moment."""
    version = known = edition = 0
    try:
        with file.at_one_moment():
            version = file.version
            through = _Through(file)
            known, edition = through.version, through.edition
            whole = through.whole and file.sound() and known <= version
    except sqlite3.Error as fault:
        if not is_damage(fault):
            raise
        whole = False
    if version > VERSION:
        # What it holds may be laid out in another way; a header alone may be damaged.
        return Seen(True, 0, version) if not known and file.sound() else Seen(False)
    return Seen(whole, edition, version)


class _Through:
    """What a file holds, name after name: no more of it is in memory than one name."""

    def __init__(self, file: File) -> None:
        self.edition = 0
        self.version = 0
        """By which this was written, if we know it: SQLite's own header has no seal."""
        count = 0
        self.whole = True
        lengths: dict[str, tuple[int, str]] = {}
        said: dict[str, tuple[int, str]] = {}
        for name, slips in groupby(file.slips(), lambda slip: slip.name):
            of_name = [*slips]
            count += len(of_name)
            held = assemble(of_name)
            self.whole &= held.whole
            self.edition = max(self.edition, held.edition)
            if kind_of(name) == JOURNAL:
                for each in held.journals.values():
                    lengths[name] = len(each.rows), each.seal
            elif card := held.cards.get(name):
                self._read(name, json.loads(card.text), said)
        self.whole &= count == file.count() and lengths == said

    def _read(self, name: str, said: object, games: dict[str, tuple[int, str]]) -> None:
        if name == cards.VERSION_CARD and isinstance(said, int) and said <= VERSION:
            self.version = said
        elif kind_of(name) == cards.GAME and isinstance(said, dict):
            # Every journal is as long as its card says, and each has the other.
            games[cards.journal_of(key_of(name))] = said["rows"], said["seal"]


def look(place: Place, games: Games, why: Said) -> Laid:
    """What can be seen where nothing may be changed."""
    # The copy that writes has looked through it already.
    trusted = why.key == "store-second" or bool(vouched(place.lock, place.mark()))
    # SQLite wants to lay a file beside the log to read it; where there is no log it need not.
    for untouched in (False, True) if not read_bytes(place.log) else (False,):
        if place.hollow:
            break
        try:
            file = File.look(place.file, untouched)
        except sqlite3.Error:
            continue
        seen = _looked_through(file, trusted)
        if seen.version > VERSION:
            file.close()
            return _newer(seen.version)
        if seen.whole:
            return Laid(file, None, why, edition=seen.edition)
        file.close()
    held, notices = valid(place, [], games)
    return Laid(File.in_memory(slips_of(held)), None, why, notices)


def _looked_through(file: File, trusted: bool) -> Seen:
    try:
        if trusted and file.version == VERSION:
            file.count()
            return Seen(True)
        return examine(file)
    except sqlite3.Error:
        return Seen(False)
