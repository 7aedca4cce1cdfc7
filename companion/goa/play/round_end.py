"""What there is to do on the table between two rounds: red tiles, and what goes from A to B."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from companion.goa.play.moment import Shown, masked
from companion.goa.rules import figures as f
from companion.goa.rules.phases import flag_due, kind_due
from companion.goa.rules.state import State
from companion.goa.rules.tiles import KINDS, PHASES, UNNAMED
from companion.play.checklist import ToDo
from companion.play.pieces import Captioned, Row
from companion.play.question import Layout
from companion.play.steps import Step
from companion.table.course import PROGRAM, Entry
from companion.table.session import Session

_RULES = {"leaving": "2.3", "bonanza": "11.4", "lay-out": "2.3", "red": "2.4", "next": "3.2"}


class Ended(NamedTuple):
    """How a round lay when it ended, and what has come since."""

    before: State
    entries: tuple[Entry, ...]

    @property
    def is_phase(self) -> bool:
        return bool(self.entries[-1].state.phase != self.before.phase)


def ended(line: Sequence[Entry]) -> Ended | None:
    """The round that ended with these moves; none once the flag of the next is placed."""
    if not line or not (flag_due(line[-1].state) or kind_due(line[-1].state) == "layout"):
        return None
    now = line[-1].state
    for place in reversed(range(1, len(line))):
        before = line[place - 1].state
        if (before.phase, before.round) != (now.phase, now.round):
            return Ended(before, tuple(line[place:]))
    return None


def to_do(shown: Shown, session: Session) -> ToDo | None:
    over = ended(session.line)
    # Of an earlier moment that is entered anew, all of that was done long ago.
    if over is None or shown.state != masked(session.state):
        return None
    before = over.before
    title = shown.say("round-title", **_figures(before))
    return ToDo((session.head.id, before.phase, before.round), title, tuple(_steps(shown, over)))


def _figures(state: State) -> dict[str, object]:
    return {"phase": f.text(PHASES[state.phase]), "round": f.number(state.round)}


def _steps(shown: Shown, over: Ended) -> Iterator[Step]:
    if over.is_phase:
        yield from _next_phase(shown, over)
    yield from _red_tiles(shown, over.before)
    state = shown.state
    if flag_due(state) and state.first is not None:
        first = f.player(state.players[state.first].colour)
        title = shown.say("round-next", **_figures(state))
        text = shown.say("round-next-text", player=first)
        yield Step("round-next", title, text, None, "", False, _RULES["next"])


def _step(shown: Shown, name: str, text: str, layout: Layout = None, due: bool = False) -> Step:
    return Step(f"round-{name}", shown.say(f"round-{name}"), text, layout, "", due, _RULES[name])


def _next_phase(shown: Shown, over: Ended) -> Iterator[Step]:
    """2.3, 11.4: what lies there goes, the tiles of the next phase come."""
    left = [each for each in over.before.grid if each]
    if left:
        named = (each for each in left if each != UNNAMED)
        pictures = Row(tuple(Captioned(each, "") for each in named))
        text = shown.say("round-leaving-text", count=f.count(len(left)))
        yield _step(shown, "leaving", text, pictures if pictures.pieces else None)
    state = shown.state
    if state.variants.bonanza:
        yield _step(shown, "bonanza", shown.say("round-bonanza-text"))
    phase, removed = f.text(PHASES[state.phase]), state.board.removed[state.phase]
    drawn = any(each.raw["do"] == "layout" and each.by == PROGRAM for each in over.entries)
    key = "round-lay-out-drawn" if drawn else "round-lay-out-text"
    text = shown.say(key, phase=phase, count=f.count(removed))
    yield _step(shown, "lay-out", text, due=kind_due(state) == "layout")


def _red_tiles(shown: Shown, before: State) -> Iterator[Step]:
    """2.4: whose used ones turn up again."""
    used = [
        Captioned(each, shown.name(player.colour))
        for player in before.players
        for each in player.face_down
        if KINDS[each.kind].red
    ]
    if used:
        text = shown.say("round-red-text", count=f.count(len(used)))
        yield _step(shown, "red", text, Row(tuple(used)))
