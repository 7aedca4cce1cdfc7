"""Component sets: which one is played with, and what is printed on a copy of the game."""

from companion.games import GAMES, set_of
from companion.store import Store
from companion.store.component_sets import ComponentSets

_EDITIONS = ("2004",)
"""What ships beside the starter set, which is that of 2012."""


def own_sets(store: Store) -> ComponentSets:
    # Home does not load the rules of a game that is not played.
    from companion.goa.rules.copies import SHAPE

    editions = tuple(set_of("goa", edition) for edition in _EDITIONS)
    return ComponentSets(store, GAMES["goa"], SHAPE, editions)
