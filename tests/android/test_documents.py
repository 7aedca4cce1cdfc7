"""The system's list of files, whose answer Android tells by the list of its listeners, in a thread
of its own."""

import os
import sys
from collections.abc import Callable, Iterator
from io import BufferedReader
from threading import Thread
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from companion.device import documents

OK, CANCELLED = -1, 0


class ConcurrentModificationError(Exception):
    pass


class ArrayList:
    """Java's: whoever goes through it is refused the next one after it has changed."""

    def __init__(self) -> None:
        self._held: list[Any] = []
        self._changes = 0

    def add(self, each: Any) -> None:
        self._held.append(each)
        self._changes += 1

    def remove(self, each: Any) -> None:
        self._held.remove(each)
        self._changes += 1

    def __len__(self) -> int:
        return len(self._held)

    def __iter__(self) -> Iterator[Any]:
        place, changes = 0, self._changes
        # As `hasNext` and `next` have it.
        while place != len(self._held):
            if self._changes != changes:
                raise ConcurrentModificationError
            yield self._held[place]
            place += 1


class JavaError(Exception):
    innermessage = "gone"


class Intent:
    ACTION_OPEN_DOCUMENT = "open"
    CATEGORY_OPENABLE = "openable"

    def __init__(self, action: str = "", place: str | None = None) -> None:
        self.place = place

    def addCategory(self, _: str) -> None: ...  # noqa: N802 - Java's names

    def setType(self, _: str) -> None: ...  # noqa: N802

    def getData(self) -> str | None:  # noqa: N802
        return self.place


class PythonActivity:
    """As python-for-android has it; and the system behind it, with files by their places."""

    def __init__(self) -> None:
        self.listeners = ArrayList()
        self.asked: list[int] = []
        self.files: dict[str, bytes] = {}

    def startActivityForResult(self, _: Intent, question: int) -> None:  # noqa: N802
        self.asked.append(question)

    def answers(self, question: int, code: int, intent: Intent | None) -> None:
        """In a thread of its own, and the app breaks off where that fails."""
        faults = []

        def run() -> None:
            try:
                for listener in self.listeners:
                    listener(question, code, intent)
            except Exception as fault:
                faults.append(fault)

        thread = Thread(target=run)
        thread.start()
        thread.join()
        assert faults == []

    def getContentResolver(self) -> Any:  # noqa: N802
        return SimpleNamespace(openFileDescriptor=self._open)

    def _open(self, place: str, _: str) -> Any:
        if place not in self.files:
            raise JavaError("java.io.FileNotFoundException")
        reading, writing = os.pipe()
        os.write(writing, self.files[place])
        os.close(writing)
        return SimpleNamespace(detachFd=lambda: reading)


@pytest.fixture
def android(monkeypatch) -> Iterator[PythonActivity]:
    here = PythonActivity()
    classes = {
        "android.content.Intent": Intent,
        "org.kivy.android.PythonActivity": SimpleNamespace(mActivity=here),
    }
    jnius, module = ModuleType("jnius"), ModuleType("android")
    jnius.autoclass = classes.__getitem__
    jnius.JavaException = JavaError
    module.activity = SimpleNamespace(
        bind=lambda on_activity_result: here.listeners.add(on_activity_result),
        unbind=lambda on_activity_result: here.listeners.remove(on_activity_result),
    )
    monkeypatch.setitem(sys.modules, "jnius", jnius)
    monkeypatch.setitem(sys.modules, "android", module)
    documents._listen.cache_clear()
    yield here
    documents._listen.cache_clear()
    documents._waiting.clear()


@pytest.fixture
def later(monkeypatch) -> list[Callable[[float], object]]:
    """What is left to the thread of the app."""
    left: list[Callable[[float], object]] = []
    monkeypatch.setattr(documents.Clock, "schedule_once", left.append)
    return left


def test_what_was_chosen_is_read_in_the_thread_of_the_app(android, later) -> None:
    told: list[Callable[[], BufferedReader]] = []
    documents.choose_document(told.append)
    android.files["here"] = b"a record"
    android.answers(android.asked[-1], OK, Intent(place="here"))
    assert told == []
    later.pop()(0)
    with told.pop()() as stream:
        assert stream.read() == b"a record"


def test_any_number_of_questions_are_answered_each_once_by_one_listener(android, later) -> None:
    told = []
    for number in range(3):
        documents.choose_document(lambda _, number=number: told.append(number))
        android.answers(android.asked[-1], OK, Intent(place="here"))
        android.answers(android.asked[-1], OK, Intent(place="again"))
    for each in later:
        each(0)
    assert (told, len(android.listeners)) == ([0, 1, 2], 1)


def test_of_two_questions_at_once_each_has_its_answer(android, later) -> None:
    told = []
    documents.choose_document(lambda _: told.append("first"))
    documents.choose_document(lambda _: told.append("second"))
    first, second = android.asked
    android.answers(second, CANCELLED, None)
    android.answers(first, OK, Intent(place="here"))
    for each in later:
        each(0)
    assert told == ["first"]


@pytest.mark.parametrize("intent", [None, Intent()], ids=["nothing", "an intent of nothing"])
def test_who_changes_his_mind_can_be_asked_again(android, later, intent) -> None:
    told = []
    documents.choose_document(told.append)
    android.answers(android.asked[-1], CANCELLED, intent)
    assert (later, told) == ([], [])
    documents.choose_document(told.append)
    android.answers(android.asked[-1], OK, Intent(place="here"))
    later.pop()(0)
    assert len(told) == 1


def test_answers_to_others_are_left_to_them(android, later) -> None:
    told = []
    documents.choose_document(told.append)
    android.answers(android.asked[0] + 1, OK, Intent(place="theirs"))
    assert later == []
    android.answers(android.asked[-1], OK, Intent(place="ours"))
    assert len(later) == 1


def test_a_file_that_is_gone_is_a_fault_of_files(android, later) -> None:
    told: list[Callable[[], BufferedReader]] = []
    documents.choose_document(told.append)
    android.answers(android.asked[-1], OK, Intent(place="nowhere"))
    later.pop()(0)
    with pytest.raises(OSError, match="gone"):
        told.pop()()
