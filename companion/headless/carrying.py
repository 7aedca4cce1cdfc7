"""`import`, `backup`, `restore`: games into a store and out of it, through the doors of the app."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

from companion.headless.keeping import existing, opened
from companion.headless.saying import (
    REFUSED,
    fault_of_disk_said,
    fault_said,
    file_said,
    one_line,
    refuse,
    refused_move_said,
)
from companion.store import Store
from companion.store.laying import laid_down
from companion.table.disk import reading
from companion.table.game import Figure, Json, Refusal
from companion.table.record import RefusedMove


def add_to(commands: Any) -> None:
    bring = commands.add_parser("import", help="bring records and backups into a store")
    bring.add_argument("files", nargs="+", metavar="FILE")
    bring.set_defaults(answer=answer_import)
    backup = commands.add_parser("backup", help="write all that a store holds into a new file")
    backup.add_argument("file", metavar="FILE")
    backup.set_defaults(answer=answer_backup)
    restore = commands.add_parser("restore", help="bring a backup into a store, beside what it has")
    restore.add_argument("files", nargs=1, metavar="FILE")
    restore.set_defaults(answer=answer_restore)
    for line in (bring, backup, restore):
        line.add_argument("--store", required=True, metavar="DIR")


def answer_import(chosen: argparse.Namespace) -> int:
    return _bring_in(chosen, only_backup=False)


def answer_restore(chosen: argparse.Namespace) -> int:
    return _bring_in(chosen, only_backup=True)


def _bring_in(chosen: argparse.Namespace, only_backup: bool) -> int:
    """What is refused keeps out nothing else."""
    came: list[Json] = []
    refused: list[str] = []
    with closing(opened(Path(chosen.store))) as store:
        for file in chosen.files:
            for each in _coming_in(store, file, only_backup):
                if isinstance(each, str):
                    refused.append(each)
                    refuse(file_said(file, each))
                else:
                    came.append(each)
    print(json.dumps(came))
    return REFUSED if refused else 0


def _coming_in(store: Store, file: str, only_backup: bool) -> Iterator[Json]:
    """Every game that came in, and in words why one did not."""
    try:
        with reading(Path(file)) as stream:
            for came in store.come_in(stream, only_backup):
                if came.refusal:
                    where = one_line(str(came.said.figures["game"].value))
                    yield f"{where}: {fault_said(came.refusal, {})}"
                elif came.id:
                    yield {"file": file, "id": came.id, "new": came.new}
    except (OSError, ValueError) as fault:
        yield fault_of_disk_said("file-unreadable", fault)
    except RefusedMove as fault:
        yield refused_move_said(fault, {})
    except Refusal as fault:
        yield fault_said(fault, {})


def answer_backup(chosen: argparse.Namespace) -> int:
    try:
        with closing(opened(existing(chosen.store))) as store:
            for _ in laid_down(Path(chosen.file), store.pieces()):
                pass
    except FileExistsError:
        said = Refusal("record", "file-there", file=Figure("text", chosen.file))
        return refuse(fault_said(said, {}))
    except (OSError, ValueError) as fault:
        file = Figure("text", chosen.file)
        return refuse(fault_of_disk_said("file-unwritable", fault, file=file))
    except Refusal as refusal:
        return refuse(fault_said(refusal, {}))
    return 0
