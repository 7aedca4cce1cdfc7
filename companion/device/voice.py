"""What is to be said aloud, one text at a time; nobody waits for it."""

from __future__ import annotations

from threading import Condition, Thread

from companion.device.speech import Tongue


class Voice:
    """Speaks in a thread of its own. A new text cuts off the one before, and what waited is
    dropped: only what was asked for last is worth hearing."""

    def __init__(self, tongue: Tongue) -> None:
        self._tongue = tongue
        self._changed = Condition()
        self._wanted: tuple[str, str] | None = None
        self._speaks = False
        self._over = False
        Thread(target=self._run, daemon=True).start()

    def say(self, text: str, language: str) -> None:
        with self._changed:
            self._wanted = text, language
            self._quieten()

    def hush(self) -> None:
        with self._changed:
            self._wanted = None
            self._quieten()

    def close(self) -> None:
        with self._changed:
            self._over = True
            self._wanted = None
            self._quieten()

    def finish(self) -> None:
        """Waits until all has been said."""
        with self._changed:
            self._changed.wait_for(lambda: self._wanted is None and not self._speaks)

    def _quieten(self) -> None:
        if self._speaks:
            self._tongue.hush()
        self._changed.notify_all()

    def _run(self) -> None:
        while wanted := self._next():
            self._tongue.language = wanted[1]
            # Getting ready may take a while, in which something newer may be wanted.
            if self._tongue.ready() and self._begin(wanted):
                self._tongue.wait()
            self._end(wanted)
        self._tongue.leave()

    def _next(self) -> tuple[str, str] | None:
        with self._changed:
            self._changed.wait_for(lambda: self._wanted or self._over)
            return self._wanted

    def _begin(self, wanted: tuple[str, str]) -> bool:
        with self._changed:
            if self._wanted is not wanted:
                return False
            self._wanted = None
            try:
                self._tongue.speak(message=wanted[0])
            except OSError:
                return False
            self._speaks = True
            return True

    def _end(self, wanted: tuple[str, str]) -> None:
        with self._changed:
            self._speaks = False
            if self._wanted is wanted:
                # No voice for it: it is not tried for ever.
                self._wanted = None
            self._changed.notify_all()
