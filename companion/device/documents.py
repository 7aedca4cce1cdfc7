"""Files of other apps, which on Android have no path: the person chooses one in the system's own
list."""

import os
from collections.abc import Callable
from io import BufferedReader

from kivy.clock import Clock
from kivy.utils import platform

_OURS = 1497
"""The number by which the answer is known for one to our question."""


def has_documents() -> bool:
    return bool(platform == "android")


def choose_document(chosen: Callable[[Callable[[], BufferedReader]], object]) -> None:
    """Tells how to open the one that was chosen; nothing where the person changed his mind."""
    # There are no such modules anywhere else.
    from android import activity  # type: ignore[import-not-found]
    from jnius import autoclass  # type: ignore[import-not-found]

    intent_class = autoclass("android.content.Intent")
    here = autoclass("org.kivy.android.PythonActivity").mActivity

    def answer(question: int, _: int, intent: object) -> None:
        if question != _OURS:
            return
        activity.unbind(on_activity_result=answer)
        place = intent.getData() if intent else None  # type: ignore[attr-defined]
        if place:
            # Android answers in a thread of its own.
            Clock.schedule_once(lambda _: chosen(lambda: opened(place)))

    def opened(place: object) -> BufferedReader:
        resolver = here.getContentResolver()
        return os.fdopen(resolver.openFileDescriptor(place, "r").detachFd(), "rb")

    activity.bind(on_activity_result=answer)
    intent = intent_class(intent_class.ACTION_OPEN_DOCUMENT)
    intent.addCategory(intent_class.CATEGORY_OPENABLE)
    intent.setType("*/*")
    here.startActivityForResult(intent, _OURS)
