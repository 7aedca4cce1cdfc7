"""The keyboard: arrows and tab move the focus, enter taps what has it, letters tap what they stand
for, numbers find what is numbered, escape and the back button go back."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from weakref import WeakKeyDictionary

from kivy.clock import Clock
from kivy.core.window import Window
from kivy.uix.widget import Widget

from companion.ui.shell.chrome import Field
from companion.ui.shell.focus import (
    DOWN,
    LEFT,
    RIGHT,
    UP,
    Box,
    Place,
    bring_into_sight,
    nearest,
    neighbour,
    places,
    scroll_on,
    stops_of,
)
from companion.ui.shell.parts import GameKeys
from companion.ui.shell.shell import Shell

_TAB, _BACK, _F1 = 9, 27, 282
_TAPS = (13, 271, 32)
_WAYS = {273: UP, 274: DOWN, 275: RIGHT, 276: LEFT}
_ROW, _KEYPAD = 48, 256
_DIGITS = {first + digit: digit for first in (_ROW, _KEYPAD) for digit in range(10)}
_LETTERS = range(97, 123)
_SCANCODE_A = 4
_TYPING = 1.2
"""Seconds in which a second digit belongs to the first."""


class Keys:
    """Acts for the keyboard on what is in front in the shell. `of_game` gives the keys of the game
    in front, `explain` shows what keys there are."""

    def __init__(
        self,
        shell: Shell,
        of_game: Callable[[], GameKeys] = GameKeys,
        explain: Callable[[], None] = lambda: None,
    ) -> None:
        self._shell = shell
        self._of_game = of_game
        self._explain = explain
        self._focused: Widget | None = None
        self._box: Box = (0, 0, 0, 0)
        self._number = ""
        self._last: WeakKeyDictionary[Widget, str] = WeakKeyDictionary()
        """In each stop, and on each screen, what had the focus last."""
        self._forget = Clock.create_trigger(self._forget_number, _TYPING)
        self._follow = Clock.create_trigger(self._follow_change, 0)
        Window.bind(on_key_down=self._press, on_touch_down=self._leave)

    def release(self) -> None:
        self._forget.cancel()
        self._follow.cancel()
        Window.unbind(on_key_down=self._press, on_touch_down=self._leave)

    def _press(self, _: object, key: int, code: int, text: str | None, held: list[str]) -> bool:
        typing = any(each.control.focus for each in self._places() if _is_field(each))
        ctrl = "ctrl" in held or "meta" in held
        if key == _TAB:
            self._to_stop(-1 if "shift" in held else 1)
        elif key in _WAYS and (not typing or _WAYS[key] in (UP, DOWN)):
            self._move(_WAYS[key])
        elif key == _BACK:
            back = self._shell.back()
            if self._focused:
                self._follow()
            return back
        elif key == _F1:
            self._explain()
        elif typing or "alt" in held:
            return False
        elif key in _TAPS:
            return self._tap()
        elif text == "?":
            self._explain()
        elif key in _DIGITS and not ctrl:
            return self._find_number(_DIGITS[key])
        else:
            return self._shortcut(_letter(key, code), ctrl)
        return True

    @property
    def _front(self) -> Widget:
        top = self._shell.top.__self__
        screen = top.children[0] if top is self._shell.stage.__self__ and top.children else top
        return screen.__self__

    def _places(self) -> list[Place]:
        return places(self._shell.reachable)

    def _here(self, among: Sequence[Place]) -> Place | None:
        """Where the focus is; a field may have taken it by itself."""
        field = next((each for each in among if _is_field(each) and each.control.focus), None)
        return field or next((each for each in among if each.control is self._focused), None)

    def _move(self, way: str, again: bool = True) -> None:
        among = self._places()
        here = self._here(among)
        if here is None:
            self._enter(among, 1)
            return
        there = neighbour(among, here, way)
        if again and (there is None or there.scroll is not here.scroll) and scroll_on(here, way):
            # What comes into sight may only be built then.
            Clock.schedule_once(lambda _: self._move(way, again=False))
        elif there:
            self._focus(there)

    def _to_stop(self, step: int) -> None:
        among = self._places()
        here = self._here(among)
        if here is None:
            self._enter(among, step)
            return
        stops = stops_of(among)
        self._enter_stop(among, stops[(stops.index(here.stop) + step) % len(stops)])

    def _enter(self, among: Sequence[Place], step: int) -> None:
        if stops := stops_of(among):
            self._enter_stop(among, stops[0 if step > 0 else -1])

    def _enter_stop(self, among: Sequence[Place], stop: Widget) -> None:
        within = [each for each in among if each.stop is stop]
        last = self._last.get(stop)
        self._focus(next((each for each in within if each.name == last), within[0]))

    def _focus(self, place: Place) -> None:
        self._leave()
        self._focused = place.control
        self._last[place.stop] = self._last[self._front] = place.name
        bring_into_sight(place)
        _set(place.control, True)
        self._box = place.box

    def _leave(self, *_: object) -> None:
        if self._focused:
            _set(self._focused, False)
        self._focused = None

    def _tap(self) -> bool:
        here = self._here(self._places())
        if here is None:
            return False
        here.control.dispatch("on_tap")
        self._follow()
        return True

    def _follow_change(self, *_: object) -> None:
        """The focus is never on what is no longer there."""
        among = self._places()
        if not among or self._here(among):
            return
        last = self._last.get(self._front)
        there = next((each for each in among if each.name == last), None)
        there = there or nearest([each for each in among if each.in_sight], self._box)
        if there:
            self._focus(there)

    def _find_number(self, digit: int) -> bool:
        among = {each.name: each for each in self._places()}
        for number in (f"{self._number}{digit}", f"{digit}"):
            for start in self._of_game().numbered:
                if there := among.get(f"{start}{number}"):
                    self._number = number
                    self._forget.cancel()
                    self._forget()
                    self._focus(there)
                    return True
        return False

    def _forget_number(self, *_: object) -> None:
        self._number = ""

    def _shortcut(self, letter: str, ctrl: bool) -> bool:
        among = {each.name: each for each in self._places()}
        for shortcut in self._of_game().shortcuts:
            if (shortcut.letter, shortcut.ctrl) == (letter, ctrl):
                for name in shortcut.names:
                    if there := among.get(name):
                        there.control.dispatch("on_tap")
                        self._follow()
                        return True
        return False


def _is_field(place: Place) -> bool:
    return isinstance(place.control, Field)


def _set(control: Widget, on: bool) -> None:
    if isinstance(control, Field):
        control.focus = on
    else:
        control.focused = on


def _letter(key: int, code: int) -> str:
    """The letter on the key; where that is none of these, as on a Russian keyboard, the one that
    is there on an English one."""
    if key in _LETTERS:
        return chr(key)
    return chr(code - _SCANCODE_A + _LETTERS[0]) if 0 <= code - _SCANCODE_A < len(_LETTERS) else ""
