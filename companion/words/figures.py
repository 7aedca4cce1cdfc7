"""Typed figures put into words: a landing's name, a price, a player, a list of these."""

from collections.abc import Callable, Mapping, Sequence
from functools import reduce
from typing import Protocol, TypeGuard

from companion.words.message import Value


class Figure(Protocol):
    """Anything with a kind and a value, as the rules hand it over."""

    @property
    def kind(self) -> str: ...

    @property
    def value(self) -> object: ...


_JOINS = {"list": "list-and", "either": "list-or"}
"""The kinds of figure that hold several, and what stands before the last of them."""

Names = Mapping[str, str]
Say = Callable[..., str]


def rendered(figure: object, names: Names, say: Say, has: Callable[[str], bool]) -> Value:
    """What enters a message for this figure. A number stays one, so that the message can select."""
    if not _is_figure(figure):
        return figure if isinstance(figure, str | int | float) else str(figure)
    value = figure.value
    if figure.kind in ("count", "number") and isinstance(value, int | float):
        return value
    if figure.kind == "text":
        return str(value)
    if figure.kind == "player":
        return names.get(str(value)) or say(f"colour-{_dashed(value)}")
    if figure.kind in _JOINS and isinstance(value, Sequence):
        items = [rendered(item, names, say, has) for item in value]
        return joined(items, say, _JOINS[figure.kind])
    if has(f"figure-{_dashed(figure.kind)}"):
        return say(f"figure-{_dashed(figure.kind)}", value=value)
    return say(f"{_dashed(figure.kind)}-{_dashed(value)}")


def joined(items: Sequence[Value], say: Say, last_join: str) -> Value:
    """One, two or more things in the language's manner: a, b and c; a, b or c."""
    if not items:
        return say("list-none")
    *before, last = items
    if not before:
        return last
    start = reduce(lambda left, right: say("list-comma", left=left, right=right), before)
    return say(last_join, left=start, right=last)


def _dashed(name: object) -> str:
    return str(name).replace("_", "-")


def _is_figure(figure: object) -> TypeGuard[Figure]:
    return hasattr(figure, "kind") and hasattr(figure, "value")
