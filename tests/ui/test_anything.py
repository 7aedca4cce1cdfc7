"""Whatever is touched and swiped, and in whatever order: nothing fails, and nothing runs away."""

from random import Random
from statistics import median

import pytest

from tests.ui.at_table import GAME, at_table, moves_until, record

GIVEN = record("vasco-4-7")
MEMORY = 300
"""So many MB more than before would mean that something grows with every touch."""
ACTS, SAMPLES, GROWTH = 3000, 20, 5
"""Megabytes that the second half of so many may add. What is drawn just then differs by more from
one sample to the next, so halves are compared by what lies in their middle."""
LONG = pytest.mark.long
PLACES = [
    pytest.param("small", 1.5, moves_until(GIVEN, "acting", 2, 4), marks=LONG),
    ("phone", 1.0, moves_until(GIVEN, "placing", 3, 3)),
    pytest.param("phone-across", 1.5, moves_until(GIVEN, "placing", 2), marks=LONG),
    pytest.param("tablet", 1.0, moves_until(GIVEN, "acting", 4, 2), marks=LONG),
    pytest.param("tablet-upright", 1.3, 0, marks=LONG),
]


class Anything:
    """A finger that taps and swipes wherever it happens to be."""

    def __init__(self, device, chance: Random) -> None:
        from kivy.core.window import Window

        self.device, self.chance = device, chance
        self.width, self.height = Window.size

    def touch(self) -> None:
        from kivy.tests.common import UnitTestTouch

        x, y = self.chance.uniform(0, self.width), self.chance.uniform(0, self.height)
        if self.chance.random() < 0.75:
            self.device.tap_at(x, y)
        else:
            touch, far = UnitTestTouch(x, y), self.chance.uniform(-300, 300)
            touch.touch_down()
            for step in range(1, 6):
                touch.touch_move(x, min(max(y + far * step / 5, 0), self.height))
                self.device.frames(1)
            touch.touch_up()
        self.device.frames(self.chance.choice([2, 20]))


@pytest.mark.parametrize("seed", [1, pytest.param(2, marks=LONG), pytest.param(3, marks=LONG)])
@pytest.mark.parametrize(("size", "text", "moves"), PLACES)
def test_whatever_is_touched_nothing_fails(device, size, text, moves, seed) -> None:
    from tests.bench.touching import resident
    from tests.ui.device import Look

    app = at_table(device, Look(size), GIVEN, moves)
    app.choose_comfort("text", text)
    device.frames(4)
    anything, before = Anything(device, Random(seed)), resident()
    for number in range(150):
        anything.touch()
        if app.root.shown not in ("table", "setup") and app.goes_on:
            app.root.show("home", app.goes_on)
        assert device.faults.heard == []
        assert number % 50 or resident() - before < MEMORY
    line = [entry.raw for entry in app.session.line]
    device.stop()
    app = device.start(Look(size))
    assert [entry.raw for entry in app.session.line] == line, "all of it was kept"
    assert GAME.shown(app.session.state)


@pytest.mark.long
def test_acts_without_end_take_no_more_memory(device) -> None:
    """Looked at from the same place, the second half of many acts leaves as much as the first."""
    from companion.device.memory import give_back
    from tests.bench.touching import resident
    from tests.ui.device import Look

    app = at_table(device, Look("tablet"), GIVEN, moves_until(GIVEN, "acting", 2, 4))
    device.frames(4)
    anything, left = Anything(device, Random(5)), []
    for number in range(ACTS):
        anything.touch()
        if app.root.shown not in ("table", "setup") and app.goes_on:
            app.root.show("home", app.goes_on)
        if (number + 1) % (ACTS // SAMPLES) == 0:
            app.root.show("home")
            device.frames(4)
            # First what is waste is let go of, then given back.
            resident()
            give_back()
            left.append(resident())
            app.open_game()
    half = len(left) // 2
    assert median(left[half:]) <= median(left[:half]) + GROWTH, left
