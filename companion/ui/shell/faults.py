"""What happens when code fails: a line in a file, a sentence on the screen, and the app goes on."""

import logging
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from io import TextIOWrapper
from logging.handlers import RotatingFileHandler
from pathlib import Path
from types import TracebackType

from kivy.base import ExceptionHandler, ExceptionManager
from kivy.clock import Clock

from companion.store.place import PRIVATE, private

_log = logging.getLogger("companion")
_SIZE = 200_000


class Faults(ExceptionHandler):
    """Catches what no other code does. `show` is called on the interface's own thread."""

    def __init__(self, file: Path, show: Callable[[], None]) -> None:
        super().__init__()
        self._show = show
        self._showing = False
        self._file = _handler(file)
        self._file.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s %(message)s"))

    def watch(self) -> None:
        _log.addHandler(self._file)
        ExceptionManager.add_handler(self)
        sys.excepthook = self._unhandled
        threading.excepthook = self._in_thread

    def release(self) -> None:
        _log.removeHandler(self._file)
        self._file.close()
        ExceptionManager.remove_handler(self)
        sys.excepthook = sys.__excepthook__
        threading.excepthook = threading.__excepthook__

    def handle_exception(self, fault: BaseException) -> int:
        """Kivy asks this for every fault in its loop; an interrupt is none."""
        if not isinstance(fault, Exception):
            return int(ExceptionManager.RAISE)
        self._note(fault)
        self._tell()
        return int(ExceptionManager.PASS)

    def _unhandled(
        self, kind: type[BaseException], fault: BaseException, trace: TracebackType | None
    ) -> None:
        self._note(fault)
        sys.__excepthook__(kind, fault, trace)

    def _in_thread(self, arguments: threading.ExceptHookArgs) -> None:
        if arguments.exc_value:
            self._note(arguments.exc_value)
            Clock.schedule_once(lambda _: self._tell())

    def _note(self, fault: BaseException) -> None:
        _log.error("fault", exc_info=fault)

    def _tell(self) -> None:
        # Showing may itself be what fails: then the file has to do.
        if self._showing:
            return
        self._showing = True
        try:
            self._show()
        except Exception as fault:
            self._note(fault)
        finally:
            self._showing = False


class _Private(RotatingFileHandler):
    """Its files are read by nobody else."""

    def _open(self) -> TextIOWrapper:
        file = Path(self.baseFilename)
        private(file)
        with suppress(OSError):
            file.chmod(PRIVATE)
        return super()._open()


def _handler(file: Path) -> logging.Handler:
    try:
        return _Private(file, maxBytes=_SIZE, backupCount=2, encoding="utf-8")
    except OSError:
        # Where nothing can be written the app is still good for looking.
        return logging.NullHandler()
