"""Keeps tuples of different types unequal: a move, a mode or a pick is never taken for another."""

from __future__ import annotations

import collections
from typing import Any, TypeVar

T = TypeVar("T")

DISTINCT: list[type] = []
"""All there are."""


def distinct(kind: type[T]) -> type[T]:
    """A named tuple whose values equal those of its own type only.

    Tuples compare what they hold, and two moves may hold the same. So each holds its type as well,
    behind its fields, and comparing and hashing stay as quick as a tuple's.
    """
    named: Any = kind
    fields, defaults = named._fields, named._field_defaults
    known = [defaults[each] for each in fields if each in defaults]
    base: Any = _named_tuple("base", (*fields, "type_"), defaults=(*known, None))
    own = {name: value for name, value in vars(kind).items() if name not in _MADE | {*fields}}
    shown = ", ".join(f"{each}={{!r}}" for each in fields)

    def write(self: Any) -> str:
        return f"{type(self).__name__}({shown.format(*self)})"

    made = {"__slots__": (), "_fields": fields, "__match_args__": fields, "__repr__": write}
    found: type[T] = type(kind.__name__, (base,), own | made)
    base.__new__.__defaults__ = (*known, found)
    DISTINCT.append(found)
    return found


_named_tuple: Any = collections.namedtuple


_MADE = {
    "__dict__", "__doc__", "__getnewargs__", "__match_args__", "__new__", "__orig_bases__",
    "__repr__", "__slots__", "__weakref__", "_asdict", "_field_defaults", "_fields", "_make",
    "_replace",
} - {"__doc__"}  # fmt: skip
"""What a named tuple is given as it is made."""
