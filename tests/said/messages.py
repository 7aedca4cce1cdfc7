"""Every message of a catalogue, with every kind of figure that it may be given."""

import re
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

from companion.table.game import Figure
from companion.words import Speech, Words
from companion.words.catalogue import Catalogue
from companion.words.message import (
    CASE,
    Form,
    MessageReference,
    Pattern,
    Select,
    Variable,
)

SHARED = ""
"""What all games say, and no game of its own."""
NAMES = {"yellow": "Ana", "red": "Rui", "black": "Tomé", "blue": "Inês", "green": "Ola"}
NUMBERS = (0, 1, 2, 5, 21, 22)
_SOME_SAID = 12

PLAYERS = {"player", "owner", "holder", "turn", "loser", "first", "other", "of", "winner", "name"}
MONEY = {"reals", "price", "cost", "total", "both"}
THINGS = {
    *("landing", "area", "character", "sailor", "move", "column", "colony", "spice", "symbol"),
    *("card", "goods"),
}
"""Kinds of things that have names in the catalogues."""
LISTS = {
    "players": "player",
    "winners": "player",
    "leaders": "player",
    "people": "player",
    "areas": "area",
    "landings": "landing",
    "characters": "character",
    "colours": "sailor",
    "columns": "column",
    "colonies": "colony",
    "spices": "spice",
}
"""Variables that hold several, and of what kind each is."""
CALLED = {"colour": "sailor", "to": "landing", "due": "move", "kind": "move", "crew": "sailor"}
"""Variables that are called otherwise than the kind they hold."""
COUNTED = {
    **dict.fromkeys(("check-players", "check-slots-of", "components-slots"), "players"),
    **dict.fromkeys(("project", "project-earning", "ship", "ship-earning"), "crew"),
    **dict.fromkeys(("piece-project", "piece-project-earning"), "crew"),
    "other-section": "due",
    "hall-price": "price",
}
"""Messages with a plain number where others have a thing or a sum."""
_LONGEST_NAME = 40
"""What is longer is no name of a thing, though its key begins like one."""
_UNIT = re.compile(r"^\s?(?:R|Р|VP|SP|PZ|ПО|%|×|MB|МБ)(?!\w)")


class Needs:
    """What a message is filled with: its variables, and how they are used."""

    def __init__(self, catalogue: Catalogue, key: str) -> None:
        self.catalogue = catalogue
        self.variables: list[str] = []
        self.numbers: set[str] = set()
        """Those that are counted, or have their unit beside them."""
        self.chosen: dict[str, set[str | int]] = {}
        """Those that select by a name, and the names."""
        self._visit(catalogue.pattern(key))
        self.variables = [each for each in dict.fromkeys(self.variables) if each != CASE]

    def _visit(self, pattern: Pattern) -> None:
        for part, after in pairwise((*pattern.parts, "")):
            match part:
                case Variable(name):
                    self.variables.append(name)
                    if isinstance(after, str) and _UNIT.match(after):
                        self.numbers.add(name)
                case Form(figure, _):
                    self.variables.append(figure.name)
                case MessageReference(name):
                    self._visit(self.catalogue.pattern(name))
                case Select(selector, variants, _):
                    self._select(selector.name, {each.key for each in variants})
                    for variant in variants:
                        self._visit(variant.pattern)

    def _select(self, name: str, keys: set[str | int]) -> None:
        self.variables.append(name)
        named = {key for key in keys if isinstance(key, str)} - {"one", "few", "many", "other"}
        if named:
            self.chosen.setdefault(name, set()).update(named)
        else:
            self.numbers.add(name)


def rendered(words: Words, game: str) -> Iterator[tuple[str, list[str]]]:
    """Each message of a game, or of none, as it reads with one figure after the other changed."""
    speech = words.of(game) if game else words
    catalogue = words.catalogue(game)
    own = set(catalogue.names()) - (set(words.keys()) if game else set())
    kinds = _kinds(catalogue, speech)
    for key in sorted(name for name in own if not name.startswith("-")):
        needs = Needs(catalogue, key)
        needs.numbers |= {COUNTED[key]} if key in COUNTED else set()
        samples = {name: _samples(name, needs, kinds) for name in needs.variables}
        usual: dict[str, Any] = {each: some[1 % len(some)] for each, some in samples.items()}
        texts = [speech.say(key, NAMES, **usual)]
        for name, some in samples.items():
            texts += [speech.say(key, NAMES, **{**usual, name: each}) for each in some]
        yield key, [*dict.fromkeys(texts)][:_SOME_SAID]


def _kinds(catalogue: Catalogue, speech: Words | Speech) -> dict[str, list[Figure]]:
    """The kinds a figure may be of whose things have names of their own in the catalogue."""
    found: dict[str, list[Figure]] = {}
    for name in catalogue.names():
        kind, dash, thing = name.partition("-")
        named = dash and kind in THINGS and not Needs(catalogue, name).variables
        if named and len(speech.say(name)) <= _LONGEST_NAME:
            found.setdefault(kind, []).append(Figure(kind, thing.replace("-", "_")))
    return found


def _samples(name: str, needs: Needs, kinds: dict[str, list[Figure]]) -> list[Any]:
    if name in needs.chosen:
        return sorted(map(str, needs.chosen[name]))
    if name in needs.numbers:
        return list(NUMBERS)
    if name in PLAYERS:
        return [Figure("player", colour) for colour in list(NAMES)[:2]]
    if name in LISTS:
        some = _of(LISTS[name], kinds)
        return [Figure("list", tuple(some[:count])) for count in (1, 2, 3)]
    if name in MONEY and "figure-reals" in needs.catalogue:
        return [Figure("reals", number) for number in NUMBERS]
    if name == "vp":
        return [Figure("vp", number) for number in NUMBERS]
    of_kind = _of(CALLED.get(name, name), kinds)
    return of_kind or list(NUMBERS)


def _of(kind: str, kinds: dict[str, list[Figure]]) -> list[Figure]:
    if kind == "player":
        return [Figure("player", colour) for colour in list(NAMES)[:3]]
    return kinds.get(kind, [])
