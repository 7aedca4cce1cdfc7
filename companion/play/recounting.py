"""At the end all lies open: what was counted otherwise is told by touches, and then put right."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import takewhile
from typing import Any, NamedTuple

from companion.play.table_cards import Asked, Moment
from companion.play.table_entry import Editor, laid, last_moment
from companion.table.course import Entry
from companion.table.game import Refusal
from companion.table.session import Session
from companion.table.trying import tried


class Recounted(NamedTuple):
    """These moves take the place of move `number`, by none where it is left out."""

    number: int
    moves: tuple[Any, ...] = ()


def fitting(session: Session, tries: Iterable[Recounted]) -> Recounted | None:
    """The first after which all that came later holds, and the game is over as before."""
    return next((each for each in tries if _ends(session, each)), None)


def _ends(session: Session, tried: Recounted) -> bool:
    game, later = session.game, (entry.move for entry in session.line[tried.number :])
    try:
        state = laid(game, session.at(tried.number - 1), (*tried.moves, *later))
    except Refusal:
        return False
    return not game.due(state).kinds


def revealed(
    session: Session,
    editor: Editor | None,
    speak: Callable[..., str],
    names: Mapping[str, str],
    number: int = 0,
) -> tuple[Asked, ...]:
    """What lies open at the end; with the `number` of the last moment, what can be put right."""
    if editor is None or editor.recounts is None:
        return ()
    components = session.head.components or session.game.starter()
    moment = Moment(session.state, names, components, speak)
    return tuple(editor.recounts(session, number, moment))


class Recounting:
    """What lies open at the end as it was counted anew, tried out until it is put right."""

    def __init__(self, session: Session, editor: Editor) -> None:
        self._session, self._editor = session, editor
        self.trial = tried(session)

    def cards(self, speak: Callable[..., str], names: Mapping[str, str]) -> tuple[Asked, ...]:
        number = last_moment(self.trial, self._editor)
        return revealed(self.trial, self._editor, speak, names, number)

    def tell(self, told: Recounted) -> None:
        self.trial.amend(told.number, *told.moves)

    def undo(self) -> None:
        self.trial.undo()

    @property
    def told(self) -> bool:
        """Whether there is a touch to take back."""
        return self.trial.undoes is not None

    @property
    def changed(self) -> bool:
        return _raw(self._session.line) != _raw(self.trial.line)

    def do(self) -> None:
        """All of it is one act: undo takes it back at once."""
        old, new = _raw(self._session.line), _raw(self.trial.line)
        first = _alike(old, new)
        # One at least is made anew, so that others may come in before it.
        last = _alike(old[:first:-1], new[:first:-1])
        moves = [entry.move for entry in self.trial.line[first : len(new) - last]]
        self._session.amend(first + 1, *moves, replaced=len(old) - last - first)


def _raw(line: Iterable[Entry]) -> list[Any]:
    return [entry.raw for entry in line]


def _alike(old: Sequence[Any], new: Sequence[Any]) -> int:
    """How many are the same from the beginning on."""
    pairs = zip(old, new, strict=False)
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))
