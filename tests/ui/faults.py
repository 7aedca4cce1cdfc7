"""What is logged as a fault while a test looks elsewhere."""

import logging


class Faults(logging.Handler):
    """Hears what goes wrong without a test noticing: Kivy and our fault reports log and go on."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.heard: list[str] = []
        logging.getLogger().addHandler(self)

    def emit(self, record: logging.LogRecord) -> None:
        trace = record.exc_info[1] if record.exc_info else ""
        self.heard.append(f"{record.getMessage()} {trace!r}")
