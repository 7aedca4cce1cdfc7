"""A fault in a callback: noted in a file, said in a sentence, and the app goes on."""

import subprocess
import sys
import threading
from logging.handlers import RotatingFileHandler

import pytest

from tests.turns import PATIENCE


@pytest.fixture
def noted(device, app):
    """What the fault file holds; what the test provoked does not count against it."""
    file = app.data_folder() / "faults.log"
    before = file.stat().st_size

    yield lambda: file.read_text(encoding="utf-8")[before:]
    device.faults.heard.clear()


def fail(*_: object) -> None:
    raise LookupError("the chart is upside down")


def test_a_fault_in_a_tap_is_noted_and_told_and_the_app_goes_on(device, app, noted) -> None:
    device.find("settings").bind(on_tap=fail)
    with_fault(device, lambda: device.tap("settings"))
    assert app.say("fault-sentence") in device.texts()
    assert "the chart is upside down" in noted()
    assert "in fail" in noted()
    device.wait(10)
    device.find("settings").unbind(on_tap=fail)
    device.tap("settings")
    assert device.shows("light-night")


def test_a_fault_in_a_clock_callback_is_caught_by_the_loop_itself(device, app, noted) -> None:
    from kivy.clock import Clock

    Clock.schedule_once(fail)
    with_fault(device, device.frames)
    assert app.say("fault-sentence") in device.texts()
    assert "the chart is upside down" in noted()


def test_a_fault_in_a_thread_is_noted_and_told(device, app, noted) -> None:
    thread = threading.Thread(target=fail)
    thread.start()
    thread.join()
    device.frames()
    assert app.say("fault-sentence") in device.texts()
    assert "the chart is upside down" in noted()


def test_a_fault_while_a_fault_is_shown_ends_there(device, app, noted) -> None:
    from kivy.clock import Clock

    def tell(*_: object) -> None:
        raise RuntimeError("no room for a sentence")

    app.root.tell = tell
    Clock.schedule_once(fail)
    with_fault(device, device.frames)
    assert noted().count("RuntimeError: no room for a sentence") == 1
    assert "the chart is upside down" in noted()
    device.tap("settings")
    assert device.shows("light-night")


def test_an_interrupt_is_no_fault(app) -> None:
    from kivy.base import ExceptionManager

    assert ExceptionManager.handle_exception(KeyboardInterrupt()) == ExceptionManager.RAISE


def test_what_ends_the_program_is_noted_too(app, noted, capsys) -> None:
    try:
        fail()
    except LookupError as fault:
        sys.excepthook(type(fault), fault, fault.__traceback__)
    assert "the chart is upside down" in noted()
    assert "the chart is upside down" in capsys.readouterr().err


def test_the_file_does_not_grow_for_ever(app) -> None:
    file = app._faults._file
    assert isinstance(file, RotatingFileHandler)
    assert 0 < file.maxBytes <= 1_000_000
    assert file.backupCount


def with_fault(device, act) -> None:
    """Kivy's loop hands a fault to its handlers; outside of the loop the test does."""
    from kivy.base import ExceptionManager

    handled = ExceptionManager.PASS
    try:
        act()
    except Exception as fault:
        handled = ExceptionManager.handle_exception(fault)
    assert handled == ExceptionManager.PASS
    device.frames()


RUNNING = """
from companion.app import CompanionApp
from companion.words import Words
from kivy.base import EventLoop
from kivy.clock import Clock
from kivy.tests.common import UnitTestTouch

from tests.ui.device import centre, walk

app = CompanionApp(Words(strict=True))

def fail(_):
    raise LookupError("the chart is upside down")

def strike(_):
    if app.root.children[-1].width != app.root.width:  # not yet laid out
        Clock.schedule_once(strike, 0.1)
        return
    settings = next(each for each in walk(app.root) if getattr(each, "name", "") == "settings")
    settings.bind(on_tap=fail)
    touch = UnitTestTouch(*centre(settings))
    EventLoop.input_events += [("begin", touch), ("end", touch)]
    Clock.schedule_once(look, 0.5)

def look(_):
    texts = [getattr(each, "text", "") for each in walk(app.root)]
    print("told", app.say("fault-sentence") in texts)
    app.stop()

Clock.schedule_once(strike, 0.3)
app.run()
print("ended")
"""


def test_the_app_s_own_loop_survives_a_tap_that_fails() -> None:
    run = subprocess.run(
        [sys.executable, "-c", RUNNING], capture_output=True, text=True, timeout=PATIENCE
    )
    assert run.stdout.splitlines() == ["told True", "ended"]
    assert run.returncode == 0
    assert "the chart is upside down" in run.stderr
