"""Two hands on a keyboard, and none on the screen: brings the focus to what has a name, by the keys
that are there for it, and taps it with enter."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from time import perf_counter

from kivy.core.window import Window
from kivy.uix.widget import Widget

from companion.ui.shell.focus import DOWN, LEFT, RIGHT, UP, Place, neighbour, places
from companion.vasco.ui.shortcuts import KEYS
from tests.ui.device import Device, walk

TAB, ENTER = 9, 13
ARROWS = {UP: 273, DOWN: 274, RIGHT: 275, LEFT: 276}
_PATIENCE = 120
"""So many keys nothing is away."""


class Keyboard:
    """Does what a finger does; `taps` counts what was tapped, `presses` the keys it took."""

    def __init__(self, device: Device) -> None:
        self.device = device
        self.taps = 0
        self.presses = 0
        self.drags = 0
        self.seconds: list[float] = []

    def tap(self, name: str) -> None:
        assert self.device.shows(name), f"{name} is not there"
        letter = _letter(name)
        if letter and self._is_first(name):
            self._act(ord(letter))
        else:
            self.go(name)
            self._act(ENTER)
        self.taps += 1

    def first(self, start: str) -> str:
        """The name of what is shown and begins so."""
        names = (getattr(each, "name", "") for each in walk(Window))
        return next(name for name in names if name.startswith(start))

    def press(self, key: int, *held: str) -> None:
        self.device.key(key, *held)
        self.presses += 1

    def focused(self) -> Place | None:
        return next((each for each in self._places() if _has_focus(each.control)), None)

    def _places(self) -> list[Place]:
        return places(self.device.app.root.reachable)

    def _act(self, key: int) -> None:
        begun = perf_counter()
        self.press(key)
        self.seconds.append(perf_counter() - begun)

    def _is_first(self, name: str) -> bool:
        """Whether its letter means it here: it may mean something before it."""
        names = {each.name for each in self._places()}
        meant = next(each.names for each in KEYS.shortcuts if name in each.names)
        return next(each for each in meant if each in names) == name

    def go(self, name: str) -> None:
        start, _, number = name.rpartition("-")
        if start == "number":
            for digit in number:
                self.press(ord(digit))
        for _ in range(_PATIENCE):
            here, among = self.focused(), self._places()
            there = next((each for each in among if each.name == name), None)
            assert there, f"keys do not come to {name}"
            if here and here.control is there.control:
                return
            if here is None or here.stop is not there.stop:
                self.press(TAB)
            else:
                self.press(ARROWS[_way(among, here, there)])
        raise AssertionError(f"{name} is too far for keys")


def _has_focus(control: Widget) -> bool:
    return bool(getattr(control, "focused", False) or getattr(control, "focus", False))


def _letter(name: str) -> str:
    return next(
        (each.letter for each in KEYS.shortcuts if name in each.names and not each.ctrl), ""
    )


def _way(among: Sequence[Place], here: Place, there: Place) -> str:
    """The first arrow of the shortest way."""
    ways = {here.control: ""}
    ends = deque([here])
    while ends:
        end = ends.popleft()
        for way in ARROWS:
            each = neighbour(among, end, way)
            if each and each.stop is here.stop and each.control not in ways:
                ways[each.control] = ways[end.control] or way
                ends.append(each)
    assert there.control in ways, f"no arrows lead from {here.name} to {there.name}"
    return ways[there.control]
