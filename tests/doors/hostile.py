"""Files made to do harm, or odd by accident; what is to become of each is said beside it.

None lies in the repository: each is made when it is asked for.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

from tests.doors.backups import BACKUPS
from tests.doors.making import Hostile
from tests.doors.records import RECORDS

FILES: dict[str, Hostile] = {**RECORDS, **BACKUPS}


def odd_files(folder: Path) -> Iterator[Path]:
    """What is no file to be read, under the name of one."""
    dangling = folder / "dangling.json"
    dangling.symlink_to(folder / "nowhere")
    yield dangling
    looped = folder / "looped.json"
    looped.symlink_to(looped)
    yield looped
    (folder / "folder.json").mkdir()
    yield folder / "folder.json"
    yield folder / "missing.json"
    yield folder / ("n" * 300)
    if hasattr(os, "mkfifo"):
        # With nobody at its other end, who opened it would wait for ever.
        os.mkfifo(folder / "pipe.json")
        yield folder / "pipe.json"
        yield Path(os.devnull)
