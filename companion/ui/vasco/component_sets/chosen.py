"""The component set a group plays with, and what becomes of it."""

from __future__ import annotations

from uuid import uuid4

from companion.games import GAMES
from companion.store import Store
from companion.table.course import PROGRAM
from companion.table.game import Json
from companion.table.game.plain import as_name
from companion.table.session import Session
from companion.vasco.deal import PIECES
from companion.vasco.editing import check
from companion.vasco.learning import STACKS, learned
from companion.vasco.state import Seen

_GAME = GAMES["vasco"]
LONGEST_NAME = 40
_CHOSEN = "vasco.components"
_OFFERED = "vasco.copy-offered"


def starter() -> Json:
    return _GAME.starter()


def saved_sets(store: Store) -> dict[str, Json]:
    """The group's own sets by name; the starter set is not among them."""
    return store.component_sets(_GAME.id)


def chosen_name(store: Store) -> str | None:
    """The name of the chosen set; None for the starter set."""
    name = store.setting(_CHOSEN)
    return name if isinstance(name, str) and name in saved_sets(store) else None


def chosen_components(store: Store) -> Json:
    """What a new game is played with."""
    name = chosen_name(store)
    return starter() if name is None else saved_sets(store)[name]


def choose(store: Store, name: str | None) -> None:
    store.set(_CHOSEN, name)


def save(store: Store, name: str, components: Json) -> None:
    """A set is called by its title, wherever it goes."""
    store.save_components(_GAME.id, name, {**components, "title": name})


def keep(store: Store, components: Json, fresh: str) -> None:
    """The chosen set as it is from now on; a changed starter set is a copy called `fresh`."""
    name = chosen_name(store)
    if name is None:
        choose(store, copied(store, components, fresh))
    else:
        save(store, name, components)


def drop(store: Store, name: str) -> None:
    store.drop_components(_GAME.id, name)


def rename(store: Store, name: str, new: str) -> None:
    """A name that is taken gets a number."""
    if new == name:
        return
    free, components = _free(store, new), saved_sets(store)[name]
    save(store, free, components)
    if chosen_name(store) == name:
        choose(store, free)
    drop(store, name)


def copied(store: Store, components: Json, name: str) -> str:
    """Saves a copy; the name it got, which is free."""
    free = _free(store, name)
    save(store, free, {**components, "id": str(uuid4())})
    return free


def learn(store: Store, session: Session, seen: Seen, fresh: str) -> None:
    """The saved set that a game is played with learns what came up of the table's own pieces.

    What the program drew tells nothing, for it came from the set. A game begun with the starter
    set teaches the chosen one; where that is the starter set too, a copy called `fresh` is made
    and chosen. A set that is not saved here learns nothing.
    """
    drawn = {PIECES.get(entry.raw["do"]) for entry in session.line if entry.by == PROGRAM}
    kinds = {*STACKS} - drawn
    name = _taught(store, session.head.components)
    before = starter() if name is None else saved_sets(store).get(name)
    after = before and learned(before, seen, kinds)
    if after == before:
        return
    if name is None:
        keep(store, after, fresh)
    else:
        save(store, name, after)


def _taught(store: Store, components: Json) -> str | None:
    """The name of the set that learns from a game with these components; None is the starter."""
    if components["id"] == starter()["id"]:
        return chosen_name(store)
    ids = {each["id"]: name for name, each in saved_sets(store).items()}
    return ids.get(components["id"], "")


def offers_check(store: Store) -> bool:
    """Whether the group is still to be asked, once, to compare the set with its copy."""
    return not store.setting(_OFFERED, False)


def offered_check(store: Store) -> None:
    store.set(_OFFERED, True)


def bring_in(store: Store, components: Json) -> str:
    """Saves a set that came from elsewhere; the name it got, or the one it has here already."""
    check(components)
    for name, mine in saved_sets(store).items():
        if {**mine, "id": None, "title": None} == {**components, "id": None, "title": None}:
            return name
    title = as_name(components["title"], LONGEST_NAME)
    return copied(store, components, title or "?")


def _free(store: Store, name: str) -> str:
    free, number = name, 1
    while free in saved_sets(store):
        number += 1
        free = f"{name} ({number})"
    return free
