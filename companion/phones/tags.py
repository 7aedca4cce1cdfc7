"""HTML put together from texts, each of which is escaped on its way in."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape


class Html(str):
    """Text that is HTML already."""

    __slots__ = ()


Part = str | Iterable["Part"]


def tag(name: str, *parts: Part, **attributes: str | bool | None) -> Html:
    """`_` stands for a dash in the name of an attribute, and at its end for nothing; one that is
    True is only named, one that is False or None left out."""
    told = "".join(_attribute(key, value) for key, value in attributes.items())
    return Html(f"<{name}{told}>{_inside(parts)}</{name}>")


def listed(lines: Iterable[Part], class_: str | None = None) -> Html:
    """One below the other; nothing where there are none."""
    items = [tag("li", line) for line in lines]
    return tag("ul", items, class_=class_) if items else Html()


def _attribute(key: str, value: str | bool | None) -> str:
    name = key.rstrip("_").replace("_", "-")
    if value is None or value is False:
        return ""
    return f" {name}" if value is True else f' {name}="{escape(value)}"'


def _inside(parts: Part) -> str:
    if isinstance(parts, Html):
        return str(parts)
    if isinstance(parts, str):
        return escape(parts)
    return "".join(map(_inside, parts))
