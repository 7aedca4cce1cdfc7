"""What has been made: several moves as one act, undo and what it is called, an earlier move entered
anew, and all of it as lines."""

from __future__ import annotations

from collections.abc import Callable, Collection
from contextlib import suppress
from typing import Any, NamedTuple

from companion.play.modes import last_said
from companion.play.questions import Questions
from companion.play.shown import Shown
from companion.table.course import PERSON, PROGRAM, Entry
from companion.table.game import RECORD, Figure, Game, Refusal, Said, player_of
from companion.table.game.distinct import distinct
from companion.table.game.implied import all_in_full
from companion.table.seen import open_entry, seen_state
from companion.table.session import Session

Moves = tuple[Any, ...]
Say = Callable[..., str]


# Acts


@distinct
class Together(NamedTuple):
    """Moves made one after the other as one act: one undo takes all of them back. None of them is
    made where one is refused."""

    moves: tuple[Any, ...]


def moves_of(act: Any) -> tuple[Any, ...]:
    """The moves, however many there are."""
    return act.moves if isinstance(act, Together) else (act,)


def make(session: Session, move: Any, revised: int = 0) -> None:
    """What an amendment asks again is answered by a move of the same kind, whoever is asked.

    `revised` is the number of the earlier move that is entered anew, if one is. Of moves that are
    made together one has to be such a move.
    """
    if not revised:
        session.do(*moves_of(move), instead=answers(session, move))
        return
    moves = whole_act(session, session.at(revised - 1), move)
    revised, moves = _first_changed(session, revised, moves)
    entry, before = session.line[revised - 1], session.at(revised - 1)
    # What is put right for it comes first.
    if not any(alike(session.game, before, each, entry) for each in moves):
        raise Refusal(RECORD, "other-revised", kind=Figure("move", entry.raw["do"]))
    session.amend(revised, *moves)


def whole_act(session: Session, state: Any, act: Any) -> Moves:
    """Its moves and those they bring, as far as the rules take them."""
    found = []
    with suppress(Refusal):
        for _, move in all_in_full(session.game, state, moves_of(act)):
            found.append(move)
    return tuple(found)


def _first_changed(session: Session, number: int, moves: Moves) -> tuple[int, Moves]:
    """Moves that are entered anew as they were made leave what is there as it is."""
    line = session.line
    while len(moves) > 1 and number < len(line) and line[number - 1].move == moves[0]:
        number, moves = number + 1, moves[1:]
    return number, moves


def answers(session: Session, act: Any) -> bool:
    """Whether one of its moves takes the place of the one an amendment asks for again."""
    game, state, broken = session.game, session.state, session.broken
    if broken is None:
        return False
    return any(alike(game, state, each, broken.entry) for each in whole_act(session, state, act))


def alike(game: Game[Any, Any], state: Any, move: Any, entry: Entry) -> bool:
    """Whether both answer what is asked in this state, of the same player; what is asked of nobody
    in particular may be anybody's."""
    due, kind, other = game.due(state), game.kind(move), entry.raw["do"]
    same = kind == other or (kind in due.kinds and other in due.kinds)
    anybody = kind == other and kind in due.kinds and not due.players
    return same and (anybody or player_of(move) == player_of(entry.move))


# Undo


def undo_text(game: Questions, session: Session, shown: Shown) -> str:
    """Empty where there is nothing."""
    said = last_said(game, shown) or _made_last(game, session, shown)
    return shown.say("ask-undo", what=said) if said else ""


def _made_last(game: Questions, session: Session, shown: Shown) -> Figure | None:
    if again := session.brings_back:
        return Figure("text", shown.say("ask-taken-back", count=Figure("count", again)))
    made = decided(game, session)
    return Figure("text", game.briefly(shown.say, made)) if made else None


def decided(game: Questions, session: Session) -> Entry | None:
    """The decision somebody made, where the act begins with what it brought."""
    undone = session.undoes
    if undone is None:
        return None
    later = session.line[undone.number :]
    named = (each for each in (undone, *later) if each.raw["do"] not in game.unsaid)
    found = next(named, undone)
    for each in named:
        brought = session.game.implied(session.at(found.number - 1), each.move)
        if found.move not in brought[:1]:
            break
        found = each
    return found


# Earlier moves, entered anew


class Wrong(NamedTuple):
    """What can be done about a move that was made."""

    anew: bool
    """Whether somebody decided it, who may have meant something else."""
    spare: bool
    """Whether the game goes on without it."""
    later: int
    """How many moves came after it, with which it would be taken back."""
    remark: str = ""
    """The key of what is to be known of it."""


def wrong(session: Session, game: Questions, entry: Entry, counts: bool) -> Wrong:
    """What was undone is only looked at."""
    if not counts:
        return Wrong(False, False, 0, "wrong-undone")
    later = len(session.line) - entry.number
    if entry.by != PERSON:
        by = "drawn" if entry.by == PROGRAM else "forced"
        return Wrong(False, False, later, f"wrong-{by}")
    if game.anew(session.at(entry.number - 1), entry.move) is None:
        return Wrong(False, False, later, "wrong-unsaid")
    spare = entry.raw["do"] in game.spare or came_beside(session, entry)
    return Wrong(True, spare, later)


def came_beside(session: Session, entry: Entry) -> bool:
    """Whether nobody waited for it."""
    due = session.game.due(session.at(entry.number - 1))
    return entry.raw["do"] in due.beside


def asked_by(session: Session, entry: Entry, state: Any, corrections: Collection[str]) -> str:
    """Whether the question of this state asks for the move again, it is to be made beside it by
    its own name, or neither."""
    due, kind = session.game.due(state), entry.raw["do"]
    if kind in due.beside and kind not in corrections:
        return str(kind)
    player = entry.raw.get("player")
    same = kind in due.kinds and (player is None or player in due.players)
    return "broken" if same else "unfit"


# As lines


class Heading(NamedTuple):
    """A part of the game, as its face tells how far it is."""

    said: Said


class Made(NamedTuple):
    """A move; one that no longer `counts` was undone."""

    entry: Entry
    counts: bool


Row = Heading | Made


def rows(session: Session, progress: Callable[[Any], Said]) -> list[Row]:
    """Nothing is put into words here: of a long game only what is in sight is. The lines and the
    states are as anybody may know them."""
    found: list[Row] = []
    before = {0: progress(seen_state(session, session.begun.state))}
    above = before[0]
    for made, counts in session.history():
        entry = open_entry(session, made)
        part = before.get(entry.number - 1, above)
        before[entry.number] = progress(entry.state)
        if found and part != above:
            found.append(Heading(above))
        found.append(Made(entry, counts))
        above = part
    if found:
        found.append(Heading(above))
    return found[::-1]


def said(say: Say, told: Callable[[Say, Entry], str], row: Row) -> str:
    """`told` is how the game tells a move."""
    if isinstance(row, Heading):
        return say(row.said.key, **row.said.figures)
    sentence = told(say, row.entry)
    if row.counts and not row.entry.redrawn:
        return sentence
    mark = say("history-redrawn" if row.counts else "history-undone")
    return say("history-mark", what=sentence, mark=mark)
