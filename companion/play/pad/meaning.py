"""What a tap on a pad means: for whom a key is, which entry is put right."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from companion.play.pad.keys import Told, told
from companion.play.question import Pick, Picks
from companion.play.shown import Shown
from companion.table.game.distinct import distinct
from companion.table.game.pad.declared import Category, Pad
from companion.table.game.pad.entering import FINAL, ROUNDS, phase, unsettled
from companion.table.game.pad.moves import Move, Round, Score, Settle
from companion.table.game.pad.state import State


@distinct
class Target(NamedTuple):
    """What the next key is for: a quantity, or what is asked at the end."""

    asked: str
    player: str


@distinct
class Anew(NamedTuple):
    """An entry is put right."""

    move: Score | Settle


@distinct
class Ending(NamedTuple):
    """The round is to end: whom does what is carried bring its points?"""


@dataclass(frozen=True)
class Meaning:
    pad: Pad

    def picked(self, state: State, picks: Picks, pick: Pick) -> Picks:
        """Whoever is tapped while an entry is put right is the one whose it is."""
        if isinstance(pick, Told):
            others = tuple(each for each in picks if getattr(each, "choice", None) != pick.choice)
            return others if pick in picks else (*others, pick)
        if not isinstance(pick, Target):
            return (*picks, pick)
        move = put_right(picks)
        if move is None:
            return (self._answerable(state, pick),)
        if isinstance(move, Settle) or move.player == pick.player:
            return picks
        return (*picks, move._replace(player=pick.player))

    def moved(self, state: State, picks: Picks) -> Move | None:
        """The last of several choices makes the entry."""
        last = picks[-1] if picks else None
        if isinstance(last, Told):
            wanted = self.target(state, picks)
            assert wanted
            category = self.pad.category(wanted.asked)
            whole = len(told(picks)) == len(category.choices)
            return settled(category, wanted.player, picks) if whole else None
        return last if isinstance(last, Move) else None

    def begun_anew(self, move: Move) -> Picks:
        """An entry is put right from its own keys on; the end of a round, from whom what is
        carried comes to."""
        if isinstance(move, Round):
            return (Ending(),)
        if not isinstance(move, Score | Settle):
            return ()
        choices = self.pad.category(move.category).choices
        if len(choices) == 1:
            return (Anew(move),)
        parts = enumerate(self.pad.category(move.category).parts(move.value))
        return (Anew(move), *(Told(at, n) for at, n in parts if n != choices[at].every[0]))

    def _answerable(self, state: State, target: Target) -> Target:
        """At the end, somebody who is still asked for something is asked that."""
        return next((each for each in self.due(state) if each.player == target.player), target)

    def due(self, state: State) -> list[Target]:
        """What is asked of everybody at the end."""
        if phase(self.pad, state) != FINAL:
            return []
        return [Target(name, player) for player, name in unsettled(self.pad, state)]

    def turned(self, shown: Shown, colour: str) -> Target | None:
        """What somebody enters for himself; at the end, what he is still asked."""
        if phase(self.pad, shown.state) == ROUNDS:
            return Target(self.pad.points, colour)
        return next((each for each in self.due(shown.state) if each.player == colour), None)

    def target(self, state: State, picks: Picks) -> Target | None:
        """Who was tapped; else the same again, and at the end whoever has not been asked."""
        if move := put_right(picks):
            return self._target_of(move)
        tapped = [pick for pick in picks if isinstance(pick, Target)]
        if tapped:
            return tapped[-1]
        if phase(self.pad, state) == FINAL:
            return next(iter(self.due(state)), None)
        first = Target(self.pad.points, state.players[0].colour)
        return self._target_of(state.latest) if state.latest else first

    def _target_of(self, move: Score | Settle) -> Target:
        category = self.pad.category(move.category)
        settles = isinstance(move, Settle)
        return Target(category.name if settles else self.pad.what(category), move.player)


def settled(category: Category, player: str, picks: Picks) -> Settle:
    """What nobody tapped is as it is at first."""
    given = told(picks)
    parts = [given.get(at, each.every[0]) for at, each in enumerate(category.choices)]
    return Settle(player, category.name, category.whole(parts))


def put_right(picks: Picks) -> Score | Settle | None:
    """The entry that is, if one is."""
    return next((pick.move for pick in picks if isinstance(pick, Anew)), None)
