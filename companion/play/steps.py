from __future__ import annotations

from typing import NamedTuple

from companion.play.question import Layout


class Step(NamedTuple):
    """One thing to lay out on the table: `due` while the app waits for what comes up there."""

    name: str
    title: str
    text: str
    layout: Layout
    """How it lies, if that is shown."""
    kind: str
    """The kind of move that lays it out, if any."""
    due: bool
    rule: str = ""
    """What says that it is laid out so."""
