"""Speaking aloud: plyer's way to speak, with what it lacks: the language, an end, and silence.

plyer gives every text to the program espeak, or to Android's English voice.
"""

from __future__ import annotations

import shutil
import time
from functools import cache
from subprocess import DEVNULL, Popen
from typing import Any

from kivy.utils import platform
from plyer.facades import TTS

_PROGRAMS = ("espeak-ng", "espeak")
_GLANCE = 0.1
"""Seconds between two looks whether Android has said it."""
_PATIENCE = 100
"""So many looks before a voice that does not get ready is given up."""


class Tongue(TTS):
    """`speak` begins to say a text in `language`; `wait` returns when it has been said."""

    language = "en"

    def ready(self) -> bool:
        """Whether it can speak now; may take a while."""
        return True

    def wait(self) -> None: ...

    def hush(self) -> None: ...

    def leave(self) -> None:
        """Before the thread ends that it has spoken in."""


class Espeak(Tongue):
    """The program espeak-ng, or the older espeak."""

    def __init__(self, program: str) -> None:
        self._program = program
        self._speaking: Popen[bytes] | None = None

    def wait(self) -> None:
        if self._speaking:
            self._speaking.wait()

    def hush(self) -> None:
        if self._speaking:
            self._speaking.terminate()

    def _speak(self, message: str) -> None:
        command = [self._program, "-v", self.language, "--", message]
        self._speaking = Popen(command, stdin=DEVNULL, stdout=DEVNULL, stderr=DEVNULL)


class AndroidVoice(Tongue):
    """The one engine of the app: plyer makes another for every text."""

    def __init__(self) -> None:
        # There is no such module anywhere else.
        from jnius import autoclass  # type: ignore[import-not-found]

        activity = autoclass("org.kivy.android.PythonActivity").mActivity
        self._locale = autoclass("java.util.Locale")
        self._class = autoclass("android.speech.tts.TextToSpeech")
        self._engine: Any = self._class(activity, None)

    def ready(self) -> bool:
        """The engine takes no language before it is bound, and says so only by refusing."""
        wanted = self._locale.forLanguageTag(self.language)
        for _ in range(_PATIENCE):
            if self._engine.setLanguage(wanted) >= self._class.LANG_AVAILABLE:
                return True
            time.sleep(_GLANCE)
        return False

    def wait(self) -> None:
        while self._engine.isSpeaking():
            time.sleep(_GLANCE)

    def hush(self) -> None:
        self._engine.stop()

    def leave(self) -> None:
        from jnius import detach

        detach()

    def _speak(self, message: str) -> None:
        self._engine.speak(message, self._class.QUEUE_FLUSH, None)


@cache
def tongue() -> Tongue | None:
    """What this device speaks with; None where it cannot."""
    if platform == "android":
        return AndroidVoice()
    program = next(filter(None, map(shutil.which, _PROGRAMS)), None)
    return Espeak(program) if program else None


def can_speak() -> bool:
    return tongue() is not None
