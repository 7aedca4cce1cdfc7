"""Which tests in the window or in a browser the everyday run leaves for the long one: of those that
differ only in how a screen looks (its size, its language, its light, how large its texts are) it
takes one, not the same look for every test. The long run takes all."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any
from zlib import crc32

if TYPE_CHECKING:
    import pytest

SIZES = {"tablet", "tablet-upright", "phone", "phone-across", "small"}
"""Those of `tests.ui.device`, which opens a window to say so."""
SHOWN = {"device", "browser"}
"""What shows it."""
LOOKS = {"size", "density", "language", "dark", "scale"}
"""What the parameters that say it are called."""


def left_for_long(items: Iterable[pytest.Item]) -> Iterator[pytest.Item]:
    alike: dict[tuple[str, ...], list[pytest.Item]] = {}
    for item in items:
        shown = SHOWN & {*getattr(item, "fixturenames", ())}
        if shown and not item.get_closest_marker("long"):
            alike.setdefault(_but_for_its_look(item), []).append(item)
    for several in alike.values():
        taken = crc32(several[0].nodeid.encode()) % len(several)
        yield from (each for place, each in enumerate(several) if place != taken)


def _but_for_its_look(item: pytest.Item) -> tuple[str, ...]:
    """With parameters by name: one that is no look keeps a test apart."""
    given: dict[str, Any] = item.callspec.params if hasattr(item, "callspec") else {}
    others = (
        f"{name}={value!r}"
        for name, value in sorted(given.items())
        if name not in LOOKS and not (isinstance(value, str) and value in SIZES)
    )
    return item.nodeid.partition("[")[0], *others
