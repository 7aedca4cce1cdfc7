"""Typed figures put into words: a landing's name, a price, a player, a list of these."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial, reduce
from typing import Protocol, TypeGuard

from companion.words.message import Figured, Value


class Figure(Protocol):
    """Anything with a kind and a value, as the rules hand it over."""

    @property
    def kind(self) -> str: ...

    @property
    def value(self) -> object: ...


class Said(Protocol):
    """A sentence within a sentence."""

    @property
    def key(self) -> str: ...

    @property
    def figures(self) -> Mapping[str, object]: ...


_JOINS = {"list": "list-and", "either": "list-or"}
"""The kinds of figure that hold several, and what stands before the last of them."""

Names = Mapping[str, str]
Say = Callable[..., str]


def rendered(figure: object, names: Names, say: Say, has: Callable[[str], bool]) -> Value:
    """What enters a message for this figure. A number stays one, so that the message can select."""
    if not _is_figure(figure):
        return figure if isinstance(figure, str | int | float) else str(figure)
    if figure.kind in ("count", "number") and isinstance(figure.value, int | float):
        return figure.value
    if figure.kind == "text":
        return str(figure.value)
    if figure.kind == "player" and (name := names.get(str(figure.value))):
        return name
    if figure.kind in _JOINS and isinstance(figure.value, Sequence):
        items = [rendered(item, names, say, has) for item in figure.value]
        return items[0] if len(items) == 1 else Figured(partial(_joined, items, figure.kind, say))
    return Figured(partial(_in_case, figure, say, has))


def _in_case(figure: Figure, say: Say, has: Callable[[str], bool], case: str) -> str:
    kind, value = _dashed(figure.kind), figure.value
    if _is_said(value):
        return say(value.key, **value.figures, case=case)
    if kind == "player":
        return say(f"colour-{_dashed(value)}", case=case)
    if has(f"figure-{kind}"):
        return say(f"figure-{kind}", value=value, case=case)
    return say(f"{kind}-{_dashed(value)}", case=case)


def _joined(items: Sequence[Value], kind: str, say: Say, case: str) -> str:
    """None or several things in the language's manner: a, b and c; a, b or c."""
    if not items:
        return say("list-none", case=case)
    *before, last = [item.form(case) if isinstance(item, Figured) else item for item in items]
    start = reduce(lambda left, right: say("list-comma", left=left, right=right), before)
    return say(_JOINS[kind], left=start, right=last)


def _dashed(name: object) -> str:
    return str(name).replace("_", "-")


def _is_figure(figure: object) -> TypeGuard[Figure]:
    return hasattr(figure, "kind") and hasattr(figure, "value")


def _is_said(value: object) -> TypeGuard[Said]:
    # Asked thousands of times for one page, of which Python's own check would take a quarter.
    return hasattr(value, "key") and hasattr(value, "figures")
