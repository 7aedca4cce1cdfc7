"""The store: games, people, component sets, settings; open whatever state its folder is in."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from io import BufferedReader
from pathlib import Path
from random import Random, SystemRandom

from companion.store import bundle, exchange
from companion.store import cards as c
from companion.store.door import Door
from companion.store.hall import Hall
from companion.store.merging import Came
from companion.store.place import Place
from companion.store.resuming import Games
from companion.store.shelf import Shelf
from companion.store.slips import name_of
from companion.table import times
from companion.table.admission import in_memory
from companion.table.game import Json, Said
from companion.table.game.plain import as_name
from companion.table.record import Record
from companion.table.session import Session, now
from companion.table.times import Times


class Store:
    """Opening never fails: `notices` says what was found amiss, `looking` why nothing can be
    written, if so. What cannot be kept is raised as NotKept, and then nothing has changed."""

    def __init__(
        self,
        folder: Path,
        games: Games,
        clock: Callable[[], str] = now,
        chance: Random | None = None,
    ) -> None:
        self.door = Door(Place(folder), games)
        self.shelf = Shelf(self.door, clock, chance or SystemRandom())

    @property
    def looking(self) -> Said | None:
        return self.door.looking

    @property
    def notices(self) -> tuple[Said, ...]:
        return self.door.notices

    def watch(self, found: Callable[[], object]) -> None:
        """Tells where damage came to light, and was mended, after the opening: `notices` has more,
        and games may have been cut."""
        self.door.found = found

    def take_over(self) -> bool:
        """Whether this copy may write, now that the other one is perhaps gone."""
        return self.door.take_over()

    def pause(self) -> None:
        """Before the system may take the app away: the file is whole by itself."""
        self.door.checkpoint()

    def back_up(self) -> bool:
        """For an idle moment, in any thread: a backup of what is kept now."""
        return self.door.back_up()

    def close(self) -> None:
        self.door.close()

    def record(self, key: str) -> Record:
        """One game, for others."""
        record = exchange.record(self.shelf, key)
        measured = times.written(self.times(key))
        return record._replace(more={**record.more, "times": measured}) if measured else record

    def pieces(self) -> Iterator[str]:
        """All that is kept, as one backup file: in pieces, one a game and one at each end."""
        return bundle.written(self.door, self.shelf)

    def everything(self) -> str:
        return "".join(self.pieces())

    def coming(self, stream: BufferedReader) -> Session | int:
        """What `come_in` would bring: where a record leads, or how many games a backup holds."""
        return bundle.coming(self.door, self.shelf, stream)

    def come_in(self, stream: BufferedReader, only_backup: bool = False) -> Iterator[Came]:
        """A record or a backup file: what came of each game in it, as soon as it is kept. Raises
        Refusal or RefusedMove for neither."""
        return bundle.bring_in(self.door, self.shelf, stream, only_backup)

    def bring_in(self, data: bytes) -> tuple[Said, ...]:
        """As `come_in`, of what is in memory."""
        return tuple(came.said for came in self.come_in(in_memory(data)))

    def keep(self, record: Record, fresh: str) -> Iterator[int]:
        """A record played into the store; `fresh` is its id where it has none."""
        return exchange.play_in(self.shelf, record, fresh)

    def hall(self) -> Hall:
        return Hall(self.shelf.every())

    def figures(self) -> dict[str, Json]:
        """What was kept of finished games for the statistics, by their ids."""
        return self.door.all(c.FIGURES)

    def figures_of(self, key: str) -> Json:
        """What was kept of one; nothing where it was not reckoned yet."""
        return self.door.get(c.figures_of(key)) or {}

    def keep_figures(self, key: str, figures: Json) -> None:
        self.door.write({c.figures_of(key): figures})

    def times(self, key: str) -> Times:
        """How long everybody took, as it was measured here or where the record came from."""
        measured = self.door.get(c.times_of(key))
        if measured is None:
            measured = (self.shelf.opening(key).more or {}).get("times")
        return times.read(measured)

    def keep_times(self, key: str, measured: Times) -> None:
        self.door.write({c.times_of(key): times.written(measured)})

    def people(self) -> dict[str, list[str]]:
        """Who has played here, the latest first, with the colours each has had."""
        known: dict[str, list[str]] = {}
        for key, colours in self.door.all(c.PERSON).items():
            # Names were not always narrowed before they came in.
            known.setdefault(as_name(key), colours)
        return known

    def forget_person(self, name: str) -> None:
        keys = [key for key in self.door.all(c.PERSON) if as_name(key) == name]
        self.door.write({name_of(c.PERSON, key): None for key in keys})

    def remember_person(self, name: str, colours: list[str]) -> None:
        self.door.write({name_of(c.PERSON, name): colours})

    def setting(self, key: str, absent: Json = None) -> Json:
        value = self.door.get(name_of(c.SETTING, key))
        return absent if value is None else value

    def set(self, key: str, value: Json) -> None:
        self.door.write({name_of(c.SETTING, key): value})

    def component_sets(self, game: str) -> dict[str, Json]:
        """A game's sets by their names, the one saved last first."""
        sets = self.door.all(c.COMPONENTS).values()
        return {each["name"]: each["components"] for each in sets if each["game"] == game}

    def save_components(self, game: str, name: str, components: Json) -> None:
        """Refuses what the game cannot be played with."""
        self.door.games[game].check_components(components)
        card = {"game": game, "name": name, "components": components}
        self.door.write({c.components_of(game, name): card})

    def drop_components(self, game: str, name: str) -> None:
        self.door.write({c.components_of(game, name): None})
