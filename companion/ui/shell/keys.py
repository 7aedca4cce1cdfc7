"""The keyboard: tab moves the focus, enter taps what has it, escape and the back button go back."""

from kivy.core.window import Window
from kivy.uix.widget import Widget

from companion.ui.shell.chrome import TapArea
from companion.ui.shell.shell import Shell

_TAB, _ENTER, _KEYPAD_ENTER, _SPACE, _BACK = 9, 13, 271, 32, 27


class Keys:
    """Acts for the keyboard on what is in front in the shell."""

    def __init__(self, shell: Shell) -> None:
        self._shell = shell
        self._focused: TapArea | None = None
        Window.bind(on_key_down=self._press, on_touch_down=self._leave)

    def release(self) -> None:
        Window.unbind(on_key_down=self._press, on_touch_down=self._leave)

    def _press(self, _: object, key: int, _code: int, _text: str, modifiers: list[str]) -> bool:
        if key == _TAB:
            self._move(-1 if "shift" in modifiers else 1)
        elif key in (_ENTER, _KEYPAD_ENTER, _SPACE) and self._focused in self._reach():
            self._focused.dispatch("on_tap")
        elif key == _BACK:
            return self._shell.back()
        else:
            return False
        return True

    def _move(self, step: int) -> None:
        areas = self._reach()
        here = areas.index(self._focused) if self._focused in areas else min(-step, 0)
        self._leave()
        if areas:
            self._focused = areas[(here + step) % len(areas)]
            self._focused.focused = True

    def _leave(self, *_: object) -> None:
        if self._focused:
            self._focused.focused = False
        self._focused = None

    def _reach(self) -> list[TapArea]:
        areas = [area for each in self._shell.reachable for area in _in_order(each)]
        return [area for area in areas if not area.disabled]


def _in_order(widget: Widget) -> list[TapArea]:
    areas = [widget] if isinstance(widget, TapArea) else []
    for child in reversed(widget.children):
        areas += _in_order(child)
    return areas
