"""The component sets a group keeps: which one it plays a game with, and what becomes of them."""

from __future__ import annotations

from typing import Any, NamedTuple
from uuid import uuid4

from companion.store.cards import numbered
from companion.store.store import Store
from companion.table.components import Shape
from companion.table.components.learning import learned
from companion.table.course import PROGRAM
from companion.table.game import Game, Json, Refusal
from companion.table.game.plain import as_name
from companion.table.session import Session

LONGEST_NAME = 40
_COPY = "/"
"""What parts the id of a copy: before it stands that of the edition it was made from."""


class Check(NamedTuple):
    """Whether a group was asked, once, to compare its copy of a game with the set; home asks, and
    loads no rules for it."""

    store: Store
    game: str

    @property
    def offers(self) -> bool:
        return not self.store.setting(self._kept, False)

    def offered(self) -> None:
        self.store.set(self._kept, True)

    @property
    def _kept(self) -> str:
        return f"{self.game}.copy-offered"


class ComponentSets(NamedTuple):
    """The starter set stands for itself, under no name, and each other edition that ships under its
    id; all others are the group's own."""

    store: Store
    game: Game[Any, Any]
    shape: Shape
    editions: tuple[Json, ...] = ()
    """What ships beside the starter set."""

    @property
    def starter(self) -> Json:
        return self.game.starter()

    @property
    def shipped(self) -> dict[str | None, Json]:
        return {None: self.starter, **{each["id"]: each for each in self.editions}}

    @property
    def saved(self) -> dict[str, Json]:
        """The group's own sets by name; none that ships is among them."""
        return self.store.component_sets(self.game.id)

    @property
    def every(self) -> dict[str | None, Json]:
        return {**self.shipped, **dict(sorted(self.saved.items()))}

    @property
    def chosen_name(self) -> str | None:
        """The name of the chosen set; None for the starter set."""
        name = self.store.setting(self._chosen)
        return name if isinstance(name, str) and name in self.every else None

    @property
    def chosen(self) -> Json:
        """What a new game is played with."""
        return self.every[self.chosen_name]

    def edition(self, components: Json) -> Json:
        """The set that ships which this one was made from: the id of a copy begins with that one's,
        and what came from elsewhere is taken for a copy of the starter set."""
        origin = components["id"].partition(_COPY)[0]
        return next((each for each in self.editions if each["id"] == origin), self.starter)

    def choose(self, name: str | None) -> None:
        self.store.set(self._chosen, name)

    def save(self, name: str, components: Json) -> None:
        """A set is called by its title, wherever it goes."""
        self.store.save_components(self.game.id, name, {**components, "title": name})

    def keep(self, components: Json, fresh: str) -> None:
        """The chosen set as it is from now on; of a set that ships that is a copy, `fresh`."""
        name = self.chosen_name
        if name is None or name in self.shipped:
            self.choose(self.copy(components, fresh))
        else:
            self.save(name, components)

    def drop(self, name: str) -> None:
        self.store.drop_components(self.game.id, name)

    def rename(self, name: str, new: str) -> None:
        """A name that is taken gets a number."""
        if new == name:
            return
        free, components = self._free(new), self.saved[name]
        self.save(free, components)
        if self.chosen_name == name:
            self.choose(free)
        self.drop(name)

    def copy(self, components: Json, name: str) -> str:
        """Saves a copy; the name it got, which is free."""
        free = self._free(name)
        self.save(free, {**components, "id": f"{self.edition(components)['id']}{_COPY}{uuid4()}"})
        return free

    def reset(self, name: str) -> None:
        """As the edition ships that it was made from."""
        before = self.saved[name]
        self.save(name, {**self.edition(before), "id": before["id"]})

    def learn(self, session: Session, state: Any, fresh: str) -> None:
        """The saved set that a game is played with learns what came up of the table's own pieces.

        What the program drew tells nothing, for it came from the set. A game begun with a set that
        ships teaches the chosen one, if that is of the same edition; where that is the set that
        ships itself, a copy called `fresh` is made and chosen. A set that is not saved here learns
        nothing.
        """
        name = self._taught(session.head.components)
        before = self.every.get(name)
        if before is None:
            return
        drawn = {self.game.drawn.get(each.raw["do"]) for each in session.line if each.by == PROGRAM}
        came_up = self.shape.came_up(before, state)
        own = [(stack, pieces) for stack, pieces in came_up if stack[0] not in drawn]
        after = learned(self.shape, before, own)
        if after == before:
            return
        if name is None or name in self.shipped:
            self.keep(after, fresh)
        else:
            self.save(name, after)

    def bring_in(self, components: Json) -> str:
        """Saves a set that came from elsewhere; the name it got, or the one it has here already."""
        try:
            self.shape.check(components)
        except Refusal as refusal:
            raise refusal.by(self.game.id) from None
        for name, mine in self.saved.items():
            if {**mine, "id": None, "title": None} == {**components, "id": None, "title": None}:
                return name
        title = as_name(components["title"], LONGEST_NAME)
        return self.copy(components, title or "?")

    @property
    def check(self) -> Check:
        return Check(self.store, self.game.id)

    @property
    def asks_edition(self) -> bool:
        """Whether the group is still to be asked, once, which of those that ship it plays."""
        return bool(self.editions) and not self.store.setting(self._asked, False)

    def asked_edition(self) -> None:
        self.store.set(self._asked, True)

    @property
    def _chosen(self) -> str:
        return f"{self.game.id}.components"

    @property
    def _asked(self) -> str:
        return f"{self.game.id}.edition-asked"

    def _taught(self, components: Json) -> str | None:
        """The name of the set that a game with these components teaches; None is the starter."""
        if any(components["id"] == each["id"] for each in self.shipped.values()):
            chosen = self.edition(self.chosen)["id"]
            return self.chosen_name if chosen == components["id"] else ""
        ids = {each["id"]: name for name, each in self.saved.items()}
        return ids.get(components["id"], "")

    def _free(self, name: str) -> str:
        return next(each for each in numbered(name) if each not in self.every)
