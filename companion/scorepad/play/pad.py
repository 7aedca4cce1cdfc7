"""What the next tap means: for whom a key is, which entry is being corrected, what comes next."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from companion.scorepad.play.entries import shown, struck
from companion.scorepad.play.keys import LEFT, REALS, SHIPS, VP, Key
from companion.scorepad.rules.moves import Finish, Round, Score
from companion.scorepad.rules.state import State
from companion.table.course import Entry
from companion.table.session import Session

DIAS = "dias"
"""The round is to end: whom does Dias bring his VP?"""
END = "end"
"""Nothing more is to be entered: who has won?"""

_ASKED = {"ships": SHIPS, "reals": LEFT}


class Target(NamedTuple):
    """What the next key is for."""

    kind: str
    player: str = ""


class Pad:
    """A session as the pad writes it down. What is refused is raised as Refusal."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.editing: Entry | None = None
        self.target = Target(VP, session.head.players[0].colour)
        self._phase = ""
        self.follow()

    @property
    def state(self) -> State:
        state: State = self.session.state
        return state

    def follow(self) -> None:
        """After any change: what is asked must be what can be answered."""
        if self.editing and self.editing not in self.session.line:
            self.editing = None
        turned, self._phase = self._phase != self.state.phase, self.state.phase
        if not self.editing and (turned or self.target not in self._open()):
            self.target = self._next()

    def choose(self, target: Target) -> None:
        """Somebody is tapped: the next key is for him, or the entry in correction is his."""
        if not self.editing:
            asked = [each for each in self._asked() if each.player == target.player]
            self.target = asked[0] if asked else target
        elif isinstance(self.editing.move, Score) and self.editing.move.player != target.player:
            self._amend(self.editing.move._replace(player=target.player))
        else:
            self.stop_editing()

    def enter(self, key: Key) -> None:
        move = key.move(self.target.player)
        if self.editing:
            self._amend(move)
        else:
            self.session.do(move)
            self.target = self._next()

    def edit(self, number: int) -> None:
        """The same entry once more ends its correction."""
        entry = self.session.line[number - 1]
        if entry == self.editing:
            self.stop_editing()
        else:
            self.editing = entry
            self.target = Target(shown(entry).kind, entry.move.player)

    def strike_out(self) -> None:
        assert self.editing
        self._amend(struck(self.editing))

    def stop_editing(self) -> None:
        if self.editing:
            self.editing = None
            self.target = self._next()

    @property
    def ending(self) -> bool:
        """Whether it is asked what Dias brings, before the round is over."""
        return bool(self.target.kind == DIAS)

    def go_on(self) -> None:
        """The round is not to end yet."""
        self.target = self._next()

    def undo(self) -> None:
        self.stop_editing()
        self.session.undo()

    def redo(self) -> None:
        self.stop_editing()
        self.session.redo()

    def ask_dias(self) -> None:
        self.stop_editing()
        self.target = Target(DIAS)

    def end_round(self, dias: str = "") -> None:
        """8.6: with what Dias brings, if anybody."""
        if dias:
            self.session.do(Score(dias, character="dias"))
        self.session.do(Round())
        self.target = self._next()

    def finish(self, winners: Sequence[str] = ()) -> None:
        self.session.do(Finish(tuple(winners) or None))

    def _amend(self, move: Any) -> None:
        """A correction that leaves a later entry without its place is none."""
        assert self.editing
        number = self.editing.number
        self.stop_editing()
        broken = self.session.amend(number, move)
        if broken:
            self.session.undo()
            raise broken.refusal

    def _next(self) -> Target:
        """The same again; at the end, whoever has not been asked."""
        if self.state.phase == "final":
            return next(iter(self._asked()), Target(END))
        kind = self.target.kind if self.target.kind in (VP, REALS) else VP
        return Target(kind, self.target.player or self.state.players[0].colour)

    def _asked(self) -> list[Target]:
        """What is asked of everybody at the end."""
        if self.state.phase != "final":
            return []
        return [Target(_ASKED[what], player) for player, what in self.state.unsettled]

    def _open(self) -> list[Target]:
        kinds = (VP, REALS) if self.state.with_reals else (VP,)
        players = [player.colour for player in self.state.players]
        scores = [Target(kind, player) for kind in kinds for player in players]
        asked = self._asked()
        if self.state.phase == "final" and not asked:
            return [Target(END), *scores]
        return asked or [Target(DIAS), *scores]
