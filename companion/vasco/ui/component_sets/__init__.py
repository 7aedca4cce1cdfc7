"""Component sets: which one is played with, and what is printed on a copy of the board."""

from companion.games import GAMES
from companion.store import Store
from companion.store.component_sets import ComponentSets


def own_sets(store: Store) -> ComponentSets:
    # Home does not load the rules of a game that is not played.
    from companion.vasco.rules.copies import SHAPE

    return ComponentSets(store, GAMES["vasco"], SHAPE)
