"""What a game puts on the screens of a running game; what it leaves out hides its screen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from kivy.uix.widget import Widget

from companion.play.checklist import Part, ToDo
from companion.play.film import Film
from companion.play.question import Layout
from companion.play.table_cards import Moment
from companion.play.table_entry import Editor
from companion.table.course import Entry
from companion.table.session import Session
from companion.ui.table.drawing import Drawing
from companion.ui.table.film.draws import Draw

Say = Callable[..., str]


class Tabletop(NamedTuple):
    drawing: Drawing
    briefly: Callable[[Say, Entry], str]
    """A move that was made, in a sentence, without what it brought."""
    editor: Editor | None = None
    """How it is put right while a game goes on, and taken up in mid-play."""
    table: Callable[[Moment, Any], Layout] | None = None
    """The whole of a table, with what the group has chosen for it."""
    parts: Callable[[Any], list[Part]] | None = None
    """What should lie on the table in a moment that is shown, in the order one looks over it."""
    to_do: Callable[[Any, Session], ToDo | None] | None = None
    """What a moment that is shown leaves the table to do."""
    film: Callable[[Any, Any, Sequence[Entry]], Film | None] | None = None
    """What the last of these moves did, in a moment that is shown, from the state before it."""
    stage: Callable[[], Widget] = Widget
    """Where its episodes are played: `lay` lays what is there before, `play` plays one, `clear`
    clears it, `on_tap` tells of a tap."""
    draws: Callable[[Any, Any, Sequence[Entry]], tuple[Draw, ...]] | None = None
    """What such moves, made from the state before them, let be seen: pieces on their way, as out of
    a bag or stack."""
    tries: bool = True
    """Whether something of it can be tried out; a score pad only notes what was."""
