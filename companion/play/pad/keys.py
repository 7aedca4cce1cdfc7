"""What can be entered for a player by a tap, as plain values: the keys of a pad."""

from __future__ import annotations

from itertools import groupby
from typing import Any, NamedTuple

from companion.play.numerals import signed
from companion.play.question import Pick, Picks
from companion.play.shown import Shown
from companion.table.game import Figure
from companion.table.game.pad.declared import Category, Pad
from companion.table.game.pad.moves import Score, Settle


class Told(NamedTuple):
    """One of the choices that make an entry."""

    choice: int
    value: Any


class Key(NamedTuple):
    name: str
    pick: Pick
    amount: str
    note: str = ""
    chosen: bool = False


class Block(NamedTuple):
    """Keys that belong together, in so many columns; on a wide panel in more, if that is no
    grid."""

    columns: int
    keys: tuple[Key, ...]
    is_grid: bool = False


def told(picks: Picks) -> dict[int, Any]:
    """What has been told of an entry, by its choices."""
    return {pick.choice: pick.value for pick in picks if isinstance(pick, Told)}


def entered_blocks(pad: Pad, shown: Shown, what: str, player: str) -> tuple[Block, ...]:
    """Of all that brings this; keys of as many columns stand together."""
    components = shown.state.components
    keys = [
        (category.across, _entry_key(shown, category, player, value))
        for category in pad.entered
        if pad.what(category) == what and category.stands(components)
        for value in category.choices[0].keys or category.choices[0].every
        if category.brings(value, components)[0]
    ]
    return tuple(
        Block(across, tuple(key for _, key in group))
        for across, group in groupby(keys, lambda each: each[0])
    )


def settled_blocks(pad: Pad, category: Category, shown: Shown, player: str) -> tuple[Block, ...]:
    """Where several choices make an entry, each has a column if all have the same keys, and a
    block if not."""
    given = [choice.keys or choice.every for choice in category.choices]
    if len(given) == 1:
        keys = (_settling_key(shown, category, player, value, pad.points) for value in given[0])
        return (Block(category.across, tuple(keys)),)
    if len({tuple(each) for each in given}) == 1:
        places = range(len(given))
        keys = (_part_key(shown, category, at, value) for value in given[0] for at in places)
        return (Block(len(given), tuple(keys), is_grid=True),)
    return tuple(
        Block(category.across, tuple(_part_key(shown, category, at, value) for value in values))
        for at, values in enumerate(given)
    )


def _entry_key(shown: Shown, category: Category, player: str, value: Any) -> Key:
    alone = len(category.choices[0].every) == 1
    name = category.name if alone else f"{category.name}-{value}"
    amount = signed(category.brings(value, shown.state.components)[0])
    note = _spelt(shown, category, value) if category.is_named else ""
    return Key(name, Score(player, category.name, value), amount, note)


def _settling_key(shown: Shown, category: Category, player: str, value: Any, points: str) -> Key:
    brought, _ = category.brings(value, shown.state.components)
    note = shown.say("pad-key", told=Figure(points, brought))
    amount = _spelt(shown, category, value)
    return Key(f"{category.name}-{value}", Settle(player, category.name, value), amount, note)


def _part_key(shown: Shown, category: Category, place: int, value: Any) -> Key:
    choice, pick = category.choices[place], Told(place, value)
    note = shown.say(choice.said) if choice.said else ""
    chosen = pick in shown.picks
    return Key(f"{category.name}-{place}-{value}", pick, str(value), note, chosen)


def _spelt(shown: Shown, category: Category, value: Any) -> str:
    """What an entry tells, in as few words as a key has room for."""
    return shown.say("pad-key", told=category.figure(value))
