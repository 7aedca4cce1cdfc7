"""Component sets: which one is played with, the list of them, and making one the group's own."""

from companion.games import GAMES
from companion.store import Store
from companion.store.component_sets import ComponentSets
from companion.vasco.rules.copies import SHAPE


def own_sets(store: Store) -> ComponentSets:
    return ComponentSets(store, GAMES["vasco"], SHAPE)
