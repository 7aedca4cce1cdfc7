"""Files of other apps, which on Android have no path: the person chooses one in the system's own
list."""

import os
from collections.abc import Callable
from functools import cache, partial
from io import BufferedReader
from itertools import count
from typing import Any

from kivy.clock import Clock
from kivy.utils import platform

from companion.device.java import as_faults_of_files

Chosen = Callable[[Callable[[], BufferedReader]], object]

_numbers = count(1497)
"""Of our questions: by its number an answer is known for one to it."""

_waiting: dict[int, Chosen] = {}
"""Who is to be told of the answer to which question."""


def has_documents() -> bool:
    return bool(platform == "android")


def choose_document(chosen: Chosen) -> None:
    """Tells how to open the one that was chosen; nothing where the person changed his mind."""
    # There is no such module anywhere else.
    from jnius import autoclass  # type: ignore[import-not-found]

    _listen()
    question = next(_numbers)
    _waiting[question] = chosen
    intent_class = autoclass("android.content.Intent")
    intent = intent_class(intent_class.ACTION_OPEN_DOCUMENT)
    intent.addCategory(intent_class.CATEGORY_OPENABLE)
    intent.setType("*/*")
    _activity().startActivityForResult(intent, question)


@cache
def _listen() -> None:
    """Once for all questions: Android goes through the list of its listeners in a thread of its
    own, and breaks off the app where one is taken from the list meanwhile."""
    from android import activity  # type: ignore[import-not-found]

    activity.bind(on_activity_result=_answer)


def _answer(question: int, _: int, intent: Any) -> None:
    chosen = _waiting.pop(question, None)
    place = intent.getData() if chosen and intent else None
    if chosen and place:
        Clock.schedule_once(lambda _: chosen(partial(_opened, place)))


def _opened(place: Any) -> BufferedReader:
    """Raises OSError where it cannot be read."""
    with as_faults_of_files():
        found = _activity().getContentResolver().openFileDescriptor(place, "r")
    if found is None:
        raise OSError("the app it belongs to does not hand it out")
    return os.fdopen(found.detachFd(), "rb")


def _activity() -> Any:
    from jnius import autoclass

    return autoclass("org.kivy.android.PythonActivity").mActivity
