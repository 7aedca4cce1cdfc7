"""A table entered piece by piece: one that lies otherwise than the app has it is put right, and a
game begun without the app is taken up from an empty one."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, NamedTuple

from companion.play.table_cards import Area, Ask, Asked, At, Enter, Look, Moment, Pick
from companion.table.course import PERSON, PROGRAM, Entry, Row
from companion.table.game import Figure, Game, Json, Refusal, Seat
from companion.table.game.edits import Edit
from companion.table.session import Session

_NO_REASON = "-"

Moves = tuple[Any, ...]


class Editor(NamedTuple):
    """What a game supplies so that its table can be entered."""

    read: Callable[[str, Sequence[Json]], Edit]
    """An edit by its name and what it says; a LookupError where there is none."""
    kinds: frozenset[str]
    """The kinds of moves that say how the table lies; all others are played."""
    corrected: Sequence[Area]
    """In which a running game is put right."""
    between: Callable[[Any, Any, str], Moves]
    """The moves that lead from one state to another, for a reason; a Refusal where none do."""
    changes: Callable[[Moment, Moves], Sequence[Figure]]
    """What such moves change, one by one, in a few words each."""
    entered: Sequence[Area]
    """In which a game that was begun without the app is taken up."""
    empty: Callable[[Any], Any]
    """The table it begins from, of a game that has just begun."""
    taken_up: Callable[[Any, Any, Json, str], Moves]
    """From a game begun to a table that lies as wanted, with a deal for what nobody has told, for a
    reason; a Refusal where no table lies so."""
    begins: Callable[[Any], Mapping[str, Figure]]
    """Where it goes on: the figures of `lies-begin`."""
    recounts: Callable[[Session, int, Moment], Sequence[Asked]] | None = None
    """What lies open at the end, each pick a `Recounted`; the number is that of `last_moment`."""


class Edits:
    """What was said of a table, one after the other: each can be taken back, and all of them kept.

    `lies` gives the table of an edited one, with what follows from it, or raises Refusal where no
    table can lie so.
    """

    def __init__(self, state: Any, lies: Callable[[Any], Any]) -> None:
        self.wanted = state
        self._lies = lies
        self._past: list[tuple[Any, Edit]] = []

    @property
    def changed(self) -> bool:
        """Whether there is something to take back."""
        return bool(self._past)

    def enter(self, edit: Edit) -> None:
        edited = edit(self.wanted)
        if edited != self.wanted:
            lies = self._lies(edited)
            self._past.append((self.wanted, edit))
            self.wanted = lies

    def undo(self) -> None:
        self.wanted, _ = self._past.pop()

    def raw(self) -> Json:
        """To be kept; null where nothing has been told."""
        return [[edit.name, *edit.said] for _, edit in self._past] or None

    def take_up(self, raw: Json, read: Callable[[str, Sequence[Json]], Edit]) -> bool:
        """What was kept, as far as the table can still lie so; whether that is all of it, which
        whoever entered it is told otherwise."""
        for each in raw if isinstance(raw, list) else ():
            try:
                name, *said = each
                self.enter(read(name, said))
            except (LookupError, Refusal, TypeError, ValueError, AttributeError):
                # It may have come from anywhere.
                return False
        return raw is None or isinstance(raw, list)


class TableEntry:
    """The area in hand, the question that has come up over it, and all that was told so far; of a
    table that is put right, also how it lay `before`."""

    def __init__(
        self,
        areas: Sequence[Area],
        state: Any,
        lies: Callable[[Any], Any],
        components: Json = None,
        before: Any = None,
        area: str = "",
    ) -> None:
        self.areas, self.edits = tuple(areas), Edits(state, lies)
        self._components, self._before = components, before
        self._names: Mapping[str, str] = {}
        self._speak: Callable[..., str] = lambda key, *_, **__: key
        self.ask: Ask | None = None
        self.turn(area or areas[0].name)

    def say_by(self, speak: Callable[..., str], names: Mapping[str, str]) -> None:
        """In which words it is said from now on."""
        self._speak, self._names = speak, names

    def moment(self) -> Moment:
        wanted, components = self.edits.wanted, self._components
        return Moment(wanted, self._names, components, self._speak, self._before)

    @property
    def place(self) -> int:
        """Where the area in hand stands among all."""
        return self.areas.index(self.area)

    @property
    def cards(self) -> tuple[Asked, ...]:
        return tuple(self.area.cards(self.moment(), self.at))

    @property
    def question(self) -> Asked | None:
        """What has come up over them."""
        return self.ask.asked(self.moment(), self.at) if self.ask else None

    def turn(self, name: str) -> None:
        """To another area, of which nothing is in hand yet."""
        self.area = next(each for each in self.areas if each.name == name)
        self.at, self.ask = At(self.area.hand), None

    def shut(self) -> None:
        """The question is not answered."""
        self.ask = None

    def take(self, pick: Pick) -> None:
        """What a tap stands for; raises Refusal where the table cannot lie so."""
        match pick:
            case Look(at):
                self.at = at
            case Ask():
                self.ask, self.at = pick, self.at._replace(typed="")
            case Enter(edit, hand, last):
                self.edits.enter(edit)
                self.ask = None
                self.at = self.at if hand is None else self.at._replace(hand=hand)
                if last and self.place + 1 < len(self.areas):
                    self.turn(self.areas[self.place + 1].name)

    def tap(self, name: str) -> None:
        """A piece by its name: of the question, else of the cards."""
        cards = (self.question,) if self.question else self.cards
        self.take(next(each.picks[name] for each in cards if each and name in each.picks))


class CorrectedTable(TableEntry):
    """How the table should lie by the app, and how it lies.

    An earlier correction is entered anew by its `number`, on the table as it lay then; before any
    other move, one is slipped in.
    """

    setting = "otherwise"
    """Where it is kept until it is done."""

    def __init__(self, session: Session, editor: Editor, number: int = 0, area: str = "") -> None:
        self.session, self.editor, self.number = session, editor, number
        before = session.line[number - 1] if number else None
        corrects = before is not None and before.raw["do"] in editor.kinds
        self.entry = before if corrects else None
        self._following = None if corrects else before
        self.state = session.at(number - 1) if number else session.state
        components = session.head.components or session.game.starter()
        wanted = self.entry.state if self.entry else self.state
        super().__init__(editor.corrected, wanted, self._laid, components, self.state, area)

    def moves(self, why: str) -> Moves:
        return self._moves(self.edits.wanted, why)

    def do(self, why: str) -> None:
        """All of it is one act: undo takes it back at once."""
        moves = self.moves(why)
        if self._following:
            self._slip_in(self._following, moves)
        elif self.number:
            self.session.amend(self.number, *moves)
        else:
            self.session.do(*moves)

    def kept(self, others: Json, done: bool = False) -> Json:
        """What is told and not yet done, of this moment of this game."""
        raw = None if done else self.edits.raw()
        return raw and {"moment": self._when, "number": self.number, "edits": raw}

    def left(self, kept: Json) -> Json:
        """The edits that were left in this moment of this game; none of another."""
        found = kept if isinstance(kept, dict) else {}
        same = (found.get("moment"), found.get("number")) == (self._when, self.number)
        return found.get("edits") if same else None

    @property
    def _when(self) -> Json:
        return [self.session.head.id, self.session.course.rows]

    def _slip_in(self, following: Entry, moves: Moves) -> None:
        """Before what somebody did then, which is asked again where it no longer fits."""
        try:
            kept = (following.move,) if following.by == PERSON else ()
            self.session.amend(self.number, *moves, *kept)
        except Refusal:
            self.session.amend(self.number, *moves)

    def _laid(self, wanted: Any) -> Any:
        return laid(self.session.game, self.state, self._moves(wanted, _NO_REASON))

    def _moves(self, wanted: Any, why: str) -> Moves:
        """As a record can hold them: figures have their bounds."""
        game = self.session.game
        moves = self.editor.between(self.state, wanted, why)
        return tuple(game.read(game.write(move)) for move in moves)


class TakenUpTable(TableEntry):
    """A game that was begun without the app, told from an empty table on. Only what can lie on a
    table is taken."""

    setting = "as-it-lies"
    """Where it is kept until the game goes on."""

    def __init__(
        self,
        game: Game[Any, Any],
        editor: Editor,
        seats: Sequence[Seat],
        components: Json,
        why: str,
    ) -> None:
        self._game, self.editor, self._why = game, editor, why
        self._group = json.dumps([list(seat) for seat in seats])
        self._deal = game.deal(Random(), components)
        self._begun = game.begin([seat.colour for seat in seats], components).state
        super().__init__(editor.entered, editor.empty(self._begun), self._checked, components)

    def rows(self) -> list[Row]:
        """The whole way there, as a journal has it: the set-up is the program's, not the table's,
        which drew in rounds nobody wrote down."""
        raws = [self._game.write(move) for move in self._moves(self.edits.wanted)]
        kinds = self.editor.kinds
        return [
            {
                "row": "move",
                "move": raw,
                "by": PERSON if raw["do"] in kinds else PROGRAM,
                "at": None,
            }
            for raw in raws
        ]

    def lies(self) -> Any:
        """The table the game goes on from, with what is drawn where nobody told it."""
        return laid(self._game, self._begun, self._moves(self.edits.wanted))

    def kept(self, others: Json, done: bool = False) -> Json:
        """What was told of the table of each group."""
        drafts = dict(others) if isinstance(others, dict) else {}
        drafts.pop(self._group, None)
        raw = None if done else self.edits.raw()
        return {**drafts, self._group: raw} if raw else drafts

    def left(self, kept: Json) -> Json:
        """What was told of the table of this group."""
        return kept.get(self._group) if isinstance(kept, dict) else None

    def _moves(self, wanted: Any) -> Moves:
        return self.editor.taken_up(self._begun, wanted, self._deal, self._why)

    def _checked(self, wanted: Any) -> Any:
        self._moves(wanted)
        return wanted


def last_moment(session: Session, editor: Editor | None) -> int:
    """The number of the move that ended the game, if the table could be set right before it."""
    if editor is None or session.due.kinds or not session.line:
        return 0
    number = len(session.line)
    due = session.game.due(session.at(number - 1))
    return number if editor.kinds & {*due.beside} else 0


def laid(game: Game[Any, Any], state: Any, moves: Sequence[Any]) -> Any:
    """Where the moves lead."""
    for move in moves:
        state = game.apply(state, move).state
    return state
