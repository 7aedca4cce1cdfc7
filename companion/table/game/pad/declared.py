"""What a game declares, so that its score can be written down."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import product
from typing import TYPE_CHECKING, Any, NamedTuple

from companion.table.game import Figure, Json
from companion.table.game import figures as f
from companion.table.game.fields import Reader, integer, list_of, one_of
from companion.table.game.kinds import Why

if TYPE_CHECKING:
    from companion.table.game.pad.state import State

Brought = tuple[int, Why]
"""How much, and why."""


def _always(components: Json) -> bool:
    return True


class Choice(NamedTuple):
    """Numbers or names, of which a tap tells one."""

    every: Sequence[Any]
    """All there can be. Where several choices make an entry, the first is what nobody taps."""
    keys: Sequence[Any] = ()
    """Those there are keys for, if not for all."""
    said: str = ""
    """The key of its name, where several choices make an entry."""

    @property
    def reader(self) -> Reader[Any]:
        if isinstance(self.every, range):
            return integer(min(self.every), max(self.every))
        return one_of("entry", self.every)


class Category(NamedTuple):
    """What is written down of everybody: an entry is of one of these."""

    name: str
    """`pad-ask-<name>` asks for it, `pad-entry-<name>` tells an entry."""
    rule: str
    choices: tuple[Choice, ...]
    brings: Callable[[Any, Json], Brought]
    """What an entry is worth, by the component set."""
    what: str = ""
    """What it brings, as the ledger calls it, if that is not points."""
    across: int = 6
    """So many keys stand beside each other."""
    field: str = ""
    """What a record calls it, if not by its name."""
    figure: Callable[[Any], Figure] = f.number
    """What an entry tells, for words."""
    summed: bool = False
    """Whether several choices make one number: tens and units."""
    stands: Callable[[Json], bool] = _always
    """Whether a group writes it down, by the component set."""

    @property
    def key(self) -> str:
        return self.field or self.name

    @property
    def is_named(self) -> bool:
        return not isinstance(self.choices[0].every[0], int)

    @property
    def leaves_out(self) -> bool:
        """Whether some of its choices need not be told."""
        return len(self.choices) > 1 and not self.summed

    @property
    def reader(self) -> Reader[Any]:
        readers = [choice.reader for choice in self.choices]
        if self.summed:
            return integer(0, sum(choice.every[-1] for choice in self.choices))
        if len(readers) == 1:
            return readers[0]

        def read(raw: Json, where: str) -> tuple[Any, ...]:
            values = list_of(lambda each, _: each, len(readers), len(readers))(raw, where)
            pairs = zip(readers, values, strict=True)
            return tuple(reader(value, where) for reader, value in pairs)

        return read

    def whole(self, parts: Sequence[Any]) -> Any:
        """The entry these choices make."""
        if self.summed:
            return sum(parts)
        return tuple(parts) if len(parts) > 1 else parts[0]

    def parts(self, value: Any) -> tuple[Any, ...]:
        """The choices that make this entry."""
        if self.summed:
            units = len(self.choices[-1].every)
            return value - value % units, value % units
        return value if isinstance(value, tuple) else (value,)

    def every(self) -> Iterator[Any]:
        return map(self.whole, product(*(choice.every for choice in self.choices)))


class Carried(NamedTuple):
    """What comes to its owner with the end of a round; the first player begins with it."""

    name: str
    """What a record of a round's end calls it, and the ledger its source."""
    brings: int
    first: str
    """The rule by which the first player begins with it."""
    rule: str


def _nothing(state: State) -> Iterable[tuple[str, Brought]]:
    return ()


class Pad(NamedTuple):
    id: str
    colours: tuple[str, ...]
    seats: tuple[int, ...]
    ties: str
    """The rule by which ties are broken."""
    check: Callable[[Json], None]
    """Refuses a component set that does not say what entries are worth."""
    settled: tuple[Category, ...]
    """What everybody is asked once, at the end."""
    entered: tuple[Category, ...] = ()
    """What is written down at any time, as often as it comes."""
    rounds: int = 0
    carried: Carried | None = None
    points: str = "points"
    """What the ledger calls them."""
    starts: Mapping[str, int] = {}
    """What everybody begins with of what else is counted."""
    reckons: Callable[[State], Iterable[tuple[str, Brought]]] = _nothing
    """What comes to whom once everything has been told."""
    parted: str = ""
    """Of what else who is first among equals has most."""
    by_table: bool = False
    """Whether the table knows what parts equals, and the pad does not."""

    def category(self, name: str) -> Category:
        return next(each for each in (*self.entered, *self.settled) if each.name == name)

    def what(self, category: Category) -> str:
        return category.what or self.points

    def quantities(self, components: Json) -> list[str]:
        """All that is counted, as the ledger calls it."""
        standing = (each for each in (*self.entered, *self.settled) if each.stands(components))
        return list(dict.fromkeys((self.points, *map(self.what, standing))))
